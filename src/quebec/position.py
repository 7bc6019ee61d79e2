"""A position as one line of text, like the FEN of chess; docs/notation.md explains its fields.

The full form carries all that is needed to play on; the public form shows face-down events as "?".
Whatever is read is checked: it gives a position that can be played to its end, or BadInput.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

from quebec.engine.board import (
    COLOUR_OF,
    COLOURS,
    DISTRICT_COLOUR,
    DISTRICT_OF,
    LENDING,
    NOBODY,
    NOWHERE,
    SITE_COUNT,
    SITE_NUMBER,
    SITES,
    ZONE_COUNT,
    ZONES,
)
from quebec.engine.cards import ECONOMIC, POLITICAL, POLITICAL_OF_TWO, RELIGIOUS
from quebec.engine.effect import CATALOGUE, Effect
from quebec.engine.effects.century import COMPLETE_NEUTRAL
from quebec.engine.effects.completion import COMPLETE
from quebec.engine.effects.districts import DISTRICT_ACTIONS, PERFORM
from quebec.engine.effects.events import EVENT_OF_YEAR, EVENTS
from quebec.engine.effects.gains import ACTIVATE_FOR_START
from quebec.engine.effects.leaders import CHOOSE_PAIR, DIVIDE
from quebec.engine.effects.placing import PLACE_HOW_MANY, SHIFT_HOW_MANY, SHIFT_ONE, SHIFT_TWO
from quebec.engine.effects.start import REASSIGN_HIRED, REASSIGN_NEUTRAL, REASSIGN_OWN
from quebec.engine.effects.tokens import MOST_STARS
from quebec.engine.effects.turn import CHOOSE_ACTION
from quebec.engine.game import game_from_deal
from quebec.engine.layout import CENTURIES
from quebec.engine.moves import LEADERS
from quebec.engine.reasons import BadInput
from quebec.engine.rulesets import RULES_VERSION, ruleset_named, table_for
from quebec.engine.state import (
    AVAILABLE,
    COMPLETED,
    LAST_CENTURY,
    NEUTRAL,
    SEATS,
    STAGES,
    UNDER_CONSTRUCTION,
    WAITING,
    Setting,
    State,
)
from quebec.engine.table import Deal, Ruleset
from quebec.engine.tiles import TILE_NUMBER, TILES

FORMAT: Final = "quebec/1"
"""Grows when an old text would no longer be read."""
FIELDS: Final = (
    *("format", "rules", "players", "century", "turn", "first", "layout", "events", "goal"),
    *("seats", "neutral", "zones", "stages", "tokens", "bare", "pending"),
)
NONE: Final = "-"
HIDDEN: Final = "?"
OVER: Final = "over"
SECOND_TOO: Final = "+"

LONGEST: Final = 2000
"""Characters; no position needs half of them."""
MOST_POINTS: Final = 999
MOST_PENDING: Final = 16
MOST_QUOTED: Final = 40
"""Characters of a wrong text that an error repeats."""

TILE_LETTERS: Final[dict[str, str]] = {
    tile.key: "abcdefghijk"[rank]
    for colour in range(COLOURS)
    for rank, tile in enumerate(tile for tile in TILES if tile.colour == colour)
}
"""A tile's letter among the eleven of its colour; its site says which colour that is."""
_TILE_OF: Final = {(TILES[TILE_NUMBER[key]].colour, one): key for key, one in TILE_LETTERS.items()}
_ROWS: Final = tuple(
    tuple(k for k, site in enumerate(SITES) if site.row == row) for row in range(SITES[-1].row + 1)
)
"""The sites of each row of the board."""
_EFFECT_OF_KEY: Final = {effect.key: effect for effect in CATALOGUE.effects}
_ZONE_OF: Final = {zone[:3]: number for number, zone in enumerate(ZONES)}


class Pending(NamedTuple):
    """One entry of what is pending."""

    seat: int
    effect: Effect
    at: int


# ---- writing ------------------------------------------------------------------------------------


