"""What a state says about the choice that is open, and about a move that it does not take."""

from __future__ import annotations

from typing import NamedTuple

from quebec.engine.moves import Move
from quebec.engine.reasons import Reason


class Decision(NamedTuple):
    """Who chooses, and about what: the top of the pile."""

    seat: int
    effect: str
    """The verb that asks."""
    kind: str
    """The kind of move it asks for."""
    may_skip: bool
    place: str
    """The site or zone it is about, if any."""


class IllegalMove(ValueError):
    """A move that is not among the legal ones, with the reason, and what is legal instead.

    >>> try:
    ...     quebec.new_game("2026", players=3, seed=1608).play("stage")
    ... except quebec.IllegalMove as error:
    ...     print(error)
    stage is not legal now (no_free_stage); seat 1 chooses among: start leader send
    """

    def __init__(
        self, move: Move, decision: Decision | None, reason: Reason, legal: list[Move]
    ) -> None:
        details = ", ".join(f"{name} {value}" for name, value in reason.args.items())
        what = f"{move} is not legal now ({reason.key}{': ' if details else ''}{details})"
        if decision is None:
            super().__init__(f"{what}; game over: there are no more moves")
        else:
            instead = " ".join(one.text for one in legal)
            super().__init__(f"{what}; seat {decision.seat} chooses among: {instead}")
        self.move = move
        self.decision = decision
        self.reason = reason
