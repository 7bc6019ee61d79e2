"""What is kept: behind a Store, whatever database holds it. SQL stands in this package alone."""

from quebec.server.store.databases import Database, database_at
from quebec.server.store.personal_data import PersonalData
from quebec.server.store.protocol import KeyTaken, Store, StoreFull, StoreReader, TooLate
from quebec.server.store.rows import (
    AccountRow,
    AnalysisRow,
    Append,
    AttemptLimit,
    ChatRow,
    EntryRow,
    LinkRow,
    ListedTable,
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
    "KeyTaken",
    "LinkRow",
    "ListedTable",
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
    "database_at",
]
