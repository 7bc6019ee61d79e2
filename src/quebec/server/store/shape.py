"""Which shape a database has, and whether it is one of ours."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from quebec.engine import BadInput

NEWEST: Final = "0003"
"""The shape that this program works with: the last of the migrations."""


def check_shape(file: Path) -> None:
    """Raises if the file is no database, or one that only a newer program understands."""
    try:
        shape = shape_of(file)
    except sqlite3.Error as error:
        raise BadInput(
            "data_unusable",
            {"place": str(file), "why": str(error)},
            f"{file} cannot be used: {error}",
        ) from error
    if shape is not None and shape > NEWEST:
        raise BadInput(
            "database_newer",
            {"place": str(file), "found": shape, "present": NEWEST},
            f"{file} was written by a newer version of this program: its shape is {shape},"
            f" this version knows shapes up to {NEWEST}",
        )


def shape_of(file: Path) -> str | None:
    """The shape that a database has; none if it is new."""
    if not file.exists():
        return None
    with closing(sqlite3.connect(file)) as database:
        there = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
        if database.execute(there).fetchone() is None:
            return None
        row = database.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(row[0]) if row else None
