"""What a player likes, found from the turns that it took: a conditional logit.

At each of its turns a player could choose from many ends. The better an end looks to it, by the
learned evaluation and by likings of its own, the more likely it was the one that it took. The
likings are weights for some numbers of an end, in the units in which ends usually differ; those
that make what was taken as likely as possible are found by Newton's method. Most players like few
things, but these a lot: that is what is assumed of the weights (Student's t).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from quebec.engine.native import append, i64, vec
from quebec.engine.state import State
from quebec.engine.thinking.chains import Chains
from quebec.engine.thinking.features import (
    ACTIVE,
    ARRIVING,
    COMING,
    FINAL,
    HOSTS,
    JOINABLE,
    JOINS,
    LEADERLESS,
    MAIN,
    MARGIN,
    OUTSIDE,
    OWN_HANDS,
    PASSIVE,
    ROOM,
    SEAT_FEATURES,
    STANDING,
    ZONES,
)
from quebec.engine.thinking.meter import Meter
from quebec.engine.thinking.taste import Character, Taste, centuries_over
from quebec.engine.thinking.value import Value

ODDS: Final[i64] = 0
POINTS: Final[i64] = 1
RIVAL: Final[i64] = 2
PACE: Final[i64] = 3
FIRST_OF_ROW: Final[i64] = 4
"""Numbers of an end: what the learned evaluation says, the own points, those of the best rival,
how much of the game is over; from here on numbers of the seat's row."""
# fmt: off
OF_ROW: Final = vec[i64](
    [
        ACTIVE, PASSIVE, MAIN, MAIN + 1, JOINS, JOINABLE, HOSTS, OUTSIDE, LEADERLESS, ROOM,
        OWN_HANDS, ZONES, ARRIVING, FINAL,
        STANDING, STANDING + 1, STANDING + 2, STANDING + 3, STANDING + 4,
        COMING + 1, COMING + 2, COMING + 3, COMING + 4,
        MARGIN, MARGIN + 1, MARGIN + 2, MARGIN + 3, MARGIN + 4,
    ]
)
"""Which of the row these are…"""
UNITS: Final = vec[float](
    [
        3.65, 1.86, 0.95, 0.035,
        1.64, 1.25, 1.09, 0.26, 0.24, 0.21, 0.88, 0.22, 0.21, 2.0, 0.5, 1.82, 1.93, 1.51,
        0.69, 0.80, 0.72, 0.72, 0.67,
        0.64, 0.55, 0.59, 0.53,
        0.65, 0.71, 0.70, 0.68, 0.67,
    ]
)
"""…and by how much the ends of a turn differ in each number: the standard deviation."""
# fmt: on
NUMBERS: Final[i64] = 32

START: Final = 2.0 * 3.65
"""The weight for the learned evaluation, before anything is known: for 2 by a point…"""
WIDE: Final = 6.0
"""…how far the first weights typically are from what is expected…"""
NARROW: Final = 0.3
"""…and those for numbers of the row."""
STEPS: Final[i64] = 4
"""Newton's steps after a round of turns."""
SETTLED: Final = 0.02
"""By how much a step improves the fit, when it is the last one."""
NEGLIGIBLE: Final = 1e-4
MOST_TURNS: Final = 80
"""Turns that are fitted, so that a long game takes no longer."""


class Alternative:
    """An end of a turn, as its seat could have chosen it."""

    def __init__(self, key: i64, numbers: vec[float], worths: vec[float]) -> None:
        self.key = key
        self.numbers = numbers
        """In units."""
        self.worths = worths
        """What it is worth by each of some evaluations."""


