"""Characters: players that think differently, for people to play and to test others against.

They look one turn ahead, like the learned player, and know what it knows. But each likes
something for its own sake, and the imitator plays as somebody else did in recorded games.
docs/bots.md has their results.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Final

from quebec.bots.bot import NATURAL, Budget, Evaluation
from quebec.bots.learned import WEIGHTS, LearnedBot
from quebec.bots.one_turn import OneTurnBot
from quebec.engine import BadInput, State
from quebec.engine.thinking.features import SEAT_BLOCKS, SEAT_FEATURES
from quebec.engine.thinking.net import Net
from quebec.engine.thinking.taste import Character, Taste

IMITATED: Final = Path(__file__).with_name("imitator.weights")
"""Nets that were fitted to recorded choices (`python -m tools.imitate`)."""


@dataclass(frozen=True)
class Kind:
    """A character: what it likes, in points."""

    name: str
    odds: float = 1.0
    """How much the odds of the win count."""
    points: float = 0.0
    """How much its own expected points count."""
    rival: float = 0.0
    """How much it dislikes a point of the best of the others."""
    pace: float = 0.0
    """What a century that is over is worth to it."""
    likes: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    """What the numbers of its own row are worth to it, by their block (docs/training.md)."""
    weights: Path = WEIGHTS

    def value(self, state: State, nets: Sequence[Net] | None = None) -> Character:
        """Its evaluation; it can judge by other nets than its own, if it judges the win."""
        if nets is None or not self.odds:
            nets = _learned(self.weights).nets(int(state.players))
        taste = Taste(self.odds, self.points, self.rival, self.pace, _row(self.likes))
        return Character(state, nets, taste)

    def bot(self) -> CharacterBot:
        return CharacterBot(self)


# fmt: off
CHARACTERS: Final = (
    Kind("hurrier",  pace=15.0),
    Kind("hoarder",  pace=-4.0, likes={"active": (0.7,), "passive": (0.3,)}),
    Kind("planner",  likes={"main": (1.0, 1.0), "joins": (2.0, 1.0), "joinable": (0.5,)}),
    Kind("garrison", likes={"standing": (1.0,), "coming": (0.7,), "margin": (1.0,)}),
    Kind("spoiler",  rival=0.8),
    Kind("imitator", odds=0.0, points=1.0, weights=IMITATED),
)
# fmt: on


class CharacterBot(OneTurnBot):
    """Looks one turn ahead. A budget's work is the number of positions that it looks at."""

    def __init__(self, kind: Kind) -> None:
        self.name: Final = kind.name
        self._kind: Final = kind

    def value(self, state: State) -> Character:
        return self._kind.value(state)

    def spread(self, state: State) -> float:
        return _learned(WEIGHTS).spread(state)

    def evaluate(
        self, state: State, budget: Budget = NATURAL, rng: Random | None = None
    ) -> Evaluation:
        """What the learned player thinks: a character's likes are not the odds of its win."""
        return _learned(WEIGHTS).evaluate(state, budget, rng)


def characters_named(names: str) -> tuple[Kind, ...]:
    """Characters by their names, separated by commas, or all of them."""
    known = {kind.name: kind for kind in CHARACTERS}
    wanted = list(known) if names == "all" else [name for name in names.split(",") if name]
    for name in wanted:
        if name not in known:
            raise BadInput(
                "unknown_character",
                {"name": name, "known": ", ".join(known)},
                f"there is no character {name!r}; there are {', '.join(known)}, and all",
            )
    return tuple(known[name] for name in wanted)


def character_bots() -> dict[str, Callable[[], CharacterBot]]:
    """The characters in the form that the register needs."""
    return {kind.name: partial(Kind.bot, kind) for kind in CHARACTERS}


@cache
def _learned(weights: Path) -> LearnedBot:
    return LearnedBot(weights)


def _row(likes: Mapping[str, tuple[float, ...]]) -> list[float]:
    """The weights of a row, from those of its blocks."""
    row = [0.0] * int(SEAT_FEATURES)
    starts, at = dict[str, int](), 0
    for block in SEAT_BLOCKS:
        starts[block.name] = at
        at += block.count
    for name, weights in likes.items():
        row[starts[name] : starts[name] + len(weights)] = weights
    return row
