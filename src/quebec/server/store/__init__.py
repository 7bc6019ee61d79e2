"""The storage: a Store hides which database is used. Only this package contains SQL."""

from quebec.server.store.databases import Database, database_at
from quebec.server.store.personal_data import PersonalData
from quebec.server.store.protocol import (
    Gone,
    KeyTaken,
    Store,
    StoreFull,
    StoreReader,
    TooLate,
    Unreadable,
)
from quebec.server.store.rows import (
    AccountRow,
    AnalysisRow,
    Append,
    AttemptLimit,
    ChatRow,
    EntryRow,
    LinkRow,
    ListedTable,
    Loaded,
    PersonRow,
    RequestRow,
    SeatRow,
    SessionRow,
    Summary,
    TableRow,
)

__all__ = [
    "AccountRow",
    "AnalysisRow",
    "Append",
    "AttemptLimit",
    "ChatRow",
    "Database",
    "EntryRow",
    "Gone",
    "KeyTaken",
    "LinkRow",
    "ListedTable",
    "Loaded",
    "PersonRow",
    "PersonalData",
    "RequestRow",
    "SeatRow",
    "SessionRow",
    "Store",
    "StoreFull",
    "StoreReader",
    "Summary",
    "TableRow",
    "TooLate",
    "Unreadable",
    "database_at",
]
