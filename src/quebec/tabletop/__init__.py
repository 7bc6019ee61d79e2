"""A real table beside the screen: what lies on it is entered, and the engine scores it.

>>> from quebec.tabletop import SeatEntered, Tabletop, ZonesEntered, score_century, state_of
>>> zones = ZonesEntered(religion=(3, 5, 12), politics=(0, 0, 0))
>>> entered = Tabletop(ruleset="2011-family", seats=(SeatEntered(),) * 3, zones=zones)
>>> score_century(state_of(entered)).state.scores
(3, 5, 17)
"""

from quebec.tabletop.entered import (
    SeatEntered,
    StagesEntered,
    Tabletop,
    TokenEntered,
    ZonesEntered,
    entered_from,
)
from quebec.tabletop.scoring import Scored, score_century, score_game
from quebec.tabletop.seen import ScoringSeen, century_seen, game_seen, table_seen
from quebec.tabletop.table import position_of, state_of

__all__ = [
    "Scored",
    "ScoringSeen",
    "SeatEntered",
    "StagesEntered",
    "Tabletop",
    "TokenEntered",
    "ZonesEntered",
    "century_seen",
    "entered_from",
    "game_seen",
    "position_of",
    "score_century",
    "score_game",
    "state_of",
    "table_seen",
]