class Alternatives(Chains):
    """Gathers the ends of a turn."""

    def __init__(self, s: State, learned: Character, values: Sequence[Value], meter: Meter) -> None:
        super().__init__(s, learned, meter)
        self.learned = learned
        self.plain = learned.taste
        """That of the learned player, which likes nothing else."""
        self.values: list[Value] = list(values)
        self.found: list[Alternative] = []

    def of(self, s: State) -> list[Alternative]:
        """The ends of the turn that begins in a position."""
        self.found = []
        self.follow_all(s)
        return self.found

    def ended(self, s: State, turn: i64, depth: i64, key: i64) -> float:
        learned = self.learned
        learned.taste = self.plain
        worth = self.look(s, turn)
        numbers = self._numbers(s, turn, worth)
        worths = vec[float]()
        for value in self.values:
            if isinstance(value, Character) and value.nets[0] is learned.nets[0]:
                # It sees the same, and only likes something else.
                learned.taste = value.taste
                worths = append(worths, learned.utility(s, turn))
            else:
                value.look(s)
                worths = append(worths, value.utility(s, turn))
        self.found.append(Alternative(key, numbers, worths))
        return worth

    def _numbers(self, s: State, seat: i64, worth: float) -> vec[float]:
        learned = self.learned
        numbers = vec[float]([0.0] * NUMBERS)
        numbers[ODDS] = worth / UNITS[ODDS]
        numbers[POINTS] = learned.expected[seat] / UNITS[POINTS]
        numbers[RIVAL] = learned.best_rival(s, seat) / UNITS[RIVAL]
        numbers[PACE] = centuries_over(s, learned) / UNITS[PACE]
        if not s.is_over:
            # No rows are written for a game that is over.
            rows = learned.features.rows
            at = seat * SEAT_FEATURES
            k = FIRST_OF_ROW
            for number in OF_ROW:
                numbers[k] = float(rows[at + number]) / UNITS[k]
                k += 1
        return numbers


class Choice:
    """A turn: the numbers of its ends, and which of them was taken."""

    def __init__(self, ends: Sequence[vec[float]], taken: i64) -> None:
        self.ends: list[vec[float]] = list(ends)
        self.taken = taken


class Likings:
    """The likings that explain some choices; they are found again as more choices come."""

    def __init__(self) -> None:
        self.weights: vec[float] = vec[float]([START] + [0.0] * (NUMBERS - 1))
        self.choices: list[Choice] = []
        self.slope: vec[float] = vec[float]()
        self.bend: list[vec[float]] = []
        """The first and second derivatives, with the opposite sign."""

    def chance(self, choice: Choice) -> float:
        """How likely the end that was taken was, by what is known so far."""
        chances = self._chances(choice, self.weights)
        return chances[choice.taken]

    def add(self, choice: Choice) -> None:
        self.choices.append(choice)
        if len(self.choices) > MOST_TURNS:
            self.choices.pop(0)

    def fit(self) -> None:
        """Find the likings that explain the choices best."""
        fits = self._fits(self.weights)
        for _ in range(STEPS):
            self._derive()
            step = solved(self.bend, self.slope)
            part = 1.0
            better = self._moved(step, part)
            found = self._fits(better)
            while found < fits and part > 0.02:
                part /= 2.0
                better = self._moved(step, part)
                found = self._fits(better)
            if found <= fits:
                return
            self.weights = better
            if found - fits < SETTLED:
                return
            fits = found

    def taste(self) -> Taste:
        """The likings as a taste, for the evaluation of a character."""
        row = [0.0] * int(SEAT_FEATURES)
        for k in range(FIRST_OF_ROW, NUMBERS):
            row[OF_ROW[k - FIRST_OF_ROW]] = self._weight(k)
        return Taste(
            self._weight(ODDS), self._weight(POINTS), -self._weight(RIVAL), self._weight(PACE), row
        )

    def _weight(self, k: i64) -> float:
        return self.weights[k] / UNITS[k]

    def _moved(self, step: vec[float], part: float) -> vec[float]:
        weights = self.weights[:]
        for k in range(NUMBERS):
            weights[k] += part * step[k]
        return weights

    def _fits(self, weights: vec[float]) -> float:
        """How well weights explain the choices and are likely by themselves, as a logarithm."""
        fits: float = 0.0
        for k in range(NUMBERS):
            away = (weights[k] - expected_of(k)) / spread_of(k)
            fits -= math.log(1.0 + away * away)
        for choice in self.choices:
            chances = self._chances(choice, weights)
            fits += math.log(chances[choice.taken] + 1e-30)
        return fits

    def _derive(self) -> None:
        weights = self.weights
        slope = vec[float]([0.0] * NUMBERS)
        bend = [vec[float]([0.0] * NUMBERS) for _ in range(NUMBERS)]
        for k in range(NUMBERS):
            away = weights[k] - expected_of(k)
            spread = spread_of(k)
            pull = 2.0 / (spread * spread + away * away)
            slope[k] = -pull * away
            bend[k][k] = pull
        for choice in self.choices:
            chances = self._chances(choice, weights)
            mean = vec[float]([0.0] * NUMBERS)
            for k in range(len(chances)):
                if chances[k] > NEGLIGIBLE:
                    add_part(mean, chances[k], choice.ends[k])
            add_part(slope, 1.0, choice.ends[choice.taken])
            add_part(slope, -1.0, mean)
            for k in range(len(chances)):
                if chances[k] > NEGLIGIBLE:
                    away_from = choice.ends[k][:]
                    add_part(away_from, -1.0, mean)
                    for row in range(NUMBERS):
                        times = chances[k] * away_from[row]
                        if times != 0.0:
                            add_start(bend[row], times, away_from, row + 1)
        self.slope = slope
        self.bend = bend

    def _chances(self, choice: Choice, weights: vec[float]) -> vec[float]:
        """How likely each end is to be taken."""
        chances = vec[float]([0.0] * len(choice.ends))
        best: float = -1.0e30
        k: i64 = 0
        for numbers in choice.ends:
            worth: float = 0.0
            for number, weight in zip(numbers, weights):
                worth += number * weight
            chances[k] = worth
            if worth > best:
                best = worth
            k += 1
        total: float = 0.0
        for k in range(len(chances)):
            chances[k] = math.exp(chances[k] - best)
            total += chances[k]
        for k in range(len(chances)):
            chances[k] /= total
        return chances


