"""Players that are programs: one small interface, and a register of the available ones."""

from quebec.bots.bot import Bot, Budget, Evaluation, RankedMove
from quebec.bots.forfeit import Forfeit
from quebec.bots.register import bot_names, make_bot

__all__ = ["Bot", "Budget", "Evaluation", "Forfeit", "RankedMove", "bot_names", "make_bot"]
