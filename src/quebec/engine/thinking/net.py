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
from quebec.engine.thinking.features import (
    LEFT_PARTS,
    SEAT_FEATURES,
    TABLE_FEATURES,
    Features,
)
from quebec.engine.thinking.value import Value

PRECISION: Final = 16777216.0
"""Weights of the first layer are told in parts of one by so many."""
POINTS: Final = 10.0
"""What odds of e to one count in points, for those who weigh points."""


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
        and then to each unit of the others. The last unit goes straight to the expected points.
        """
        units = len(bias)
        self.units: i64 = units
        self.wide: i64 = len(second_bias)
        self.first: vec[i64] = vec[i64]([round(one * PRECISION) for one in first])
        self.table: vec[i64] = vec[i64]([round(one * PRECISION) for one in table])
        self.bias: vec[float] = vec[float](list(bias))
        self.second: vec[float] = vec[float](list(second))
        self.second_bias: vec[float] = vec[float](list(second_bias))
        self.last: vec[float] = vec[float](list(last))
        self.late_rate: float = rate[0]
        """By how much the odds of the win grow with a point, at the end of the century…"""
        self.early_rate: float = rate[1]
        """…and how much more at its start."""


class Learned(Value):
    """Values positions, one after the other, with a net for each century."""

    def __init__(self, s: State, nets: Sequence[Net]) -> None:
        # Nothing of the hand-made evaluation is needed but its place.
        self.expected = vec[float]([0.0] * 5)
        self.features = Features(s)
        self.nets: list[Net] = list(nets)
        self.rate: float = 0.0
        """By how much the odds of the win grow with an expected point."""
        units = self.nets[0].units
        self.seen: vec[i64] = vec[i64]([0] * len(self.features.rows))
        """The rows that the sums are of…"""
        self.seen_century: i64 = 0
        self.seen_players: i64 = 0
        self.sums: vec[i64] = vec[i64]([0] * (5 * 2 * units))
        """…for each seat the units of its own, and what it adds to those of others…"""
        self.table_sums: vec[i64] = vec[i64]([0] * units)
        """…and what the table adds to all."""
        self.hidden: vec[float] = vec[float]([0.0] * units)
        self.wide: vec[float] = vec[float]([0.0] * self.nets[0].wide)

    def look(self, s: State) -> None:
        """Value a position for all seats."""
        if s.is_over:
            self.rate = 1.0
            for seat in range(s.players):
                self.expected[seat] = float(s.score[seat])
            return
        self.features.look(s)
        net = self.nets[s.century - 1]
        self.rate = net.late_rate + net.early_rate * float(self.features.left) / float(LEFT_PARTS)
        if s.century != self.seen_century or s.players != self.seen_players:
            self._forget(s)
        self._add_changes(s.players, net)
        for seat in range(s.players):
            self._first_layer(s.players, seat, net)
            self.expected[seat] = float(s.score[seat]) + self._points(net)

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

    def _forget(self, s: State) -> None:
        self.seen_century = s.century
        self.seen_players = s.players
        for k in range(len(self.seen)):
            self.seen[k] = 0
        for k in range(len(self.sums)):
            self.sums[k] = 0
        for k in range(len(self.table_sums)):
            self.table_sums[k] = 0

    def _add_changes(self, players: i64, net: Net) -> None:
        rows = self.features.rows
        seen = self.seen
        sums = self.sums
        weights = net.first
        width = 2 * net.units
        for seat in range(players):
            to = seat * width
            for f in range(SEAT_FEATURES):
                at = seat * SEAT_FEATURES + f
                change = rows[at] - seen[at]
                if change != 0:
                    seen[at] = rows[at]
                    weight = f * width
                    for k in range(width):
                        sums[to + k] += change * weights[weight + k]
        table_sums = self.table_sums
        table = net.table
        first = players * SEAT_FEATURES
        for f in range(TABLE_FEATURES):
            at = first + f
            change = rows[at] - seen[at]
            if change != 0:
                seen[at] = rows[at]
                weight = f * net.units
                for k in range(net.units):
                    table_sums[k] += change * table[weight + k]

    def _first_layer(self, players: i64, seat: i64, net: Net) -> None:
        sums = self.sums
        units = net.units
        width = 2 * units
        own = seat * width
        share = 1.0 / (PRECISION * float(players - 1))
        for k in range(units):
            others: i64 = 0
            for other in range(players):
                if other != seat:
                    others += sums[other * width + units + k]
            whole = sums[own + k] + self.table_sums[k]
            self.hidden[k] = float(whole) / PRECISION + float(others) * share + net.bias[k]

    def _points(self, net: Net) -> float:
        """The points still to come, once the first layer is filled."""
        hidden = self.hidden
        wide = self.wide
        width = net.wide
        second = net.second
        for k in range(width):
            wide[k] = net.second_bias[k]
        for j in range(net.units - 1):
            strength = hidden[j]
            if strength > 0.0:
                weight = j * width
                for k in range(width):
                    wide[k] += strength * second[weight + k]
        points = hidden[net.units - 1]
        for k in range(width):
            if wide[k] > 0.0:
                points += wide[k] * net.last[k]
        return points
