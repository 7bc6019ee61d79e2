"""Reading a position: field by field, with every piece counted."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from quebec.engine.board import COLOUR_OF, NOBODY, SITE_COUNT, SITES, ZONE_COUNT
from quebec.engine.cards import ECONOMIC
from quebec.engine.effects.tokens import MOST_STARS
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
    State,
)
from quebec.engine.table import Deal, Ruleset
from quebec.position.hidden import cards_of, century_of_event, check_hidden, draw_hidden_events
from quebec.position.pending import read_pending
from quebec.position.words import (
    FIELDS,
    FORMAT,
    HIDDEN,
    LONGEST,
    MOST_POINTS,
    NONE,
    ROWS,
    SECOND_TOO,
    TILE_OF,
    by_site,
    items_of,
    number,
    quoted,
    site_named,
    unreadable,
)


def parse_position(text: str, hidden: Sequence[str] = ()) -> State:
    """The position that a text describes; hidden: the events that it shows as "?".

    >>> state = quebec.new_game("2026", players=3, seed=1608)
    >>> again = quebec.parse_position(quebec.position_text(state))
    >>> again.legal_moves() == state.legal_moves()
    True
    """
    return _read(text, hidden)


def imagine_position(text: str, rng: Random) -> State:
    """A playable state from a position in its public form: the face-down events are drawn."""
    return draw_hidden_events(_read(text, None), rng)


def _read(text: str, hidden: Sequence[str] | None) -> State:
    """The same; without `hidden`, arbitrary cards stand for the events that the text hides."""
    fields = _split(text)
    rules = _rules(fields["rules"])
    table = table_for(rules, number("players", fields["players"], 2, SEATS))
    century = number("century", fields["century"], 1, LAST_CENTURY)
    first = number("first", fields["first"], 0, table.players - 1)
    events = _events(rules, century, fields["events"], hidden)
    s = game_from_deal(rules.name, table.players, Deal(_layout(fields["layout"]), events, first))
    s.century = century
    s.event = s.setting.events[century - 1]
    s.terms = s.event.terms
    s.turn = number("turn", fields["turn"], 0, table.players - 1)
    _read_seats(s, fields["seats"])
    _read_neutral(s, fields["neutral"])
    _read_zones(s, fields["zones"])
    _read_stages(s, fields["stages"])
    _read_tiles(s, fields["tokens"], fields["bare"])
    _check_workers(s)
    _read_goal(s, fields["goal"])
    read_pending(s, fields["pending"])
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
        given = quoted(words[0] if words else "")
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
        raise unreadable(
            "rules", text, f"a set of rules and their version, like 2026/{RULES_VERSION}"
        )
    rules = ruleset_named(quoted(name))
    if version != str(RULES_VERSION):
        raise BadInput(
            "position_rules_version",
            {"version": quoted(version), "known": RULES_VERSION},
            f"the position is of version {quoted(version)} of the rules,"
            f" but here is version {RULES_VERSION}; it could play differently, so it is not read",
        )
    return rules


def _layout(text: str) -> tuple[str, ...]:
    rows = text.split("/")
    if [len(row) for row in rows] != [len(row) for row in ROWS]:
        lengths = ", ".join(str(len(row)) for row in ROWS)
        raise unreadable("layout", text, f"{len(ROWS)} rows of {lengths} letters, with / between")
    layout = [""] * SITE_COUNT
    for letters, sites in zip(rows, ROWS, strict=True):
        for letter, site in zip(letters, sites, strict=True):
            tile = TILE_OF.get((COLOUR_OF[site], letter))
            if tile is None:
                raise unreadable("layout", letter, "a letter from a to k for each tile")
            layout[site] = tile
    # Whether each tile is there once is for the engine to check.
    return tuple(layout)


def _events(
    rules: Ruleset, century: int, text: str, hidden: Sequence[str] | None
) -> tuple[str, ...]:
    if not rules.events:
        if text != NONE:
            raise unreadable("events", text, f"{NONE}, for the rules {rules.name} have no events")
        check_hidden(rules, century, hidden or ())
        return ()
    events = tuple(text.split(","))
    shown, later = events[:century], events[century:]
    hides = len(later) > 0 and later == (HIDDEN,) * (LAST_CENTURY - century)
    known = shown if hides else events
    if [century_of_event(year) for year in known] != list(CENTURIES[: century if hides else None]):
        raise unreadable(
            "events",
            text,
            "the years of four events, one of each century in order;"
            " those of centuries to come can all be ?",
        )
    if not hides:
        if hidden:
            raise BadInput(
                "position_hides_nothing",
                {"given": quoted(" ".join(hidden))},
                "the position shows all its events, so none can be given for hidden ones",
            )
        return events
    if hidden is None:
        return (*shown, *(cards_of(one)[0] for one in CENTURIES[century:]))
    check_hidden(rules, century, hidden)
    return (*shown, *hidden)


def _read_seats(s: State, text: str) -> None:
    seats = text.split("/")
    if len(seats) != s.players:
        raise unreadable("seats", text, f"{s.players} seats with / between")
    for seat, about in enumerate(seats):
        parts = about.split(",")
        if len(parts) != 5:
            raise unreadable(
                "seats", about, "score, active, passive, leader and architect, like 12,3,22,-,por1"
            )
        s.score[seat] = number("seats", parts[0], 0, MOST_POINTS)
        s.active[seat] = number("seats", parts[1], 0, s.table.workers)
        s.passive[seat] = number("seats", parts[2], 0, s.table.workers)
        if parts[3] != NONE:
            _give_leader(s, seat, parts[3])
        if parts[4] != NONE:
            _put_architect(s, seat, "seats", parts[4])


def _give_leader(s: State, seat: int, name: str) -> None:
    there = [LEADERS[leader] for leader in s.table.leaders]
    if name not in there:
        known = ", ".join(there) or "none"
        raise unreadable("seats", name, f"{NONE} or one of the leaders at this table: {known}")
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
    site = site_named(field, name)
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
    site_named("neutral", text)
    if s.players > 2 and s.holder(ECONOMIC) == NOBODY:
        raise BadInput(
            "position_neutral_unused",
            {"site": text},
            f"the neutral architect is on {text}, but nobody holds the leader economic;"
            f" then the field neutral is {NONE}",
        )
    _put_architect(s, NEUTRAL, "neutral", text)


def _read_zones(s: State, text: str) -> None:
    zones = [counts.split(",") for counts in text.split("/")]
    if [len(counts) for counts in zones] != [s.players] * ZONE_COUNT:
        needed = f"{ZONE_COUNT} zones with / between, each with {s.players} numbers"
        raise unreadable("zones", text, needed)
    for zone, counts in enumerate(zones):
        for seat, count in enumerate(counts):
            s.zones[zone * SEATS + seat] = number("zones", count, 0, s.table.workers)


def _read_stages(s: State, text: str) -> None:
    for site, seats in by_site("stages", text):
        name = SITES[site].name
        if s.architect_on(site) == NOBODY:
            raise BadInput(
                "position_stages_without_architect",
                {"site": name},
                f"{name} has stages but no architect; only a building under construction has any",
            )
        if not 1 <= len(seats) <= STAGES:
            raise unreadable("stages", f"{name}:{seats}", "one to three seats, like por1:02")
        for stage, seat in enumerate(seats):
            s.builder[site * STAGES + stage] = number("stages", seat, 0, s.players - 1)


def _read_tiles(s: State, tokens: str, bare: str) -> None:
    """The tokens, and what each tile is."""
    for site, token in by_site("tokens", tokens):
        seat, star, stars = token.partition("*")
        if not star:
            raise unreadable(
                "tokens", f"{SITES[site].name}:{token}", "a seat and its stars, like por1:0*3"
            )
        s.token[site] = number("tokens", seat, 0, s.players - 1)
        s.stars[site] = number("tokens", stars, 1, MOST_STARS)
        _check_completed(s, site)
    without = {site_named("bare", name) for name in items_of("bare", bare)}
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
    """R13.1: a seat that meets the goal scored it at once, unless two others did before."""
    goal = s.setting.events[0].goal
    met = [seat for seat in range(s.players) if goal is not None and goal.met(s, seat)]
    scored = min(2, len(met))
    fitting = [f"{seat}{SECOND_TOO if scored == 2 else ''}" for seat in met] or [NONE]
    if text not in fitting:
        raise unreadable("goal", text, f"{' or '.join(fitting)}, as the tokens lie")
    s.goals_scored = scored
    s.first_goal = NOBODY if text == NONE else int(text.rstrip(SECOND_TOO))
