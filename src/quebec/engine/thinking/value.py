"""The evaluation: the score that each seat can expect at the end of the game."""

from __future__ import annotations

from abc import ABC, abstractmethod

from quebec.engine.native import i64, vec
from quebec.engine.state import SEATS, State
from quebec.engine.thinking.terms import TERMS, Terms


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
        self.of_century: vec[vec[float]] = vec[vec[float]](
            [vec[float]([by_term[term][century] for term in TERMS]) for century in range(4)]
        )
        self.envy: float = envy
        """How much a point of the others, taken together, is subtracted from the seat's own."""


class Value(ABC):
    """Evaluates positions, one after the other; subclasses decide how."""

    def __init__(self) -> None:
        self.expected: vec[float] = vec[float]([0.0] * SEATS)
        """The final score that each seat can expect."""

    @abstractmethod
    def look(self, s: State) -> None:
        """Evaluate a position for all seats."""

    @abstractmethod
    def utility(self, s: State, seat: i64) -> float:
        """What the position that was looked at is worth to a seat, given what others get."""


class HandMade(Value):
    """Weighs the terms of a position."""

    def __init__(self, s: State, weights: Weights) -> None:
        super().__init__()
        self.terms = Terms(s)
        self.weights = weights

    def look(self, s: State) -> None:
        if s.is_over:
            for seat in range(s.players):
                self.expected[seat] = float(s.score[seat])
            return
        self.terms.look(s)
        rows = self.terms.rows
        weights = self.weights.of_century[s.century - 1]
        at: i64 = 0
        for seat in range(s.players):
            points = float(s.score[seat])
            for weight in weights:
                points += rows[at] * weight
                at += 1
            self.expected[seat] = points

    def utility(self, s: State, seat: i64) -> float:
        others: float = 0.0
        for other in range(s.players):
            if other != seat:
                others += self.expected[other]
        return self.expected[seat] - self.weights.envy * others / float(s.players - 1)
