"""Bots think in processes of their own. They are handed a position as text, in its public form."""

from quebec.server.bots.thinking.pool import Thinkers
from quebec.server.bots.thinking.process import BotFailed

__all__ = ["BotFailed", "Thinkers"]
