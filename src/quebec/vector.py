"""Many games stepped together for learners, with NumPy arrays (the extra `vector`).

    games = VectorGames("2026", players=3, count=256, seed=1)
    while training:
        moves = policy(games.observations, games.masks)
        finished = games.step(moves)

Rows of `observations` are laid out as docs/observation.md says, from the view of the seat that has
to choose; rows of `masks` say which moves of the table are legal. With the compiled engine both are
views of the engine's own memory: they change with the next step, so copy what you keep.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from quebec.engine import MOVES, BadInput, State, new_game
from quebec.engine.batch import Batch
from quebec.engine.observation import OBSERVATION_SIZE

Integers = npt.NDArray[np.int64]


class Finished(NamedTuple):
    """The games that ended in a step: their indices, and the scores of their seats."""

    places: Integers
    scores: Integers
    """One row for each place, one column for each seat."""


class VectorGames:
    """A number of games of one kind; one that has ended is replaced by a new one."""

    def __init__(self, ruleset: str, players: int, count: int, seed: int) -> None:
        if count < 1:
            raise BadInput("bad_count", {"count": count}, f"play at least one game, not {count}")
        self.ruleset = ruleset
        self.players = players
        self.next_seed = seed
        self.batch = Batch([self._new_game() for _ in range(count)])
        self._show()

    def step(self, moves: npt.ArrayLike) -> Finished:
        """Play a move, by its number, in every game; games that end are replaced by new ones."""
        chosen = np.asarray(moves)
        self._check(chosen)
        self.batch.step(chosen.tolist())
        places = [k for k, game in enumerate(self.batch.games) if game.is_over]
        scores = [self.batch.games[k].scores for k in places]
        for k in places:
            self.batch.replace(k, self._new_game())
        self._show()
        shape = (len(places), self.players)
        return Finished(
            np.array(places, dtype=np.int64), np.array(scores, dtype=np.int64).reshape(shape)
        )

    def _new_game(self) -> State:
        game = new_game(self.ruleset, self.players, self.next_seed)
        self.next_seed += 1
        return game

    def _show(self) -> None:
        count = len(self.batch.games)
        self.observations = _array(self.batch.observations).reshape(count, OBSERVATION_SIZE)
        self.masks = _array(self.batch.masks).reshape(count, len(MOVES))
        self.deciders = _array(self.batch.deciders)

    def _check(self, moves: npt.NDArray[np.generic]) -> None:
        count = len(self.batch.games)
        if moves.shape != (count,) or moves.dtype.kind not in "iu":
            raise BadInput(
                "bad_moves",
                {"needed": count},
                f"give one whole number for each of the {count} games,"
                f" not {moves.dtype} of shape {moves.shape}",
            )
        for k, move in enumerate(moves.tolist()):
            if not self.batch.is_legal(k, move):
                raise BadInput(
                    "illegal_move_in_game",
                    {"game": k, "move": move},
                    f"move {move} is not legal in game {k}; its mask says which are",
                )


def _array(numbers: object) -> Integers:
    """A view of the engine's memory where it is compiled, else a copy of its list."""
    if isinstance(numbers, list):
        return np.array(numbers, dtype=np.int64)
    return np.frombuffer(numbers, dtype=np.int64)  # type: ignore[call-overload, no-any-return]
