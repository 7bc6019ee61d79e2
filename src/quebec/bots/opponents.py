"""What the others at a table are like, judged by the turns they played in this game.

A model is a way to evaluate positions; it says how likely each end of a turn is to be taken. One
of them is fitted: the learned evaluation with likings that are found from the turns of all others
(quebec.engine.thinking.likings). Each seat has a share for each model, from how well they explain
its turns. All of it follows from the record of the game alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from quebec.bots.past import Past, PlayedTurn
from quebec.engine import State
from quebec.engine.thinking.keys import position_key
from quebec.engine.thinking.likings import Alternatives, Choice, Likings, model_shares
from quebec.engine.thinking.meter import Meter
from quebec.engine.thinking.taste import Character
from quebec.engine.thinking.turn import without_hidden_cards
from quebec.engine.thinking.value import Value

STRAY: Final = 0.03
"""The part of turns that a model does not explain: nobody is exactly what we think."""
FORGETTING: Final = 0.97
"""How much an earlier turn counts, compared with the next one."""
OF_TABLE: Final = 1.0
"""How many turns of a seat what is seen of all others is as good as: they are often alike."""
SURENESS: Final = 2.0
"""The power of the shares by which replies are expected: the likeliest more than in proportion."""
ITERATIONS: Final = 15
"""Of the method that finds the shares."""

LAST_TURNS: Final = 20
"""Turns of a seat that are judged, so that a long game takes no longer…"""
MOST_POSITIONS: Final = 500
"""…and a turn with more positions is not judged; 200 are rare."""


class Model(NamedTuple):
    """A way in which others may play."""

    name: str
    value: Callable[[State], Value]
    temper: float
    """How much worse a turn looks that is taken about a third as often."""
    prior: float
    """How many turns it is as good as, before any turn was seen."""


class Models(NamedTuple):
    """What is known of how others may play."""

    liking: Callable[[State], Character]
    """The evaluation that gets the likings which are found…"""
    prior: float
    """…how many turns it is as good as before any was seen…"""
    others: tuple[Model, ...]
    """…and models that stay as they are."""


class Judged(NamedTuple):
    """A turn, as the models see it."""

    seat: int
    choice: Choice
    likely: list[float]
    """How likely what was taken is, by the models that stay as they are."""


class Turns:
    """The turns of a game as they are judged: the same for all who watch it."""

    def __init__(self, state: State, models: Models) -> None:
        self.meter: Final = Meter()
        self._judged: Final[dict[int, Judged | None]] = {}
        """By number, as far as anybody asked; None for a turn that says nothing."""
        self._models: Final = models.others
        learned = models.liking(state)
        self.values: Final = [model.value(state) for model in models.others]
        root = without_hidden_cards(state)
        self._alternatives: Final = Alternatives(root, learned, self.values, self.meter)

    def judged(self, past: Past, number: int) -> Judged | None:
        if number not in self._judged:
            self._judged[number] = self._judge(past.turns[number])
        return self._judged[number]

    def _judge(self, turn: PlayedTurn) -> Judged | None:
        self.meter.set(MOST_POSITIONS, None, None)
        ends = self._alternatives.of(turn.begun)
        key = position_key(turn.ended)
        taken = [k for k, end in enumerate(ends) if end.key == key]
        if self.meter.out or len(ends) < 2 or not taken:
            return None
        choice = Choice([end.numbers for end in ends], taken[0])
        likely = []
        for k, model in enumerate(self._models):
            worths = [end.worths[k] for end in ends]
            best = max(worths)
            odds = [math.exp((worth - best) / model.temper) for worth in worths]
            likely.append(strayed(odds[taken[0]] / sum(odds), len(ends)))
        return Judged(int(turn.begun.turn), choice, likely)


def strayed(chance: float, ends: int) -> float:
    """A chance, if a player sometimes takes any of the ends."""
    return (1 - STRAY) * chance + STRAY / ends


class Opponents:
    """Watches a game from a seat, and weighs the models for every other seat."""

    def __init__(
        self, turns: Turns, state: State, models: Models, own: int, enough: int | None = None
    ) -> None:
        """With `enough`, only so many first turns of a seat are judged."""
        self._turns: Final = turns
        self._own: Final = own
        self._enough: Final = enough
        self._fitted: Final = models.liking(state)
        self.values: Final[list[Value]] = [self._fitted, *turns.values]
        """The evaluations of the models."""
        self.likings: Final = Likings()
        self._before: Final = [models.prior, *(one.prior for one in models.others)]
        self._seen = 0
        self._counts = [0] * int(state.players)
        self._logs: Final[list[tuple[int, list[float]]]] = []
        """For the last turns of the others, by whom, and how likely they are by each model."""
        self._most: Final = LAST_TURNS * (int(state.players) - 1)

    def watch(self, past: Past) -> None:
        """Learn from the turns since it was last told, but for those of the own seat."""
        is_new = False
        for number in range(self._seen, len(past.turns)):
            turn = past.turns[number]
            judged = self._turns.judged(past, number) if self._is_counted(turn) else None
            if judged is not None:
                chance = strayed(self.likings.chance(judged.choice), len(judged.choice.ends))
                self._logs.append((judged.seat, [chance, *judged.likely]))
                self.likings.add(judged.choice)
                is_new = True
            if is_new and turn.ended.turn == self._own:
                # Always at the same moments of a game, whenever it is told of it.
                self.likings.fit()
                is_new = False
        del self._logs[: -self._most]
        self._seen = len(past.turns)
        self._fitted.taste = self.likings.taste()

    def _is_counted(self, turn: PlayedTurn) -> bool:
        seat = int(turn.begun.turn)
        self._counts[seat] += 1
        return seat != self._own and (self._enough is None or self._counts[seat] <= self._enough)

    def weights(self, seat: int) -> list[float]:
        """The share of each model for a seat; they add up to 1."""
        of_table = self._shares(self._logs, self._before)
        before = [one + OF_TABLE * more for one, more in zip(self._before, of_table, strict=True)]
        shares = self._shares([one for one in self._logs if one[0] == seat], before)
        sure = [one**SURENESS for one in shares]
        return [one / sum(sure) for one in sure]

    def _shares(
        self, logs: Sequence[tuple[int, list[float]]], before: Sequence[float]
    ) -> list[float]:
        counts = [FORGETTING**ago for ago in reversed(range(len(logs)))]
        return model_shares([likely for _, likely in logs], counts, before, ITERATIONS)

    def profiles(self, count: int) -> list[list[int]]:
        """Kinds of replies: an evaluation for each seat, drawn from its weights at even distances.

        With four kinds, a model that explains a seat clearly best is in all of them.
        """
        found = [[0] * len(self._counts) for _ in range(count)]
        for seat in range(len(self._counts)):
            weights = self.weights(seat)
            for k in range(count):
                at = (k + 0.5) / count
                model = 0
                while model < len(weights) - 1 and at > weights[model]:
                    at -= weights[model]
                    model += 1
                found[k][seat] = model
        return found


Way = tuple[Models, int | None]
"""How a game is watched."""


class Watched(NamedTuple):
    """A game that is watched: its turns, and what each seat makes of them."""

    turns: Turns
    by_seat: dict[int, Opponents]


_KNOWN: Final[WeakKeyDictionary[Past, dict[Way, Watched]]] = WeakKeyDictionary()


def opponents_of(
    past: Past, state: State, models: Models, own: int, enough: int | None = None
) -> Opponents:
    """What is known about the others in a game: one for all who watch it in the same way."""
    known = _KNOWN.setdefault(past, {})
    way = models, enough
    if way not in known:
        known[way] = Watched(Turns(state, models), {})
    turns, by_seat = known[way]
    if own not in by_seat:
        by_seat[own] = Opponents(turns, state, models, own, enough)
    return by_seat[own]
