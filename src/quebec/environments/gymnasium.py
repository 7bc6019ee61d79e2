"""Québec as a Gymnasium environment: one seat, against bots of your choice (the extra `gymnasium`).

    import gymnasium
    import quebec.environments.gymnasium  # registers the ids

    environment = gymnasium.make("Quebec-2026-3p-v2", opponents=["level-2", "greedy"])
    observation, info = environment.reset(seed=1608)

An observation is a dictionary: `observation` (docs/observation.md) and `action_mask`; the mask is
also in `info`. Ids exist for all rules and numbers of players, such as Quebec-2011-2p-v2. An
illegal move ends the game with a reward of -1, or is an error (`illegal="error"`). The vector form
(`gymnasium.make_vec`) steps many games in one process.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from quebec.bots import Bot, Budget, make_bot
from quebec.bots.bot import ask
from quebec.engine import MOVES, RULESETS, BadInput, State, new_game, ruleset_named
from quebec.engine.observation import OBSERVATION_VERSION
from quebec.engine.rulesets import table_for
from quebec.environments.rendering import check_render_mode, rendered
from quebec.environments.single import Rewards, SingleGame, most_of_a_row, number_of

Observation = dict[str, npt.NDArray[Any]]
ILLEGAL: Final = -1.0
"""The reward of an illegal move."""


def _space() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, most_of_a_row(), dtype=np.uint8),
            "action_mask": spaces.MultiBinary(len(MOVES)),
        }
    )


class Opponents:
    """The bots at the other seats, and the seat of the learner."""

    def __init__(
        self, players: int, opponents: Sequence[str | Bot], seat: int | None, work: int | None
    ) -> None:
        if len(opponents) not in (1, players - 1):
            raise BadInput(
                "opponents",
                {"needed": players - 1, "there": len(opponents)},
                f"name one bot for all other seats, or {players - 1}, not {len(opponents)}",
            )
        if seat is not None and not 0 <= seat < players:
            raise BadInput(
                "bad_seat",
                {"seat": seat, "players": players},
                f"a seat is a number from 0 to {players - 1}, or None for any, not {seat}",
            )
        bots = list(opponents) * (players - 1) if len(opponents) == 1 else list(opponents)
        self.bots = [make_bot(bot) if isinstance(bot, str) else bot for bot in bots]
        self.seat = seat
        self.players = players
        self.budget = Budget(work=work)

    def seat_for(self, rng: Random) -> int:
        return rng.randrange(self.players) if self.seat is None else self.seat

    def play_to(self, seat: int, game: SingleGame, rng: Random) -> None:
        """Have the bots play until the seat has to choose, or the game is over."""
        state: State = game.state
        while not state.is_over and state.decider() != seat:
            # The bots sit clockwise from the learner's left.
            bot = self.bots[(state.decider() - seat) % self.players - 1]
            game.play(ask(bot, state, self.budget, rng).index)


class QuebecEnv(gymnasium.Env[Observation, int]):
    """One seat of one game; the other seats are bots'."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": ["ansi", "human", "rgb_array"],
        "render_fps": 2,
    }

    def __init__(
        self,
        ruleset: str = "2026",
        players: int = 3,
        opponents: Sequence[str | Bot] = ("random",),
        seat: int | None = None,
        reward: str = "win",
        work: int | None = None,
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ("end", "error"):
            raise BadInput(
                "illegal_setting",
                {"given": illegal},
                f'illegal is "end" or "error", not {illegal!r}',
            )
        self.illegal = illegal
        check_render_mode(render_mode, self.metadata["render_modes"])
        table_for(ruleset_named(ruleset), players)
        self.ruleset = ruleset
        self.players = players
        self.render_mode = render_mode
        self.reward = Rewards.named(reward)
        self.opponents = Opponents(players, opponents, seat, work)
        self.observation_space = _space()  # type: ignore[assignment]
        self.action_space = spaces.Discrete(len(MOVES))  # type: ignore[assignment]
        self._game = SingleGame()

    @property
    def state(self) -> State:
        """The game itself. Changing it would break the environment, so copy it first."""
        return self._game.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(1 << 63))
        self._rng = Random(dealt)
        self.seat = self.opponents.seat_for(self._rng)
        """The learner's seat in this game."""
        self._game.enter(new_game(self.ruleset, self.players, dealt))
        self.opponents.play_to(self.seat, self._game, self._rng)
        self.reward.of(self._game)
        return self._shown()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's move, and the bots' up to its next one."""
        state, move = self._game.state, number_of(action)
        if self.illegal == "end" and not self._game.mask[move]:
            observation, info = self._shown()
            why = state.why_not(MOVES[move])
            return observation, ILLEGAL, True, False, {**info, "illegal": why}
        self._game.play(move)
        self.opponents.play_to(self.seat, self._game, self._rng)
        gained = self.reward.of(self._game)
        reward = 0.0 if gained is None else gained[self.seat]
        observation, info = self._shown()
        return observation, reward, state.is_over, False, info

    def render(self) -> Any:
        """The board as text (ansi, human) or as a picture (rgb_array)."""
        return rendered(self._game.state, self.render_mode)

    def _shown(self) -> tuple[Observation, dict[str, Any]]:
        game = self._game
        observation = {
            "observation": game.observation(self.seat),
            "action_mask": game.mask.copy(),
        }
        scores = game.state.scores
        return observation, {"action_mask": game.mask.copy(), "seat": self.seat, "scores": scores}


class QuebecVectorEnv(VectorEnv[dict[str, Any], npt.NDArray[Any], npt.NDArray[Any]]):
    """Many such games in one process; a game that has ended starts over with the next step."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(self, num_envs: int = 1, **settings: Any) -> None:
        if num_envs < 1:
            raise BadInput("bad_count", {"count": num_envs}, f"at least one game, not {num_envs}")
        settings.pop("render_mode", None)
        self.games = [QuebecEnv(**settings) for _ in range(num_envs)]
        self.num_envs = num_envs
        self.single_observation_space = self.games[0].observation_space
        self.single_action_space = self.games[0].action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._ended = np.zeros(num_envs, dtype=bool)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        count = self.num_envs
        seeds: list[int | None] = seed if isinstance(seed, list) else [None] * count
        if isinstance(seed, int):
            seeds = [seed + k for k in range(count)]
        shown = [game.reset(seed=one)[0] for game, one in zip(self.games, seeds, strict=True)]
        self._ended[:] = False
        return self._joined(shown)

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[
        dict[str, Any], npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]
    ]:
        rewards = np.zeros(self.num_envs)
        shown: list[Observation] = []
        for k, game in enumerate(self.games):
            if self._ended[k]:
                observation, _info = game.reset()
                self._ended[k] = False
            else:
                observation, rewards[k], self._ended[k], _cut, _info = game.step(actions[k])
            shown.append(observation)
        observations, info = self._joined(shown)
        return observations, rewards, self._ended.copy(), np.zeros(self.num_envs, dtype=bool), info

    def _joined(self, shown: list[Observation]) -> tuple[dict[str, Any], dict[str, Any]]:
        joined = {
            name: np.stack([observation[name] for observation in shown])
            for name in ("observation", "action_mask")
        }
        return joined, {"action_mask": joined["action_mask"]}


def _register() -> None:
    here = __name__
    for ruleset in RULESETS:
        for table in ruleset.tables:
            gymnasium.register(
                id=f"Quebec-{ruleset.name}-{table.players}p-v{OBSERVATION_VERSION}",
                entry_point=f"{here}:QuebecEnv",
                vector_entry_point=f"{here}:QuebecVectorEnv",
                kwargs={"ruleset": ruleset.name, "players": int(table.players)},
            )


_register()
