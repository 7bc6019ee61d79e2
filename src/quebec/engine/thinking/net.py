"""The learned evaluation: a small net for each century that looks at every seat in turn.

A seat's net sees the seat's own row, the mean of the others' rows, and the row of the table. Its
first layer is a sum over whole numbers, so from one position to the next only what has changed is
added; whatever came before, the same position has the same value to the last digit.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from quebec.engine.native import i64, vec
from quebec.engine.state import State
from quebec.engine.thinking.features import LEFT_PARTS, SEAT_FEATURES, Features
from quebec.engine.thinking.value import Value

PRECISION: Final = 16777216.0
"""Weights of the first layer are multiples of one divided by this."""
POINTS: Final = 10.0
"""What odds of e to one are worth in points, for players that weigh points."""


class Net:
    """The weights of the net for one century."""

    def __init__(
        self,
        first: Sequence[float],
        table: Sequence[float],
        bias: Sequence[float],
        second: Sequence[float],
        second_bias: Sequence[float],
        last: Sequence[float],
        rate: Sequence[float],
    ) -> None:
        """All row by row.

        A row of `first` is for a number of a seat's row: what it adds to each unit of that seat,
        and then to each unit of the others. The last unit is linear in the expected points.
        """
        units = len(bias)
        wide = len(second_bias)
        whole = [round(one * PRECISION) for one in first]
        each = range(0, len(whole), 2 * units)
        self.own: vec[vec[i64]] = vec[vec[i64]]([vec[i64](whole[k : k + units]) for k in each])
        """By number of a seat's row, what it adds to each unit of that seat…"""
        self.others: vec[vec[i64]] = vec[vec[i64]](
            [vec[i64](whole[k + units : k + 2 * units]) for k in each]
        )
        """…and to each unit of the others."""
        whole = [round(one * PRECISION) for one in table]
        each = range(0, len(whole), units)
        self.table: vec[vec[i64]] = vec[vec[i64]]([vec[i64](whole[k : k + units]) for k in each])
        self.bias: vec[float] = vec[float](list(bias))
        self.second: vec[vec[float]] = vec[vec[float]](
            [vec[float](list(second[k : k + wide])) for k in range(0, len(second), wide)]
        )
        """By unit of the first layer, what it adds to each of the second."""
        self.second_bias: vec[float] = vec[float](list(second_bias))
        self.last: vec[float] = vec[float](list(last))
        self.late_rate: float = rate[0]
        """By how much the odds of the win grow with a point, at the end of the century…"""
        self.early_rate: float = rate[1]
        """…and how much more at its start."""


class Learned(Value):
    """Evaluates positions, one after the other, with a net for each century."""

    def __init__(self, s: State, nets: Sequence[Net]) -> None:
        super().__init__()
        self.features = Features(s)
        self.nets: list[Net] = list(nets)
        self.rate: float = 0.0
        """By how much the odds of the win grow with an expected point."""
        self.seen_century: i64 = 0
        self.seen: vec[i64] = vec[i64]()
        """The rows that the sums are of…"""
        self.own: vec[vec[i64]] = vec[vec[i64]]()
        """…the units of each seat, as far as its own row makes them…"""
        self.others: vec[vec[i64]] = vec[vec[i64]]()
        """…what each seat adds to the units of others…"""
        self.added: vec[i64] = vec[i64]()
        """…and all of them together; and what the table adds to everybody's."""
        self.table: vec[i64] = vec[i64]()
        self.strength: vec[float] = vec[float]()
        """The units of the seat that is looked at."""

    def look(self, s: State) -> None:
        """Evaluate a position for all seats."""
        if s.is_over:
            self.rate = 1.0
            for seat in range(s.players):
                self.expected[seat] = float(s.score[seat])
            return
        self.features.look(s)
        net = self.nets[s.century - 1]
        self.rate = net.late_rate + net.early_rate * float(self.features.left) / float(LEFT_PARTS)
        if s.century != self.seen_century or len(self.features.rows) != len(self.seen):
            self._forget(s, len(net.bias))
        self._add_changes(s.players, net)
        self._add_up()
        for seat in range(s.players):
            self.expected[seat] = float(s.score[seat]) + self._points(s.players, seat, net)

    def utility(self, s: State, seat: i64) -> float:
        """What the position that was looked at is worth to a seat: the odds of its win."""
        most: float = -1.0e9
        for other in range(s.players):
            if other != seat and self.expected[other] > most:
                most = self.expected[other]
        odds: float = 0.0
        for other in range(s.players):
            if other != seat:
                odds += math.exp(self.rate * (self.expected[other] - most))
        return POINTS * (self.rate * (self.expected[seat] - most) - math.log(odds))

    def _forget(self, s: State, units: int) -> None:
        self.seen_century = s.century
        self.seen = vec[i64]([0] * len(self.features.rows))
        self.own = vec[vec[i64]]([vec[i64]([0] * units) for _ in range(s.players)])
        self.others = vec[vec[i64]]([vec[i64]([0] * units) for _ in range(s.players)])
        self.added = vec[i64]([0] * units)
        self.table = vec[i64]([0] * units)
        self.strength = vec[float]([0.0] * units)

    def _add_changes(self, players: i64, net: Net) -> None:
        rows = self.features.rows
        seen = self.seen
        for at in range(len(rows)):
            number = rows[at]
            before = seen[at]
            if number != before:
                seen[at] = number
                seat = at // SEAT_FEATURES
                if seat < players:
                    f = at - seat * SEAT_FEATURES
                    add_times(self.own[seat], number - before, net.own[f])
                    add_times(self.others[seat], number - before, net.others[f])
                else:
                    f = at - players * SEAT_FEATURES
                    add_times(self.table, number - before, net.table[f])

    def _add_up(self) -> None:
        self.added = vec[i64]([0] * len(self.table))
        for other in self.others:
            add_times(self.added, 1, other)

    def _points(self, players: i64, seat: i64, net: Net) -> float:
        """The points still to come for a seat."""
        whole = 1.0 / PRECISION
        share = 1.0 / (PRECISION * float(players - 1))
        strength = self.strength
        points: float = 0.0
        k: i64 = 0
        for own, table, added, not_own, bias in zip(
            self.own[seat], self.table, self.added, self.others[seat], net.bias
        ):
            points = float(own + table) * whole + float(added - not_own) * share + bias
            strength[k] = points
            k += 1
        # Only the last unit is left, which is linear in the points.
        wide = net.second_bias[:]
        for loud, weights in zip(strength, net.second):
            if loud > 0.0:
                k = 0
                for weight in weights:
                    wide[k] += loud * weight
                    k += 1
        for unit, last in zip(wide, net.last):
            if unit > 0.0:
                points += unit * last
        return points


def add_times(sums: vec[i64], times: i64, weights: vec[i64]) -> None:
    """Add each weight, times a factor, to the sum at its index."""
    k: i64 = 0
    for weight in weights:
        sums[k] += times * weight
        k += 1
