"""What was best in a position, and where a game was won and lost: docs/analysis.md."""

from quebec.analysis.game import GameAnalysis, analyse_game, gathered, moments_of
from quebec.analysis.hint import Hint, hint
from quebec.analysis.position import analyse_position
from quebec.analysis.results import Choice, Line, Thought
from quebec.analysis.thinkers import THINKERS, thinker

__all__ = [
    "THINKERS",
    "Choice",
    "GameAnalysis",
    "Hint",
    "Line",
    "Thought",
    "analyse_game",
    "analyse_position",
    "gathered",
    "hint",
    "moments_of",
    "thinker",
]
