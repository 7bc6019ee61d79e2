"""The whole turns that a seat can choose from: ends that are the same position count once."""

from __future__ import annotations

from quebec.engine.native import i64, vec
from quebec.engine.state import State
from quebec.engine.thinking.chains import DEEPEST, Chains, Memory, Reply
from quebec.engine.thinking.keys import position_key
from quebec.engine.thinking.meter import Meter
from quebec.engine.thinking.value import Value


class Option:
    """A way to play a turn."""

    def __init__(self, moves: vec[i64], length: i64, key: i64, worth: float) -> None:
        self.moves = moves
        """The choices, including other seats' in the turn…"""
        self.length = length
        """…and how many they are."""
        self.key = key
        """A key that identifies its end."""
        self.worth = worth
        """What its end looks worth to the seat."""
        self.prior: float = 0.0
        """How promising it looks relative to the others; all of a position add up to 1."""


class Options(Chains):
    """Gathers the options of a position."""

    def __init__(self, s: State, value: Value, meter: Meter) -> None:
        super().__init__(s, value, meter)
        self.found: list[Option] = []
        self.reply = Reply(s, value, meter)

    def of(self, s: State, memory: Memory | None = None) -> list[Option]:
        """The options of the seat that has to choose, the best first.

        With a memory only those that may be good.
        """
        self.found = []
        if s.decider() == s.turn:
            self.follow_all(s, memory)
        else:
            self._in_the_turn_of_another(s)
        self.found.sort(key=lambda option: -option.worth)
        return self.found

    def ended(self, s: State, turn: i64, depth: i64, key: i64) -> float:
        worth = self.look(s, turn)
        self.found.append(Option(self.path[:depth], depth, key, worth))
        return worth

    def _in_the_turn_of_another(self, s: State) -> None:
        """One choice, and then the rest of the turn as is best for its seat."""
        seat = s.decider()
        turn = s.turn
        for k in range(s.move_count):
            then = self.states[0]
            then.take_over(s)
            then.apply(s.moves[k])
            path = vec[i64]([0] * (2 * DEEPEST))
            path[0] = s.moves[k]
            length: i64 = 1
            if not then.is_over and then.turn == turn:
                self.reply.play(then)
                for j in range(self.reply.length):
                    path[length + j] = self.reply.chosen[j]
                length += self.reply.length
            self.found.append(Option(path, length, position_key(then), self.look(then, seat)))