def position_text(state: State, public: bool = False) -> str:
    """The position as one line; the public form does not tell the events still face down."""
    s = state
    deal = s.setting.deal
    return " ".join(
        (
            FORMAT,
            f"{s.setting.ruleset.name}/{RULES_VERSION}",
            str(s.players),
            str(s.century),
            str(s.turn),
            str(deal.first),
            _layout_text(deal.layout),
            ",".join(shown_events(s) if public else deal.events) or NONE,
            _goal_text(s),
            "/".join(_seat_text(s, seat) for seat in range(s.players)),
            _site_text(s.architect[NEUTRAL]),
            "/".join(
                ",".join(str(s.in_zone(seat, zone)) for seat in range(s.players))
                for zone in range(ZONE_COUNT)
            ),
            _listed(
                f"{SITES[site].name}:{''.join(map(str, builders(s, site)))}"
                for site in range(SITE_COUNT)
                if builders(s, site)
            ),
            _listed(
                f"{SITES[site].name}:{s.token[site]}*{s.stars[site]}"
                for site in range(SITE_COUNT)
                if s.token[site] != NOBODY
            ),
            _listed(SITES[site].name for site in range(SITE_COUNT) if _is_bare(s, site)),
            OVER if s.is_over else ",".join(map(_pending_text, pending(s))),
        )
    )


def shown_events(state: State) -> tuple[str, ...]:
    """The years of the events; "?" for those of centuries to come."""
    events = state.setting.deal.events
    return tuple(year if k < state.century else HIDDEN for k, year in enumerate(events))


def builders(state: State, site: int) -> list[int]:
    """The seats of a building's stages, in order."""
    seats = (state.builder[site * STAGES + stage] for stage in range(STAGES))
    return [seat for seat in seats if seat != NOBODY]


def pending(state: State) -> list[Pending]:
    """What is pending, the next first."""
    todo = state.todo
    return [
        Pending(todo[k], CATALOGUE.effects[todo[k + 1]], todo[k + 2])
        for k in range(3 * (state.depth - 1), -1, -3)
    ]


def _listed(items: Iterable[str]) -> str:
    return ",".join(items) or NONE


def _layout_text(layout: tuple[str, ...]) -> str:
    return "/".join("".join(TILE_LETTERS[layout[site]] for site in row) for row in _ROWS)


def _goal_text(s: State) -> str:
    if s.first_goal == NOBODY:
        return NONE
    return f"{s.first_goal}{SECOND_TOO if s.goals_scored == 2 else ''}"


def _seat_text(s: State, seat: int) -> str:
    leader = NONE if s.leader[seat] == NOBODY else LEADERS[s.leader[seat]]
    site = _site_text(s.architect[seat])
    return f"{s.score[seat]},{s.active[seat]},{s.passive[seat]},{leader},{site}"


def _site_text(site: int) -> str:
    return NONE if site == NOWHERE else SITES[site].name


def _is_bare(s: State, site: int) -> bool:
    """Completed without a token; in centuries past that shows from there being nothing on it."""
    return (
        s.mark[site] == COMPLETED
        and s.token[site] == NOBODY
        and s.setting.century_of[site] == s.century
    )


def _pending_text(entry: Pending) -> str:
    name = f"{entry.seat}:{entry.effect.key}"
    if entry.at == NOWHERE:
        return name
    return f"{name}@{ZONES[entry.at][:3] if _is_about_zone(entry.effect) else SITES[entry.at].name}"


def _is_about_zone(effect: Effect) -> bool:
    return effect in (DIVIDE, PLACE_HOW_MANY, SHIFT_HOW_MANY, SHIFT_ONE, SHIFT_TWO)


# ---- face-down events ---------------------------------------------------------------------------


def cards_of(century: int) -> tuple[str, ...]:
    """The years of the four event cards of a century."""
    return tuple(event.year for event in EVENTS if event.century == century)


def with_hidden_events(state: State, hidden: Sequence[str]) -> State:
    """A copy of a position with these events face down, one for each century to come."""
    setting = state.setting
    _check_hidden(setting.ruleset, state.century, hidden)
    twin = state.copy()
    if hidden:
        shown = setting.deal.events[: state.century]
        twin.setting = Setting(
            setting.ruleset,
            setting.table,
            setting.deal._replace(events=(*shown, *hidden)),
            (*setting.events[: state.century], *(EVENT_OF_YEAR[year] for year in hidden)),
            list(setting.century_of),
        )
    return twin


def draw_hidden_events(state: State, rng: Random) -> State:
    """A copy of a position whose face-down events are drawn anew, each card equally likely."""
    later = CENTURIES[state.century :] if state.setting.ruleset.events else ()
    return with_hidden_events(state, [rng.choice(cards_of(century)) for century in later])


