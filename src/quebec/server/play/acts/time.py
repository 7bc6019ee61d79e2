"""Entries caused by the clock: the server itself writes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from quebec.engine.facts import Fact
from quebec.server.play.acts.gathering import BotSeated, Closed, Started
from quebec.server.play.game import Act, Game
from quebec.server.play.setup import CorrespondenceClock, Expiry, LiveClock, NoClock


class Expired(Act, frozen=True):
    """The time of a seat has run out."""

    seat: int
    then: Expiry

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        if self.then == "resign":
            game.resign(self.seat)
        else:
            game.seats[self.seat].bot = game.setup.stand_in
        return []


class Resumed(Act, frozen=True):
    """The server was down for so many milliseconds, which no clock is charged for."""

    away: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        if game.timer:
            game.timer.forgive(self.away)
        return []


def expiry(game: Game, time: int) -> Expired | None:
    """The act for a seat whose time has run out, if there is one."""
    timer = game.timer
    if timer is None or game.is_frozen or timer.running is None or timer.expires is None:
        return None
    if timer.expires > time:
        return None
    match game.setup.clock:
        case NoClock():
            return None
        case LiveClock(expiry=then) | CorrespondenceClock(expiry=then):
            return Expired(timer.running, then)
        case clock:
            assert_never(clock)


def filling(game: Game, time: int, *, is_sought: bool) -> Sequence[BotSeated | Started | Closed]:
    """What happens to a table at which people have waited for long: bots take its free seats, and
    the game starts; if nobody is there any more, or no bots were wanted, it is closed."""
    wait = game.setup.filling
    if wait is None or game.phase != "gathering" or game.is_frozen or wait.at > time:
        return []
    if not (wait.bot and is_sought and game.people):
        return [Closed()]
    free = [k for k, seat in enumerate(game.seats) if seat.person is None and not seat.bot]
    return [*(BotSeated(seat, wait.bot) for seat in free), Started()]


def resumption(game: Game, away: Callable[[int], int]) -> Resumed | None:
    """The act for downtime, if a clock was running; away: the duration since a time.

    Every entry counts as a heartbeat.
    """
    if game.timer is None or game.is_frozen or game.timer.running is None:
        return None
    milliseconds = away(game.timer.since)
    return Resumed(milliseconds) if milliseconds > 0 else None
