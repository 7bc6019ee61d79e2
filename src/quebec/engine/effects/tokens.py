"""Star tokens: placing them (R5.5, R5.6), raising them (R11.3), and the goals that look at them."""

from __future__ import annotations

from typing import Final

from quebec.engine.board import COLOUR_OF, NOBODY, SITES
from quebec.engine.cards import CULTURAL
from quebec.engine.facts import ON_SITE, TokenPlaced, TokenRaised
from quebec.engine.native import i64
from quebec.engine.state import State

MOST_STARS: Final = 3
FIRST_GOAL: Final = 8
SECOND_GOAL: Final = 4


def place_token(s: State, seat: i64, site: i64, stars: i64) -> None:
    """R5.5: put a token on a completed building; R5.6: the Cultural leader scores at once."""
    s.sites_changed = True
    s.token[site] = seat
    s.stars[site] = stars
    if s.facts is not None:
        s.facts.append(TokenPlaced(seat, SITES[site].name, stars))
    if s.leader[seat] == CULTURAL:
        s.gain_at(seat, stars + s.table.token_bonus, "leader", ON_SITE + site)
    _check_goal(s, seat, COLOUR_OF[site])


def raise_token(s: State, seat: i64, site: i64) -> None:
    """R11.3: one star more; that is not placing a token, but the goals look at it."""
    s.sites_changed = True
    s.stars[site] += 1
    if s.facts is not None:
        s.facts.append(TokenRaised(seat, SITES[site].name, s.stars[site]))
    _check_goal(s, seat, COLOUR_OF[site])


def _check_goal(s: State, seat: i64, colour: i64) -> None:
    """R13.1: the event of century I is scored by two players, each once."""
    event = s.setting.events[0]
    goal = event.goal
    if goal is None or s.goals_scored == 2 or s.first_goal == seat:
        return
    # Only the colour of the token that was just placed or raised can complete the goal.
    if not goal.reached_in(s, seat, colour) or not goal.met(s, seat):
        return
    s.goals_scored += 1
    if s.first_goal == NOBODY:
        s.first_goal = seat
        s.gain(seat, FIRST_GOAL, "event", event.year)
    else:
        s.gain(seat, SECOND_GOAL, "event", event.year)
