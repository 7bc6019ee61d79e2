"""A hint: what a strong player would do."""

from __future__ import annotations

from msgspec import Struct

from quebec import analysis
from quebec.server.wire.wording import Wording, wire_wording


class HintFound(Struct, frozen=True, kw_only=True):
    """A turn, and why it is good."""

    seat: int
    kind: str
    """The action: start, stage, leader or send; empty if the turn has begun."""
    moves: list[str]
    """The rest of the turn; choices of other seats in it are assumed."""
    turn: Wording
    """The turn in one line."""
    places: list[str]
    """Where it happens, in order: sites, zones, and leaders as "leader:cultural"."""
    why: list[Wording]
    """What can be counted on the table after it, and what is expected."""


class Hint(HintFound, frozen=True, kw_only=True):
    """A hint for the seat that has to choose, after an entry of the log."""

    at: int


def hint_found(hint: analysis.Hint) -> HintFound:
    return HintFound(
        seat=hint.seat,
        kind=hint.kind,
        moves=list(hint.moves),
        turn=wire_wording(hint.turn),
        places=list(hint.places),
        why=[wire_wording(one) for one in hint.why],
    )
