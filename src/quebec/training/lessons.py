"""What games have to teach: the rows of positions, and how the games ended."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from quebec.engine import State, new_game
from quebec.engine.thinking.features import SEAT_FEATURES, TABLE_FEATURES, Features
from quebec.training.games import Played, replay

Array = npt.NDArray[Any]


class Lessons(NamedTuple):
    """Positions of one century at tables of one size."""

    rows: Array
    """By position, seat and number."""
    table: Array
    """By position and number."""
    scores: Array
    """By position and seat: what each has…"""
    final: Array
    """…and had at the end."""
    wanted: Array
    """What should have been expected."""

    def at(self, chosen: Array | slice) -> Lessons:
        """Some of the positions."""
        return Lessons(*(part[chosen] for part in self))

    @property
    def won(self) -> Array:
        """Shares of the win."""
        winners = self.final == self.final.max(axis=1, keepdims=True)
        shares: Array = winners / winners.sum(axis=1, keepdims=True)
        return shares.astype(np.float32)


Key = tuple[int, int]
"""Players and century."""


def lessons_from(games: Iterable[Played], share: float, chance: Random) -> dict[Key, Lessons]:
    """The positions of games, of which a share is taken."""
    seen: dict[Key, list[tuple[Array, tuple[int, ...], int]]] = {}
    finals: list[tuple[int, ...]] = []
    features = Features(new_game("2011", 5, 1))
    for game in games:
        size = game.players * int(SEAT_FEATURES) + int(TABLE_FEATURES)
        number = len(finals)

        def see(state: State, size: int = size, number: int = number) -> None:
            if chance.random() < share:
                features.look(state)
                row = np.array(features.rows[:size], dtype=np.int16)
                key = int(state.players), int(state.century)
                seen.setdefault(key, []).append((row, state.scores, number))

        finals.append(replay(game, see))
    return {key: _gathered(key[0], found, finals) for key, found in sorted(seen.items())}


def _gathered(
    players: int, found: list[tuple[Array, tuple[int, ...], int]], finals: list[tuple[int, ...]]
) -> Lessons:
    rows = np.array([row for row, _, _ in found])
    split = players * int(SEAT_FEATURES)
    final = np.array([finals[number] for _, _, number in found], dtype=np.float32)
    return Lessons(
        rows[:, :split].reshape(len(rows), players, int(SEAT_FEATURES)),
        rows[:, split:],
        np.array([scores for _, scores, _ in found], dtype=np.float32),
        final,
        final,
    )
