"""The evaluation of a character: the learned one, and what the character likes for its own sake."""

from __future__ import annotations

from collections.abc import Sequence

from quebec.engine.native import i64, vec
from quebec.engine.state import State
from quebec.engine.thinking.features import LEFT_PARTS, SEAT_FEATURES
from quebec.engine.thinking.net import Learned, Net


class Taste:
    """What a character likes; all in points."""

    def __init__(
        self,
        odds: float = 1.0,
        points: float = 0.0,
        rival: float = 0.0,
        pace: float = 0.0,
        own: Sequence[float] = (),
    ) -> None:
        self.odds = odds
        """How much the odds of the win count…"""
        self.points = points
        """…its own expected points…"""
        self.rival = rival
        """…those of the best other seat, which it does not like…"""
        self.pace = pace
        """…a whole century that is over…"""
        self.own: vec[float] = vec[float](list(own) or [0.0] * int(SEAT_FEATURES))
        """…and each number of its own row."""


class Character(Learned):
    """Evaluates positions as the learned evaluation does, and likes them by a taste."""

    def __init__(self, s: State, nets: Sequence[Net], taste: Taste) -> None:
        super().__init__(s, nets)
        self.taste = taste

    def utility(self, s: State, seat: i64) -> float:
        """What the position that was looked at is worth to a seat."""
        taste = self.taste
        worth = taste.points * self.expected[seat]
        if taste.odds != 0.0:
            worth += taste.odds * super().utility(s, seat)
        if taste.rival != 0.0:
            worth -= taste.rival * self.best_rival(s, seat)
        worth += taste.pace * centuries_over(s, self)
        if s.is_over:
            # No rows are written for a game that is over.
            return worth
        rows = self.features.rows
        at = seat * SEAT_FEATURES
        for weight in taste.own:
            if weight != 0.0:
                worth += weight * float(rows[at])
            at += 1
        return worth

    def best_rival(self, s: State, seat: i64) -> float:
        """What the best of the others can expect."""
        best: float = -1.0e9
        for other in range(s.players):
            if other != seat and self.expected[other] > best:
                best = self.expected[other]
        return best


def centuries_over(s: State, value: Learned) -> float:
    """The centuries that are over in a position that was looked at; of the current one a part."""
    if s.is_over:
        return float(s.century)
    return float(s.century) - float(value.features.left) / float(LEFT_PARTS)