def imagine_position(text: str, rng: Random) -> State:
    """A playable state from a position in its public form: the face-down events are drawn."""
    return draw_hidden_events(_read(text, None), rng)


def _check_hidden(rules: Ruleset, century: int, hidden: Sequence[str]) -> None:
    later = CENTURIES[century:] if rules.events else ()
    if [_century_of(year) for year in hidden] != list(later):
        cards = ", then ".join(" or ".join(cards_of(one)) for one in later)
        raise BadInput(
            "position_hidden_events",
            {"given": _quoted(" ".join(hidden)), "needed": len(later)},
            f"{len(later)} events lie face down here, not {_quoted(' '.join(hidden))!r};"
            + (f" give {cards}" if later else " give none"),
        )


def _century_of(year: str) -> int:
    return EVENT_OF_YEAR[year].century if year in EVENT_OF_YEAR else 0


# ---- reading ------------------------------------------------------------------------------------


def parse_position(text: str, hidden: Sequence[str] = ()) -> State:
    """The position that a text describes; hidden: the events that it shows as "?"."""
    return _read(text, hidden)


def _read(text: str, hidden: Sequence[str] | None) -> State:
    """The same; without hidden events any will do for those that the text does not tell."""
    fields = _split(text)
    rules = _rules(fields["rules"])
    table = table_for(rules, _number("players", fields["players"], 2, SEATS))
    century = _number("century", fields["century"], 1, LAST_CENTURY)
    first = _number("first", fields["first"], 0, table.players - 1)
    events = _events(rules, century, fields["events"], hidden)
    s = game_from_deal(rules.name, table.players, Deal(_layout(fields["layout"]), events, first))
    s.century = century
    s.event = s.setting.events[century - 1]
    s.terms = s.event.terms
    s.turn = _number("turn", fields["turn"], 0, table.players - 1)
    _read_seats(s, fields["seats"])
    _read_neutral(s, fields["neutral"])
    _read_zones(s, fields["zones"])
    _read_stages(s, fields["stages"])
    _read_tiles(s, fields["tokens"], fields["bare"])
    _check_workers(s)
    _read_goal(s, fields["goal"])
    _read_pending(s, fields["pending"])
    return s


def _split(text: str) -> dict[str, str]:
    if len(text) > LONGEST:
        raise BadInput(
            "position_too_long",
            {"there": len(text), "most": LONGEST},
            f"a position has at most {LONGEST} characters, not {len(text)}",
        )
    if not text.isascii():
        strange = next(character for character in text if not character.isascii())
        raise BadInput(
            "position_not_ascii",
            {"character": strange},
            f"a position has plain ASCII characters only, not {strange!r}",
        )
    words = text.split()
    if not words or words[0] != FORMAT:
        given = _quoted(words[0] if words else "")
        raise BadInput(
            "position_format",
            {"given": given, "format": FORMAT},
            f"a position begins with {FORMAT}, not {given!r}",
        )
    if len(words) != len(FIELDS):
        raise BadInput(
            "position_fields",
            {"there": len(words), "needed": len(FIELDS), "fields": " ".join(FIELDS)},
            f"a position has {len(FIELDS)} fields separated by spaces, not {len(words)}:"
            f" {' '.join(FIELDS)}",
        )
    return dict(zip(FIELDS, words, strict=True))


def _rules(text: str) -> Ruleset:
    name, slash, version = text.partition("/")
    if not slash:
        raise _unreadable(
            "rules", text, f"a set of rules and their version, like 2026/{RULES_VERSION}"
        )
    rules = ruleset_named(_quoted(name))
    if version != str(RULES_VERSION):
        raise BadInput(
            "position_rules_version",
            {"version": _quoted(version), "known": RULES_VERSION},
            f"the position is of version {_quoted(version)} of the rules,"
            f" but here is version {RULES_VERSION}; it could play differently, so it is not read",
        )
    return rules


def _layout(text: str) -> tuple[str, ...]:
    rows = text.split("/")
    if [len(row) for row in rows] != [len(row) for row in _ROWS]:
        lengths = ", ".join(str(len(row)) for row in _ROWS)
        raise _unreadable("layout", text, f"{len(_ROWS)} rows of {lengths} letters, with / between")
    layout = [""] * SITE_COUNT
    for letters, sites in zip(rows, _ROWS, strict=True):
        for letter, site in zip(letters, sites, strict=True):
            tile = _TILE_OF.get((COLOUR_OF[site], letter))
            if tile is None:
                raise _unreadable("layout", letter, "a letter from a to k for each tile")
            layout[site] = tile
    # Whether each tile is there once is for the engine to check.
    return tuple(layout)


