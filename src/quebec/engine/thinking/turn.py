"""The search through a seat's own turn: every chain of small choices, to the turn's end.

A chain continues as long as the turn is the same. Where somebody else has to choose in it (the
Political leader), that seat takes what looks best for it at once. Face-down cards are replaced by
cards that do nothing before the search starts: it may not use what nobody knows.
"""

from __future__ import annotations

from typing import Final

from quebec.engine.effects.events import NO_EVENT
from quebec.engine.native import i64, vec
from quebec.engine.state import MOST_MOVES, SEATS, State
from quebec.engine.table import Setting
from quebec.engine.thinking.value import Value

DEEPEST: Final[i64] = 20
"""Choices in one chain, at most; a turn has fewer."""
WORST: Final = -1.0e9


def without_hidden_cards(s: State) -> State:
    """A copy in which the cards that lie face down do nothing."""
    twin = s.copy()
    setting = s.setting
    events = setting.events[: s.century]
    if setting.ruleset.events and len(events) < len(setting.events):
        blank = (NO_EVENT,) * (len(setting.events) - len(events))
        centuries = [int(century) for century in setting.century_of]
        twin.setting = Setting(
            setting.ruleset, setting.table, setting.deal, events + blank, centuries
        )
    return twin


class Turn:
    """Evaluates every move of a decision by the best chain that starts with it."""

    def __init__(self, s: State, value: Value, most_nodes: i64) -> None:
        self.value = value
        self.most_nodes = most_nodes
        """After this many positions, chains are cut short and evaluated where they are."""
        self.nodes: i64 = 0
        """Positions looked at."""
        self.states: list[State] = [s.copy() for _ in range(DEEPEST)]
        self.trial = s.copy()
        self.count: i64 = 0
        """The moves of the decision…"""
        self.moves: vec[i64] = vec[i64]([0] * MOST_MOVES)
        self.utility: vec[float] = vec[float]([0.0] * MOST_MOVES)
        """…what each is worth to the seat that decides…"""
        self.expected: vec[float] = vec[float]([0.0] * (MOST_MOVES * SEATS))
        """…and what all five seats can expect after it."""
        self.best: float = WORST
        self.best_expected: vec[float] = vec[float]([0.0] * SEATS)

    def think(self, s: State) -> None:
        """Evaluate all moves of a decision."""
        root = without_hidden_cards(s)
        seat = root.decider()
        turn = root.turn
        self.nodes = 0
        self.count = root.move_count
        for k in range(root.move_count):
            self.moves[k] = root.moves[k]
        for k in range(self.count):
            self.best = WORST
            state = self.states[0]
            state.take_over(root)
            state.apply(self.moves[k])
            self._follow(state, seat, turn, 0)
            self.utility[k] = self.best
            for other in range(SEATS):
                self.expected[k * SEATS + other] = self.best_expected[other]

    def _follow(self, s: State, seat: i64, turn: i64, depth: i64) -> None:
        """Follow all chains from a state, which is changed; stores the best end."""
        self.nodes += 1
        while not s.is_over and s.decider() != seat and s.turn == turn:
            s.apply(self._at_once(s))
        if (
            s.is_over
            or s.decider() != seat
            or s.turn != turn
            or depth + 1 == DEEPEST
            or self.nodes >= self.most_nodes
        ):
            self._end(s, seat)
            return
        child = self.states[depth + 1]
        last = s.move_count - 1
        for k in range(last):
            child.take_over(s)
            child.apply(s.moves[k])
            self._follow(child, seat, turn, depth + 1)
        s.apply(s.moves[last])
        self._follow(s, seat, turn, depth + 1)

    def _end(self, s: State, seat: i64) -> None:
        self.value.look(s)
        utility = self.value.utility(s, seat)
        if utility > self.best:
            self.best = utility
            for other in range(s.players):
                self.best_expected[other] = self.value.expected[other]

    def _at_once(self, s: State) -> i64:
        """What the seat that has to choose takes if it looks no further."""
        seat = s.decider()
        best: float = WORST
        chosen: i64 = s.moves[0]
        for k in range(s.move_count):
            self.trial.take_over(s)
            self.trial.apply(s.moves[k])
            self.value.look(self.trial)
            utility = self.value.utility(self.trial, seat)
            if utility > best:
                best = utility
                chosen = s.moves[k]
        return chosen
