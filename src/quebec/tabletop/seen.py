"""A scoring as everybody may see it: the table before and after it, and what happened.

The page has this as JavaScript, for use without the network (tools/page/engine.py).
"""

from __future__ import annotations

from typing import TypedDict

from quebec.engine import State
from quebec.engine.facts import Fact
from quebec.tabletop.entered import Tabletop
from quebec.tabletop.scoring import Scored, score_century, score_game
from quebec.tabletop.table import state_of
from quebec.views import Seen, view


class ScoringSeen(TypedDict):
    before: Seen
    after: Seen
    facts: list[Fact]
    points: list[int]
    """Victory points of this scoring, by seat."""
    scores: list[int]
    """Everybody's score after it."""
    winners: list[int]
    """Those who win, after the final scoring."""


def century_seen(entered: Tabletop) -> ScoringSeen:
    """The end of a century."""
    state = state_of(entered)
    return _scoring_seen(entered, state, score_century(state))


def game_seen(entered: Tabletop) -> ScoringSeen:
    """The end of the game."""
    state = state_of(entered)
    return _scoring_seen(entered, state, score_game(state))


def table_seen(entered: Tabletop, state: State) -> Seen:
    """Nobody has to choose anything; without a layout the tiles have no names."""
    seen = view(state, with_forecast=True).seen
    seen["decision"] = None
    if not entered.layout:
        for site in seen["sites"]:
            site["tile"] = ""
    return seen


def _scoring_seen(entered: Tabletop, state: State, scored: Scored) -> ScoringSeen:
    before, after = state.scores, scored.state.scores
    return ScoringSeen(
        before=table_seen(entered, state),
        after=table_seen(entered, scored.state),
        facts=scored.facts,
        points=[new - old for old, new in zip(before, after, strict=True)],
        scores=list(after),
        winners=list(scored.state.winners),
    )
