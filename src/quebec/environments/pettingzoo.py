"""Québec as a PettingZoo AEC environment (the extra `pettingzoo`).

    from quebec.environments.pettingzoo import env

    environment = env("2026", players=3)
    environment.reset(seed=1608)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, info = environment.last()
        ...

An observation is a dictionary: `observation` (docs/observation.md) and `action_mask`; the mask is
also in `info`. The player who has to choose is next, so agents do not take turns in a fixed order.
"""

from __future__ import annotations

from random import SystemRandom
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from quebec.engine import MOVES, State, new_game, ruleset_named
from quebec.engine.rulesets import table_for
from quebec.environments.rendering import check_render_mode, rendered
from quebec.environments.single import Rewards, SingleGame, most_of_a_row


class QuebecEnv(AECEnv):  # type: ignore[misc]
    """One game."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "quebec_v2",
        "render_modes": ["ansi", "human", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        ruleset: str = "2026",
        players: int = 3,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode, self.metadata["render_modes"])
        table_for(ruleset_named(ruleset), players)
        self.ruleset = ruleset
        self.render_mode = render_mode
        self.reward = Rewards.named(reward)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = list(self.possible_agents)
        self._seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        space = spaces.Dict(
            {
                "observation": spaces.Box(0, most_of_a_row(), dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (len(MOVES),), dtype=np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {name: spaces.Discrete(len(MOVES)) for name in self.possible_agents}
        self.agent_selection: str = self.agents[0]
        self._game = SingleGame()
        self._seed: int | None = None

    @property
    def state_of_game(self) -> State:
        """The game itself. Changing it would break the environment, so copy it first."""
        return self._game.state

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; without a seed, the next one, or one at random the first time."""
        if seed is not None:
            self._seed = seed
        elif self._seed is None:
            self._seed = SystemRandom().getrandbits(64)
        else:
            self._seed += 1
        self._game.enter(new_game(self.ruleset, len(self.possible_agents), self._seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._choose_agent()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._game.play(action)
        self._cumulative_rewards[agent] = 0.0
        gained = self.reward.of(self._game)
        if gained is not None:
            for name, seat in self._seat_of.items():
                self.rewards[name] = gained[seat]
            self._accumulate_rewards()
        if self._game.state.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {name: {"action_mask": self._game.no_mask} for name in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self._choose_agent()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        seat = self._seat_of[agent]
        chooses = agent == self.agent_selection and not self._game.state.is_over
        return {
            "observation": self._game.observation(seat),
            "action_mask": self._game.mask if chooses else self._game.no_mask,
        }

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The board as text (ansi, human) or as a picture (rgb_array)."""
        return rendered(self._game.state, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _choose_agent(self) -> None:
        self.agent_selection = self.possible_agents[self._game.state.decider()]
        self.infos[self.agent_selection] = {"action_mask": self._game.mask}


def env(**settings: Any) -> AECEnv:
    """The environment as PettingZoo's own come: illegal moves end the game, order is enforced."""
    from pettingzoo.utils import wrappers

    wrapped = QuebecEnv(**settings)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(
            wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
        )
    )


def raw_env(**settings: Any) -> QuebecEnv:
    """The environment without any check: an illegal move is an error."""
    return QuebecEnv(**settings)
