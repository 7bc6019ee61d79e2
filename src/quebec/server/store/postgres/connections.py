"""Connections to PostgreSQL: to write, to read concurrently, to read at one moment."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import count
from typing import Any, Final

import psycopg
from psycopg import errors
from psycopg.conninfo import make_conninfo

from quebec.engine import BadInput
from quebec.server.store.protocol import Missing, StoreFailed, StoreFull, TooLate
from quebec.server.store.sql.connections import FOR_SHARE, FOR_UPDATE, NOW, Readers, Result
from quebec.server.store.sql.results import HAS_FEATS
from quebec.server.urls import url_parts

READERS: Final = 3
PLACEHOLDER: Final = re.compile(r"\?(\d*)")
OURS: Final = (
    (FOR_SHARE, "FOR SHARE"),
    (FOR_UPDATE, "FOR UPDATE"),
    (NOW, "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"),
    (" REGEXP ", " ~ "),
    ("CAST(outcome AS TEXT)", "convert_from(outcome, 'UTF8')"),
    (HAS_FEATS, r"position('\x226665617473223a5b5d'::bytea IN details) = 0"),
)
"""What the shared statements say otherwise."""
SETTINGS: Final[dict[str, str | int]] = {
    "application_name": "quebec",
    "connect_timeout": 10,
    # A server that is gone without a word is noticed.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
PATIENT: Final = "SET lock_timeout = '10s'"
SESSION: Final = (
    PATIENT,
    "SET TimeZone = 'UTC'",
)
OF_DATABASE: Final = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError)


def _without_nul(value: Any) -> Any:
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


class PostgresConnection:
    """Understands the shared statements. Connects again if the connection was lost."""

    def __init__(self, url: str, *session: str) -> None:
        self._url: Final = url
        self._session: Final = (*SESSION, *session)
        self._raw = self._connected()

    def _connected(self) -> psycopg.Connection[Any]:
        raw = psycopg.connect(
            make_conninfo(self._url, **SETTINGS),
            autocommit=True,
            cursor_factory=psycopg.RawCursor,
        )
        try:
            for statement in self._session:
                raw.execute(statement)
        except BaseException:
            raw.close()
            raise
        return raw

    @property
    def is_lost(self) -> bool:
        return self._raw.closed

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Result:
        if self._raw.closed:
            self._raw = self._connected()
        try:
            return self._raw.execute(numbered(statement), values or None)
        except psycopg.DataError:
            # Nothing was sent. No text here has a NUL, so what is looked for is not found.
            if not any(isinstance(value, str) and "\0" in value for value in values):
                raise
        return self._raw.execute(numbered(statement), [_without_nul(value) for value in values])

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> Result:
        cursor = self._raw.cursor()
        cursor.executemany(numbered(statement), list(rows))
        return cursor

    def roll_back(self) -> None:
        """Whatever has happened: a connection that cannot is closed."""
        try:
            if not self._raw.closed:
                self._raw.execute("ROLLBACK")
        except psycopg.Error:
            self._raw.close()

    def close(self) -> None:
        self._raw.close()


@lru_cache(1000)
def numbered(statement: str) -> str:
    """A shared statement as PostgreSQL understands it: its placeholders are $1, $2."""
    for theirs, ours in OURS:
        statement = statement.replace(theirs, ours)
    given = [int(number) for number in PLACEHOLDER.findall(statement) if number]
    free = count(max(given, default=0) + 1)
    return PLACEHOLDER.sub(lambda found: f"${found[1] or next(free)}", statement)


class PostgresReaders(Readers):
    def __init__(self, url: str) -> None:
        super().__init__(READERS)
        self._url: Final = url

    def connect(self) -> PostgresConnection:
        return PostgresConnection(self._url, "SET default_transaction_read_only = on")

    def translated(self, error: Exception) -> Exception:
        return translated(error)

    def is_repeatable(self, error: Exception) -> bool:
        # The server may have been restarted since the last query.
        return isinstance(error, psycopg.OperationalError)


def translated(error: Exception) -> Exception:
    """Our error for an exception of a statement."""
    if isinstance(error, errors.UniqueViolation):
        return TooLate(str(error))
    if isinstance(error, errors.ForeignKeyViolation):
        return Missing(str(error))
    if isinstance(error, OF_DATABASE):
        return failure(error)
    return error


def failure(error: Exception) -> StoreFailed:
    """Our error if the database could not do something."""
    problem = " ".join(str(error).split())
    is_full = isinstance(error, errors.DiskFull)
    return StoreFull(problem) if is_full else StoreFailed(problem)


@contextmanager
def usable(place: str) -> Iterator[None]:
    """Reports what is wrong with a database as BadInput."""
    try:
        yield
    except psycopg.Error as error:
        # What is wrong with a URL is said with the whole of it.
        problem = WHOLE_URL.sub("it", " ".join(str(error).split()))
        raise BadInput(
            "data_unusable",
            {"place": place, "why": problem},
            f"{place} cannot be used: {problem}",
        ) from error


WHOLE_URL: Final = re.compile(r'"postgres(ql)?://.*"')
"""It may contain a password."""


def place_of(url: str) -> str:
    """A URL without its user and password, to be shown."""
    parts = url_parts(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
