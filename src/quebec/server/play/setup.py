"""What is agreed before a game: rules, seats, layout, events, clock."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from quebec.engine import BadInput
from quebec.engine.rulesets import ruleset_named, table_for

STAND_IN: Final = "random"
"""The bot that continues for somebody who has left, unless the table says otherwise."""

LONGEST_NAME: Final = 40
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Colour = Literal["black", "white", "green", "orange", "pink"]
COLOURS: Final[tuple[Colour, ...]] = ("black", "white", "green", "orange", "pink")


class SeatPlan(Struct, frozen=True, kw_only=True):
    """Who gets a seat: me, anybody who joins, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    """What the seat is called if several people share one screen, or in a record."""
    bot: Name = ""
    colour: Colour | None = None


Expiry = Literal["bot", "resign"]
"""What happens to a seat whose time has run out."""


class NoClock(Struct, frozen=True, kw_only=True, tag_field="kind", tag="none"):
    """No time limit."""


class LiveClock(Struct, frozen=True, kw_only=True, tag_field="kind", tag="live"):
    """Minutes for the whole game, and additional seconds for each turn."""

    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    increment: Annotated[int, Meta(ge=0, le=600)] = 15
    expiry: Expiry = "bot"


class CorrespondenceClock(
    Struct, frozen=True, kw_only=True, tag_field="kind", tag="correspondence"
):
    """Days for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3
    expiry: Expiry = "bot"


Clock = NoClock | LiveClock | CorrespondenceClock
"""How long people may think."""
NO_CLOCK: Final = NoClock()

Arranged = Literal["events", "first", "layout", "position"]
"""What an owner can choose instead of having it drawn; a position is a game that is continued."""
NEVER_IN_PUBLIC: Final[tuple[Arranged, ...]] = ("events", "first")
"""Strangers cannot see these before they sit down, and the owner gains from them."""


class Filling(Struct, frozen=True, kw_only=True):
    """A table for those who look for a game: it starts when it is full, or has waited for long."""

    at: int
    """When the wait is over, in milliseconds."""
    bot: Name = ""
    """Takes the seats that are free then; without one, the table is closed."""


class Setup(Struct, frozen=True, kw_only=True):
    """Everything that is chosen when a table is created; it never changes."""

    ruleset: str
    seats: tuple[SeatPlan, ...]
    clock: Clock = NO_CLOCK
    public: bool = False
    """Listed, and open to anybody; otherwise people join with a link."""
    arranged: tuple[Arranged, ...] = ()
    """What the owner chose. A table at which nothing was arranged is even; the introductory
    layout is the same for everybody, and is not arranged."""
    layout: Literal["random", "introductory", "given"] = "random"
    stand_in: Name = STAND_IN
    rewinds: bool = False
    """Whether somebody who plays with bots alone may take back turns that were confirmed."""
    hints: bool | None = None
    """Whether people may ask what a strong player would do; if it was not chosen, where one person
    plays with bots alone."""
    rated: bool = False
    """Whether the result counts for the ratings of those who play."""
    prefix: tuple[str, ...] = ()
    """Moves that were played before the start: those of the game that this one continues."""
    position: str = ""
    """The public form of the position that the game starts from, if it is not dealt."""
    filling: Filling | None = None
    headers: dict[str, str] = {}
    """Other data of a record that was loaded."""

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def is_against_bots(self) -> bool:
        """Whether one person plays with bots alone, and no clock runs."""
        kinds = [plan.kind for plan in self.seats]
        return kinds.count("me") == 1 and "open" not in kinds and isinstance(self.clock, NoClock)

    @property
    def allows_hints(self) -> bool:
        if self.hints is not None:
            return self.hints
        kinds = [plan.kind for plan in self.seats]
        return kinds.count("me") == 1 and "open" not in kinds

    def colours(self) -> tuple[str, ...]:
        """The colour of each seat: as chosen, the rest in order."""
        return _filled(tuple([plan.colour for plan in self.seats]))


@cache
def _filled(chosen: tuple[Colour | None, ...]) -> tuple[str, ...]:
    free = (colour for colour in COLOURS if colour not in chosen)
    return tuple(colour or next(free) for colour in chosen)


def colours_named(text: str, players: int) -> tuple[Colour | None, ...]:
    """The colours in a record's header, in the order of the seats; none if they make no sense."""
    names = [name.strip().lower() for name in text.split(",")]
    known: dict[str, Colour] = {colour: colour for colour in COLOURS}
    chosen = [known[name] for name in names if name in known]
    if len(names) != players or len(set(chosen)) != players:
        return (None,) * players
    return tuple(chosen)


def check_rated(setup: Setup) -> None:
    """A rated game is the same for everybody: drawn, with a clock, and nobody is helped."""
    kinds = [plan.kind for plan in setup.seats]
    if setup.arranged or setup.prefix or setup.position:
        raise BadInput(
            "rated_arranged",
            {},
            "layout, events and first player of a rated game are drawn; leave them out",
        )
    if isinstance(setup.clock, NoClock):
        raise BadInput(
            "rated_clock", {}, "a rated game has a clock, so that it comes to an end; choose one"
        )
    if setup.allows_hints or setup.rewinds:
        raise BadInput(
            "rated_help", {}, "there are no hints in a rated game, and no turn is taken back"
        )
    if kinds.count("me") > 1 or any(plan.name for plan in setup.seats):
        raise BadInput(
            "rated_seats", {}, "everybody has one seat in a rated game, under their own name"
        )


def check_setup(setup: Setup) -> None:
    """Reports what is wrong with a setup; the deal is checked where it is created."""
    if setup.rated:
        check_rated(setup)
    table_for(ruleset_named(setup.ruleset), setup.players)
    chosen = [plan.colour for plan in setup.seats if plan.colour]
    if len(set(chosen)) < len(chosen):
        raise BadInput("colour_twice", {}, "each seat has a colour of its own")
    if setup.rewinds and not setup.is_against_bots:
        raise BadInput(
            "rewinds_with_people",
            {},
            "confirmed turns can be taken back only where one person plays with bots alone,"
            " without a clock; leave out rewinds",
        )
    if setup.public and set(setup.arranged) & set(NEVER_IN_PUBLIC):
        raise BadInput(
            "arranged_in_public",
            {},
            "at a public table the events and the first player are drawn; leave them out, or"
            " invite people with a link",
        )
