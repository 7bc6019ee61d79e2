"""Every way to play a turn: the chains of small choices, each followed to the turn's end.

A chain continues as long as the turn is the same. Where somebody else has to choose in it (the
Political leader), that seat takes what looks best for it at once. Many chains meet in the same
position: from there on only the first of them is followed.
"""

from __future__ import annotations

from typing import Final

from quebec.engine.native import i64, vec
from quebec.engine.state import State
from quebec.engine.thinking.keys import position_key
from quebec.engine.thinking.meter import Meter
from quebec.engine.thinking.value import Value

DEEPEST: Final[i64] = 24
"""Choices in one chain, at most; a turn has fewer."""
WORST: Final = -1.0e9


class Chains:
    """Follows all chains of a turn; subclasses decide what to do with their ends."""

    def __init__(self, s: State, value: Value, meter: Meter) -> None:
        self.value = value
        self.meter = meter
        self.states: list[State] = [s.copy() for _ in range(DEEPEST)]
        self.trial = s.copy()
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        """The choices of the chain that is being followed."""
        self.known: set[i64] = set()
        """The keys of the positions that chains of this turn reached."""

    def follow_all(self, s: State) -> None:
        """Follow every chain of the turn; the state is not changed."""
        self.known = set()
        first = self.states[0]
        first.take_over(s)
        self.follow(first, s.turn, 0)

    def follow(self, s: State, turn: i64, depth: i64) -> None:
        """Follow all chains from a state, which is changed, after this many choices."""
        while not s.is_over and s.turn == turn and s.decider() != turn and depth < DEEPEST - 1:
            self.path[depth] = self.at_once(s)
            s.apply(self.path[depth])
            depth += 1
        key = position_key(s)
        if key in self.known:
            return
        self.known.add(key)
        if s.is_over or s.turn != turn or self.meter.out or depth >= DEEPEST - 1:
            self.ended(s, turn, depth, key)
            return
        child = self.states[depth + 1]
        last = s.move_count - 1
        for k in range(last):
            child.take_over(s)
            self._follow_move(child, s.moves[k], turn, depth)
        self._follow_move(s, s.moves[last], turn, depth)

    def _follow_move(self, s: State, move: i64, turn: i64, depth: i64) -> None:
        self.path[depth] = move
        s.apply(move)
        self.follow(s, turn, depth + 1)

    def ended(self, s: State, turn: i64, depth: i64, key: i64) -> None:
        """The end of a chain of this many choices, at a position that was not seen before."""

    def look(self, s: State, seat: i64) -> float:
        """What a position is worth to a seat."""
        self.meter.count()
        self.value.look(s)
        return self.value.utility(s, seat)

    def at_once(self, s: State) -> i64:
        """What the seat that has to choose takes if it looks no further."""
        seat = s.decider()
        best: float = WORST
        chosen: i64 = s.moves[0]
        for k in range(s.move_count):
            self.trial.take_over(s)
            self.trial.apply(s.moves[k])
            worth = self.look(self.trial, seat)
            if worth > best:
                best = worth
                chosen = s.moves[k]
        return chosen


class Reply(Chains):
    """The best end of a turn for its seat: what the greedy player would do."""

    def __init__(self, s: State, value: Value, meter: Meter) -> None:
        super().__init__(s, value, meter)
        self.best: float = WORST
        self.end = s.copy()
        self.chosen: vec[i64] = vec[i64]([0] * DEEPEST)
        """The choices that lead there…"""
        self.length: i64 = 0
        """…and how many they are."""

    def play(self, s: State) -> None:
        """Play to the end of the turn. If the meter runs out, the result is meaningless."""
        self.best = WORST
        self.follow_all(s)
        s.take_over(self.end)

    def ended(self, s: State, turn: i64, depth: i64, key: i64) -> None:
        worth = self.look(s, turn)
        if worth > self.best:
            self.best = worth
            self.end.take_over(s)
            self.chosen = self.path[:]
            self.length = depth
