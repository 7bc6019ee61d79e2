"""The turns between two positions of a game.

An engine is shown only the positions in which it has to choose. What the others did in between
follows from them nearly always: of all turns that they could have played, few lead there.
"""

from __future__ import annotations

from typing import Final

from quebec.bots.judges import hand_made
from quebec.bots.past import PlayedTurn
from quebec.engine import State
from quebec.engine.board import NOBODY, NOWHERE
from quebec.engine.state import STAGES
from quebec.engine.thinking.keys import position_key
from quebec.engine.thinking.meter import Meter
from quebec.engine.thinking.options import Options
from quebec.engine.thinking.turn import without_hidden_cards

MOST_ENDS: Final = 3000
"""Ends of turns that are looked at before the search is given up: a fraction of a second."""


def turns_between(before: State, after: State) -> list[PlayedTurn] | None:
    """How the others played from one position to the other; None if it cannot be told.

    The first position is the one after the own choice, the second that of the next own choice.
    """
    root, goal = without_hidden_cards(before), without_hidden_cards(after)
    return _Search(root, goal).turns_from(root)


class _Search:
    """Tries the turns of the others, those first that look most like what came of them."""

    def __init__(self, root: State, goal: State) -> None:
        self._goal = goal
        self._key = position_key(goal)
        self._left = MOST_ENDS
        self._options = Options(root, hand_made(root), Meter())

    def turns_from(self, s: State) -> list[PlayedTurn] | None:
        if position_key(s) == self._key:
            return []
        if s.is_over or s.decider() == self._goal.decider() or s.decider() != s.turn:
            return None
        ends = [end for end in self._ends(s) if self._is_on_the_way(end)]
        for end in sorted(ends, key=lambda end: self._distance(end, int(s.turn))):
            if (rest := self.turns_from(end)) is not None:
                return [PlayedTurn(s, end), *rest]
            if self._left <= 0:
                return None
        return None

    def _ends(self, s: State) -> list[State]:
        ends = []
        for option in self._options.of(s):
            end = s.copy()
            for k in range(option.length):
                end.apply(option.moves[k])
            ends.append(end)
        self._left -= len(ends)
        return ends

    def _is_on_the_way(self, s: State) -> bool:
        """Whether all that stays once it is on the board is in the later position too."""
        goal = self._goal
        if s.century > goal.century:
            return False
        for site, token in enumerate(s.token):
            if goal.token[site] != token != NOBODY:
                return False
        for site in s.architect:
            if site != NOWHERE and site in goal.architect:
                for stage in range(site * STAGES, (site + 1) * STAGES):
                    if goal.builder[stage] != s.builder[stage] != NOBODY:
                        return False
        return True

    def _distance(self, s: State, seat: int) -> int:
        """What is still different of what hardly anybody else changes."""
        goal = self._goal
        differences = (
            s.architect[seat] != goal.architect[seat],
            s.leader[seat] != goal.leader[seat],
            s.active[seat] != goal.active[seat],
            s.score[seat] != goal.score[seat],
        )
        return sum(differences)
