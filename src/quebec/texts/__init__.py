"""The game in words: names, facts, decisions, moves and reasons in English, French and Dutch.

texts = Texts("fr", edition=2011)
seats = Seats(names=("Anne", "Bob", "Chloé"), layout=state.setting.deal.layout)
for fact in state.play(move):
    print(texts.fact(fact, seats))
"""

from quebec.texts.catalogue import LANGUAGES, MissingText
from quebec.texts.wording import Seats, Texts, sentence

__all__ = ["LANGUAGES", "MissingText", "Seats", "Texts", "sentence"]