def _events(
    rules: Ruleset, century: int, text: str, hidden: Sequence[str] | None
) -> tuple[str, ...]:
    if not rules.events:
        if text != NONE:
            raise _unreadable("events", text, f"{NONE}, for the rules {rules.name} have no events")
        _check_hidden(rules, century, hidden or ())
        return ()
    events = tuple(text.split(","))
    later = (HIDDEN,) * (LAST_CENTURY - century)
    if later and events[century:] == later:
        if hidden is None:
            hidden = [cards_of(one)[0] for one in CENTURIES[century:]]
        _check_hidden(rules, century, hidden)
        events = (*events[:century], *hidden)
    elif hidden:
        raise BadInput(
            "position_hides_nothing",
            {"given": _quoted(" ".join(hidden))},
            "the position tells all its events, so no hidden ones can be given",
        )
    if [_century_of(year) for year in events] != list(CENTURIES):
        raise _unreadable(
            "events",
            text,
            "the years of four events, one of each century in order;"
            " those of centuries to come can all be ?",
        )
    return events


def _read_seats(s: State, text: str) -> None:
    seats = text.split("/")
    if len(seats) != s.players:
        raise _unreadable("seats", text, f"{s.players} seats with / between")
    for seat, about in enumerate(seats):
        parts = about.split(",")
        if len(parts) != 5:
            raise _unreadable(
                "seats", about, "score, active, passive, leader and architect, like 12,3,22,-,por1"
            )
        s.score[seat] = _number("seats", parts[0], 0, MOST_POINTS)
        s.active[seat] = _number("seats", parts[1], 0, s.table.workers)
        s.passive[seat] = _number("seats", parts[2], 0, s.table.workers)
        if parts[3] != NONE:
            _give_leader(s, seat, parts[3])
        if parts[4] != NONE:
            _put_architect(s, seat, "seats", parts[4])


def _give_leader(s: State, seat: int, name: str) -> None:
    there = [LEADERS[leader] for leader in s.table.leaders]
    if name not in there:
        known = ", ".join(there) or "none"
        raise _unreadable("seats", name, f"{NONE} or one of the leaders at this table: {known}")
    if not s.terms.leaders_open:
        raise BadInput(
            "position_leaders_closed",
            {"seat": seat, "leader": name, "event": s.event.year},
            f"seat {seat} holds the leader {name}, but under the event {s.event.year} nobody does",
        )
    holder = s.holder(LEADERS.index(name))
    if holder != NOBODY:
        raise BadInput(
            "position_leader_twice",
            {"leader": name, "seat": seat, "other": holder},
            f"seats {holder} and {seat} both hold the leader {name}; one of them can",
        )
    s.leader[seat] = LEADERS.index(name)


def _put_architect(s: State, architect: int, field: str, name: str) -> None:
    site = _site(field, name)
    century = s.setting.century_of[site]
    if s.architect_on(site) != NOBODY:
        raise BadInput(
            "position_two_architects",
            {"site": name},
            f"two architects stand on {name}; a building has one at most",
        )
    if century > s.century:
        raise BadInput(
            "position_site_waiting",
            {"site": name, "century": century},
            f"the tile on {name} is of century {century}, so nothing can be on it yet",
        )
    s.architect[architect] = site


def _read_neutral(s: State, text: str) -> None:
    if text == NONE:
        return
    if s.players > 2 and s.holder(ECONOMIC) == NOBODY:
        raise BadInput(
            "position_neutral_unused",
            {"site": _quoted(text)},
            "the neutral architect is on the board, but nobody holds the leader economic;"
            f" then the field neutral is {NONE}",
        )
    _put_architect(s, NEUTRAL, "neutral", text)


def _read_zones(s: State, text: str) -> None:
    zones = [counts.split(",") for counts in text.split("/")]
    if [len(counts) for counts in zones] != [s.players] * ZONE_COUNT:
        needed = f"{ZONE_COUNT} zones with / between, each with {s.players} numbers"
        raise _unreadable("zones", text, needed)
    for zone, counts in enumerate(zones):
        for seat, count in enumerate(counts):
            s.zones[zone * SEATS + seat] = _number("zones", count, 0, s.table.workers)


