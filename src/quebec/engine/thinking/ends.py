"""What everybody would have if the century, or the game, ended now: exact, by the rules' own steps.

The rules are not implemented twice: the steps of R8, R9 and R12 run on a scratch copy.
No card is turned, and the workers of a building that is completed go to its own colour (A9).
"""

from __future__ import annotations

from quebec.engine.board import COLOUR_OF, NOBODY, NOWHERE
from quebec.engine.effect import Effect
from quebec.engine.effects.completion import COMPLETE
from quebec.engine.forecast import carry_out
from quebec.engine.moves import ZONE
from quebec.engine.native import i64, vec
from quebec.engine.state import ARCHITECTS, LAST_CENTURY, NEUTRAL, SEATS, STAGES, State
from quebec.engine.thinking.tokens import ABOUT_TOKENS, KnownTokens, Tokens


class Ends:
    """The two ends of a position, as it is and with every building completed; points by seat."""

    def __init__(self, s: State) -> None:
        """A scratch copy, created once and reused for each position."""
        self.scratch = s.copy()
        self.other_steps: vec[Effect] = other_steps(s)
        self.known = KnownTokens(s)
        self.tokens: Tokens = self.known.of(s)
        """What follows from the tokens of the position."""
        self.century: vec[i64] = vec[i64]([0] * SEATS)
        """Scores once the zones are scored, if the century ended now."""
        self.game: vec[i64] = vec[i64]([0] * SEATS)
        """Scores after the final scoring as well."""
        self.century_built: vec[i64] = vec[i64]([0] * SEATS)
        """The same if every architect left first, so that all buildings were completed."""
        self.game_built: vec[i64] = vec[i64]([0] * SEATS)

    def look(self, s: State) -> None:
        """Find all four for a position."""
        self.look_as_it_lies(s)
        if s.is_over:
            take_over(self.century_built, s.score)
            take_over(self.game_built, s.score)
            return
        self._lay_out(s)
        scratch = self.scratch
        for architect in range(ARCHITECTS):
            site = scratch.architect[architect]
            if site != NOWHERE and self._leaves(scratch, architect, site):
                COMPLETE.apply(scratch, scratch.turn, site, ZONE + COLOUR_OF[site])
        self._score(self.known.of(scratch), self.century_built, self.game_built)

    def look_as_it_lies(self, s: State) -> None:
        """Find the two of the position as it is."""
        if s.is_over:
            take_over(self.century, s.score)
            take_over(self.game, s.score)
            return
        self.tokens = self.known.of(s)
        self._lay_out(s)
        self._score(self.tokens, self.century, self.game)

    def _lay_out(self, s: State) -> None:
        """Make the scratch copy like a position, in all that the steps look at."""
        scratch = self.scratch
        if scratch.setting is not s.setting or scratch.century != s.century:
            scratch.take_over(s)
            self.other_steps = other_steps(s)
        scratch.is_over = False
        scratch.turn = s.turn
        scratch.goals_scored = s.goals_scored
        scratch.first_goal = s.first_goal
        take_over(scratch.active, s.active)
        take_over(scratch.passive, s.passive)
        take_over(scratch.score, s.score)
        take_over(scratch.leader, s.leader)
        take_over(scratch.zones, s.zones)
        take_over(scratch.architect, s.architect)
        for site in s.architect:
            # Elsewhere there are no workers on buildings.
            if site != NOWHERE:
                for k in range(site * STAGES, site * STAGES + STAGES):
                    scratch.builder[k] = s.builder[k]
        scratch.token = s.token[:]
        scratch.stars = s.stars[:]
        scratch.end_turn()

    def _score(self, tokens: Tokens, century: vec[i64], game: vec[i64]) -> None:
        """Score the scratch copy, with this arrangement of tokens, to its two ends."""
        scratch = self.scratch
        hired = scratch.architect[NEUTRAL]
        carry_out(scratch, scratch.setting.ruleset.closing)
        take_over(century, scratch.score)
        if scratch.architect[NEUTRAL] != hired:
            # R8.1 has just placed one more.
            tokens = self.known.of(scratch)
        for step in self.other_steps:
            step.run(scratch, scratch.turn, NOWHERE)
        for seat in range(scratch.players):
            game[seat] = scratch.score[seat] + tokens.points[seat]

    def _leaves(self, s: State, architect: i64, site: i64) -> bool:
        """R10.3: nobody's architect stays on a building without a stage."""
        return architect != NEUTRAL or s.owner(NEUTRAL) != NOBODY or s.stages(site) > 0


def other_steps(s: State) -> vec[Effect]:
    """The steps of the final scoring that do not only look at tokens."""
    return vec[Effect]([step for step in s.setting.ruleset.final if step not in ABOUT_TOKENS])


def take_over(numbers: vec[i64], others: vec[i64]) -> None:
    """Copy the numbers of an array into another one of the same length."""
    for k in range(len(others)):
        numbers[k] = others[k]


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
