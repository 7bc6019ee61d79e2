"""The database of a test: a file in its folder or, with STORE=postgres, a database of a PostgreSQL
that is started for the tests and ends with them."""

from __future__ import annotations

import atexit
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from quebec.server.settings import DATABASE
from quebec.server.store.postgres.schema import migrate
from tools.postgres import Postgres

STORE: Final = os.environ.get("STORE", "sqlite")
assert STORE in ("sqlite", "postgres"), STORE
ON_POSTGRES: Final = STORE == "postgres"
EMPTY: Final = "empty"
_made: Final[dict[Path, str]] = {}


def place(data: Path) -> str:
    """Where the store of a data directory is; the same for the same directory."""
    return database_url(data) or str(data / DATABASE)


def database_url(data: Path) -> str:
    """Empty if it is the file in the directory."""
    if not ON_POSTGRES:
        return ""
    if data not in _made:
        _made[data] = new_database()
    return _made[data]


def new_database() -> str:
    """A database of PostgreSQL with the newest schema and nothing in it."""
    return postgres().create(f"test_{next(_numbers)}", EMPTY)


@cache
def postgres() -> Postgres:
    """One for this process."""
    folder = tempfile.TemporaryDirectory(prefix="quebec-postgres-", ignore_cleanup_errors=True)
    running = Postgres(Path(folder.name)).start()
    atexit.register(folder.cleanup)
    atexit.register(running.close)
    migrate(running.create(EMPTY))
    return running


def _counted() -> Iterator[int]:
    number = 0
    while True:
        number += 1
        yield number


_numbers: Final = _counted()


@contextmanager
def environment_of(data: Path) -> Iterator[None]:
    """For a command that runs in the process of the test."""
    before = os.environ.get("QUEBEC_DATABASE")
    os.environ["QUEBEC_DATABASE"] = database_url(data)
    try:
        yield
    finally:
        if before is None:
            del os.environ["QUEBEC_DATABASE"]
        else:
            os.environ["QUEBEC_DATABASE"] = before
