"""The evaluation: the score that each seat can expect at the end of the game."""

from __future__ import annotations

from quebec.engine.native import i64, vec
from quebec.engine.state import State
from quebec.engine.thinking.terms import TERM_COUNT, TERMS, Terms


class Weights:
    """What each term is worth in each century, in points at the end of the game."""

    def __init__(
        self,
        table: dict[str, tuple[float, ...]],
        rest: tuple[tuple[float, ...], tuple[float, ...]],
        envy: float,
    ) -> None:
        """Four numbers, one for each century, for each term; the rest is for the first two."""
        by_term = {TERMS[0]: rest[0], TERMS[1]: rest[1], **table}
        self.of_term: vec[float] = vec[float](
            [by_term[term][century] for century in range(4) for term in TERMS]
        )
        self.envy: float = envy
        """How much a point of the others, taken together, takes from an own one."""


class Value:
    """Values positions, one after the other."""

    def __init__(self, s: State, weights: Weights) -> None:
        self.terms = Terms(s)
        self.weights = weights
        self.expected: vec[float] = vec[float]([0.0] * 5)
        """The final score that each seat can expect."""

    def look(self, s: State) -> None:
        """Value a position for all seats."""
        if s.is_over:
            for seat in range(s.players):
                self.expected[seat] = float(s.score[seat])
            return
        self.terms.look(s)
        rows = self.terms.rows
        weights = self.weights.of_term
        century = (s.century - 1) * TERM_COUNT
        for seat in range(s.players):
            points = float(s.score[seat])
            row = seat * TERM_COUNT
            for k in range(TERM_COUNT):
                points += rows[row + k] * weights[century + k]
            self.expected[seat] = points

    def utility(self, s: State, seat: i64) -> float:
        """What the position that was looked at is worth to a seat, given what others get."""
        others: float = 0.0
        for other in range(s.players):
            if other != seat:
                others += self.expected[other]
        return self.expected[seat] - self.weights.envy * others / float(s.players - 1)
