"""From games to weights: all nets are fitted to the games of the latest generations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np

from quebec.training.fit import (
    Course,
    Errors,
    Parameters,
    Scales,
    as_net,
    beginner,
    errors_of,
    forward,
    learn,
    scales_of,
    straight,
)
from quebec.training.games import SORTS, Played
from quebec.training.lessons import Array, Lessons, lessons_from, looked_back
from quebec.training.settings import Settings

CENTURIES: Final = (1, 2, 3, 4)
BATCH: Final = 64
TESTED: Final = 10
"""One batch in this many is held out to measure the errors of the nets."""


class Taught(NamedTuple):
    """The result of a fit."""

    numbers: list[float]
    """The weights, as in their file."""
    errors: list[list[Errors]]
    """By group of tables and century, on held-out games."""
    positions: int


class Class:
    """The nets of a group of tables, one for each century."""

    def __init__(
        self, settings: Settings, lessons: Sequence[Lessons], chance: np.random.Generator
    ) -> None:
        self._settings = settings
        self._lessons = list(lessons)
        self._chance = chance
        self.scales: list[Scales] = []
        self.nets: list[Parameters] = []
        for century in CENTURIES:
            self.scales.append(scales_of(in_century(lessons, century)))
            self.nets.append(beginner(settings.hidden, settings.wide, chance))

    def learn(self) -> None:
        """Regressions come first, on the final scores and then on what they expected later in the
        game; what is not linear is learned on top of the last one."""
        settings = self._settings
        course = Course(settings.epochs, BATCH, settings.step, settings.last_step, settings.decay)
        self._regress()
        for _ in range(settings.passes):
            self._lessons = [
                looked_back(one, self._expected(one), settings.trust) for one in self._lessons
            ]
            self._regress()
        for k, century in enumerate(CENTURIES):
            here = in_century(self._lessons, century)
            self.nets[k] = learn(self.nets[k], self.scales[k], here, course, self._chance)

    def _regress(self) -> None:
        for k, century in enumerate(CENTURIES):
            here = in_century(self._lessons, century)
            self.nets[k] = straight(self.nets[k], self.scales[k], here, self._settings.ridge)

    def _expected(self, lessons: Lessons) -> Array:
        found = np.zeros_like(lessons.final)
        for k, century in enumerate(CENTURIES):
            (here,) = np.nonzero(lessons.century == century)
            for first in range(0, len(here), 4096):
                part = here[first : first + 4096]
                found[part] = forward(self.nets[k], self.scales[k], lessons.at(part)).expected
        return found

    def errors(self, tests: Sequence[Lessons]) -> list[Errors]:
        return [
            errors_of(self.nets[k], self.scales[k], in_century(tests, century))
            for k, century in enumerate(CENTURIES)
        ]

    def numbers(self) -> list[float]:
        return [
            float(one)
            for net, scales in zip(self.nets, self.scales, strict=True)
            for part in as_net(net, scales)
            for one in part.ravel()
        ]


def teach(settings: Settings, generation: int, games: Sequence[Played]) -> Taught:
    """Nets fitted to the games, each time from scratch."""
    chance = settings.chance(generation, "positions")
    learned: list[Played] = []
    tested: list[Played] = []
    for number, game in enumerate(games):
        # Whole batches, so that both sides have games of every kind.
        (tested if number // len(SORTS) % TESTED == TESTED - 1 else learned).append(game)
    lessons = lessons_from(learned, settings.share, chance)
    tests = lessons_from(tested or learned, settings.share, chance)
    numbers: list[float] = []
    errors: list[list[Errors]] = []
    for group, counts in enumerate(settings.tables):
        seed = settings.chance(generation, group).getrandbits(64)
        taught = Class(settings, _of(lessons, counts), np.random.default_rng(seed))
        taught.learn()
        numbers += taught.numbers()
        errors.append(taught.errors(_of(tests, counts)))
    return Taught(numbers, errors, sum(len(one.rows) for one in lessons.values()))


def in_century(lessons: Sequence[Lessons], century: int) -> list[Lessons]:
    return [one.at(one.century == century) for one in lessons]


def _of(lessons: dict[int, Lessons], counts: Iterable[int]) -> list[Lessons]:
    return [lessons[players] for players in counts if players in lessons]
