"""What a bot is: it gets a state with redrawn hidden cards, and chooses a move.

A bot never sees the real state. `ask` redraws the face-down events with the bot's own random
generator, so that nothing a bot does can depend on what nobody may know.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Final, Protocol, cast

from quebec.bots.past import Past, Watchful, is_watchful
from quebec.engine import BadInput, Move, State, parse_move
from quebec.position import draw_hidden_events


def never() -> bool:
    return False


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision; without either, by its default."""

    seconds: float | None = None
    """Time on the clock."""
    work: int | None = None
    """Units of the bot's own work (positions looked at, games played out): the same strength on
    every machine."""
    stopped: Callable[[], bool] = never
    """Whether the best answer so far is wanted now."""

    def begin(self) -> Callable[[], bool]:
        """Starts the clock; the function returned says whether it is time to answer."""
        if self.seconds is None:
            return self.stopped
        end = monotonic() + self.seconds
        return lambda: self.stopped() or monotonic() >= end


NATURAL: Final = Budget()
"""The bot's default."""


@dataclass(frozen=True)
class RankedMove:
    """A move with what it leads to for the seat that decides."""

    move: Move
    score: float
    """The points it expects to have at the end of the game."""
    win_share: float
    """The share of the win it expects, from 0 to 1."""


@dataclass(frozen=True)
class Evaluation:
    """What a bot thinks of a position."""

    scores: tuple[float, ...]
    """Points expected at the end of the game, by seat."""
    win_shares: tuple[float, ...]
    """Shares of the win, by seat; they add up to 1."""
    moves: tuple[RankedMove, ...]
    """The legal moves of the decision, best first; none when the game is over."""
    work: int = 0
    """Units of the bot's own work that went into it; 0 if it does not count them."""


class Bot(Protocol):
    """A player. With a budget of work, a choice does not depend on earlier calls."""

    @property
    def name(self) -> str: ...

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        """One of the legal moves. The state is a copy that the bot may change."""

    def evaluate(
        self, state: State, budget: Budget = NATURAL, rng: Random | None = None
    ) -> Evaluation:
        """What it thinks of the position, with the legal moves ranked."""


class NoMove(Exception):
    """A bot has answered, but not with a move."""


def ask(bot: Bot, state: State, budget: Budget, rng: Random, past: Past | None = None) -> Move:
    """A bot's move in a real game: it gets a copy whose face-down events are redrawn.

    A bot may answer in notation, too. A watchful one also gets to know how the game was played
    so far.
    """
    if is_watchful(type(bot)):
        cast(Watchful, bot).watch(past)
    # Bots of others answer anything.
    chosen: object = bot.choose(draw_hidden_events(state, rng), budget, rng)
    if isinstance(chosen, str):
        with suppress(BadInput):
            return parse_move(chosen)
    if not isinstance(chosen, Move):
        raise NoMove(f"gave {chosen!r}, which is no move")
    return chosen
