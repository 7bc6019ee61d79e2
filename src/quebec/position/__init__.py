"""A position as one line of text, like the FEN of chess; docs/notation.md explains its fields.

The full form has all that is needed to continue; the public form shows face-down events as "?".
Input is checked: the result is a position that can be played to its end, or BadInput.
"""

from quebec.position.hidden import cards_of, draw_hidden_events, with_hidden_events
from quebec.position.read import imagine_position, parse_position
from quebec.position.start import check_start, first_facts, first_position
from quebec.position.words import TILE_LETTERS
from quebec.position.write import all_builders, layout_text, position_text, shown_events

__all__ = [
    "TILE_LETTERS",
    "all_builders",
    "cards_of",
    "check_start",
    "draw_hidden_events",
    "first_facts",
    "first_position",
    "imagine_position",
    "layout_text",
    "parse_position",
    "position_text",
    "shown_events",
    "with_hidden_events",
]
