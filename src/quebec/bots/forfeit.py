"""Forfeit: a player did what ends the game for it, and for nobody else."""

from __future__ import annotations

from quebec.engine import Reason


class Forfeit(Exception):
    """A player loses its game: it does not answer, breaks down, or plays what is not legal.

    Whoever runs games catches this, counts the game as lost for that player, and goes on.
    """

    def __init__(self, key: str, args: dict[str, str | int], message: str) -> None:
        super().__init__(message)
        self.reason = Reason(key, args)
        """What happened, for the catalogues of texts: the message `forfeit-KEY`."""

    def __reduce__(self) -> tuple[type[Forfeit], tuple[str, dict[str, str | int], str]]:
        # Games run in processes of their own, and what ended one is told to the first.
        return Forfeit, (self.reason.key, self.reason.args, str(self))