def expected_of(k: i64) -> float:
    """What a weight is before anything is known."""
    return START if k == ODDS else 0.0


def spread_of(k: i64) -> float:
    """How far it typically is from that."""
    return WIDE if k < FIRST_OF_ROW else NARROW


def add_part(sums: vec[float], part: float, numbers: vec[float]) -> None:
    k: i64 = 0
    for number in numbers:
        sums[k] += part * number
        k += 1


def add_start(sums: vec[float], part: float, numbers: vec[float], count: i64) -> None:
    """Add a part of the first numbers."""
    for k in range(count):
        sums[k] += part * numbers[k]


def solved(matrix: list[vec[float]], right: vec[float]) -> vec[float]:
    """The solution of a system of equations by Cholesky's method; only the lower half is read."""
    size: i64 = len(right)
    low = [row[:] for row in matrix]
    for k in range(size):
        of_row = low[k]
        for j in range(k + 1):
            other = low[j]
            left = of_row[j]
            for i in range(j):
                left -= of_row[i] * other[i]
            if j < k:
                of_row[j] = left / other[j]
            else:
                of_row[k] = math.sqrt(max(left, 1e-12))
    found = right[:]
    for k in range(size):
        of_row = low[k]
        for i in range(k):
            found[k] -= of_row[i] * found[i]
        found[k] /= of_row[k]
    for j in range(size):
        k = size - 1 - j
        found[k] /= low[k][k]
        for i in range(k):
            found[i] -= low[k][i] * found[k]
    return found


def model_shares(
    likely: Sequence[Sequence[float]], counts: Sequence[float], before: Sequence[float], times: int
) -> list[float]:
    """How often a player plays by each of some models: every turn by one of them.

    `likely` has for each turn how likely it was under each model, `counts` how much the turn
    counts, `before` what counts for each model before any turn. Expectation maximisation.
    """
    turns = [vec[float](list(one)) for one in likely]
    count = vec[float](list(counts))
    first = vec[float](list(before))
    size: i64 = len(first)
    shares = first[:]
    for _ in range(times):
        sums = first[:]
        turn: i64 = 0
        for one in turns:
            total: float = 0.0
            for k in range(size):
                total += shares[k] * one[k]
            for k in range(size):
                sums[k] += count[turn] * shares[k] * one[k] / total
            turn += 1
        whole: float = 0.0
        for k in range(size):
            whole += sums[k]
        for k in range(size):
            shares[k] = sums[k] / whole
    return [shares[k] for k in range(size)]
