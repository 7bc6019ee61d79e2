"""R3: a new game, from a seed or from the deal of a real table."""

from __future__ import annotations

from typing import Final

from quebec.engine.board import NOBODY, SITE_COUNT, SITES, ZONE_COUNT
from quebec.engine.chance import EVENTS as EVENT_STREAM
from quebec.engine.chance import FIRST_PLAYER as FIRST_PLAYER_STREAM
from quebec.engine.chance import LAYOUT as LAYOUT_STREAM
from quebec.engine.chance import Chance
from quebec.engine.effects.events import EVENT_OF_YEAR, EVENTS, NO_EVENT
from quebec.engine.facts import CenturyBegan, EventRevealed, Fact, TurnBegan
from quebec.engine.layout import CENTURIES, check_layout, draw_layout
from quebec.engine.native import i64, vec
from quebec.engine.reasons import BadInput
from quebec.engine.rulesets import ruleset_named, table_for
from quebec.engine.state import ARCHITECTS, AVAILABLE, DEEPEST, MOST_MOVES, SEATS, STAGES, State
from quebec.engine.table import Deal, Ruleset, Setting, Table
from quebec.engine.tiles import CENTURY_OF_TILE

FIRST_ACTIVE: Final = 3
"""Active workers of the first player at the start (R3.3)."""
NO_EVENTS: Final = (NO_EVENT,) * len(CENTURIES)
_YEARS: Final = tuple(
    tuple(event.year for event in EVENTS if event.century == century) for century in CENTURIES
)
# Copied for each new game, which is quicker than making them.
_ZEROS: Final[vec[i64]] = vec[i64]([0] * MOST_MOVES)
_NOBODIES: Final[vec[i64]] = vec[i64]([NOBODY] * (SITE_COUNT * STAGES))


def new_game(ruleset: str, players: int, seed: int) -> State:
    """A new game whose layout, events and first player come from a seed.

    >>> state = quebec.new_game("2026", players=3, seed=1608)
    >>> state.turn, state.century, state.scores
    (1, 1, (0, 0, 0))
    """
    _check_whole("players", players)
    _check_whole("seed", seed)
    rules = ruleset_named(ruleset)
    table = table_for(rules, players)
    return _begin(rules, table, draw_deal(rules, players, seed))


def draw_deal(ruleset: Ruleset, players: int, seed: int) -> Deal:
    """R3.2, R3.6, R3.7: everything random, each from its own stream of the seed."""
    layout = draw_layout(Chance(seed, LAYOUT_STREAM))
    events: tuple[str, ...] = ()
    if ruleset.events:
        events = _draw_events(Chance(seed, EVENT_STREAM))
    first = Chance(seed, FIRST_PLAYER_STREAM).below(players)
    return Deal(layout, events, first)


def _draw_events(chance: Chance) -> tuple[str, ...]:
    drawn: list[str] = []
    for cards in _YEARS:
        drawn.append(cards[chance.below(len(cards))])
    return tuple(drawn)


def game_from_deal(ruleset: str, players: int, deal: Deal) -> State:
    """A new game from a given deal: the layout, events and first player of a real table.

    >>> deal = quebec.new_game("2026", players=3, seed=1608).setting.deal
    >>> deal.events, deal.first
    (('1682', '1763', '1800', '2001'), 1)
    >>> state = quebec.game_from_deal("2011", players=4, deal=deal._replace(events=(), first=3))
    >>> state.turn
    3
    """
    _check_whole("players", players)
    _check_whole("first", deal.first)
    rules = ruleset_named(ruleset)
    table = table_for(rules, players)
    check_layout(deal.layout)
    _check_events(rules, deal.events)
    if not 0 <= deal.first < players:
        raise BadInput(
            "bad_first_player",
            {"first": deal.first, "players": players},
            f"the first player is a seat from 0 to {players - 1}, not {deal.first}",
        )
    return _begin(rules, table, deal)


def _begin(rules: Ruleset, table: Table, deal: Deal) -> State:
    events = tuple([EVENT_OF_YEAR[year] for year in deal.events]) or NO_EVENTS
    centuries = [CENTURY_OF_TILE[key] for key in deal.layout]
    state = set_up(Setting(rules, table, deal, events, centuries), table, deal.first)
    state.begin_turn(deal.first)
    state.advance()
    return state


def opening(state: State) -> list[Fact]:
    """What happened before the first decision of a game: the start of its log."""
    setting = state.setting
    sites = tuple(SITES[site].name for site in setting.sites[0])
    facts: list[Fact] = [CenturyBegan(1, sites)]
    if setting.events[0].year:
        facts.append(EventRevealed(setting.events[0].year, 1))
    facts.append(TurnBegan(setting.deal.first, 1))
    return facts


_WHOLE: Final = {
    "players": "the number of players",
    "seed": "a seed",
    "first": "the first player",
}


def _check_whole(what: str, value: object) -> None:
    """A check at run time, because numbers also come from files and requests."""
    if not isinstance(value, int):
        raise BadInput(
            "not_a_whole_number",
            {"what": what, "given": repr(value)},
            f"{_WHOLE[what]} is a whole number, not {value!r}",
        )


def _check_events(ruleset: Ruleset, events: tuple[str, ...]) -> None:
    if not ruleset.events:
        if events:
            raise BadInput(
                "events_not_used",
                {"ruleset": ruleset.name},
                f"the rules {ruleset.name} are played without events; give none,"
                f" not {' '.join(events)}",
            )
        return
    centuries = [EVENT_OF_YEAR[year].century if year in EVENT_OF_YEAR else 0 for year in events]
    if centuries != list(CENTURIES):
        raise BadInput(
            "bad_events",
            {"events": " ".join(events)},
            f"give four events, one of each century in order, not {' '.join(events) or 'none'};"
            f" the years to choose from are {_years_to_choose_from()}",
        )


def _years_to_choose_from() -> str:
    return ", then ".join(" or ".join(cards) for cards in _YEARS)


def set_up(setting: Setting, table: Table, first: i64) -> State:
    """R3.3, R3.4: workers in hand, the tiles of century I available, all else empty."""
    active = _ZEROS[:SEATS]
    passive = _ZEROS[:SEATS]
    for seat in range(table.players):
        active[seat] = FIRST_ACTIVE if seat == first else table.later_active
        passive[seat] = table.workers - active[seat]
    mark = _ZEROS[:SITE_COUNT]
    for site in setting.sites[0]:
        mark[site] = AVAILABLE
    return State(
        setting,
        setting.events[0],
        first,
        active,
        passive,
        score=_ZEROS[:SEATS],
        zones=_ZEROS[: ZONE_COUNT * SEATS],
        leader=_NOBODIES[:SEATS],
        architect=_NOBODIES[:ARCHITECTS],
        mark=mark,
        builder=_NOBODIES[:],
        token=_NOBODIES[:SITE_COUNT],
        stars=_ZEROS[:SITE_COUNT],
        who=_ZEROS[:DEEPEST],
        what=_ZEROS[:DEEPEST],
        where=_ZEROS[:DEEPEST],
        moves=_ZEROS[:],
    )
