"""Every way to play a turn: the chains of small choices, each followed to the turn's end.

A chain continues as long as the turn is the same. Where somebody else has to choose in it (the
Political leader), that seat takes what looks best for it at once. Many chains meet in the same
position: from there on only the first of them is followed.

A search meets the same turn of a seat hundreds of times, in positions that hardly differ. What was
far from the best a moment ago is hardly ever the best now: with a memory it is left out.
"""

from __future__ import annotations

from typing import Final

from quebec.engine.native import i64, vec
from quebec.engine.state import State
from quebec.engine.thinking.keys import mixed, position_key
from quebec.engine.thinking.meter import Meter
from quebec.engine.thinking.value import Value

DEEPEST: Final[i64] = 24
"""Choices in one chain, at most; a turn has fewer."""
WORST: Final = -1.0e9
MOST_USES: Final[i64] = 12
"""How often a memory is used before all chains are followed again."""


class Memory:
    """What the chains of a turn were worth to its seat when all of them were last followed."""

    def __init__(self, kept: i64) -> None:
        self.kept = kept
        """How many of the best ends are looked at again."""
        self.worth: dict[i64, float] = {}
        """The best end after some choices, by a hash of these…"""
        self.best: float = WORST
        """…the best of all…"""
        self.floor: float = WORST
        """…and what is worth less than this is left out."""
        self.uses: i64 = MOST_USES
        """How often it was used since; at first it knows nothing."""


class Chains:
    """Follows the chains of a turn; subclasses decide what to do with their ends."""

    def __init__(self, s: State, value: Value, meter: Meter) -> None:
        self.value = value
        self.meter = meter
        self.states: list[State] = [s.copy() for _ in range(DEEPEST)]
        self.trial = s.copy()
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        """The choices of the chain that is being followed…"""
        self.hashes: vec[i64] = vec[i64]([0] * (DEEPEST + 1))
        """…and a hash of them, by their number."""
        self.known: dict[i64, float] = {}
        """The keys of the positions that chains of this turn reached, and the best end of each."""
        self.memory: Memory | None = None
        """What is known of the turn that is being followed…"""
        self.leaves_out: bool = False
        """…and whether what it knows to be bad is left out."""
        self.unknown: list[i64] = []
        """Hashes of choices that the memory did not know."""
        self.ends: list[float] = []
        """What the ends of this turn are worth, if they are for a memory."""

    def follow_all(self, s: State, memory: Memory | None = None) -> None:
        """Follow every chain of the turn; the state is not changed.

        With a memory: every chain that it does not know, or that was among the best; now and then
        all of them, to renew it.
        """
        self.memory = memory
        if memory is None:
            self._follow_from(s)
        elif memory.uses >= MOST_USES or not self._followed_best(s, memory):
            self._renew(s, memory)

    def _follow_from(self, s: State) -> float:
        self.known = {}
        first = self.states[0]
        first.take_over(s)
        return self.follow(first, s.turn, 0)

    def _followed_best(self, s: State, memory: Memory) -> bool:
        """Follow what may be good; returns whether there was anything."""
        memory.uses += 1
        self.unknown = []
        self.leaves_out = True
        best = self._follow_from(s)
        self.leaves_out = False
        for one in self.unknown:
            # The whole turn may be worth more or less now: the distance to the best counts.
            memory.worth[one] += memory.best - best
        return best > WORST

    def _renew(self, s: State, memory: Memory) -> None:
        memory.worth = {}
        memory.uses = 0
        self.ends = []
        memory.best = self._follow_from(s)
        self.ends.sort(reverse=True)
        memory.floor = self.ends[min(memory.kept, len(self.ends)) - 1]

    def follow(self, s: State, turn: i64, depth: i64) -> float:
        """Follow all chains from a state, which is changed, after this many choices.

        Returns what the best of their ends is worth.
        """
        while not s.is_over and s.turn == turn and s.decider() != turn and depth < DEEPEST - 1:
            self.path[depth] = self.at_once(s)
            s.apply(self.path[depth])
            self.hashes[depth + 1] = self.hashes[depth]
            depth += 1
        key = position_key(s)
        if key in self.known:
            return self.known[key]
        best: float = WORST
        if s.is_over or s.turn != turn or self.meter.out or depth >= DEEPEST - 1:
            best = self.ended(s, turn, depth, key)
            if self.memory is not None:
                self.ends.append(best)
        else:
            child = self.states[depth + 1]
            last = s.move_count - 1
            for k in range(last):
                if not self._is_left_out(s.moves[k], depth):
                    child.take_over(s)
                    best = max(best, self._follow_move(child, s.moves[k], turn, depth))
            if not self._is_left_out(s.moves[last], depth):
                best = max(best, self._follow_move(s, s.moves[last], turn, depth))
        self.known[key] = best
        return best

    def _is_left_out(self, move: i64, depth: i64) -> bool:
        """Whether the memory knows that nothing good comes of a choice."""
        memory = self.memory
        if memory is None:
            return False
        one = mixed(self.hashes[depth], move)
        self.hashes[depth + 1] = one
        return self.leaves_out and one in memory.worth and memory.worth[one] < memory.floor

    def _follow_move(self, s: State, move: i64, turn: i64, depth: i64) -> float:
        self.path[depth] = move
        s.apply(move)
        one = self.hashes[depth + 1]
        worth = self.follow(s, turn, depth + 1)
        memory = self.memory
        if memory is not None and one not in memory.worth:
            memory.worth[one] = worth
            if self.leaves_out:
                self.unknown.append(one)
        return worth

    def ended(self, s: State, turn: i64, depth: i64, key: i64) -> float:
        """What the end of a chain is worth, at a position that was not seen before."""
        return self.look(s, turn)

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

    def play(self, s: State, memory: Memory | None = None) -> None:
        """Play to the end of the turn. If the meter runs out, the result is meaningless."""
        self.best = WORST
        self.follow_all(s, memory)
        s.take_over(self.end)

    def ended(self, s: State, turn: i64, depth: i64, key: i64) -> float:
        worth = self.look(s, turn)
        if worth > self.best:
            self.best = worth
            self.end.take_over(s)
            self.chosen = self.path[:]
            self.length = depth
        return worth
