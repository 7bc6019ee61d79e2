"""Many games stepped together for learners, with NumPy arrays (the extra `vector`).

    games = VectorGames("2026", players=3, count=256, seed=1)
    while training:
        moves = policy(games.observations, games.masks)
        games.step(moves)

Rows of `observations` are laid out as docs/observation.md says, from the view of the seat that has
to choose; rows of `masks` say which moves of the table are legal. All arrays are views of the
engine's own memory: they change with the next step, so copy what you keep.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from quebec import FORM
from quebec.engine import MOVES, BadInput, State, ruleset_named
from quebec.engine.batch import REWARDS, Batch, Buffers
from quebec.engine.observation import OBSERVATION_SIZE, OBSERVATION_VERSION
from quebec.engine.observation_1 import SIZE_1
from quebec.engine.playout import Dice
from quebec.engine.rulesets import table_for
from quebec.engine.state import SEATS

Bytes = npt.NDArray[np.uint8]
Flags = npt.NDArray[np.bool_]
Integers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

SEEDS_OF_A_WORKER: Final = 1 << 64
SEED_LIMIT: Final = 1 << 63
"""A worker that begins below has as many seeds left for its games, more than it ever plays."""


class Finished(NamedTuple):
    """The games that ended in a step: their rows, and the scores of their seats."""

    places: Integers
    scores: Integers
    """One row for each place, one column for each seat."""


class VectorGames:
    """A number of games; one that has ended is replaced by a new one, unless `renews` is False.

    All games are of one table (rules and number of players), or of several (`mixed`). Their
    seeds follow one after the other; `worker` sets several processes apart, whose games never have
    a seed in common.
    """

    def __init__(
        self,
        ruleset: str,
        players: int,
        count: int,
        seed: int,
        *,
        reward: str = "margin",
        worker: int = 0,
        renews: bool = True,
        observation: int = OBSERVATION_VERSION,
    ) -> None:
        self._set_up([(ruleset, players)], count, seed, reward, worker, renews, observation)

    @classmethod
    def mixed(
        cls,
        tables: Sequence[tuple[str, int]],
        count: int,
        seed: int,
        *,
        reward: str = "margin",
        worker: int = 0,
        renews: bool = True,
        observation: int = OBSERVATION_VERSION,
    ) -> VectorGames:
        """Games of several tables, given as rules and number of players, in turn."""
        games = cls.__new__(cls)
        games._set_up(tables, count, seed, reward, worker, renews, observation)
        return games

    def _set_up(
        self,
        tables: Sequence[tuple[str, int]],
        count: int,
        seed: int,
        reward: str,
        worker: int,
        renews: bool,
        observation: int,
    ) -> None:
        _check(tables, count, reward, worker, observation)
        old = observation == 1
        size = SIZE_1 if old else OBSERVATION_SIZE
        of_game = [tables[k % len(tables)] for k in range(count)]
        self.players: Integers = np.array([players for _rules, players in of_game])
        """How many play in each game."""
        self.worker = worker
        buffers = Buffers(
            observations=byte_buffer(0 if old else count * size),
            masks=byte_buffer(count * len(MOVES)),
            deciders=_integers(count),
            rewards=_floats(count * SEATS),
            ended=byte_buffer(count),
            final_scores=_integers(count * SEATS),
            final_observations=byte_buffer(count * SEATS * OBSERVATION_SIZE),
            views=byte_buffer(count * SEATS * OBSERVATION_SIZE),
            sampled=_integers(count),
            old_observations=_integers(count * size if old else 0),
        )
        self.batch = Batch(
            [rules for rules, _players in of_game],
            [players for _rules, players in of_game],
            buffers,
            REWARDS.index(reward),
            renews,
            old,
        )
        seats = (count, int(SEATS))
        self.observations: npt.NDArray[Any] = (
            _array(buffers.old_observations, np.int64, (count, int(size)))
            if old
            else _array(buffers.observations, np.uint8, (count, int(size)))
        )
        """What the seat that has to choose may know."""
        self.masks: Flags = _array(buffers.masks, np.bool_, (count, len(MOVES)))
        """Which moves are legal."""
        self.deciders: Integers = _array(buffers.deciders, np.int64, (count,))
        """The seat that has to choose; -1 where the game is over."""
        self.rewards: Floats = _array(buffers.rewards, np.float64, seats)
        """Of the last step, by seat: `margin` (to the best of the others) and `win` (1, or a
        share of it) at the end of a game, `score` as it comes."""
        self.ended: Flags = _array(buffers.ended, np.bool_, (count,))
        """Whether the last step ended a game."""
        self.final_scores: Integers = _array(buffers.final_scores, np.int64, seats)
        """Of the game that ended last in a row, by seat."""
        self.final_observations: Bytes = _array(
            buffers.final_observations, np.uint8, (*seats, int(OBSERVATION_SIZE))
        )
        """What each seat saw at its end."""
        self._views: Bytes = _array(buffers.views, np.uint8, (*seats, int(OBSERVATION_SIZE)))
        self._sampled: Integers = _array(buffers.sampled, np.int64, (count,))
        self._nothing = Finished(
            np.empty(0, dtype=np.int64), np.empty((0, self.players.max()), dtype=np.int64)
        )
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal all games again; the same seed deals the same games."""
        if not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
            raise BadInput(
                "bad_seed",
                {"seed": str(seed)},
                f"a seed of a vector is a whole number from 0 to 2^63 - 1, not {seed!r}",
            )
        self.batch.reset(seed + self.worker * SEEDS_OF_A_WORKER)
        self._dice = Dice(seed + self.worker)

    def step(self, moves: npt.ArrayLike) -> Finished:
        """Play a move, by its number, in every game that is not over."""
        chosen = np.asarray(moves)
        count = len(self.players)
        if chosen.shape != (count,) or chosen.dtype.kind not in "iu":
            raise BadInput(
                "bad_moves",
                {"needed": count},
                f"give one whole number for each of the {count} games,"
                f" not {chosen.dtype} of shape {chosen.shape}",
            )
        numbers = chosen.tolist()
        wrong = self.batch.first_illegal(numbers)
        if wrong >= 0:
            raise BadInput(
                "illegal_move_in_game",
                {"game": wrong, "move": numbers[wrong]},
                f"move {numbers[wrong]} is not legal in game {wrong}; its mask says which are",
            )
        if self.batch.step(numbers) == 0:
            return self._nothing
        places = np.flatnonzero(self.ended)
        return Finished(places, self.final_scores[places, : self.players.max()])

    def sample(self) -> Integers:
        """A legal move for each game, all equally likely."""
        self.batch.sample(self._dice)
        return self._sampled

    def views(self) -> Bytes:
        """What every seat may know now: a row for each game and seat; those of nobody are 0."""
        self.batch.look_around()
        return self._views

    def save(self, game: int) -> State:
        """A copy of one game."""
        return self._game(game).copy()

    def restore(self, game: int, state: State) -> None:
        """Have one game go on from a state, such as one that `save` gave; it is copied."""
        self._game(game)
        table, needed = state.players, int(self.players[game])
        if table != needed:
            raise BadInput(
                "other_table",
                {"players": table, "needed": needed},
                f"game {game} has {needed} players, not {table}",
            )
        self.batch.replace(game, state.copy())

    def deal(self, game: int) -> None:
        """Deal one game again, from the next seed; where `renews` is False, after its end."""
        self._game(game)
        self.batch.deal(game)

    def _game(self, game: int) -> State:
        if not 0 <= game < len(self.players):
            raise BadInput(
                "no_such_game",
                {"game": game},
                f"a game is a number from 0 to {len(self.players) - 1}, not {game}",
            )
        return self.batch.games[game]


