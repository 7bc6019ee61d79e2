"""What asks require of a game and of the caller; otherwise they are Refused."""

from __future__ import annotations

from typing import Final

from quebec.engine import BadInput
from quebec.server.play.asks.ask import Asker
from quebec.server.play.clock import MINUTE, SECOND
from quebec.server.play.game import Game, Seat
from quebec.server.play.refusals import Refused
from quebec.server.play.setup import CorrespondenceClock

LONGEST_LOG: Final = 3000
"""Entries of a table, of which a game needs some hundreds."""


def has_room(game: Game) -> None:
    """For what can be asked again and again: undoing, sitting down, wishing. What leads to the end
    of a game needs no room, so a full log blocks nobody."""
    if game.length >= LONGEST_LOG:
        raise Refused("log_is_full", most=LONGEST_LOG)


def not_over(game: Game) -> None:
    if game.is_frozen:
        raise Refused("table_frozen", recorded=game.rules_version)
    if game.phase == "over":
        raise Refused("game_is_over")


def playing(game: Game) -> None:
    not_over(game)
    if game.phase != "playing":
        raise Refused("not_started")


def gathering(game: Game) -> None:
    not_over(game)
    if game.phase != "gathering":
        raise Refused("has_started")


def hosted(game: Game) -> None:
    """Those who look for a game meet as equals: the first one decides nothing for the others,
    and need not be there any more."""
    gathering(game)
    if game.setup.filling:
        raise Refused("nobody_is_host")


def seat_at(game: Game, seat: int) -> Seat:
    if seat >= len(game.seats):
        known = ", ".join(map(str, range(len(game.seats))))
        raise BadInput("unknown_seat", {"seat": seat, "known": known}, f"no seat {seat}")
    return game.seats[seat]


def held(game: Game, seat: int, asker: Asker) -> Seat:
    not_over(game)
    if asker.person is None or seat_at(game, seat).person != asker.person:
        raise Refused("not_your_seat", seat=seat)
    return game.seats[seat]


def absent(game: Game, seat: int, asker: Asker) -> None:
    """Somebody else's seat in a game: only if its holder has been away for long enough.

    In a correspondence game nobody has to be here, so its clock decides: it must have given the
    seat to a bot, or the holder has.
    """
    holder = seat_at(game, seat)
    if isinstance(game.setup.clock, CorrespondenceClock) and not holder.bot:
        raise Refused("clock_decides", seat=seat)
    needed, away = asker.absence
    minutes = -(-needed // MINUTE)
    if holder.person is None or holder.person not in away:
        raise Refused("holder_is_here", seat=seat, minutes=minutes)
    left = needed - away[holder.person]
    if left > 0:
        raise Refused("holder_was_here", seat=seat, minutes=minutes, seconds=-(-left // SECOND))


def decides(game: Game, seat: int, asker: Asker) -> None:
    """A bot may act exactly where a bot plays, a person where no bot does."""
    if asker.bot:
        if not game.seats[seat].bot:
            raise Refused("no_bot_plays_here")
    elif held(game, seat, asker).bot:
        raise Refused("bot_plays_here")


def taking_back(game: Game, asker: Asker) -> int:
    playing(game)
    has_room(game)
    if not game.pending:
        raise Refused("nothing_to_undo")
    seat = game.pending[-1].seat
    decides(game, seat, asker)
    return seat
