"""Québec, the board game: rules, positions, records, views and words.

>>> import quebec
>>> state = quebec.new_game("2026", players=3, seed=1608)
>>> while not state.is_over:
...     facts = state.play(state.legal_moves()[0])
>>> [score > 0 for score in state.scores]
[True, True, True]
>>> [ruleset.name for ruleset in quebec.RULESETS]
['2011-family', '2011', '2011-events', '2026']

The names below are the public API; docs/python.md says what each is for. They are imported on
first use, so that the engine alone needs nothing beyond the standard library.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from quebec import forms

if TYPE_CHECKING:
    from quebec.engine import MOVES as MOVES
    from quebec.engine import RULESETS as RULESETS
    from quebec.engine import BadInput as BadInput
    from quebec.engine import Deal as Deal
    from quebec.engine import IllegalMove as IllegalMove
    from quebec.engine import Move as Move
    from quebec.engine import State as State
    from quebec.engine import forecast as forecast
    from quebec.engine import game_from_deal as game_from_deal
    from quebec.engine import new_game as new_game
    from quebec.engine import parse_move as parse_move
    from quebec.engine.rulesets import RULES_VERSION as RULES_VERSION
    from quebec.position import parse_position as parse_position
    from quebec.position import position_text as position_text
    from quebec.record import Record as Record
    from quebec.record import RecordError as RecordError
    from quebec.record import read_record as read_record
    from quebec.texts import Seats as Seats
    from quebec.texts import Texts as Texts
    from quebec.views import View as View
    from quebec.views import view as view

    __version__: str

FORM = forms.settle()
"""The form of the engine in use."""

_HOMES = {
    "quebec.engine": (
        *("MOVES", "RULESETS", "BadInput", "Deal", "IllegalMove", "Move", "State"),
        *("forecast", "game_from_deal", "new_game", "parse_move"),
    ),
    "quebec.engine.rulesets": ("RULES_VERSION",),
    "quebec.position": ("parse_position", "position_text"),
    "quebec.record": ("Record", "RecordError", "read_record"),
    "quebec.texts": ("Seats", "Texts"),
    "quebec.views": ("View", "view"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = ["FORM", *_HOME_OF]


def __getattr__(name: str) -> object:
    if name == "__version__":
        from quebec.extras import installed_version

        return installed_version()
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module 'quebec' has no attribute {name!r}")
    return getattr(import_module(home), name)


def __dir__() -> list[str]:
    return sorted(__all__)
