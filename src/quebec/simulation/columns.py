"""The columns of a simulation's table; docs/simulation.md says what each holds."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from quebec.engine.board import DISTRICTS
from quebec.engine.layout import CENTURIES

Value = int | float | str
Kind = type[int] | type[float] | type[str]
Row = list[Value]
Chunk = dict[str, list[Value]]
"""Some rows, by column."""

CENTURY_SOURCES: Final = ("zone", "majority", "district", "leader", "goal", "event")
"""Where points of a century come from; the goal is the card of century I, scored at any time."""
FINAL_SOURCES: Final = ("unfinished", "active", "main_group", "building")
"""Where points at the end of the game come from."""


class Column(NamedTuple):
    name: str
    kind: Kind


def by_century(prefix: str, kind: Kind) -> tuple[Column, ...]:
    return tuple(Column(f"{prefix}_{century}", kind) for century in CENTURIES)


SETUP: Final = (
    Column("game", int),
    Column("seed", str),
    Column("rules", str),
    Column("players", int),
    Column("layout", str),
    *by_century("event", str),
    Column("first", int),
    Column("seat", int),
    Column("place", int),
    Column("bot", str),
)
RESULT: Final = (
    Column("score", int),
    Column("rank", int),
    Column("win_share", float),
)
POINTS: Final = (
    *(column for source in CENTURY_SOURCES for column in by_century(f"points_{source}", int)),
    *(Column(f"points_{source}", int) for source in FINAL_SOURCES),
)
"""The points by source; these add up to the score."""
TOTALS: Final = (*by_century("points_century", int), Column("points_final", int))
"""The same points once more, by time; these add up to the score too."""
LEADERS: Final = by_century("leader", str)
LENGTH: Final = (
    Column("decisions", int),
    Column("turns", int),
    *by_century("turns", int),
    Column("own_turns", int),
    *by_century("end", str),
    *by_century("ender", int),
)
USES: Final = tuple(Column(f"uses_{district.key}", int) for district in DISTRICTS)
"""How often the seat used the action of each district; tables of before 0.2 have none."""

COLUMNS: Final = (*SETUP, *RESULT, *POINTS, *TOTALS, *LEADERS, *LENGTH, *USES)
NAMES: Final = tuple(column.name for column in COLUMNS)
KIND: Final = {column.name: column.kind for column in COLUMNS}


def ints(chunk: Chunk, name: str) -> list[int]:
    return cast(list[int], chunk[name])


def texts(chunk: Chunk, name: str) -> list[str]:
    return cast(list[str], chunk[name])
