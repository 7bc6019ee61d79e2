"""Moves, undo, confirmation."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from quebec.engine import Move, parse_move
from quebec.server.play import acts
from quebec.server.play.acts import AnyAct
from quebec.server.play.asks.ask import Ask, Asker, SeatNumber, SeenAsk
from quebec.server.play.asks.checks import decides, has_room, held, playing, taking_back
from quebec.server.play.game import Game
from quebec.server.play.refusals import Refused

MOST_MOVES = 64


class Play(SeenAsk, frozen=True, kw_only=True):
    """Play moves, all or none, up to another seat's decision or a revealed card."""

    moves: Annotated[tuple[Annotated[str, Meta(max_length=16)], ...], Meta(min_length=1)]
    confirm: bool = False
    """Also confirm, if the turn passes."""

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        playing(game)
        if len(self.moves) > MOST_MOVES:
            raise Refused("too_many_moves", most=MOST_MOVES)
        seat = game.decider
        if seat is None or game.must_confirm:
            raise Refused("not_confirmed")
        decides(game, seat, asker)
        tried = game.copy()
        given: list[AnyAct] = []
        for text in self.moves:
            move: Move = parse_move(text)
            if given and (tried.decider != seat or not tried.pending):
                raise Refused("moves_go_too_far", count=len(given))
            given.append(acts.Moved(seat, move.text, together=bool(given)))
            tried.play(seat, move.text)
        confirms = self.confirm or asker.bot or game.seats[seat].automatic
        if confirms and tried.phase == "playing" and tried.must_confirm:
            given.append(acts.Confirmed(seat))
        return given


class Undo(SeenAsk, frozen=True, kw_only=True):
    """Undo the last unconfirmed move, and those that were sent together with it."""

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        return [acts.Undone(taking_back(game, asker), game.chosen_together)]


class Restart(SeenAsk, frozen=True, kw_only=True):
    """Undo all unconfirmed moves."""

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        return [acts.Restarted(taking_back(game, asker))]


class Rewind(SeenAsk, frozen=True, kw_only=True):
    """Take back my last confirmed turn and the bots' replies, where only bots play with me."""

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        playing(game)
        if not game.setup.rewinds:
            raise Refused("rewinds_not_agreed")
        if len(game.people) > 1:
            raise Refused("others_play_here")
        kept = game.rewinds_to
        if kept is None:
            raise Refused("nothing_to_rewind")
        seat = game.movers[kept]
        decides(game, seat, asker)
        return [acts.Rewound(seat, kept)]


class Confirm(SeenAsk, frozen=True, kw_only=True):
    """Confirm the turn and hand it over."""

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        playing(game)
        if not game.must_confirm:
            raise Refused("nothing_to_confirm")
        seat = game.pending[-1].seat
        decides(game, seat, asker)
        return [acts.Confirmed(seat)]


class Wish(Ask, frozen=True, kw_only=True):
    """Choose whether turns of my seat are confirmed automatically."""

    seat: SeatNumber
    automatic: bool

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        held(game, self.seat, asker)
        has_room(game)
        return [acts.Wished(self.seat, self.automatic)]
