"""The settings of a training: the same settings give the same games, and the same weights."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from random import Random
from typing import Any, Final, Self

from quebec.bots.characters import characters_named
from quebec.bots.weights_file import VERSIONS
from quebec.engine import BadInput
from quebec.training.games import SORTS

BATCH: Final = len(SORTS)
"""Games per batch: one of each kind."""
COUNTS: Final = (
    "generations",
    "first_games",
    "games",
    "one_turn",
    "positions",
    "window",
    "hidden",
    "wide",
)
"""Settings that are at least 1."""
LATER: Final = ("population", "start", "measure")
"""Settings that older trainings do not have."""
ONE_NET: Final = ((2, 3, 4, 5),)
NET_PER_TABLE: Final = ((2,), (3,), (4,), (5,))


@dataclass(frozen=True)
class Settings:
    """All that the weights and their header depend on; the number of processes does not matter."""

    seed: int
    generations: int = 6
    """How often games are played and nets fitted to them; the first games are greedy ones."""
    first_games: int = 1500
    games: int = 1500
    """Games of each further generation."""
    one_turn: int = 2
    """The first generations, in which players look one turn ahead. Then they search…"""
    positions: int = 200
    """…and look at this many positions for a turn."""
    window: int = 8
    """The number of latest generations whose games a fit uses."""
    hidden: int = 16
    wide: int = 8
    net_per_table: bool = False
    """Whether each number of players has nets of its own."""
    population: str = ""
    """Characters at some of the tables, and players of earlier generations with them."""
    start: str = ""
    """A hash of the weights with which the first games are played; without them these are games
    of greedy players."""
    ridge: float = 3e-4
    """The ridge penalty of a regression."""
    passes: int = 2
    """How often a regression is then repeated on what it expected later in the same game…"""
    trust: float = 0.9
    """…where this is the λ of TD(λ)."""
    epochs: float = 6.0
    """How often a net sees each position."""
    step: float = 1e-3
    last_step: float = 1e-4
    decay: float = 4.0
    share: float = 0.5
    """The part of a game's positions that a fit uses; neighbours hardly differ."""
    versions: dict[str, int] = field(default_factory=lambda: dict(VERSIONS))
    measure: int = 50
    """Set-ups for each number of players on which the weights then meet greedy players."""

    def check(self) -> None:
        """Checks everything that can be checked before the first game."""
        characters_named(self.population)
        for name in COUNTS:
            count = getattr(self, name)
            if count < 1:
                raise BadInput(
                    "training_count",
                    {"what": name.replace("_", "-"), "count": count},
                    f"--{name.replace('_', '-')} is at least 1, not {count}",
                )

    @property
    def tables(self) -> tuple[tuple[int, ...], ...]:
        return NET_PER_TABLE if self.net_per_table else ONE_NET

    def games_of(self, generation: int) -> int:
        return self.games if generation else self.first_games

    def positions_of(self, generation: int) -> int:
        """Positions that a player of a generation looks at for its turn; 0 if nobody searches."""
        return self.positions if self.start or generation >= self.one_turn else 0

    def batches_of(self, generation: int) -> int:
        return -(-self.games_of(generation) // BATCH)

    def numbers(self, generation: int, batch: int) -> range:
        """The games of a batch; the number of a game decides its kind."""
        return range(batch * BATCH, min((batch + 1) * BATCH, self.games_of(generation)))

    def chance(self, *of: int | str) -> Random:
        """A separate random generator for each purpose."""
        return Random("/".join(map(str, (self.seed, *of))))

    def as_json(self) -> dict[str, object]:
        return asdict(self) | {"seed": str(self.seed)}

    @classmethod
    def from_json(cls, given: Mapping[str, object]) -> Self:
        """ValueError, TypeError or AttributeError if it is not what as_json gives or once gave."""
        if {*given, *LATER} != {one.name for one in fields(cls)}:
            raise ValueError("not the settings of a training")
        known: Any = dict(given)
        known["seed"] = int(known["seed"])
        # Older trainings name more that they depended on.
        known["versions"] = {what: known["versions"].get(what, 0) for what in VERSIONS}
        return cls(**known)

    def obstacle(self, other: Self) -> str:
        """The first setting that differs from another's, so that this training cannot continue with
        those; empty if it can. It can be longer, and measured otherwise."""
        for name in (one.name for one in fields(self)):
            before, given = getattr(self, name), getattr(other, name)
            is_longer = name == "generations" and given > before
            if given != before and name != "measure" and not is_longer:
                return name
        return ""
