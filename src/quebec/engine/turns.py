"""Whole turns: the chains of moves that a seat can play until somebody else has to choose."""

from __future__ import annotations

from typing import NamedTuple

from quebec.engine.moves import MOVES, Move
from quebec.engine.state import State


class WholeTurn(NamedTuple):
    """One way to play on until somebody else has to choose, or the game is over."""

    moves: tuple[Move, ...]
    after: State
    """The state then."""


def whole_turns(s: State) -> list[WholeTurn]:
    """All chains of moves of the seat that has to choose, up to the end of its turn.

    Different chains can lead to the same position; compare `after` to find them. A chain that
    ends a century reveals its next event, so a bot asks this of `View.imagine(...)`.

    >>> state = quebec.new_game("2011-family", players=3, seed=1608)
    >>> turns = quebec.whole_turns(state)
    >>> len(turns), turns[0].moves
    (16, (Move('start'), Move('por1')))
    """
    found: list[WholeTurn] = []
    if not s.is_over:
        _follow(s, (), s.decider(), s.turn, found)
    return found


def _follow(s: State, path: tuple[Move, ...], seat: int, turn: int, found: list[WholeTurn]) -> None:
    for k in range(s.move_count):
        after = s.copy()
        after.apply(s.moves[k])
        moves = (*path, MOVES[s.moves[k]])
        if after.is_over or after.turn != turn or after.decider() != seat:
            found.append(WholeTurn(moves, after))
        else:
            _follow(after, moves, seat, turn, found)
