"""The table of all moves. A move is one small choice; it exists once and has a number and a text.

The table is append-only: numbers are the actions of learning agents, texts are the notation.
Only texts are stored or exchanged. docs/moves.txt lists the table; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from quebec.engine.board import DISTRICTS, LENDING, SITES, ZONES
from quebec.engine.reasons import BadInput

# The number of the first move of each kind.
SKIP: Final = 0
DO: Final = 1
ACTION: Final = 2
ARCHITECT: Final = 6
NUMBER: Final = 8
ZONE: Final = 11
LEADER: Final = 16
PAIR: Final = 23
DISTRICT: Final = 25
SITE: Final = 37

START: Final = 2
STAGE: Final = 3
TAKE_LEADER: Final = 4
SEND: Final = 5

OWN_ARCHITECT: Final = 6
NEUTRAL_ARCHITECT: Final = 7

LEADERS: Final[tuple[str, ...]] = (
    "religious",
    "political",
    "economic",
    "cultural",
    "citadelle",
    "political2",
    "economic2",
)
"""The leaders in the order of their numbers; the last two are those of the 2-player game."""


class Move:
    """One small choice: its number in the table, its text, its kind and what of that kind it is."""

    __slots__ = ("index", "kind", "text", "value")

    def __init__(self, index: int, text: str, kind: str, value: int) -> None:
        self.index: Final = index
        self.text: Final = text
        self.kind: Final = kind
        self.value: Final = value

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"


def _table() -> tuple[Move, ...]:
    kinds: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("skip", ("skip",)),
        ("do", ("do",)),
        ("action", ("start", "stage", "leader", "send")),
        ("architect", ("own", "neutral")),
        ("number", ("0", "1", "2")),
        ("zone", tuple(zone[:3] for zone in ZONES)),
        ("leader", LEADERS),
        ("pair", ("rel+eco", "pol+cul")),
        ("district", tuple(district.code for district in DISTRICTS[:LENDING])),
        ("site", tuple(site.name for site in SITES)),
    )
    moves: list[Move] = []
    for kind, texts in kinds:
        for value, text in enumerate(texts):
            moves.append(Move(len(moves), text, kind, value))
    return tuple(moves)


MOVES: Final[tuple[Move, ...]] = _table()
_BY_TEXT: Final = {move.text: move for move in MOVES}


def parse_move(text: str) -> Move:
    """The move with this notation."""
    move = _BY_TEXT.get(text)
    if move is None:
        raise BadInput(
            "unknown_move",
            {"text": text},
            f"there is no move {text!r}; moves are words like 'start', 'por1', 'rel', 'skip'",
        )
    return move
