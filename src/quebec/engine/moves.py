"""The table of all moves. A move is one small choice; it exists once and has a number and a text.

The table is append-only: numbers are the actions of learning agents, texts are the notation.
Only texts are stored or exchanged. docs/moves.txt lists the table; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from quebec.engine.board import DISTRICTS, LENDING, SITES, ZONES
from quebec.engine.native import i64, vec
from quebec.engine.reasons import BadInput

# The number of the first move of each kind to which no moves will be added.
SKIP: Final = 0
DO: Final = 1
ACTION: Final = 2
ARCHITECT: Final = 6
NUMBER: Final = 8
ZONE: Final = 11
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
FIRST_LEADERS: Final = 7
"""Those whose moves are in the first part; the moves of later leaders are at the end."""


class Move:
    """One small choice: its number in the table, its text, its kind and what of that kind it is.

    >>> move = quebec.MOVES[16]
    >>> move.index, move.text, move.kind, move.value
    (16, 'religious', 'leader', 0)
    """

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


def move_table(leaders: tuple[str, ...]) -> tuple[Move, ...]:
    """All moves; new ones are appended."""
    runs: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("skip", ("skip",)),
        ("do", ("do",)),
        ("action", ("start", "stage", "leader", "send")),
        ("architect", ("own", "neutral")),
        ("number", ("0", "1", "2")),
        ("zone", tuple(zone[:3] for zone in ZONES)),
        ("leader", leaders[:FIRST_LEADERS]),
        ("pair", ("rel+eco", "pol+cul")),
        ("district", tuple(district.code for district in DISTRICTS[:LENDING])),
        ("site", tuple(site.name for site in SITES)),
        ("leader", leaders[FIRST_LEADERS:]),
    )
    moves: list[Move] = []
    for kind, texts in runs:
        for text in texts:
            value = len([move for move in moves if move.kind == kind])
            moves.append(Move(len(moves), text, kind, value))
    return tuple(moves)


MOVES: Final[tuple[Move, ...]] = move_table(LEADERS)
VALUE_OF: Final[vec[i64]] = vec[i64]([move.value for move in MOVES])
"""What of its kind a move is, by its number."""
LEADER_MOVES: Final[vec[i64]] = vec[i64]([move.index for move in MOVES if move.kind == "leader"])
"""The move of each leader."""
_BY_TEXT: Final = {move.text: move for move in MOVES}


def parse_move(text: str) -> Move:
    """The move with this notation.

    >>> quebec.parse_move("por1").kind
    'site'
    """
    move = _BY_TEXT.get(text)
    if move is None:
        raise BadInput(
            "unknown_move",
            {"text": text},
            f"there is no move {text!r}; moves are words like 'start', 'por1', 'rel', 'skip'",
        )
    return move
