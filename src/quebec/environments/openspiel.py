"""Québec as a game of OpenSpiel (the extra `openspiel`).

    import pyspiel
    import quebec.environments.openspiel  # registers the game

    game = pyspiel.load_game("python_quebec(ruleset=rules-2026,players=3,seed=1608)")

The rules are rules-2011-family, rules-2011, rules-2011-events or rules-2026: OpenSpiel takes a bare
2026 for a number. The seed decides the layout and who starts, so they are part of the game. Chance
draws the event of each century when it is revealed, and nothing else: without events there are no
chance nodes. All players know the same, so it is a game of perfect information. Returns are shares
of the win, less the average: they add up to 0.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from quebec.engine import MOVES, State, new_game
from quebec.engine.observation import OBSERVATION_SIZE, observe
from quebec.environments.planes import PLANES, SITE_COUNT, TABLE_SIZE, encode
from quebec.position import cards_of, position_text, with_hidden_events

NAME: Final = "python_quebec"
CARDS: Final = 4
"""Events of a century."""
LONGEST: Final = 2000
"""Decisions of a game, at most; random ones have about 260."""
PREFIX: Final = "rules-"
DEFAULTS: Final = {"ruleset": "rules-2026", "players": 3, "seed": 1608}

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Québec",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class QuebecGame(pyspiel.Game):  # type: ignore[misc]
    """The rules, the layout and who starts."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        self.ruleset = str(chosen["ruleset"]).removeprefix(PREFIX)
        self.players = int(chosen["players"])
        self.seed = int(chosen["seed"])
        self.start = new_game(self.ruleset, self.players, self.seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(MOVES),
            max_chance_outcomes=CARDS,
            num_players=self.players,
            min_utility=-1 / self.players,
            max_utility=1 - 1 / self.players,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, chosen)

    def new_initial_state(self) -> QuebecState:
        return QuebecState(self)

    def max_chance_nodes_in_history(self) -> int:
        return CARDS if self.start.setting.ruleset.events else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> QuebecObserver:
        if params:
            raise ValueError(f"the observer has no parameters; given: {params}")
        return QuebecObserver()


class QuebecState(pyspiel.State):  # type: ignore[misc]
    """A moment of the game: a state of the engine, or a card that is still to be drawn."""

    def __init__(self, game: QuebecGame) -> None:
        super().__init__(game)
        self._players = game.players
        self._events = game.start.setting.ruleset.events
        self.table: State = game.start.copy()
        """The engine's state; while a card is drawn, the one before the move that ended the
        century. Events that nobody has seen are whatever they are: no rule looks at them."""
        self._move: int | None = None
        """The move that ended a century, while its successor's event is drawn…"""
        self._drawing = 1 if self._events else 0
        """…and that century; 0 if nothing is drawn."""

    def current_player(self) -> int:
        if self._drawing:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.table.decider())

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(move.index for move in self.table.legal_moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(card, 1 / CARDS) for card in range(CARDS)]

    def _apply_action(self, action: int) -> None:
        if self._drawing:
            self._draw(action)
        else:
            self._play(action)

    def _play(self, action: int) -> None:
        after = self.table.copy()
        after.apply(action)
        if self._events and after.century > self.table.century:
            self._move = action
            self._drawing = int(self.table.century) + 1
        else:
            self.table = after

    def _draw(self, card: int) -> None:
        century = self._drawing
        year = cards_of(century)[card]
        if century == 1:
            game = self.get_game()
            deal = game.start.setting.deal
            self.table = _dealt(game, (year, *deal.events[1:]))
        else:
            hidden = [*self.table.setting.deal.events[self.table.century :]]
            hidden[0] = year
            self.table = with_hidden_events(self.table, hidden)
            assert self._move is not None
            self.table.apply(self._move)
            self._move = None
        self._drawing = 0

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"event {cards_of(max(1, self._drawing))[action]}"
        return MOVES[action].text

    def is_terminal(self) -> bool:
        return not self._drawing and bool(self.table.is_over)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._players
        winners = self.table.winners
        return [
            (seat in winners) / len(winners) - 1 / self._players for seat in range(self._players)
        ]

    def information_state_string(self, player: int | None = None) -> str:
        return str(self.history_str())

    def observation_string(self, player: int | None = None) -> str:
        return self._public()

    def _public(self) -> str:
        drawn = f" drawing {self._drawing}" if self._drawing else ""
        move = "" if self._move is None else f" after {MOVES[self._move].text}"
        return position_text(self.table, public=True) + drawn + move

    def __str__(self) -> str:
        return self._public()


def _dealt(game: QuebecGame, events: tuple[str, ...]) -> State:
    from quebec.engine import game_from_deal

    deal = game.start.setting.deal._replace(events=events)
    return game_from_deal(game.ruleset, game.players, deal)


class QuebecObserver:
    """What a player sees, as floats: planes over the sites, and the table (environments/planes)."""

    def __init__(self) -> None:
        sites = PLANES * SITE_COUNT
        self.tensor = np.zeros(sites + TABLE_SIZE, np.float32)
        self.dict = {
            "sites": self.tensor[:sites].reshape(PLANES, SITE_COUNT),
            "table": self.tensor[sites:],
        }

    def set_from(self, state: QuebecState, player: int) -> None:
        row = np.frombuffer(observe(state.table, player), dtype=np.uint8)
        encoded = encode(row.reshape(1, int(OBSERVATION_SIZE)))
        self.dict["sites"][:] = encoded.sites[0]
        self.dict["table"][:] = encoded.table[0]

    def string_from(self, state: QuebecState, player: int) -> str:
        return state.observation_string(player)


pyspiel.register_game(GAME_TYPE, QuebecGame)
