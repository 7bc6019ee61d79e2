"""Tables, people and lists."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from quebec.server.play.asks import At, Key, SeatNumber
from quebec.server.play.game import Outcome, Phase
from quebec.server.play.setup import NO_CLOCK, STAND_IN, Arranged, Clock, Name, SeatPlan
from quebec.server.wire.games import SeatShown, Update

Tile = Annotated[str, Meta(max_length=40)]
Year = Annotated[str, Meta(max_length=4)]


class NewTable(Struct, frozen=True, kw_only=True):
    """The settings of a new table."""

    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=2, max_length=5)]
    ruleset: Annotated[str, Meta(max_length=20)] = "2026"
    layout: (
        Literal["random", "introductory"]
        | Annotated[tuple[Tile, ...], Meta(min_length=44, max_length=44)]
    ) = "random"
    """At random, the introductory one, or the tiles on the 44 sites."""
    events: Annotated[tuple[Year, ...], Meta(max_length=4)] = ()
    """The years of four cards; drawn if none are given and the rules have events."""
    first: SeatNumber | None = None
    """The first player; drawn if it is not given."""
    position: Annotated[str, Meta(max_length=2000)] = ""
    """A position to play on from, at the start of a turn, in its public form: rules, layout, events
    and first player are then its own, and events that lie face down are drawn."""
    clock: Clock = NO_CLOCK
    public: bool = False
    stand_in: Name = STAND_IN
    rewinds: bool | None = None
    """Whether turns that were confirmed can be taken back; if left out, where one person plays
    with bots alone, without a clock."""
    hints: bool | None = None
    """Whether people may ask what a strong player would do; if left out, where one person plays
    with bots alone."""
    rated: bool = False
    """Whether the result counts for ratings: people need accounts, the game a clock, and everything
    is drawn."""
    start: bool = False
    """Start at once; possible if no seat is open."""


class Fork(Struct, frozen=True, kw_only=True):
    """Continue from a moment of a finished game: after this entry, with these seats."""

    entry: Annotated[int, Meta(ge=1, le=1_000_000)]
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=2, max_length=5)]
    clock: Clock = NO_CLOCK
    public: bool = False
    rewinds: bool | None = None
    hints: bool | None = None
    start: bool = False


class Origin(Struct, frozen=True, kw_only=True):
    """The game that this one continues, and from which entry."""

    table: str
    entry: int


class TableShown(Struct, frozen=True, kw_only=True):
    """A table, its game, and my part in it."""

    id: str
    created: datetime
    ruleset: str
    rules_version: int
    public: bool
    owner: str
    """The name of the person who created the table."""
    arranged: list[Arranged]
    """What the owner chose instead of having it drawn: not which cards, only that they were
    chosen."""
    layout: Literal["random", "introductory", "given"]
    clock: Clock
    stand_in: str
    rewinds: bool
    """Whether turns that were confirmed can be taken back."""
    hints: bool
    """Whether people may ask what a strong player would do."""
    rated: bool
    """Whether the result counts for ratings."""
    absence_seconds: int
    """How long somebody has to be away before others may let a bot play for them."""
    origin: Origin | None
    rematch: str | None
    """The table of the rematch."""
    seed: str | None
    """Only when the game is over."""
    mine: list[int]
    """The seats that I hold."""
    owned: bool
    """Whether I may start, close and arrange it; nobody may at one that starts itself."""
    starts_itself: bool
    """Whether those at it look for a game: it starts when it is full, or has waited for long."""
    now: Update


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    created: datetime
    updated: datetime
    ruleset: str
    public: bool
    arranged: list[Arranged]
    """What the owner chose instead of having it drawn."""
    clock: Clock
    phase: Phase
    at: int
    seats: list[SeatShown]
    waiting: int | None
    expires: datetime | None
    """When the running clock will run out; before the game, when a wait for others is over."""
    fill_bot: str | None
    """At a table for those who look for a game, the bot that then takes the free seats, if any;
    none at any other table."""
    outcome: Outcome | None
    mine: list[int]
    waits_for_me: bool
    rated: bool
    """Whether the result counts for ratings."""


class NewLink(Struct, frozen=True, kw_only=True):
    """A link for a seat, or for any free one."""

    seat: SeatNumber | None = None


class Link(Struct, frozen=True, kw_only=True):
    """A link to join with. The secret is returned once, when the link is created."""

    id: str
    seat: int | None
    created: datetime
    secret: str | None = None
    url: str | None = None


class JoinTable(Struct, frozen=True, kw_only=True):
    """Join at a free seat, or at this one; with a link if the table is not public."""

    key: Key
    at: At | None = None
    seat: SeatNumber | None = None
    link: Annotated[str, Meta(max_length=100)] = ""


LinkSecret = Annotated[str, Meta(max_length=100)]


class UseLink(Struct, frozen=True, kw_only=True):
    key: Key
    link: LinkSecret


class Invitation(Struct, frozen=True, kw_only=True):
    """A link that somebody was sent."""

    link: LinkSecret


class NewRecord(Struct, frozen=True, kw_only=True):
    """A record as text."""

    text: Annotated[str, Meta(max_length=200_000)]
    public: bool = False


class WhyNot(Struct, frozen=True, kw_only=True):
    """Why a move is illegal; no reason if it is legal."""

    move: str
    reason: Reason | None


class Reason(Struct, frozen=True, kw_only=True):
    """A key of the catalogues (`reason-KEY`) and its arguments."""

    key: str
    args: dict[str, str | int]


class Refusal(Struct, frozen=True, kw_only=True):
    """What is wrong: a key of the catalogues (`error-KEY`, or `reason-KEY` for a move), its
    arguments, the sentence, and for a request that came too late what has changed."""

    key: str
    args: dict[str, str | int]
    message: str
    changed: Update | None = None
