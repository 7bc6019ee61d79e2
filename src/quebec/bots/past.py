"""The turns of a game so far, for bots that watch how the others play.

Positions are copies in which cards that lie face down do nothing, so nothing hidden is shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, Protocol, runtime_checkable

from quebec.engine import Move, State
from quebec.engine.thinking.turn import without_hidden_cards


class PlayedTurn(NamedTuple):
    """A turn: the position in which it began, and the one in which it ended."""

    begun: State
    ended: State


class Past:
    """The turns of one game; the caller adds every move."""

    def __init__(self, state: State) -> None:
        self.turns: list[PlayedTurn] = []
        self._begun = without_hidden_cards(state)

    def moved(self, state: State) -> None:
        """A move was made; this is the position after it."""
        if state.is_over or state.asking().always:
            now = without_hidden_cards(state)
            self.turns.append(PlayedTurn(self._begun, now))
            self._begun = now


def past_of(start: State, moves: Iterable[Move]) -> Past:
    """The turns of a game that began there, up to the last of these moves."""
    past, state = Past(start), start.copy()
    for move in moves:
        state.apply(move.index)
        past.moved(state)
    return past


@runtime_checkable
class Watchful(Protocol):
    """A bot whose choices also depend on how the game was played so far."""

    def watch(self, past: Past | None) -> None:
        """The game that the next choices are in; None if it is not known."""


@cache
def is_watchful(kind: type) -> bool:
    """Whether bots of this class watch; asking a protocol takes longer than many a choice."""
    return issubclass(kind, Watchful)
