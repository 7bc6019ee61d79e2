"""Many games stepped together; what a learner reads is written into buffers that it gave once."""

from __future__ import annotations

from typing import Final

from quebec.engine.board import NOBODY
from quebec.engine.game import new_game
from quebec.engine.native import i64, u8, vec
from quebec.engine.observation import (
    MOVE_COUNT,
    OBSERVATION_SIZE,
    clear_mask,
    update_observation,
    write_mask,
    write_observation,
)
from quebec.engine.observation_1 import SIZE_1, write_observation_1
from quebec.engine.playout import Dice
from quebec.engine.state import SEATS, State

# What a reward is.
MARGIN: Final = 0
WIN: Final = 1
SCORE: Final = 2
REWARDS: Final = ("margin", "win", "score")


class Buffers:
    """The memory that a batch writes into, a row for each game."""

    def __init__(
        self,
        observations: vec[u8],
        masks: vec[u8],
        deciders: vec[i64],
        rewards: vec[float],
        ended: vec[u8],
        final_scores: vec[i64],
        final_observations: vec[u8],
        views: vec[u8],
        sampled: vec[i64],
        old_observations: vec[i64],
    ) -> None:
        self.observations: Final = observations
        """Of the seat that has to choose."""
        self.masks: Final = masks
        """A 1 for each legal move."""
        self.deciders: Final = deciders
        """The seat that has to choose; -1 where the game is over."""
        self.rewards: Final = rewards
        """Of the last step, by seat."""
        self.ended: Final = ended
        """A 1 where the last step ended the game."""
        self.final_scores: Final = final_scores
        """Of the game that ended last in this row, by seat."""
        self.final_observations: Final = final_observations
        """What each seat saw at its end."""
        self.views: Final = views
        """What each seat sees now, when it was asked for."""
        self.sampled: Final = sampled
        """A legal move, when it was asked for."""
        self.old_observations: Final = old_observations
        """Observations of version 1 instead; else empty."""


