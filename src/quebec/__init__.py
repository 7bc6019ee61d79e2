"""Québec, the board game: rules, positions, records, views and words.

>>> import quebec
>>> state = quebec.new_game("2026", players=3, seed=1608)
>>> while not state.is_over:
...     facts = state.play(state.legal_moves()[0])
>>> [score > 0 for score in state.scores]
[True, True, True]
>>> [ruleset.name for ruleset in quebec.RULESETS]
['2011-family', '2011', '2011-events', '2026']

What the board consists of, by number:

>>> site = quebec.SITES[0]
>>> site.name, quebec.DISTRICTS[site.district].cost, quebec.ZONES[2]
('por1', 3, 'economy')
>>> [quebec.SITES[other].name for other in quebec.NEIGHBOURS[0]]
['ent1', 'por3', 'mun1']
>>> len(quebec.TILES), quebec.LEADERS[:2], quebec.WholeTurn._fields
(44, ('religious', 'political'), ('moves', 'after'))

The names below are the public API; docs/python.md says what each is for. They are imported on
first use, so that the engine alone needs nothing beyond the standard library.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from quebec import forms

if TYPE_CHECKING:
    from quebec.engine import DISTRICTS as DISTRICTS
    from quebec.engine import LEADERS as LEADERS
    from quebec.engine import MOVES as MOVES
    from quebec.engine import NEIGHBOURS as NEIGHBOURS
    from quebec.engine import RULESETS as RULESETS
    from quebec.engine import SITES as SITES
    from quebec.engine import TILES as TILES
    from quebec.engine import ZONES as ZONES
    from quebec.engine import BadInput as BadInput
    from quebec.engine import Deal as Deal
    from quebec.engine import IllegalMove as IllegalMove
    from quebec.engine import Move as Move
    from quebec.engine import State as State
    from quebec.engine import WholeTurn as WholeTurn
    from quebec.engine import forecast as forecast
    from quebec.engine import game_from_deal as game_from_deal
    from quebec.engine import new_game as new_game
    from quebec.engine import parse_move as parse_move
    from quebec.engine import whole_turns as whole_turns
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
        *("DISTRICTS", "LEADERS", "MOVES", "NEIGHBOURS", "RULESETS", "SITES", "TILES", "ZONES"),
        *("BadInput", "Deal", "IllegalMove", "Move", "State", "WholeTurn"),
        *("forecast", "game_from_deal", "new_game", "parse_move", "whole_turns"),
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
