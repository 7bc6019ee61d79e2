"""What the others at a table are like, judged by the turns they played in this game.

A model is a way to evaluate positions. The likelihood of a turn under a model is a soft maximum
over all ends of that turn; each seat has a weight for each model, by Bayes' rule, from the turns
that it was seen playing. All of it follows from the record of the game alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from quebec.bots.past import Past, PlayedTurn
from quebec.engine import State
from quebec.engine.thinking.keys import position_key
from quebec.engine.thinking.meter import Meter
from quebec.engine.thinking.options import Options
from quebec.engine.thinking.turn import without_hidden_cards
from quebec.engine.thinking.value import Value

STRAY: Final = 0.15
"""The part of turns that no model explains: nobody is exactly what we think."""
FORGETTING: Final = 0.95
"""How much an earlier turn counts, compared with the next one of the same seat."""

MOST_POSITIONS: Final = 500
"""A turn with more positions is not judged, so that watching never takes long; 200 are rare."""


class Model(NamedTuple):
    """A way in which others may play."""

    name: str
    value: Callable[[State], Value]
    temper: float
    """How much worse a turn looks that is taken about a third as often: what looks best is taken
    half of the time, so that all models are equally sure of themselves."""
    prior: float


class Opponents:
    """Watches a game, and weighs the models for every seat."""

    def __init__(self, state: State, models: Sequence[Model]) -> None:
        self.models: Final = tuple(models)
        ways = list(dict.fromkeys(model.value for model in models))
        self.values: Final = [way(state) for way in ways]
        """The evaluations of the models; some models have the same…"""
        self._value_of: Final = [ways.index(model.value) for model in models]
        """…and this is the number of each model's."""
        self._logs = [[0.0] * len(models) for _ in range(int(state.players))]
        self._seen = 0
        self.meter: Final = Meter()
        root = without_hidden_cards(state)
        self._looking = [Options(root, value, self.meter) for value in self.values]

    def watch(self, past: Past, own: int) -> None:
        """Learn from the turns since it was last told, but for those of the own seat."""
        for turn in past.turns[self._seen :]:
            if turn.begun.turn != own:
                self._learn(turn)
        self._seen = len(past.turns)

    def _learn(self, turn: PlayedTurn) -> None:
        seat = int(turn.begun.turn)
        key = position_key(turn.ended)
        logs = self._logs[seat]
        found = []
        for looking in self._looking:
            self.meter.set(MOST_POSITIONS, None, None)
            found.append(looking.of(turn.begun))
            if self.meter.out or len(found[0]) < 2:
                return
        for k, model in enumerate(self.models):
            options = found[self._value_of[k]]
            best = options[0].worth
            odds = [math.exp((option.worth - best) / model.temper) for option in options]
            taken = sum(one for one, option in zip(odds, options, strict=True) if option.key == key)
            likely = (1 - STRAY) * taken / sum(odds) + STRAY / len(options)
            logs[k] = FORGETTING * logs[k] + math.log(likely)

    def weights(self, seat: int) -> list[float]:
        """How likely each model is for a seat; they add up to 1."""
        logs = [
            log + math.log(model.prior)
            for log, model in zip(self._logs[seat], self.models, strict=True)
        ]
        best = max(logs)
        odds = [math.exp(one - best) for one in logs]
        return [one / sum(odds) for one in odds]

    def profiles(self, count: int) -> list[list[int]]:
        """Kinds of replies: an evaluation for each seat, drawn from its weights at even distances.

        With four kinds, a model that explains a seat clearly best is in all of them.
        """
        found = [[0] * len(self._logs) for _ in range(count)]
        for seat in range(len(self._logs)):
            weights = self.weights(seat)
            for k in range(count):
                at = (k + 0.5) / count
                model = 0
                while model < len(weights) - 1 and at > weights[model]:
                    at -= weights[model]
                    model += 1
                found[k][seat] = self._value_of[model]
        return found
