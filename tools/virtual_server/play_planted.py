"""Faults that are planted in the pure part, to see whether a run finds them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final
from unittest.mock import patch

from msgspec import json
from msgspec.structs import replace

from quebec.server.play.acts.ending import EndAgreed
from quebec.server.play.asks import playing
from quebec.server.play.clock import RETURN, Timer
from quebec.server.play.game import Game, Pending
from quebec.server.play.setup import Clock
from quebec.server.play.snapshot import Snapshot, snapshot
from tools.virtual_server import play_laws
from tools.virtual_server.planted import Plant


@contextmanager
def undo_of_a_confirmed_turn() -> Iterator[None]:
    """Starting a turn again takes back the turn before, too."""
    settle, take_back = Game.settle, Game.take_back
    confirmed: dict[int, list[Pending]] = {}

    def keep(self: Game) -> None:
        confirmed[id(self.deal)] = list(self.pending)
        settle(self)

    def further(self: Game, count: int) -> None:
        last = confirmed.get(id(self.deal), [])
        if count < len(self.pending) or not last:
            take_back(self, count)
            return
        del self.moves[-count - len(last) :]
        self.state = last[0].before.copy()
        self.pending.clear()

    with patch.object(Game, "settle", keep), patch.object(Game, "take_back", further):
        yield


def undo_of_a_revealed_card() -> AbstractContextManager[Any]:
    """A card that was revealed confirms nothing."""
    return patch("quebec.server.play.game.EventRevealed", type(None))


def forgetful_snapshot() -> AbstractContextManager[Any]:
    """Who agrees to end the game is not in it."""

    def taken(game: Game) -> bytes:
        whole = json.decode(snapshot(game), type=Snapshot)
        return json.encode(replace(whole, agreeing=[]))

    return patch.object(play_laws, "snapshot", taken)


@contextmanager
def clock_that_gains() -> Iterator[None]:
    """A turn that a bot plays earns a minute each time."""
    rest = Timer.rest

    def earn(self: Timer, seat: int, by_bot: bool, clock: Clock) -> None:
        rest(self, seat, by_bot, clock)
        if by_bot:
            self.left[seat] += RETURN

    with patch.object(Timer, "rest", earn):
        yield


def refused_but_played() -> AbstractContextManager[Any]:
    """The moves before an illegal one are played on the game itself."""
    granted = playing.Play.granted

    def careless(self: playing.Play, game: Game, asker: Any) -> Any:
        with patch.object(Game, "copy", lambda game: game):
            return granted(self, game, asker)

    return patch.object(playing.Play, "granted", careless)


def shared_seats() -> AbstractContextManager[Any]:
    """A copy of a game has the same seats."""
    return patch("quebec.server.play.game.Seat.copy", lambda self: self)


def agreement_of_one() -> AbstractContextManager[Any]:
    """The first who agrees ends the game."""
    return patch.object(EndAgreed, "happen", lambda self, game, by: game.end("agreed") or [])


PLAY_PLANTS: Final[dict[str, Plant]] = {
    plant.__name__: plant
    for plant in (
        undo_of_a_confirmed_turn,
        undo_of_a_revealed_card,
        forgetful_snapshot,
        clock_that_gains,
        refused_but_played,
        shared_seats,
        agreement_of_one,
    )
}
