"""Forfeit: a player loses its game by a fault of its own."""

from __future__ import annotations

from quebec.engine import Reason


class Forfeit(Exception):
    """A player loses its game: it does not answer, crashes, or plays an illegal move.

    Code that runs games catches this, counts the game as lost for that player, and continues.
    """

    def __init__(self, key: str, args: dict[str, str | int], message: str) -> None:
        super().__init__(message)
        self.reason = Reason(key, args)
        """What happened, for the catalogues of texts: the message `forfeit-KEY`."""

    def __reduce__(self) -> tuple[type[Forfeit], tuple[str, dict[str, str | int], str]]:
        # Games run in child processes, so the error must survive pickling.
        return Forfeit, (self.reason.key, self.reason.args, str(self))
