"""What was compared, and the results."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tools.differential.deviations import Case


@dataclass(frozen=True)
class Mismatch:
    """A difference that no listed deviation explains."""

    file: str
    game: int
    step: int
    """-1 before the first step; the number of steps at the end of the game."""
    what: str


@dataclass
class Tally:
    """The counts of one game, of a file, or of all."""

    games: int = 0
    positions: int = 0
    choices: int = 0
    cases: Counter[Case] = field(default_factory=Counter)
    """Deviations, by how they show."""
    useless_loans: int = 0
    """Sets of choices in which the record lends actions that do nothing (R11.5)."""
    resynchronisations: int = 0
    steps_left_out: int = 0
    """Steps after a mismatch from which our engine could not continue."""
    mismatches: list[Mismatch] = field(default_factory=list)

    def deviation(self, number: int) -> int:
        """How often a deviation occurred."""
        return sum(count for case, count in self.cases.items() if case.number == number)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.positions += other.positions
        self.choices += other.choices
        self.cases.update(other.cases)
        self.useless_loans += other.useless_loans
        self.resynchronisations += other.resynchronisations
        self.steps_left_out += other.steps_left_out
        self.mismatches += other.mismatches