def _read_stages(s: State, text: str) -> None:
    for site, seats in _by_site("stages", text):
        name = SITES[site].name
        if s.architect_on(site) == NOBODY:
            raise BadInput(
                "position_stages_without_architect",
                {"site": name},
                f"{name} has stages but no architect; only a building under construction has any",
            )
        if not 1 <= len(seats) <= STAGES:
            raise _unreadable("stages", f"{name}:{seats}", "one to three seats, like por1:02")
        for stage, seat in enumerate(seats):
            s.builder[site * STAGES + stage] = _number("stages", seat, 0, s.players - 1)


def _read_tiles(s: State, tokens: str, bare: str) -> None:
    """The tokens, and what each tile is."""
    for site, token in _by_site("tokens", tokens):
        seat, star, stars = token.partition("*")
        if not star:
            raise _unreadable(
                "tokens", f"{SITES[site].name}:{token}", "a seat and its stars, like por1:0*3"
            )
        s.token[site] = _number("tokens", seat, 0, s.players - 1)
        s.stars[site] = _number("tokens", stars, 1, MOST_STARS)
        _check_completed(s, site)
    without = {_site("bare", name) for name in _items("bare", bare)}
    for site in sorted(without):
        _check_completed(s, site)
        if s.token[site] != NOBODY or s.setting.century_of[site] != s.century:
            name = SITES[site].name
            raise BadInput(
                "position_not_bare",
                {"site": name},
                f"{name} has a token or is of a century past; the field bare lists only tiles of"
                " this century that were completed without a token",
            )
    for site in range(SITE_COUNT):
        century = s.setting.century_of[site]
        if s.architect_on(site) != NOBODY:
            s.mark[site] = UNDER_CONSTRUCTION
        elif century > s.century:
            s.mark[site] = WAITING
        elif century < s.century or s.token[site] != NOBODY or site in without:
            s.mark[site] = COMPLETED
        else:
            s.mark[site] = AVAILABLE


def _check_completed(s: State, site: int) -> None:
    name = SITES[site].name
    century = s.setting.century_of[site]
    if century > s.century:
        raise BadInput(
            "position_site_waiting",
            {"site": name, "century": century},
            f"the tile on {name} is of century {century}, so nothing can be on it yet",
        )
    if s.architect_on(site) != NOBODY:
        raise BadInput(
            "position_architect_on_completed",
            {"site": name},
            f"{name} is completed, but an architect stands on it; it is one or the other",
        )


def _check_workers(s: State) -> None:
    """R1.3: no worker is ever gained or lost."""
    for seat in range(s.players):
        there = s.workers(seat)
        there += sum(s.in_zone(seat, zone) for zone in range(ZONE_COUNT))
        there += sum(s.workers_on(site, seat) for site in range(SITE_COUNT))
        if there != s.table.workers:
            raise BadInput(
                "position_workers",
                {"seat": seat, "there": there, "needed": s.table.workers},
                f"seat {seat} has {there} workers, active, passive, in zones and on buildings;"
                f" with {s.players} players it has {s.table.workers}",
            )


def _read_goal(s: State, text: str) -> None:
    """R13.1: a seat that meets the goal scored it at once, unless two others had before."""
    goal = s.setting.events[0].goal
    met = [seat for seat in range(s.players) if goal is not None and goal.met(s, seat)]
    scored = min(2, len(met))
    fitting = [f"{seat}{SECOND_TOO if scored == 2 else ''}" for seat in met] or [NONE]
    if text not in fitting:
        raise _unreadable("goal", text, f"{' or '.join(fitting)}, as the tokens lie")
    s.goals_scored = scored
    s.first_goal = NOBODY if text == NONE else int(text.rstrip(SECOND_TOO))


# ---- reading what is pending --------------------------------------------------------------------


def _read_pending(s: State, text: str) -> None:
    s.end_turn()
    if text == OVER:
        _check_over(s)
        s.is_over = True
        s.move_count = 0
        return
    items = text.split(",")
    if len(items) > MOST_PENDING:
        raise _unreadable("pending", text, f"at most {MOST_PENDING} entries")
    entries = [_entry(item, s.players) for item in items]
    _check_pending(s, entries, text)
    for entry in reversed(entries):
        s.push(entry.seat, entry.effect, entry.at)
    top = entries[0]
    s.move_count = top.effect.offer(s, top.seat, top.at, s.moves)
    if s.move_count < (1 if top.effect.always else 2):
        raise BadInput(
            "position_no_choice",
            {"pending": items[0]},
            f"there is nothing to choose for {items[0]}, the first entry of the field pending",
        )


