"""What all checks share: how they fail, and a state as plain values."""

from __future__ import annotations

from quebec.engine import State


class Violation(AssertionError):
    """An invariant does not hold."""


def require(holds: bool, what: str) -> None:
    if not holds:
        raise Violation(what)


def snapshot(s: State) -> tuple[object, ...]:
    """Everything in a state that can change, as plain values; stale parts of buffers left out.

    The event stands for its terms too.
    """
    return (
        s.century,
        s.turn,
        s.event.year,
        s.goals_scored,
        s.first_goal,
        s.is_over,
        tuple(s.active),
        tuple(s.passive),
        tuple(s.score),
        tuple(s.zones),
        tuple(s.leader),
        tuple(s.architect),
        tuple(s.mark),
        tuple(s.builder),
        tuple(s.token),
        tuple(s.stars),
        s.depth,
        tuple(s.who[: s.depth]),
        tuple(s.what[: s.depth]),
        tuple(s.where[: s.depth]),
        s.move_count,
        tuple(s.moves[: s.move_count]),
    )
