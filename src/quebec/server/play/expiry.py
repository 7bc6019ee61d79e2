"""What the server itself writes into a log because of the time."""

from __future__ import annotations

from collections.abc import Callable

from quebec.server.play.acts import Expired, Resumed
from quebec.server.play.game import Game


def expiry(game: Game, time: int) -> Expired | None:
    """That the time of a seat is over, if it is."""
    timer = game.timer
    if timer is None or game.is_frozen or timer.running is None or timer.expires is None:
        return None
    return Expired(timer.running, game.setup.clock.expiry) if timer.expires <= time else None


def resumption(game: Game, away: Callable[[int], int]) -> Resumed | None:
    """That the server was away, if somebody's time ran meanwhile; away: for how long since then.

    Every entry is a sign of life.
    """
    if game.timer is None or game.is_frozen or game.timer.running is None:
        return None
    milliseconds = away(game.timer.since)
    return Resumed(milliseconds) if milliseconds > 0 else None
