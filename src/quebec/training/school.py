"""From games to weights: the lessons of the latest generations, and a net for each century."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from quebec.training.fit import Course, Errors, as_net, beginner, errors_of, learn, scales_of
from quebec.training.games import Played
from quebec.training.lessons import Key, Lessons, lessons_from
from quebec.training.settings import Settings

CENTURIES = 4
BATCH = 64
TESTED = 10
"""One game of so many is kept apart to see how far off the nets are."""


class Taught(NamedTuple):
    """What came of a fit."""

    numbers: list[float]
    """The weights, as in their file."""
    errors: list[list[Errors]]
    """By group of tables and century, on games that were not learned from."""
    positions: int


def teach(settings: Settings, generation: int, games: Sequence[Played]) -> Taught:
    """Nets that know what the games have to teach; beginners every time."""
    chance = settings.chance(generation, "positions")
    tested = [game for number, game in enumerate(games) if number % TESTED == TESTED - 1]
    learned = [game for number, game in enumerate(games) if number % TESTED != TESTED - 1]
    lessons = lessons_from(learned, settings.share, chance)
    tests = lessons_from(tested, settings.share, chance)
    course = Course(settings.epochs, BATCH, settings.step, settings.last_step, settings.decay)
    numbers: list[float] = []
    errors: list[list[Errors]] = []
    for group, counts in enumerate(settings.tables):
        errors.append([])
        for century in range(1, CENTURIES + 1):
            here = _of(lessons, counts, century)
            seed = settings.chance(generation, group, century).getrandbits(64)
            luck = np.random.default_rng(seed)
            scales = scales_of(here)
            net = learn(beginner(settings.hidden, settings.wide, luck), scales, here, course, luck)
            errors[-1].append(errors_of(net, scales, _of(tests, counts, century) or here))
            numbers += [float(one) for part in as_net(net, scales) for one in part.ravel()]
    return Taught(numbers, errors, sum(len(one.rows) for one in lessons.values()))


def _of(lessons: dict[Key, Lessons], counts: Iterable[int], century: int) -> list[Lessons]:
    return [lessons[players, century] for players in counts if (players, century) in lessons]
