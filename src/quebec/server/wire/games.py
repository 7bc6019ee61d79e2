"""A game as everybody may see it. Nothing in it depends on the reader."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct

from quebec.server.play.acts import AnyAct
from quebec.server.play.game import Outcome, Phase
from quebec.server.wire.facts import EncodedFacts
from quebec.server.wire.wording import EncodedWording
from quebec.views import SeenForecast


class Offer(Struct, frozen=True, kw_only=True):
    """A legal move: its target, its text, and what it would do."""

    move: str
    kind: str
    target: str | None
    """The site, zone, leader or district that it is about."""
    text: EncodedWording
    facts: EncodedFacts
    """What would happen up to the next decision, or until a face-down event is revealed."""
    reveals: bool
    points: list[int]
    """Victory points, by seat."""
    then: list[Offer] | None = None
    """What the same seat could choose next: after an action of a turn anything, if it has a
    choice; after a zone, how many workers."""


class Ahead(Struct, frozen=True, kw_only=True):
    """The scoring if the century ended after these moves; none if they reveal a card, or are
    about a table that has gone on since."""

    moves: list[str]
    forecast: SeenForecast | None


class Rating(Struct, frozen=True, kw_only=True):
    """How strong somebody is, and how uncertain that is."""

    value: float
    error: float


class SeatShown(Struct, frozen=True, kw_only=True):
    """Who sits at a seat, and who plays for it."""

    kind: Literal["person", "bot", "free"]
    """Whether it has a holder, belongs to a bot, or is open."""
    name: str
    colour: str
    bot: str
    """The bot that decides here now, also in place of a holder."""
    resigned: bool
    freed: bool
    """Its holder is absent: somebody who joins may take it."""
    automatic: bool
    rating: Rating | None = None
    """In lists, of those who have one."""


class ClockShown(Struct, frozen=True, kw_only=True):
    """The clocks as of the last entry."""

    left: list[int]
    """Milliseconds by seat, without the time since."""
    running: int | None
    """The seat whose time runs."""
    since: datetime
    now: datetime
    """The server's time when this was sent; of several responses, the one that arrived with the
    least delay is the best to set a clock by."""


EncodedSeen = Annotated[
    Raw,
    Meta(extra_json_schema={"anyOf": [{"$ref": "#/components/schemas/Seen"}, {"type": "null"}]}),
]
"""A view already encoded as JSON: most of its sites are sent as they were. `null` is encoded too,
because nothing can be decoded as Raw or None."""
NO_VIEW: Final = Raw(b"null")


class GameShown(Struct, frozen=True, kw_only=True):
    """The state of a game."""

    phase: Phase
    frozen: bool
    """Played under another rules version: read-only."""
    seats: list[SeatShown]
    waiting: int | None
    """The seat that has to act."""
    must_confirm: bool
    """Whether it has to confirm its turn."""
    unconfirmed: int
    """How many of the last moves can still be undone."""
    may_rewind: bool
    """Whether the only person at a table of bots may take back the last confirmed turn."""
    agreeing: list[int]
    """Seats that agree to end the game, if that has been proposed."""
    moves: int
    """How many effective moves there are."""
    outcome: Outcome | None
    clock: ClockShown | None
    view: EncodedSeen
    """The board; before the start there is none."""
    offers: list[Offer]
    """Legal moves of the seat that is waited for, if a person decides there."""


class Entry(Struct, frozen=True, kw_only=True):
    """An entry of the log."""

    n: int
    time: datetime
    act: AnyAct
    facts: EncodedFacts


class Update(Struct, frozen=True, kw_only=True, tag_field="type", tag="update"):
    """What has happened at a table, and its state after that. at: the number of entries."""

    table: str
    at: int
    entries: list[Entry]
    game: GameShown


EncodedUpdate = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/Update"})]
"""An Update already encoded as JSON: everybody is sent the same."""


class Moment(Struct, frozen=True, kw_only=True):
    """The game after an entry, as the difference from the entry before.

    An object contains what has changed in an object, or by index in a list of the same length;
    anything else replaces the old value. Offers and the position as text are left out.
    """

    n: int
    changed: Any


class Moments(Struct, frozen=True, kw_only=True):
    """A part of a game to be replayed; the first moment is complete."""

    table: str
    length: int
    """How many entries there are; those after the last moment can be requested next."""
    moments: list[Moment]
