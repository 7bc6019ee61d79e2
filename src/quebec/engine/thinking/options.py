"""The whole turns that a seat can choose from: ends that are the same position count once."""

from __future__ import annotations

from quebec.engine.board import SITE_COUNT
from quebec.engine.native import i64, vec
from quebec.engine.state import State
from quebec.engine.thinking.chains import Chains, Reply
from quebec.engine.thinking.meter import Meter
from quebec.engine.thinking.value import Value


class Option:
    """A way to play a turn."""

    def __init__(self, moves: vec[i64], length: i64, key: i64, worth: float) -> None:
        self.moves = moves
        """The choices, somebody else's in the turn among them…"""
        self.length = length
        """…and how many they are."""
        self.key = key
        """Tells its end from others."""
        self.worth = worth
        """What its end looks worth to the seat."""
        self.prior: float = 0.0
        """How promising it looks beside the others; all of a position add up to 1."""


class Options(Chains):
    """Gathers the options of a position."""

    def __init__(self, s: State, value: Value, meter: Meter) -> None:
        super().__init__(s, value, meter)
        self.found: list[Option] = []
        self.known: set[i64] = set()
        self.reply = Reply(s, value, meter)

    def of(self, s: State) -> list[Option]:
        """The options of whoever has to choose, those first that look best."""
        self.found = []
        self.known = set()
        if s.decider() == s.turn:
            self.follow_all(s)
        else:
            self._in_the_turn_of_another(s)
        self.found.sort(key=lambda option: -option.worth)
        return self.found

    def ended(self, s: State, turn: i64, depth: i64) -> None:
        key = position_key(s)
        if key not in self.known:
            self.known.add(key)
            self.found.append(Option(self.path[:depth], depth, key, self.look(s, turn)))

    def _in_the_turn_of_another(self, s: State) -> None:
        """One choice, and then the turn goes on as is best for whoever has it."""
        seat = s.decider()
        turn = s.turn
        for k in range(s.move_count):
            then = self.states[0]
            then.take_over(s)
            then.apply(s.moves[k])
            path = vec[i64]([0] * 48)
            path[0] = s.moves[k]
            length: i64 = 1
            if not then.is_over and then.turn == turn:
                self.reply.play(then)
                for j in range(self.reply.length):
                    path[length + j] = self.reply.chosen[j]
                length += self.reply.length
            self.found.append(Option(path, length, position_key(then), self.look(then, seat)))


def position_key(s: State) -> i64:
    """A number that is the same for the same position, and hardly ever for another."""
    key: i64 = s.turn + s.century * 8 + s.depth * 64
    for number in s.active:
        key = _mixed(key, number)
    for number in s.zones:
        key = _mixed(key, number)
    for number in s.score:
        key = _mixed(key, number)
    for number in s.leader:
        key = _mixed(key, number)
    for number in s.architect:
        key = _mixed(key, number)
    for number in s.builder:
        key = _mixed(key, number)
    for site in range(SITE_COUNT):
        key = _mixed(key, (s.mark[site] * 8 + s.token[site]) * 8 + s.stars[site])
    for k in range(s.depth):
        key = _mixed(key, (s.who[k] * 256 + s.what[k]) * 64 + s.where[k])
    return key


def _mixed(key: i64, number: i64) -> i64:
    # 42 bits times 20 bits stay within 63; interpreted numbers are cut off the same way.
    return ((key ^ (number + 7)) * 1042463 + (key >> 23)) & 0x3FFFFFFFFFF
