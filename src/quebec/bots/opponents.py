"""What the others at a table are like, judged by the turns they played in this game.

A model is a way to evaluate positions. The likelihood of a turn under a model is a soft maximum
over all ends of that turn; each seat has a weight for each model, by Bayes' rule, from the turns
that it was seen playing. All of it follows from the record of the game alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

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

LAST_TURNS: Final = 20
"""Turns of a seat that are judged, so that a long game takes no longer…"""
MOST_POSITIONS: Final = 500
"""…and a turn with more positions is not judged; 200 are rare."""


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

    def __init__(self, state: State, models: Sequence[Model], enough: int | None = None) -> None:
        """With `enough`, only so many first turns of a seat are judged, instead of the last."""
        self.models: Final = tuple(models)
        self._enough: Final = enough
        ways = list(dict.fromkeys(model.value for model in models))
        self.values: Final = [way(state) for way in ways]
        """The evaluations of the models; some models have the same…"""
        self._value_of: Final = [ways.index(model.value) for model in models]
        """…and this is the number of each model's."""
        seats = range(int(state.players))
        self._seen = [0 for _ in seats]
        """By seat, how much of the game was looked at…"""
        self._logs: list[list[list[float]]] = [[] for _ in seats]
        """…and for each of its last turns the logarithms of the likelihoods; none if it was not
        judged."""
        self.meter: Final = Meter()
        root = without_hidden_cards(state)
        self._looking = [Options(root, value, self.meter) for value in self.values]

    def watch(self, past: Past, own: int) -> None:
        """Learn from the turns since it was last told, but for those of the own seat."""
        for seat, logs in enumerate(self._logs):
            if seat != own:
                turns = [one for one in past.turns[self._seen[seat] :] if one.begun.turn == seat]
                if self._enough is not None:
                    turns = turns[: self._enough - len(logs)]
                logs += [self._judged(turn) for turn in turns[-LAST_TURNS:]]
                del logs[:-LAST_TURNS]
                self._seen[seat] = len(past.turns)

    def _judged(self, turn: PlayedTurn) -> list[float]:
        key = position_key(turn.ended)
        found = []
        for looking in self._looking:
            self.meter.set(MOST_POSITIONS, None, None)
            found.append(looking.of(turn.begun))
            if self.meter.out or len(found[0]) < 2:
                return []
        logs = []
        for k, model in enumerate(self.models):
            options = found[self._value_of[k]]
            best = options[0].worth
            odds = [math.exp((option.worth - best) / model.temper) for option in options]
            taken = sum(one for one, option in zip(odds, options, strict=True) if option.key == key)
            likely = (1 - STRAY) * taken / sum(odds) + STRAY / len(options)
            logs.append(math.log(likely))
        return logs

    def weights(self, seat: int) -> list[float]:
        """How likely each model is for a seat; they add up to 1."""
        sums = [0.0] * len(self.models)
        for judged in filter(None, self._logs[seat]):
            sums = [FORGETTING * one + log for one, log in zip(sums, judged, strict=True)]
        logs = [one + math.log(model.prior) for one, model in zip(sums, self.models, strict=True)]
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


Way = tuple[tuple[Model, ...], int | None]
"""How a game is watched."""
_KNOWN: Final[WeakKeyDictionary[Past, dict[Way, Opponents]]] = WeakKeyDictionary()


def opponents_of(
    past: Past, state: State, models: tuple[Model, ...], enough: int | None = None
) -> Opponents:
    """What is known about the players of a game: one for all who watch it in the same way."""
    known = _KNOWN.setdefault(past, {})
    way = models, enough
    if way not in known:
        known[way] = Opponents(state, models, enough)
    return known[way]
