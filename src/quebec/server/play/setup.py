"""What is agreed before a game: rules, seats, layout, events, clock."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from quebec.engine import BadInput
from quebec.engine.rulesets import ruleset_named, table_for

COLOURS: Final = ("black", "white", "green", "orange", "pink")
STAND_IN: Final = "random"
"""The bot that plays on for somebody who is gone, unless the table says otherwise."""

Name = Annotated[str, Meta(max_length=40)]
Colour = Literal["black", "white", "green", "orange", "pink"]


class SeatPlan(Struct, frozen=True, kw_only=True):
    """Who is to sit at a seat: me, whoever joins, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    """What the seat is called if several people share one screen, or in a record."""
    bot: Name = ""
    colour: Colour | None = None


Expiry = Literal["bot", "resign"]
"""What becomes of a seat whose time is over."""


class NoClock(Struct, frozen=True, kw_only=True, tag_field="kind", tag="none"):
    """All the time in the world."""


class LiveClock(Struct, frozen=True, kw_only=True, tag_field="kind", tag="live"):
    """So many minutes in all, and seconds more for each turn."""

    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    increment: Annotated[int, Meta(ge=0, le=600)] = 15
    expiry: Expiry = "bot"


class CorrespondenceClock(
    Struct, frozen=True, kw_only=True, tag_field="kind", tag="correspondence"
):
    """So many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3
    expiry: Expiry = "bot"


Clock = NoClock | LiveClock | CorrespondenceClock
"""How long people may think."""
NO_CLOCK: Final = NoClock()


class Setup(Struct, frozen=True, kw_only=True):
    """Everything that is settled when a table is made; it never changes."""

    ruleset: str
    seats: tuple[SeatPlan, ...]
    clock: Clock = NO_CLOCK
    public: bool = False
    """Listed, and open to whoever comes; otherwise people sit down with a link."""
    layout: Literal["random", "introductory", "given"] = "random"
    stand_in: Name = STAND_IN
    prefix: tuple[str, ...] = ()
    """Moves that have been made before the start: those of the game that this one goes on from."""
    headers: dict[str, str] = {}
    """What a record that was loaded says besides."""

    @property
    def players(self) -> int:
        return len(self.seats)

    def colours(self) -> tuple[str, ...]:
        """The colour of each seat: as chosen, the rest in order."""
        chosen = [plan.colour for plan in self.seats]
        free = (colour for colour in COLOURS if colour not in chosen)
        return tuple(colour or next(free) for colour in chosen)


def check_setup(setup: Setup) -> None:
    """Says what is wrong with a setup; the deal is checked where it is made."""
    table_for(ruleset_named(setup.ruleset), setup.players)
    chosen = [plan.colour for plan in setup.seats if plan.colour]
    if len(set(chosen)) < len(chosen):
        raise BadInput("colour_twice", {}, "each seat has a colour of its own")