def _check_over(s: State) -> None:
    in_zones = any(s.in_zone(seat, zone) for seat in range(s.players) for zone in range(ZONE_COUNT))
    hired = s.players > 2 and s.architect[NEUTRAL] != NOWHERE
    if s.century != LAST_CENTURY or in_zones or hired:
        raise BadInput(
            "position_not_over",
            {"century": s.century},
            "the game cannot be over: then the century is 4, the zones are empty,"
            " and with 3 to 5 players the neutral architect is off the board",
        )


def _entry(text: str, players: int) -> Pending:
    seat, colon, rest = text.partition(":")
    key, at, place = rest.partition("@")
    effect = _EFFECT_OF_KEY.get(key)
    if not colon or effect is None:
        raise _unreadable("pending", text, "a seat and what it does, like 0:action or 1:arts@art2")
    where = NOWHERE
    if at:
        where = _zone(place) if _is_about_zone(effect) else _site("pending", place)
    return Pending(_number("pending", seat, 0, players - 1), effect, where)


def _check_pending(s: State, entries: Sequence[Pending], text: str) -> None:
    """Whether play can come to such a pile; what it leads to is then as sound as any game."""
    for entry in entries:
        if entry.seat != s.turn and entry.effect is not COMPLETE:
            raise BadInput(
                "position_other_seat",
                {"seat": entry.seat, "turn": s.turn, "effect": entry.effect.key},
                f"seat {entry.seat} cannot have {entry.effect.key} pending"
                f" in the turn of seat {s.turn}",
            )
    fits = _is_completion(s, entries) if entries[0].effect is COMPLETE else _is_choice(s, entries)
    if not fits:
        raise BadInput(
            "position_pending",
            {"pending": text},
            f"the field pending says {text}, but that cannot come up in this position",
        )


def _is_choice(s: State, entries: Sequence[Pending]) -> bool:
    """Whether these are what is left of one action of a turn, or of one district action."""
    if _is_start(s, entries):
        return True
    effects = tuple(entry.effect for entry in entries)
    top = entries[0]
    if len({entry.at for entry in entries}) > 1 or not top.effect.asks:
        return False
    if top.at == NOWHERE:
        return len(entries) == 1 and _is_action(s, top.effect)
    if _is_about_zone(top.effect):
        return len(entries) == 1 and _is_about_that_zone(s, top)
    return _gives_district_action(s, top.at) and _is_of_district(effects, top.at)


def _is_action(s: State, effect: Effect) -> bool:
    if effect is CHOOSE_ACTION:
        return True
    if effect is CHOOSE_PAIR:
        return s.leader[s.turn] == POLITICAL_OF_TWO
    return effect in s.table.actions and effect.hindrance(s, s.turn) is None


def _is_about_that_zone(s: State, entry: Pending) -> bool:
    if entry.effect is DIVIDE:
        return s.leader[s.turn] == POLITICAL_OF_TWO and entry.at < COLOURS // 2
    least = _LEAST_THERE.get(entry.effect, 0)
    return least <= s.in_zone(s.turn, entry.at)


_LEAST_THERE: Final[dict[Effect, int]] = {SHIFT_HOW_MANY: 2, SHIFT_ONE: 1, SHIFT_TWO: 2}
"""Workers that must be in a zone to leave it."""


def _gives_district_action(s: State, site: int) -> bool:
    """R6.3: the seat has just constructed a stage there, on a building that is not its own."""
    stages = builders(s, site)
    own = s.owner(s.architect_on(site)) == s.turn
    return bool(stages) and stages[-1] == s.turn and (not own or s.leader[s.turn] == RELIGIOUS)


def _is_of_district(effects: tuple[Effect, ...], site: int) -> bool:
    """Whether these are the rest of an action that a stage on this site can give."""
    own = DISTRICT_OF[site]
    if effects == (PERFORM,):
        return DISTRICT_ACTIONS[own].begins_with_gift
    givers = [own]
    if own >= LENDING:
        givers += [one for one in range(LENDING) if DISTRICT_COLOUR[one] == DISTRICT_COLOUR[own]]
    return any(effects == DISTRICT_ACTIONS[giver].effects[-len(effects) :] for giver in givers)


