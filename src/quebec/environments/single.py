"""One game behind an environment: its observation and mask as arrays, and its rewards."""

from __future__ import annotations

from contextlib import suppress
from enum import Enum
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from quebec.engine import MOVES, BadInput, IllegalMove, State
from quebec.engine.observation import FIELDS, OBSERVATION_SIZE, write_observation
from quebec.vector import byte_buffer

Mask = npt.NDArray[np.int8]


class Rewards(Enum):
    """What is rewarded: the same three as in quebec.vector."""

    MARGIN = "margin"
    WIN = "win"
    SCORE = "score"

    @classmethod
    def named(cls, name: str) -> Rewards:
        known = [one.value for one in cls]
        if name not in known:
            raise BadInput(
                "unknown_reward",
                {"reward": name, "known": ", ".join(known)},
                f"there is no reward {name!r}; choose one of: {', '.join(known)}",
            )
        return cls(name)

    def of(self, game: SingleGame) -> list[float] | None:
        """By seat, since it was asked last; None where there can be none."""
        state = game.state
        if self is Rewards.SCORE:
            before, game.scores = game.scores, state.scores
            return [float(now - then) for now, then in zip(state.scores, before, strict=True)]
        if not state.is_over:
            return None
        if self is Rewards.WIN:
            winners = state.winners
            return [(seat in winners) / len(winners) for seat in range(state.players)]
        return [
            float(own - max(other for k, other in enumerate(state.scores) if k != seat))
            for seat, own in enumerate(state.scores)
        ]


class SingleGame:
    """A game, with the mask of its decision."""

    def __init__(self) -> None:
        self._buffer = byte_buffer(int(OBSERVATION_SIZE))
        self._row = np.frombuffer(self._buffer, dtype=np.uint8)
        self.no_mask: Mask = np.zeros(len(MOVES), dtype=np.int8)
        """No move."""
        self.no_mask.flags.writeable = False
        self.mask: Mask = self.no_mask
        self.scores: tuple[int, ...] = ()
        self._state: State | None = None

    @property
    def state(self) -> State:
        if self._state is None:
            raise BadInput("no_game_yet", {}, "there is no game yet; reset() deals one")
        return self._state

    def enter(self, state: State) -> None:
        self._state = state
        self.scores = state.scores
        self._show()

    def play(self, action: Any) -> None:
        """Play a move by its number, if it is legal."""
        move = number_of(action)
        if not self.mask[move]:
            state = self.state
            reason = state.why_not(MOVES[move])
            assert reason is not None
            raise IllegalMove(MOVES[move], state.decision, reason, state.legal_moves())
        self.state.apply(move)
        self._show()

    def observation(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat may know; an array of its own."""
        write_observation(self.state, seat, self._buffer, 0)
        return self._row.copy()

    def _show(self) -> None:
        mask = np.zeros(len(MOVES), dtype=np.int8)
        for move in self.state.legal_moves():
            mask[move.index] = 1
        self.mask = mask


def number_of(action: Any) -> int:
    """An action as the number of a move, legal or not."""
    with suppress(TypeError):
        action = index(action)
        if 0 <= action < len(MOVES):
            return int(action)
    most = len(MOVES) - 1
    raise BadInput(
        "no_such_move",
        {"move": str(action)},
        f"a move is a number from 0 to {most}, not {action!r}",
    )


def most_of_a_row() -> npt.NDArray[Any]:
    """The largest value of each byte of an observation."""
    return np.concatenate(
        [np.full(int(np.prod(field.shape)), field.most, dtype=np.uint8) for field in FIELDS]
    )
