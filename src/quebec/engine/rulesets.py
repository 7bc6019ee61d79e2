"""R2: the four sets of rules, each derived from another."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from quebec.engine.cards import (
    CULTURAL,
    ECONOMIC,
    ECONOMIC_OF_TWO,
    LEADER_OF_CITADELLE,
    POLITICAL,
    POLITICAL_OF_TWO,
    RELIGIOUS,
)
from quebec.engine.effect import Effect
from quebec.engine.effects.century import (
    ACT_AFTER_SCORING,
    ACT_BEFORE_SCORING,
    COMPLETE_NEUTRAL,
    FLIP_UNSTARTED,
    OPEN_TILES,
    RETURN_LEADERS,
    REVEAL_EVENT,
)
from quebec.engine.effects.construct import CONSTRUCT
from quebec.engine.effects.final import (
    FINISH,
    SCORE_ACTIVE,
    SCORE_EACH_BUILDING,
    SCORE_LAST_EVENT,
    SCORE_MAIN_GROUP,
    SCORE_UNFINISHED,
)
from quebec.engine.effects.leaders import TAKE_LEADER
from quebec.engine.effects.start import START_SITE, START_WITH_NEUTRAL
from quebec.engine.effects.turn import BEGIN_TURN, SEND_WORKER
from quebec.engine.effects.zones import CASCADE, MAJORITY_BONUS
from quebec.engine.reasons import BadInput
from quebec.engine.table import Ruleset, Table

RULES_VERSION: Final = 1
"""Grows by one whenever an old game could replay differently; the changelog says how."""

TWO_LEADERS: Final = [POLITICAL_OF_TWO, ECONOMIC_OF_TWO, CULTURAL, LEADER_OF_CITADELLE]
FOUR_LEADERS: Final = [POLITICAL, ECONOMIC, CULTURAL, LEADER_OF_CITADELLE]
FIVE_LEADERS: Final = [RELIGIOUS, *FOUR_LEADERS]

ACTIONS: Final[list[Effect]] = [START_SITE, CONSTRUCT, TAKE_LEADER, SEND_WORKER]
ACTIONS_OF_TWO: Final[list[Effect]] = [START_WITH_NEUTRAL, CONSTRUCT, TAKE_LEADER, SEND_WORKER]

TWO: Final = Table(2, 25, TWO_LEADERS, token_bonus=0, actions=ACTIONS_OF_TWO, later_active=4)
THREE: Final = Table(3, 25, FOUR_LEADERS, token_bonus=0, actions=ACTIONS)
FOUR: Final = Table(4, 22, FIVE_LEADERS, token_bonus=1, actions=ACTIONS)
FIVE: Final = Table(5, 20, FIVE_LEADERS, token_bonus=1, actions=ACTIONS)

EDITION_2026: Final = Ruleset(
    name="2026",
    edition=2026,
    tables=(THREE, FOUR, FIVE),
    events=True,
    turn=BEGIN_TURN,
    closing=(COMPLETE_NEUTRAL, ACT_BEFORE_SCORING, CASCADE, ACT_AFTER_SCORING),
    renewal=(RETURN_LEADERS, FLIP_UNSTARTED, OPEN_TILES, REVEAL_EVENT),
    final=(SCORE_UNFINISHED, SCORE_ACTIVE, SCORE_MAIN_GROUP, SCORE_LAST_EVENT, FINISH),
)

WITH_EVENTS_2011: Final = replace(
    EDITION_2026,
    name="2011-events",
    edition=2011,
    tables=(TWO, THREE, FOUR, FIVE),
    closing=(COMPLETE_NEUTRAL, RETURN_LEADERS, ACT_BEFORE_SCORING, CASCADE, ACT_AFTER_SCORING),
    renewal=(FLIP_UNSTARTED, OPEN_TILES, REVEAL_EVENT),
)

COMPLETE_2011: Final = replace(WITH_EVENTS_2011, name="2011", events=False)

FAMILY_2011: Final = replace(
    COMPLETE_2011,
    name="2011-family",
    tables=tuple(table.without_leaders() for table in COMPLETE_2011.tables),
    closing=(MAJORITY_BONUS,),
    renewal=(FLIP_UNSTARTED, OPEN_TILES),
    final=(SCORE_UNFINISHED, SCORE_ACTIVE, SCORE_EACH_BUILDING, FINISH),
)

RULESETS: Final = (FAMILY_2011, COMPLETE_2011, WITH_EVENTS_2011, EDITION_2026)


def ruleset_named(name: str) -> Ruleset:
    """The set of rules of that name."""
    for ruleset in RULESETS:
        if ruleset.name == name:
            return ruleset
    known = ", ".join(ruleset.name for ruleset in RULESETS)
    raise BadInput(
        "unknown_ruleset",
        {"ruleset": name, "known": known},
        f"there is no set of rules {name!r}; choose one of: {known}",
    )


def table_for(ruleset: Ruleset, players: int) -> Table:
    """R2.1: the table of a number of players, where the rules allow it."""
    for table in ruleset.tables:
        if table.players == players:
            return table
    least, most = ruleset.tables[0].players, ruleset.tables[-1].players
    hint = "; two players can play the 2011 rules" if players == 2 else ""
    raise BadInput(
        "players_not_allowed",
        {"players": players, "ruleset": ruleset.name, "least": least, "most": most},
        f"the rules {ruleset.name} are for {least} to {most} players, not {players}{hint}",
    )