class Batch:
    """Games in parallel, which may be of different tables. A game that ends makes room for a new
    one of the same table if that is wanted; else it waits to be dealt again."""

    def __init__(
        self,
        rulesets: list[str],
        players: list[int],
        buffers: Buffers,
        reward: i64,
        renews: bool,
        old: bool,
    ) -> None:
        self.rulesets: Final = rulesets
        self.players: Final = players
        self.count: Final[i64] = len(rulesets)
        self.buffers: Final = buffers
        self.reward: Final = reward
        self.renews: Final = renews
        """Whether a game that ends is replaced at once."""
        self.old: Final = old
        """Whether observations are of version 1."""
        self.next_seed: int = 0
        self.games: list[State] = []
        self.scores: vec[i64] = vec[i64]([0] * (self.count * SEATS))
        """Before the next step."""

    def reset(self, seed: int) -> None:
        """Deal all games again, from one seed after the other."""
        self.next_seed = seed
        for k in range(len(self.buffers.masks)):
            self.buffers.masks[k] = 0
        self.games = [self._dealt(k) for k in range(self.count)]
        for k in range(self.count):
            self.buffers.ended[k] = 0
            self._clear_rewards(k)
            self._enter(k)

    def deal(self, k: i64) -> None:
        """Deal one game again."""
        self.replace(k, self._dealt(k))

    def replace(self, k: i64, game: State) -> None:
        """Put another game into a row."""
        clear_mask(self.games[k], self.buffers.masks, k * MOVE_COUNT)
        self.games[k] = game
        self._clear_rewards(k)
        self._enter(k)

    def first_illegal(self, moves: list[int]) -> i64:
        """The first game in which its move is not legal, or -1; where a game is over, any is."""
        masks = self.buffers.masks
        deciders = self.buffers.deciders
        for k in range(self.count):
            move: i64 = moves[k]
            if (move < 0 or move >= MOVE_COUNT or masks[k * MOVE_COUNT + move] == 0) and deciders[
                k
            ] != NOBODY:
                return k
        return -1

    def step(self, moves: list[int]) -> i64:
        """Play a move in each game that is not over, known to be legal; returns how many end."""
        buffers = self.buffers
        masks = buffers.masks
        ended: i64 = 0
        for k in range(self.count):
            game = self.games[k]
            if buffers.ended[k] == 1:
                buffers.ended[k] = 0
                self._clear_rewards(k)
            if game.is_over:
                continue
            clear_mask(game, masks, k * MOVE_COUNT)
            game.seats_changed = False
            game.sites_changed = False
            game.apply(moves[k])
            if self.reward == SCORE:
                self._reward_gains(k, game)
            if game.is_over:
                ended += 1
                self._end(k, game)
            else:
                self._look(k, game)
        return ended

    def sample(self, dice: Dice) -> None:
        """Choose a legal move at random in each game."""
        sampled = self.buffers.sampled
        for k in range(self.count):
            game = self.games[k]
            if not game.is_over:
                sampled[k] = game.moves[dice.below(game.move_count)]

    def look_around(self) -> None:
        """Write what every seat sees in every game."""
        size = SEATS * OBSERVATION_SIZE
        for k in range(self.count):
            self._write_views(self.games[k], self.buffers.views, k * size)

    def _dealt(self, k: i64) -> State:
        game = new_game(self.rulesets[k], self.players[k], self.next_seed)
        self.next_seed += 1
        return game

    def _enter(self, k: i64) -> None:
        """Write all that a new game in a row changes."""
        game = self.games[k]
        for seat in range(SEATS):
            self.scores[k * SEATS + seat] = game.score[seat]
        viewer: i64 = NOBODY if game.is_over else game.decider()
        self.buffers.deciders[k] = viewer
        viewer = max(0, viewer)
        if self.old:
            write_observation_1(game, viewer, self.buffers.old_observations, k * SIZE_1)
        else:
            write_observation(game, viewer, self.buffers.observations, k * OBSERVATION_SIZE)
        write_mask(game, self.buffers.masks, k * MOVE_COUNT)

    def _look(self, k: i64, game: State) -> None:
        """Write what one decision has changed; the game is not over."""
        buffers = self.buffers
        before = buffers.deciders[k]
        viewer = game.decider()
        buffers.deciders[k] = viewer
        if self.old:
            write_observation_1(game, viewer, buffers.old_observations, k * SIZE_1)
        else:
            update_observation(game, viewer, before, buffers.observations, k * OBSERVATION_SIZE)
        write_mask(game, buffers.masks, k * MOVE_COUNT)

    def _end(self, k: i64, game: State) -> None:
        buffers = self.buffers
        buffers.ended[k] = 1
        for seat in range(SEATS):
            buffers.final_scores[k * SEATS + seat] = game.score[seat]
        size = SEATS * OBSERVATION_SIZE
        self._write_views(game, buffers.final_observations, k * size)
        if self.reward != SCORE:
            self._reward_end(k, game)
        if self.renews:
            self.games[k] = self._dealt(k)
        self._enter(k)

    def _reward_gains(self, k: i64, game: State) -> None:
        """The points that each seat has just scored."""
        for seat in range(game.players):
            at = k * SEATS + seat
            self.buffers.rewards[at] = float(game.score[seat] - self.scores[at])
            self.scores[at] = game.score[seat]

    def _reward_end(self, k: i64, game: State) -> None:
        """The margin to the best of the others, or the share of the win."""
        for seat in range(game.players):
            best: i64 = 0
            tied: i64 = 1
            for other in range(game.players):
                if other != seat:
                    best = max(best, game.score[other])
                    if game.score[other] == game.score[seat]:
                        tied += 1
            margin = game.score[seat] - best
            share = 0.0 if margin < 0 else 1.0 / float(tied)
            self.buffers.rewards[k * SEATS + seat] = (
                float(margin) if self.reward == MARGIN else share
            )

    def _clear_rewards(self, k: i64) -> None:
        for seat in range(SEATS):
            self.buffers.rewards[k * SEATS + seat] = 0.0

    def _write_views(self, game: State, rows: vec[u8], start: i64) -> None:
        for seat in range(SEATS):
            if seat < game.players:
                write_observation(game, seat, rows, start + seat * OBSERVATION_SIZE)
            else:
                for k in range(
                    start + seat * OBSERVATION_SIZE, start + (seat + 1) * OBSERVATION_SIZE
                ):
                    rows[k] = 0
