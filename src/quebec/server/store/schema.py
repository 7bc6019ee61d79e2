"""Which schema a database has, and whether this program can work with it."""

from __future__ import annotations

from typing import Final

from quebec.engine import BadInput

NEWEST: Final = "0012"
"""The schema that this program works with: the last of the migrations."""


def check_not_newer(place: str, found: str | None, oldest: str | None = None) -> None:
    """Raises if only a newer program understands it; None: there is no database yet. `oldest` is
    the schema that a program has to know, if the database says so."""
    if found is not None and (oldest or found) > NEWEST:
        raise newer_than_program(place, found)


def newer_than_program(place: str, found: str) -> BadInput:
    return BadInput(
        "database_newer",
        {"place": place, "found": found, "present": NEWEST},
        f"{place} was written by a newer version of this program: its schema is {found},"
        f" this version knows schemas up to {NEWEST}",
    )


def check_newest(place: str, found: str | None) -> None:
    """Raises if it has to be migrated before it can be read."""
    check_not_newer(place, found)
    if found != NEWEST:
        raise BadInput(
            "database_older",
            {"place": place, "found": str(found), "present": NEWEST},
            f"{place} has the older schema {found}; this program works with {NEWEST}",
        )
