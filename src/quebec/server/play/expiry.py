"""What the server itself writes into a log because of the time."""

from __future__ import annotations

from quebec.server.play.acts import Expired, Resumed
from quebec.server.play.game import Game


def expiry(game: Game, time: int) -> Expired | None:
    """That the time of a seat is over, if it is."""
    timer = game.timer
    if timer is None or game.is_frozen or timer.running is None or timer.expires is None:
        return None
    return Expired(timer.running, game.setup.clock.expiry) if timer.expires <= time else None


def resumption(game: Game, seen: int, time: int) -> Resumed | None:
    """That the server has been away since it was last seen, if somebody's time ran meanwhile."""
    if game.timer is None or game.is_frozen or game.timer.running is None:
        return None
    # Every entry is a sign of life, too.
    away = time - max(seen, game.timer.since)
    return Resumed(away) if away > 0 else None
