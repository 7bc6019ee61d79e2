"""The game in words: names, facts, decisions, moves and reasons in English, French and Dutch.

>>> state = quebec.new_game("2026", players=3, seed=1608)
>>> seats = quebec.Seats(("Anne", "Bruno", "Chloé"), state.setting.deal.layout)
>>> texts = quebec.Texts("en")
>>> for fact in state.play("send") + state.play("rel"):
...     print(texts.fact(fact, seats))
Bruno sends 1 active worker to Religion
Chloé’s turn
"""

from quebec.texts.catalogue import LANGUAGES, MissingText
from quebec.texts.wording import Seats, Texts, sentence

__all__ = ["LANGUAGES", "MissingText", "Seats", "Texts", "sentence"]
