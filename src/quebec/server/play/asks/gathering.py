"""Starting or cancelling a game."""

from __future__ import annotations

from typing import ClassVar

from quebec.server.play import acts
from quebec.server.play.access import OWNER
from quebec.server.play.acts import AnyAct
from quebec.server.play.asks.ask import Ask, Asker
from quebec.server.play.asks.checks import hosted, not_over
from quebec.server.play.game import Game
from quebec.server.play.refusals import Refused


class Start(Ask, frozen=True, kw_only=True):
    """Start, when all seats are taken; a fork plays the moves of its origin first."""

    access: ClassVar[str] = OWNER

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        hosted(game)
        free = sum(seat.person is None and not seat.bot for seat in game.seats)
        if free:
            raise Refused("seats_are_free", count=free)
        return [acts.Started(), *prefix_acts(game)]


class Close(Ask, frozen=True, kw_only=True):
    """Cancel a table before the game has started."""

    access: ClassVar[str] = OWNER

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        hosted(game)
        return [acts.Closed()]


class CallOff(Ask, frozen=True, kw_only=True):
    """An operator ends a table, at any time; nobody wins."""

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        not_over(game)
        return [acts.Closed()]


def prefix_acts(game: Game) -> list[AnyAct]:
    """The moves that were played before the start, none of which can be undone."""
    tried = game.copy()
    tried.begin()
    given: list[AnyAct] = []
    for move in game.setup.prefix:
        seat = tried.decider
        if seat is None:
            raise Refused("game_is_over")
        given.append(acts.Moved(seat, move))
        tried.play(seat, move)
    if tried.pending:
        given.append(acts.Confirmed(tried.pending[-1].seat))
    return given
