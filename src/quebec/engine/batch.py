"""Many games stepped together, with one buffer for all observations and one for all masks."""

from __future__ import annotations

from quebec.engine.board import NOBODY
from quebec.engine.native import i64, vec
from quebec.engine.observation import MOVE_COUNT, OBSERVATION_SIZE, write_mask, write_observation
from quebec.engine.state import State


class Batch:
    """Games in parallel; the observation of each is that of the seat that has to choose."""

    def __init__(self, games: list[State]) -> None:
        count: i64 = len(games)
        self.games: list[State] = games
        self.observations: vec[i64] = vec[i64]([0] * (count * OBSERVATION_SIZE))
        self.masks: vec[i64] = vec[i64]([0] * (count * MOVE_COUNT))
        self.deciders: vec[i64] = vec[i64]([0] * count)
        """The seat that has to choose in each game; -1 where it is over."""
        for k in range(count):
            self._look(k)

    def replace(self, k: i64, game: State) -> None:
        """Put another game into a place."""
        self.games[k] = game
        self._look(k)

    def step(self, moves: list[int]) -> None:
        """Play a move in each game that is not over; the moves are known to be legal."""
        for k in range(len(self.games)):
            game = self.games[k]
            if not game.is_over:
                game.apply(moves[k])
                self._look(k)

    def is_legal(self, k: i64, move: i64) -> bool:
        """Whether a move is legal in a game; in one that is over, any move is, and is ignored."""
        if self.deciders[k] == NOBODY:
            return True
        return 0 <= move < MOVE_COUNT and self.masks[k * MOVE_COUNT + move] == 1

    def _look(self, k: i64) -> None:
        game = self.games[k]
        self.deciders[k] = NOBODY if game.is_over else game.decider()
        viewer = max(0, self.deciders[k])
        write_observation(game, viewer, self.observations, k * OBSERVATION_SIZE)
        write_mask(game, self.masks, k * MOVE_COUNT)
