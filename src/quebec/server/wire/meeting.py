"""A place to meet: the lobby, looking for a game, my games, pages of people, invitations."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

from quebec.server.play.asks import SeatNumber
from quebec.server.play.game import Ending, Phase
from quebec.server.play.setup import NO_CLOCK, Clock, Name
from quebec.server.wire.games import Rating
from quebec.server.wire.live import Pong, Problem, Reload
from quebec.server.wire.tables import TableSummary

# ---- the lobby ----------------------------------------------------------------------------------


class LobbyShown(Struct, frozen=True, kw_only=True, tag_field="type", tag="lobby"):
    """Public tables; nothing in it depends on the reader."""

    open: list[TableSummary]
    """Where seats are free, the latest first."""
    running: list[TableSummary]
    """Where one can watch."""
    over: list[TableSummary]
    """The last few games that are over."""


class MineChanged(Struct, frozen=True, tag_field="type", tag="mine"):
    """Something has changed in my games or invitations: ask for them again."""


LobbyNews = LobbyShown | MineChanged | Pong | Problem | Reload
"""The messages of the WebSocket of the lobby."""


class Wanted(Struct, frozen=True, kw_only=True):
    """The game that somebody looks for."""

    ruleset: Annotated[str, Meta(max_length=20)] = "2026"
    players: Annotated[int, Meta(ge=2, le=5)] = 3
    clock: Clock = NO_CLOCK
    fill_after: Annotated[int, Meta(ge=10, le=7 * 24 * 3600)] | None = None
    """Seconds after which bots take the seats that are still free; if left out, nobody does."""
    fill_with: Name = "level-4"
    """Those bots."""
    table: Annotated[str, Meta(max_length=40)] = ""
    """Where I wait already, as I was told: if the game has started there, I look for no other."""


class Found(Struct, frozen=True, kw_only=True):
    """The table of somebody who looks for a game."""

    table: str
    phase: Phase
    taken: int
    """Seats that are taken, also mine."""
    players: int
    expires: datetime | None
    """When bots take the free seats; if none do, when the search ends."""
    fill_bot: str


# ---- my games -----------------------------------------------------------------------------------


class MyGame(TableSummary, frozen=True, kw_only=True):
    """A game of mine in a list."""

    place: int | None
    """From 1, when it is over; none after an end by agreement."""
    score: int | None


class GamesPage(Struct, frozen=True, kw_only=True):
    """Some of my games."""

    games: list[MyGame]
    next: str | None
    """What to ask for to get the next ones; none if these are the last."""


# ---- people -------------------------------------------------------------------------------------


class RulesResult(Struct, frozen=True, kw_only=True):
    """Results under one set of rules, with one number of players."""

    ruleset: str
    players: int
    games: int
    wins: int
    place: float
    """The mean."""
    score: float | None
    """The mean of the games that were played to the end."""
    best: int | None
    rating: Rating | None
    """If they have played for ratings."""
    abandoned: int
    """Rated games that they have left."""


class SourceResult(Struct, frozen=True, kw_only=True):
    """Points from one source, in the mean of a game: mine, and of everybody at my tables."""

    source: str
    mine: float
    table: float


class Used(Struct, frozen=True, kw_only=True):
    """A leader or a district: how often it was used, in how many games, and how many were won."""

    key: str
    times: int
    games: int
    wins: int


class FeatShown(Struct, frozen=True, kw_only=True):
    """What somebody may be proud of: how often, and when first."""

    key: str
    times: int
    first: datetime


class Rival(Struct, frozen=True, kw_only=True):
    """Somebody who played at the same tables, or a bot; without a name, they are gone."""

    name: str
    bot: str
    page: str | None
    """The address of their page."""
    games: int
    better: int
    """Games in which the person of the page had the better place; worse: the others did."""
    worse: int
    is_me: bool


class GameResult(Struct, frozen=True, kw_only=True):
    """A finished game of somebody."""

    table: str | None
    """None if the table was not public."""
    finished: datetime
    ruleset: str
    players: int
    how: Ending
    place: int | None
    score: int
    others: list[str]
    """Who else played at a public table: names, or bots."""


class PersonPage(Struct, frozen=True, kw_only=True):
    """What there is to say about somebody's games. Only games that count are in it."""

    name: str
    page: str | None
    """Its address; none while only its owner may see it."""
    mine: bool
    since: datetime
    """When they came."""
    games: int
    wins: int
    best: GameResult | None
    """The one with the most points."""
    rules: list[RulesResult]
    recent: int
    """The number of games, the last ones, that sources, leaders and districts are about."""
    sources: list[SourceResult]
    leaders: list[Used]
    districts: list[Used]
    feats: list[FeatShown]
    rivals: list[Rival]
    latest: list[GameResult]


class OpenPage(Struct, frozen=True, kw_only=True):
    """Whether everybody may see my page."""

    open: bool


# ---- invitations --------------------------------------------------------------------------------


class Companion(Struct, frozen=True, kw_only=True):
    """Somebody I have played with; table and seat identify them."""

    name: str
    table: str
    seat: int
    games: int
    last: datetime


class Invite(Struct, frozen=True, kw_only=True):
    """Whom to invite: the holder of a seat at a table at which I had one too."""

    table: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber


class InvitationShown(Struct, frozen=True, kw_only=True):
    """Somebody I have played with invites me to a table."""

    table: TableSummary
    by: str
    """Their name."""
    created: datetime
