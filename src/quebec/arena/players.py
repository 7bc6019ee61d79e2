"""The players of a match, created when they are needed and reused for later games."""

from __future__ import annotations

from contextlib import suppress

from quebec.arena.match import Entrant
from quebec.bots import Bot, make_bot
from quebec.bots.engine_process import EngineProcess


def seat_player(entrant: Entrant) -> Bot:
    """The player that an entrant stands for."""
    if entrant.engine:
        engine = EngineProcess(entrant.engine)
        engine.start()
        return engine
    return make_bot(entrant.bot)


class Cast:
    """A player for each entrant."""

    def __init__(self, entrants: tuple[Entrant, ...]) -> None:
        self._entrants = entrants
        self._players: dict[int, Bot] = {}

    def player(self, entrant: int) -> Bot:
        if entrant not in self._players:
            self._players[entrant] = seat_player(self._entrants[entrant])
        return self._players[entrant]

    def dismiss(self, entrant: int) -> None:
        """After a fault the next game gets a new player."""
        player = self._players.pop(entrant, None)
        close = getattr(player, "close", None)
        if close is not None:
            with suppress(Exception):
                close()

    def close(self) -> None:
        for entrant in list(self._players):
            self.dismiss(entrant)