def _is_start(s: State, entries: Sequence[Pending], leaving: int = NOWHERE) -> bool:
    """R5.3, R10.3: architects are off the board, or one is leaving a site, to be placed next."""
    effects = [entry.effect for entry in entries]
    if effects not in _STARTS or any(entry.at != NOWHERE for entry in entries):
        return False
    if REASSIGN_HIRED in effects and s.leader[s.turn] != ECONOMIC:
        return False
    if REASSIGN_NEUTRAL in effects and s.players != 2:
        return False
    moving = [s.turn if effect is REASSIGN_OWN else NEUTRAL for effect in effects[:-1]]
    return all(s.architect[architect] == leaving for architect in moving)


_STARTS: Final[list[list[Effect]]] = [
    [REASSIGN_OWN, ACTIVATE_FOR_START],
    [REASSIGN_HIRED, ACTIVATE_FOR_START],
    [REASSIGN_NEUTRAL, ACTIVATE_FOR_START],
    [REASSIGN_OWN, REASSIGN_NEUTRAL, ACTIVATE_FOR_START],
]


def _is_completion(s: State, entries: Sequence[Pending]) -> bool:
    """R5.5: the Political leader chooses, during a start or at the end of a century."""
    top, *rest = entries
    if top.at == NOWHERE or s.architect_on(top.at) == NOBODY:
        return False
    if s.leader[top.seat] != POLITICAL or s.workers_on(top.at, top.seat) == 0:
        return False
    return _is_start(s, rest, leaving=top.at) or (
        top.at == s.architect[NEUTRAL] and _is_end_of_century(s, rest)
    )


def _is_end_of_century(s: State, entries: Sequence[Pending]) -> bool:
    """R8.1 is being done: the other steps follow, then what the century's end interrupted."""
    rules = s.setting.ruleset
    steps = rules.closing[rules.closing.index(COMPLETE_NEUTRAL) + 1 :]
    steps += rules.final if s.century == LAST_CENTURY else rules.renewal
    ending, interrupted = entries[: len(steps)], entries[len(steps) :]
    if tuple(entry.effect for entry in ending) != steps:
        return False
    if any(entry.at != NOWHERE for entry in entries):
        return False
    if [entry.effect for entry in interrupted] == [CHOOSE_ACTION]:
        return s.workers(s.turn) == 0
    return _is_start(s, interrupted) and AVAILABLE not in list(s.mark)


# ---- reading the smallest parts -----------------------------------------------------------------


def _number(field: str, text: str, least: int, most: int) -> int:
    if text.isdecimal() and len(text) <= 4 and (text == "0" or text[0] != "0"):
        number = int(text)
        if least <= number <= most:
            return number
    raise BadInput(
        "position_number",
        {"field": field, "given": _quoted(text), "least": least, "most": most},
        f"in the field {field}, {_quoted(text)!r} is not a number from {least} to {most}",
    )


def _items(field: str, text: str) -> list[str]:
    items = [] if text == NONE else text.split(",")
    if len(set(items)) < len(items):
        raise _unreadable(field, text, "each site once")
    return items


def _by_site(field: str, text: str) -> list[tuple[int, str]]:
    """The sites of a list and what it says of each."""
    pairs = [item.partition(":") for item in _items(field, text)]
    sites = [_site(field, name) for name, _, _ in pairs]
    if len(set(sites)) < len(sites):
        raise _unreadable(field, text, "each site once")
    return [(site, said) for site, (_, _, said) in zip(sites, pairs, strict=True)]


def _site(field: str, name: str) -> int:
    site = SITE_NUMBER.get(name)
    if site is None:
        raise _unreadable(field, name, "the name of a site, like por1")
    return site


def _zone(code: str) -> int:
    zone = _ZONE_OF.get(code)
    if zone is None:
        raise _unreadable("pending", code, f"one of the zones {' '.join(_ZONE_OF)}")
    return zone


def _unreadable(field: str, given: str, needed: str) -> BadInput:
    return BadInput(
        "position_field",
        {"field": field, "given": _quoted(given), "needed": needed},
        f"in the field {field}, {_quoted(given)!r} is not right; needed: {needed}",
    )


def _quoted(text: str) -> str:
    return text if len(text) <= MOST_QUOTED else f"{text[: MOST_QUOTED - 1]}…"
