"""A whole game, with all its invariants."""

from __future__ import annotations

from typing import NamedTuple

from quebec.engine import MOVES, Move, State, forecast
from quebec.engine import facts as fact
from quebec.engine.facts import Fact
from tools.invariants.base import require, snapshot
from tools.invariants.chronicle import Chronicle
from tools.invariants.decisions import check_decision, check_reasons, check_refusals
from tools.invariants.pieces import check_pieces

MOST_DECISIONS_A_TURN = 8
"""The longest turn: action, site, lending district, architect, two Political choices, a site; one
in reserve."""

UNTOUCHED = -99
"""What a buffer holds where nothing has been written yet."""


class Measures(NamedTuple):
    """How large a game was."""

    decisions: int
    turns: int
    options: int
    """Legal moves of all decisions together."""
    most_options: int
    deepest: int
    """The most that was ever pending at once."""
    longest_turn: int
    """Decisions of the longest turn."""


class Watch:
    """One game with all its invariants, from the start."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.chronicle = Chronicle(s)
        self.played: list[Move] = []
        self._options = 0
        self._this_turn = 0
        self._longest_turn = 0
        self._mark_buffers()
        self._setting = self._describe_setting()
        self.look()

    def _mark_buffers(self) -> None:
        for k in range(self.s.depth, len(self.s.what)):
            self.s.what[k] = UNTOUCHED
        for k in range(self.s.move_count, len(self.s.moves)):
            self.s.moves[k] = UNTOUCHED

    def _describe_setting(self) -> tuple[object, ...]:
        setting = self.s.setting
        events = tuple(event.year for event in setting.events)
        return (tuple(setting.century_of), tuple(map(tuple, setting.sites)), events, setting.deal)

    def look(self) -> None:
        """What holds at every decision."""
        check_pieces(self.s)
        check_decision(self.s)
        self.chronicle.compare(self.s)

    def play(self, move: Move) -> None:
        """Play a legal move twice, on the game with facts and on a copy without."""
        s = self.s
        before = snapshot(s)
        twin = s.copy()
        self._options += s.move_count
        self.played.append(move)
        facts = s.play(move)
        require(snapshot(twin) == before, f"{move} has changed a copy")
        twin.apply(move.index)
        require(snapshot(twin) == snapshot(s), f"{move} leads elsewhere on a copy")
        require(s.facts is None and twin.facts is None, "facts are still being recorded")
        self._count_turns(facts)
        self.chronicle.hear(facts)
        self.look()

    def _count_turns(self, facts: list[Fact]) -> None:
        self._this_turn += 1
        self._longest_turn = max(self._longest_turn, self._this_turn)
        require(self._this_turn <= MOST_DECISIONS_A_TURN, f"{self._this_turn} decisions in a turn")
        if any(isinstance(one, fact.TurnBegan) for one in facts):
            self._this_turn = 0
        most = self.chronicle.most_turns(self.s.table.workers)
        require(self.chronicle.turns <= most, f"more than {most} turns")

    def check_all_reasons(self) -> None:
        check_reasons(self.s)
        check_refusals(self.s, MOVES)

    def check_forecast(self) -> None:
        """A forecast does not change the game, and its points add up for everybody."""
        before = snapshot(self.s)
        ahead = forecast(self.s)
        require(snapshot(self.s) == before, "the forecast has changed the game")
        for seat in range(self.s.players):
            points = sum(zone.points[seat] for zone in ahead.zones) + ahead.other[seat]
            require(
                ahead.scores[seat] == self.s.score[seat] + points,
                f"forecast for seat {seat}: {ahead.scores[seat]}, but {points} points more",
            )

    def measures(self) -> Measures:
        require(self._describe_setting() == self._setting, "the setting of the game has changed")
        touched = [k for k in range(len(self.s.what)) if self.s.what[k] != UNTOUCHED]
        written = [k for k in range(len(self.s.moves)) if self.s.moves[k] != UNTOUCHED]
        return Measures(
            decisions=len(self.played),
            turns=self.chronicle.turns,
            options=self._options,
            most_options=max(written) + 1,
            deepest=max(touched) + 1,
            longest_turn=self._longest_turn,
        )
