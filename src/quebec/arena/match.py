"""What a match is: who plays, by which rules, from which seed; and which game has which set-up.

Everything about a game follows from the match and the game's number, so a match can be split
in any way and gives the same results.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple

from quebec.bots import Budget
from quebec.engine.rulesets import RULES_VERSION, ruleset_named, table_for
from quebec.extras import installed_version

FORMAT: Final = 1
"""The version of the results file."""


class Entrant(NamedTuple):
    """A participant: a bot by its name, or a program by its command."""

    bot: str = ""
    engine: str = ""

    @property
    def name(self) -> str:
        return self.bot or self.engine


@dataclass(frozen=True)
class Match:
    """All that the games of a match depend on."""

    rules: str
    entrants: tuple[Entrant, ...]
    seed: int
    budget: Budget
    """How long a player may think about one decision."""
    limit: float
    """Seconds for a decision after which the game is lost."""

    def __post_init__(self) -> None:
        table_for(ruleset_named(self.rules), len(self.entrants))

    @property
    def seats(self) -> int:
        return len(self.entrants)

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of the entrants, made unique: random, random#2."""
        names = [entrant.name for entrant in self.entrants]
        return tuple(
            name if (copy := names[: k + 1].count(name)) == 1 else f"{name}#{copy}"
            for k, name in enumerate(names)
        )

    @property
    def asked(self) -> int:
        """Whom the verdict is about: the one among copies of another, else the first."""
        names = [entrant.name for entrant in self.entrants]
        alone = [k for k, name in enumerate(names) if names.count(name) == 1]
        return alone[0] if len(alone) == 1 and len(set(names)) == 2 else 0

    def setup_of(self, game: int) -> int:
        return game // self.seats

    def rotation_of(self, game: int) -> int:
        return game % self.seats

    def seating(self, game: int) -> tuple[int, ...]:
        """Who sits at each seat, by the number of the entrant."""
        rotation = self.rotation_of(game)
        return tuple((seat + rotation) % self.seats for seat in range(self.seats))

    def deal_seed(self, game: int) -> int:
        """Layout, events and first player: the same for all rotations of a set-up."""
        return _derived(self.seed, "deal", self.setup_of(game))

    def player_chance(self, game: int, seat: int) -> Random:
        """A player's random generator, independent of the deal."""
        return Random(
            _derived(self.seed, "player", self.setup_of(game), self.rotation_of(game), seat)
        )

    def bootstrap_chance(self) -> Random:
        return Random(_derived(self.seed, "bootstrap"))

    def as_json(self) -> dict[str, Any]:
        return {
            "quebec-arena": FORMAT,
            "version": installed_version(),
            "rules": self.rules,
            "rules_version": RULES_VERSION,
            "players": [
                {"engine": one.engine} if one.engine else {"bot": one.bot} for one in self.entrants
            ],
            "seed": self.seed,
            "time": self.budget.seconds,
            "budget": self.budget.work,
            "limit": self.limit,
        }

    @classmethod
    def from_json(cls, given: dict[str, Any]) -> Match:
        return cls(
            given["rules"],
            tuple(Entrant(**one) for one in given["players"]),
            given["seed"],
            Budget(given["time"], given["budget"]),
            given["limit"],
        )


def groups(names: Sequence[str]) -> list[tuple[int, ...]]:
    """Entrants grouped by name; if all have the same name, each by itself."""
    if len(set(names)) == 1:
        return [(k,) for k in range(len(names))]
    return [tuple(k for k, name in enumerate(names) if name == one) for one in dict.fromkeys(names)]


def _derived(*words: object) -> int:
    """A seed of its own for each purpose."""
    digest = hashlib.sha256(" ".join(map(str, ("quebec arena", *words))).encode()).digest()
    return int.from_bytes(digest[:8], "big")
