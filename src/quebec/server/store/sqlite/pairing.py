"""Whether a write-ahead log belongs to the database file that it lies beside.

SQLite does not know: if somebody copies a backup over the database of a server that was killed, it
applies the log that is still there, and the result is damaged without any error. So every log has
a number, in the user version of the database: the first thing in a log is the number of the one
before it, plus one. A file fits a log if it has the number before it, or one that is in it (a
checkpoint was interrupted). Backups have a number of their own.
"""

from __future__ import annotations

import secrets
import sqlite3
from pathlib import Path
from typing import Final, NamedTuple

from quebec.engine import BadInput

DATABASE_HEADER: Final = 100
WRITE_VERSION: Final = 18
"""The byte that says whether a database has a write-ahead log."""
WITHOUT_LOG: Final = 1
USER_VERSION: Final = slice(60, 64)
LOG_HEADER: Final = 32
FRAME_HEADER: Final = 24
MAGIC: Final = (0x377F0682, 0x377F0683)
MOST_NUMBERS: Final = 2**30
TRIES: Final = 100


class Log(NamedTuple):
    """What is in a log: its header, how many pages, and the numbers in copies of the first page."""

    header: bytes
    pages: int
    numbers: list[int]


def log_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def number_next_log(database: sqlite3.Connection) -> None:
    """To be called after every checkpoint, before anything else is written."""
    (number,) = database.execute("PRAGMA user_version").fetchone()
    if 0 < number < MOST_NUMBERS:
        database.execute(f"PRAGMA user_version = {number + 1}")
    else:
        number_anew(database)


def number_anew(database: sqlite3.Connection) -> None:
    """A number that no log fits: of a new database, and of every copy."""
    database.execute(f"PRAGMA user_version = {1 + secrets.randbelow(MOST_NUMBERS - 1)}")


def check_log(file: Path) -> None:
    """Raises BadInput if the log beside a database belongs to another one.

    To be called before SQLite opens the file. In the process of a server that has it open it must
    not be called: closing a file releases all locks that the process has on it.
    """
    if not fits(file):
        log = log_of(file)
        raise BadInput(
            "log_of_another",
            {"file": str(log), "place": str(file)},
            f"{log} does not belong to {file}: another database was copied over it",
        )


def fits(file: Path) -> bool:
    for _ in range(TRIES):
        head, log = _start(file, DATABASE_HEADER), _read(log_of(file))
        # A running server may have started another log meanwhile.
        if head == _start(file, DATABASE_HEADER) and log.header == _read(log_of(file)).header:
            break
    if log.pages == 0 or len(head) < DATABASE_HEADER:
        return True
    if head[WRITE_VERSION] == WITHOUT_LOG:
        return False
    number = _number(head)
    # Programs before this one have numbered nothing.
    if number == 0 or not log.numbers:
        return True
    return number in (log.numbers[0] - 1, *log.numbers)


def _read(file: Path) -> Log:
    """A log up to the first page that is not part of it; nothing if there is none."""
    pages = 0
    numbers: list[int] = []
    try:
        with file.open("rb") as stream:
            header = stream.read(LOG_HEADER)
            if int.from_bytes(header[:4]) not in MAGIC:
                return Log(b"", 0, [])
            size, salt = int.from_bytes(header[8:12]), header[16:24]
            while True:
                frame, page = stream.read(FRAME_HEADER), stream.read(size)
                if frame[8:16] != salt or len(page) < size:
                    return Log(header, pages, numbers)
                pages += 1
                if int.from_bytes(frame[:4]) == 1:
                    numbers.append(_number(page))
    except FileNotFoundError:
        return Log(b"", 0, [])


def _start(file: Path, size: int) -> bytes:
    try:
        with file.open("rb") as stream:
            return stream.read(size)
    except FileNotFoundError:
        return b""


def _number(page: bytes) -> int:
    return int.from_bytes(page[USER_VERSION], signed=True)
