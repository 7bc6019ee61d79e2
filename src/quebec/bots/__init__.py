"""Players that are programs: one small interface, and a register of those there are."""

from quebec.bots.bot import Bot, Budget, Evaluation, RankedMove
from quebec.bots.register import bot_names, make_bot

__all__ = ["Bot", "Budget", "Evaluation", "RankedMove", "bot_names", "make_bot"]
