"""What is kept. SQL stands in this package and nowhere else."""

from quebec.server.store.people import AccountRow, Kept, PeopleStore, SessionKept, Tries
from quebec.server.store.rows import (
    AnalysisRow,
    Append,
    ChatRow,
    EntryRow,
    GameRow,
    KeyTaken,
    LinkRow,
    ListedGame,
    PersonRow,
    RequestRow,
    SeatRow,
    SessionRow,
    Store,
    StoreFull,
    Summary,
    TooLate,
)
from quebec.server.store.sqlite import SqliteStore, open_store

__all__ = [
    "AccountRow",
    "AnalysisRow",
    "Append",
    "ChatRow",
    "EntryRow",
    "GameRow",
    "Kept",
    "KeyTaken",
    "LinkRow",
    "ListedGame",
    "PeopleStore",
    "PersonRow",
    "RequestRow",
    "SeatRow",
    "SessionKept",
    "SessionRow",
    "SqliteStore",
    "Store",
    "StoreFull",
    "Summary",
    "TooLate",
    "Tries",
    "open_store",
]
