"""What everybody would have if the century, or the game, ended now: exact, by the rules' own steps.

Nothing here is a second telling of the rules: the steps of R8, R9 and R12 run on a scratch copy.
No card is turned, and the workers of a building that is completed go to its own colour (A9).
"""

from __future__ import annotations

from quebec.engine.board import COLOUR_OF, NOBODY, NOWHERE
from quebec.engine.effects.completion import COMPLETE
from quebec.engine.forecast import carry_out
from quebec.engine.moves import ZONE
from quebec.engine.native import i64, vec
from quebec.engine.state import ARCHITECTS, LAST_CENTURY, NEUTRAL, State


class Ends:
    """The two ends of a position, as it lies and with every building completed; points by seat."""

    def __init__(self, s: State) -> None:
        """A scratch copy, made once and used again for position after position."""
        self.scratch = s.copy()
        self.century: vec[i64] = vec[i64]([0] * 5)
        """Scores once the zones are scored, if the century ended now."""
        self.game: vec[i64] = vec[i64]([0] * 5)
        """Scores after the final scoring as well."""
        self.century_built: vec[i64] = vec[i64]([0] * 5)
        """The same if every architect left first, so that all buildings were completed."""
        self.game_built: vec[i64] = vec[i64]([0] * 5)

    def look(self, s: State) -> None:
        """Find all four for a position."""
        self.look_as_it_lies(s)
        if s.is_over:
            self.century_built = s.score[:]
            self.game_built = s.score[:]
            return
        scratch = self.scratch
        scratch.take_over(s)
        scratch.end_turn()
        for architect in range(ARCHITECTS):
            site = scratch.architect[architect]
            if site != NOWHERE and self._leaves(scratch, architect, site):
                COMPLETE.apply(scratch, scratch.turn, site, ZONE + COLOUR_OF[site])
        carry_out(scratch, scratch.setting.ruleset.closing)
        self.century_built = scratch.score[:]
        carry_out(scratch, scratch.setting.ruleset.final)
        self.game_built = scratch.score[:]

    def look_as_it_lies(self, s: State) -> None:
        """Find the two of the position as it lies."""
        if s.is_over:
            self.century = s.score[:]
            self.game = s.score[:]
            return
        scratch = self.scratch
        scratch.take_over(s)
        scratch.end_turn()
        carry_out(scratch, scratch.setting.ruleset.closing)
        self.century = scratch.score[:]
        carry_out(scratch, scratch.setting.ruleset.final)
        self.game = scratch.score[:]

    def _leaves(self, s: State, architect: i64, site: i64) -> bool:
        """R10.3: nobody's architect stays on a building without a stage."""
        return architect != NEUTRAL or s.owner(NEUTRAL) != NOBODY or s.stages(site) > 0


def if_century_ended(s: State) -> tuple[int, ...]:
    """Everybody's score if the century ended now; in century IV that is the end of the game."""
    ends = Ends(s)
    ends.look_as_it_lies(s)
    scores = ends.game if s.century == LAST_CENTURY else ends.century
    return tuple(scores[seat] for seat in range(s.players))


def if_game_ended(s: State) -> tuple[int, ...]:
    """Everybody's score if this century were the last and ended now."""
    ends = Ends(s)
    ends.look_as_it_lies(s)
    return tuple(ends.game[seat] for seat in range(s.players))
