"""What is kept. SQL stands in this package and nowhere else."""

from quebec.server.store.rows import (
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
    "Append",
    "ChatRow",
    "EntryRow",
    "GameRow",
    "KeyTaken",
    "LinkRow",
    "ListedGame",
    "PersonRow",
    "RequestRow",
    "SeatRow",
    "SessionRow",
    "SqliteStore",
    "Store",
    "StoreFull",
    "Summary",
    "TooLate",
    "open_store",
]
