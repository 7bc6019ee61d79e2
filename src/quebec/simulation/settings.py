"""The settings of a simulation: the same settings give the same games, and the same file."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from hashlib import blake2b
from random import Random
from typing import Final, Self

from quebec.bots import Budget, make_bot
from quebec.engine import BadInput, ruleset_named
from quebec.engine.chance import Chance
from quebec.engine.rulesets import RULES_VERSION, table_for
from quebec.extras import installed_version

RANDOM: Final = "random"
QUICK_BATCH: Final = 2000
BATCH: Final = 50
"""Games per batch; about a second of random play, half a minute of other bots."""


@dataclass(frozen=True)
class Settings:
    """All that the rows depend on; the number of processes does not matter."""

    games: int
    players: tuple[str, ...]
    """The bots, by seat; or those to draw from, if `seats` says for how many."""
    rules: str
    seed: int
    budget: str
    """For a decision: units of work as "200", or time as "50ms" or "0.1s"; empty: no limit."""
    batch: int
    seats: int = 0
    """For how many seats bots are drawn, for each game again; 0: the players are as given."""
    version: str = field(default_factory=installed_version)
    rules_version: int = RULES_VERSION

    def check(self) -> None:
        """Checks everything that can be checked before the first game."""
        table_for(ruleset_named(self.rules), self.seats or len(self.players))
        for bot in self.players:
            make_bot(bot)
        for count in (self.games, self.batch):
            if count < 1:
                raise BadInput("bad_count", {"count": count}, f"play at least one, not {count}")
        Chance(self.seed, 0)
        parse_budget(self.budget)

    @property
    def batches(self) -> int:
        return -(-self.games // self.batch)

    def games_of(self, batch: int) -> range:
        """The numbers of the games in a batch."""
        return range(batch * self.batch, min((batch + 1) * self.batch, self.games))

    def seed_of(self, game: int) -> int:
        """The seed of a game: runs with different seeds play different games."""
        digest = blake2b(f"{self.seed}/{game}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big")

    def players_of(self, game: int) -> tuple[str, ...]:
        """The bots of a game, by seat. Any of them may sit there more than once."""
        if not self.seats:
            return self.players
        draw = Random(f"{self.seed_of(game)}/players")
        return tuple(draw.choices(self.players, k=self.seats))

    def as_json(self) -> dict[str, object]:
        return asdict(self) | {"seed": str(self.seed)}

    def about(self) -> str:
        """What a table says about itself, as JSON: all that its rows depend on."""
        return json.dumps({k: v for k, v in self.as_json().items() if k != "batch"})

    @classmethod
    def from_json(cls, given: Mapping[str, object]) -> Self:
        """ValueError or TypeError if it is not what as_json gave."""
        # Runs from before bots could be drawn do not say for how many seats.
        given = {"seats": 0, **given}
        if set(given) != {one.name for one in fields(cls)}:
            raise ValueError("not the settings of a simulation")
        players = given["players"]
        if not isinstance(players, list):
            raise TypeError("players is a list")
        values = {**given, "players": tuple(map(str, players)), "seed": int(str(given["seed"]))}
        return cls(**values)  # type: ignore[arg-type]

    def difference(self, other: Self) -> str:
        """The first setting that differs from another's; empty if they are the same."""
        return next(
            (
                one.name
                for one in fields(self)
                if getattr(self, one.name) != getattr(other, one.name)
            ),
            "",
        )


def usual_batch(players: tuple[str, ...]) -> int:
    return QUICK_BATCH if set(players) == {RANDOM} else BATCH


def parse_budget(text: str) -> Budget:
    """Units of work as "200", time as "50ms" or "0.1s", no limit as ""."""
    if not text:
        return Budget()
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|)", text)
    if found:
        number, unit = found.groups()
        if unit and float(number) > 0:
            return Budget(seconds=float(number) / (1000 if unit == "ms" else 1))
        if not unit and "." not in number and int(number) > 0:
            return Budget(work=int(number))
    raise BadInput(
        "bad_budget",
        {"text": text},
        f"a budget is a number of units of work such as 200, or a time such as 50ms or 0.1s,"
        f" not {text!r}",
    )
