"""The rules of Québec: pure, typed, no input or output, no clock, no randomness after the deal."""

from quebec.engine.board import DISTRICTS, NEIGHBOURS, SITES, ZONES
from quebec.engine.decision import Decision, IllegalMove
from quebec.engine.forecast import Forecast, ZoneForecast, forecast, worth_of_buildings
from quebec.engine.game import draw_deal, game_from_deal, new_game, opening
from quebec.engine.moves import LEADERS, MOVES, Move, parse_move
from quebec.engine.reasons import BadInput, Reason
from quebec.engine.rulesets import RULESETS, ruleset_named
from quebec.engine.saved import SAVED_VERSION
from quebec.engine.state import State
from quebec.engine.table import Deal
from quebec.engine.tiles import TILES
from quebec.engine.turns import WholeTurn, whole_turns

__all__ = [
    "DISTRICTS",
    "LEADERS",
    "MOVES",
    "NEIGHBOURS",
    "RULESETS",
    "SAVED_VERSION",
    "SITES",
    "TILES",
    "ZONES",
    "BadInput",
    "Deal",
    "Decision",
    "Forecast",
    "IllegalMove",
    "Move",
    "Reason",
    "State",
    "WholeTurn",
    "ZoneForecast",
    "draw_deal",
    "forecast",
    "game_from_deal",
    "new_game",
    "opening",
    "parse_move",
    "ruleset_named",
    "whole_turns",
    "worth_of_buildings",
]
