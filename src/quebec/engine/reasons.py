"""The engine's errors: a key with arguments, and plain English."""

from __future__ import annotations

from typing import NamedTuple


class Reason(NamedTuple):
    """Why a move is not legal now: a key for the catalogues of texts, and its arguments."""

    key: str
    args: dict[str, str | int]


class BadInput(ValueError):
    """Something from outside the engine is wrong; says what, and what would be right.

    >>> try:
    ...     quebec.new_game("2026", players=2, seed=1608)
    ... except quebec.BadInput as error:
    ...     print(error.reason.key)
    players_not_allowed
    """

    def __init__(self, key: str, args: dict[str, str | int], message: str) -> None:
        super().__init__(message)
        self.reason = Reason(key, args)
