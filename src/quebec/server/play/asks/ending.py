"""Resigning, and an end by agreement."""

from __future__ import annotations

from quebec.server.play import acts
from quebec.server.play.acts import AnyAct
from quebec.server.play.asks.ask import Ask, Asker, SeatNumber
from quebec.server.play.asks.checks import has_room, held, playing
from quebec.server.play.game import Game
from quebec.server.play.refusals import Refused


class Resign(Ask, frozen=True, kw_only=True):
    """Resign: a bot continues, or the game ends."""

    seat: SeatNumber

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        playing(game)
        if held(game, self.seat, asker).resigned:
            raise Refused("has_resigned")
        return [acts.Resigned(self.seat)]


class ProposeEnd(Ask, frozen=True, kw_only=True):
    """Propose to end the game here, without a winner."""

    seat: SeatNumber

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        playing(game)
        has_room(game)
        if not held(game, self.seat, asker).is_played_by_person:
            raise Refused("bot_plays_here")
        if game.agreeing:
            raise Refused("end_proposed_already")
        return [acts.EndProposed(self.seat)]


class AnswerEnd(Ask, frozen=True, kw_only=True):
    """Accept or decline the proposal to end the game."""

    seat: SeatNumber
    agree: bool

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        playing(game)
        if not held(game, self.seat, asker).is_played_by_person:
            raise Refused("bot_plays_here")
        if not game.agreeing:
            raise Refused("no_end_proposed")
        return [acts.EndAgreed(self.seat) if self.agree else acts.EndDeclined(self.seat)]
