"""What asks require of a game and of the caller; otherwise they are Refused."""

from __future__ import annotations

from quebec.engine import BadInput
from quebec.server.play.asks.ask import Asker
from quebec.server.play.game import Game, Seat
from quebec.server.play.refusals import Refused


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


def held_or_owned(game: Game, seat: int, asker: Asker) -> Seat:
    return seat_at(game, seat) if asker.person == game.owner else held(game, seat, asker)


def decides(game: Game, seat: int, asker: Asker) -> None:
    """A bot may act exactly where a bot plays, a person where no bot does."""
    if asker.bot:
        if not game.seats[seat].bot:
            raise Refused("no_bot_plays_here")
    elif held(game, seat, asker).bot:
        raise Refused("bot_plays_here")


def taking_back(game: Game, asker: Asker) -> int:
    playing(game)
    if not game.pending:
        raise Refused("nothing_to_undo")
    seat = game.pending[-1].seat
    decides(game, seat, asker)
    return seat