def _check(
    tables: Sequence[tuple[str, int]], count: int, reward: str, worker: int, observation: int
) -> None:
    if count < 1:
        raise BadInput("bad_count", {"count": count}, f"play at least one game, not {count}")
    if not tables:
        raise BadInput("no_table", {}, "give at least one table: rules and number of players")
    for rules, players in tables:
        table_for(ruleset_named(rules), players)
    if reward not in REWARDS:
        known = ", ".join(REWARDS)
        raise BadInput(
            "unknown_reward",
            {"reward": reward, "known": known},
            f"there is no reward {reward!r}; choose one of: {known}",
        )
    if not 0 <= worker < SEEDS_OF_A_WORKER:
        raise BadInput("bad_worker", {}, f"a worker is a number from 0 to 2^64 - 1, not {worker}")
    if observation not in (1, OBSERVATION_VERSION):
        raise BadInput(
            "unknown_observation",
            {"version": observation},
            f"there are the observations 1 and {OBSERVATION_VERSION}, not {observation}",
        )


# The compiled engine writes into flat arrays of its own kind, the interpreted one into Python's.


def byte_buffer(count: int) -> Any:
    """Memory for the engine to write bytes into; NumPy can look at it."""
    if FORM.compiled:
        from librt.vecs import vec
        from mypy_extensions import u8

        return vec[u8](bytes(count))
    return bytearray(count)


def _integers(count: int) -> Any:
    if FORM.compiled:
        from librt.vecs import vec
        from mypy_extensions import i64

        return vec[i64]([0] * count)
    return array("q", bytes(8 * count))


def _floats(count: int) -> Any:
    if FORM.compiled:
        from librt.vecs import vec

        return vec[float]([0.0] * count)
    return array("d", bytes(8 * count))


def _array(buffer: Any, kind: type[np.generic], shape: tuple[int, ...]) -> npt.NDArray[Any]:
    rows = np.frombuffer(buffer, dtype=kind).reshape(shape) if len(buffer) else np.empty(shape)
    rows.flags.writeable = False
    return rows
