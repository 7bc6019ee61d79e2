"""Training samples from games: the rows of positions, and the values to learn for them."""

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
    """Positions at tables of one size, game after game, in order."""

    rows: Array
    """By position, seat and number."""
    table: Array
    """By position and number."""
    century: Array
    game: Array
    scores: Array
    """By position and seat: the score so far…"""
    final: Array
    """…the score at the end…"""
    wanted: Array
    """…and the score to learn."""

    def at(self, chosen: Array | slice) -> Lessons:
        """Some of the positions."""
        return Lessons(*(part[chosen] for part in self))

    @property
    def won(self) -> Array:
        """Shares of the win."""
        winners = self.final == self.final.max(axis=1, keepdims=True)
        shares: Array = winners / winners.sum(axis=1, keepdims=True)
        return shares.astype(np.float32)


class Noted(NamedTuple):
    """A position of a game."""

    row: Array
    century: int
    game: int
    scores: tuple[int, ...]


def lessons_from(games: Iterable[Played], share: float, chance: Random) -> dict[int, Lessons]:
    """A sample of the positions of games, by number of players."""
    noted: dict[int, list[Noted]] = {}
    finals: list[tuple[int, ...]] = []
    features = Features(new_game("2011", 5, 1))
    for number, game in enumerate(games):
        size = game.players * int(SEAT_FEATURES) + int(TABLE_FEATURES)
        seen = noted.setdefault(game.players, [])

        def see(
            state: State, size: int = size, number: int = number, seen: list[Noted] = seen
        ) -> None:
            if chance.random() < share:
                features.look(state)
                row = np.array(features.rows[:size], dtype=np.int16)
                seen.append(Noted(row, int(state.century), number, state.scores))

        finals.append(replay(game, see))
    return {players: _gathered(players, seen, finals) for players, seen in sorted(noted.items())}


def _gathered(players: int, seen: list[Noted], finals: list[tuple[int, ...]]) -> Lessons:
    rows = np.array([one.row for one in seen])
    split = players * int(SEAT_FEATURES)
    final = np.array([finals[one.game] for one in seen], dtype=np.float32)
    return Lessons(
        rows=rows[:, :split].reshape(len(rows), players, int(SEAT_FEATURES)),
        table=rows[:, split:],
        century=np.array([one.century for one in seen]),
        game=np.array([one.game for one in seen]),
        scores=np.array([one.scores for one in seen], dtype=np.float32),
        final=final,
        wanted=final,
    )


def looked_back(lessons: Lessons, expected: Array, trust: float) -> Lessons:
    """The lessons with new scores to learn, taken from the positions that followed.

    The score to learn is a mix of what the next position expects and, with weight `trust`, of
    what that position learns: TD(λ). With trust 1 it is the final score.
    """
    wanted = lessons.final.copy()
    for k in range(len(wanted) - 2, -1, -1):
        if lessons.game[k] == lessons.game[k + 1]:
            wanted[k] = (1 - trust) * expected[k + 1] + trust * wanted[k + 1]
    return lessons._replace(wanted=wanted)
