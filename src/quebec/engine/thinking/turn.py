"""The search through a seat's own turn: every chain of small choices, to the turn's end.

A chain continues as long as the turn is the same. Where somebody else has to choose in it (the
Political leader), that seat takes what looks best for it at once. Face-down cards are replaced by
cards that do nothing before the search starts: it may not use what nobody knows.

Many chains meet in the same position, and the next choice of a turn looks again at what the first
one has seen. What follows from a position is therefore kept until the turn is over. It changes no
answer: positions are counted as if each were followed again.
"""

from __future__ import annotations

from typing import Final

from quebec.engine.board import NOBODY
from quebec.engine.effects.events import NO_EVENT
from quebec.engine.native import i64, vec
from quebec.engine.state import MOST_MOVES, SEATS, State
from quebec.engine.table import Setting
from quebec.engine.thinking.keys import mixed, position_key
from quebec.engine.thinking.value import Value

DEEPEST: Final[i64] = 20
"""Choices in one chain, at most; a turn has fewer."""
WORST: Final = -1.0e9


def without_hidden_cards(s: State) -> State:
    """A copy in which the cards that lie face down do nothing."""
    twin = s.copy()
    twin.setting = blank_setting(s)
    return twin


def blank_setting(s: State) -> Setting:
    """What stays the same all game, but the cards that lie face down do nothing."""
    setting = s.setting
    events = setting.events[: s.century]
    if not setting.ruleset.events or len(events) == len(setting.events):
        return setting
    blank = (NO_EVENT,) * (len(setting.events) - len(events))
    return setting.with_events(setting.deal, events + blank)


class Known:
    """What follows from a position: the best end of the chains from there."""

    def __init__(self, worth: float, expected: vec[float], nodes: i64) -> None:
        self.worth = worth
        """What it is worth to the seat that decides…"""
        self.expected = expected
        """…and what all seats can expect there."""
        self.nodes = nodes
        """Positions that are looked at from there on, itself included."""


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
        self.root = s.copy()
        """The decision, without hidden cards…"""
        self.root.setting = blank_setting(s)
        self.shown: i64 = s.century
        """…and how many cards it shows."""
        self.seat: i64 = NOBODY
        """The seat that decides."""
        self.known: dict[i64, Known] = {}
        """What follows from the positions of this turn, by their keys."""
        self.count: i64 = 0
        """The moves of the decision…"""
        self.moves: vec[i64] = vec[i64]([0] * MOST_MOVES)
        self.utility: vec[float] = vec[float]([0.0] * MOST_MOVES)
        """…what each is worth to the seat that decides…"""
        self.expected: vec[float] = vec[float]([0.0] * (MOST_MOVES * SEATS))
        """…and what all five seats can expect after it."""

    def is_of(self, s: State) -> bool:
        """Whether a position is of the same game, so that thinking about it can go on."""
        ours = self.root.setting
        theirs = s.setting
        return (
            ours.deal.layout is theirs.deal.layout
            and ours.table is theirs.table
            and ours.ruleset is theirs.ruleset
        )

    def think(self, s: State) -> None:
        """Evaluate all moves of a decision."""
        root = self.root
        seat = s.decider()
        setting = root.setting
        is_known = self.is_of(s) and s.century == self.shown and self._shows_cards_of(s)
        root.take_over(s)
        if is_known:
            # The same object, by which evaluations know what they have seen before.
            root.setting = setting
        else:
            root.setting = blank_setting(s)
            self.shown = s.century
        if not is_known or seat != self.seat or s.asking().always:
            self.known = {}
            self.seat = seat
        self.nodes = 0
        self.count = root.move_count
        for k in range(self.count):
            move = root.moves[k]
            state = self.states[0]
            state.take_over(root)
            state.apply(move)
            found = self._follow(state, seat, root.turn, 0)
            self.moves[k] = move
            self.utility[k] = found.worth
            for other in range(SEATS):
                self.expected[k * SEATS + other] = found.expected[other]

    def _shows_cards_of(self, s: State) -> bool:
        ours = self.root.setting.events
        theirs = s.setting.events
        for k in range(s.century):
            if ours[k] is not theirs[k]:
                return False
        return True

    def _follow(self, s: State, seat: i64, turn: i64, depth: i64) -> Known:
        """The best end of all chains from a state, which is changed."""
        self.nodes += 1
        while not s.is_over and s.decider() != seat and s.turn == turn:
            s.apply(self._at_once(s))
        # Whether the goal was scored can be seen from nothing else.
        key = mixed(position_key(s), s.goals_scored * 8 + s.first_goal + 1)
        before = self.nodes - 1
        if key in self.known:
            known = self.known[key]
            if before + known.nodes < self.most_nodes:
                self.nodes = before + known.nodes
                return known
        if (
            s.is_over
            or s.decider() != seat
            or s.turn != turn
            or depth + 1 == DEEPEST
            or self.nodes >= self.most_nodes
        ):
            self.value.look(s)
            found = Known(self.value.utility(s, seat), self.value.expected[:], 1)
        else:
            best = self._best(s, seat, turn, depth)
            found = Known(best.worth, best.expected, self.nodes - before)
        if self.nodes < self.most_nodes:
            # Nothing was cut short.
            self.known[key] = found
        return found

    def _best(self, s: State, seat: i64, turn: i64, depth: i64) -> Known:
        """Follow each move; of equals the first."""
        child = self.states[depth + 1]
        last = s.move_count - 1
        best: Known | None = None
        for k in range(last):
            child.take_over(s)
            child.apply(s.moves[k])
            found = self._follow(child, seat, turn, depth + 1)
            if best is None or found.worth > best.worth:
                best = found
        s.apply(s.moves[last])
        found = self._follow(s, seat, turn, depth + 1)
        return found if best is None or found.worth > best.worth else best

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
