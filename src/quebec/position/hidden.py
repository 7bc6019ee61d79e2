"""The face-down events: replacing or redrawing them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from quebec.engine.effects.events import EVENT_OF_YEAR, EVENTS
from quebec.engine.layout import CENTURIES
from quebec.engine.reasons import BadInput
from quebec.engine.state import State
from quebec.engine.table import Deal, Ruleset
from quebec.position.words import quoted


@cache
def cards_of(century: int) -> tuple[str, ...]:
    """The years of the four event cards of a century."""
    return tuple(event.year for event in EVENTS if event.century == century)


def with_hidden_events(state: State, hidden: Sequence[str]) -> State:
    """A copy of a position with these events face down, one for each century to come."""
    check_hidden(state.setting.ruleset, state.century, hidden)
    return _with_hidden_events(state, hidden)


def _with_hidden_events(state: State, hidden: Sequence[str]) -> State:
    twin = state.copy()
    if hidden:
        setting, century = state.setting, state.century
        years = (*setting.deal.events[:century], *hidden)
        events = (*setting.events[:century], *[EVENT_OF_YEAR[year] for year in hidden])
        deal = Deal(setting.deal.layout, years, setting.deal.first)
        twin.setting = setting.with_events(deal, events)
    return twin


def draw_hidden_events(state: State, rng: Random) -> State:
    """A copy of a position whose face-down events are redrawn, each card equally likely."""
    later = CENTURIES[state.century :] if state.setting.ruleset.events else ()
    return _with_hidden_events(state, [rng.choice(cards_of(century)) for century in later])


def check_hidden(rules: Ruleset, century: int, hidden: Sequence[str]) -> None:
    """R3.6: a card for each century to come, if the rules have events."""
    later = CENTURIES[century:] if rules.events else ()
    if [century_of_event(year) for year in hidden] != list(later):
        given = quoted(" ".join(hidden)) or "none"
        needed = ", then ".join(" or ".join(cards_of(one)) for one in later) or "none"
        raise BadInput(
            "position_hidden_events",
            {"count": len(later), "given": given, "needed": needed},
            f"{len(later)} events lie face down; given for them: {given}, needed: {needed}",
        )


def century_of_event(year: str) -> int:
    """The century of an event card; 0 for a year without one."""
    return EVENT_OF_YEAR[year].century if year in EVENT_OF_YEAR else 0
