"""Effect: one verb of the rulebook. What is pending in a game is a pile of them.

Every effect exists once and is found by its number; its key is its name in positions and decisions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quebec.engine.native import append, i64, vec
from quebec.engine.reasons import Reason

if TYPE_CHECKING:
    from quebec.engine.state import State


class Effect:
    """A verb that runs by itself, for a seat, at a site or zone (or nowhere)."""

    def __init__(self, key: str) -> None:
        self.key: Final = key
        self.number: Final[i64] = CATALOGUE.enter(self)
        self.always: bool = False
        """Whether it is asked even if there is only one option."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        """Do it; of a choice without any option: what happens then, mostly nothing."""

    def useful(self, s: State, seat: i64, at: i64) -> bool:
        """Whether it would change anything (R11.5)."""
        return True

    def hindrance(self, s: State, seat: i64) -> Reason | None:
        """Why it cannot be the action of a turn; None if it can (R4.2)."""
        raise AssertionError(self.key)

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        """Write the numbers of the legal moves into the buffer; returns how many there are."""
        return 0

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        """Do what the move chose."""
        raise AssertionError(self.key)

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        """Why the move of that value (of a kind that is asked) is not legal; None if it is."""
        raise AssertionError(self.key)


class Catalogue:
    """All effects by number, in the order in which their modules define them."""

    def __init__(self) -> None:
        self.effects: vec[Effect] = vec[Effect]([])

    def enter(self, effect: Effect) -> i64:
        """Add an effect; returns its number."""
        number: i64 = len(self.effects)
        self.effects = append(self.effects, effect)
        return number


CATALOGUE: Final = Catalogue()

NOTHING: Final = Effect("nothing")
"""An effect that does nothing, for cards without one at some moment."""


class Choice(Effect):
    """A verb whose seat has to choose among moves of one kind, or may skip."""

    def __init__(self, key: str, kind: str, may_skip: bool = False, about: str = "") -> None:
        super().__init__(key)
        self.kind: Final = kind
        self.may_skip: Final = may_skip
        self.about: Final = about
        """What its place on the board is: "site", "zone", or nothing."""
