"""A position as a row of bytes, for learning programs: all that the seat which chooses may know.

Everything is from one seat's point of view, the viewer's. Seats are counted clockwise: 1 is the
viewer, 2 the next player; 0 is nobody. Sites, cards, leaders and the like count from 1, too, and 0
is none. Only public information: no face-down event, no seed. docs/observation.md lists the layout;
a change of it is a new version. read_observation shows that nothing is missing: it makes a state
that plays on in the same way.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from quebec.engine.board import NOWHERE, SITE_COUNT, ZONE_COUNT
from quebec.engine.chance import LAYOUT, Chance
from quebec.engine.effect import CATALOGUE, Effect
from quebec.engine.effects.events import EVENTS, NO_EVENT
from quebec.engine.game import set_up
from quebec.engine.layout import CENTURIES, draw_tiles
from quebec.engine.moves import MOVES
from quebec.engine.native import i64, u8, vec
from quebec.engine.reasons import BadInput
from quebec.engine.rulesets import RULESETS, table_for
from quebec.engine.state import ARCHITECTS, NEUTRAL, SEATS, STAGES, State
from quebec.engine.table import Deal, Setting

OBSERVATION_VERSION: Final = 2

PENDING_EFFECTS: Final = (
    *("action", "architect", "mansion", "site", "hired-site", "neutral-site", "complete"),
    *("stage", "business", "perform", "lend", "arts", "send", "place-anywhere"),
    *("place-in-citadelle", "place-elsewhere", "place-municipal", "place-provincial"),
    *("place-military", "place-how-many", "shift-from", "shift-how-many", "shift-1-to"),
    *("shift-2-to", "choose-leader", "pair", "divide"),
    *("activate-for-start", "activate-1", "activate-3", "score-point", "score-zones-held"),
    *("score-active-workers", "leader", "fill-citadelle", "construct-neutral"),
    *("start-with-neutral", "begin-turn", "end-century", "complete-neutral"),
    *("act-before-scoring", "cascade", "act-after-scoring", "majority-bonus"),
    *("return-leaders", "flip-unstarted", "open-tiles", "reveal-event"),
    *("score-unfinished", "score-active", "score-main-group", "score-each-building"),
    *("score-last-event", "score-largest-group", "finish"),
)
"""What can be pending, in the order of its numbers here, from 1; new ones are appended."""
QUESTIONS: Final = 27
"""How many of them ask somebody; they come first."""
MOST_POINTS: Final[i64] = 255
"""In one byte of a score; a second one has what is above."""


class Field(NamedTuple):
    """Some neighbouring bytes of an observation."""

    name: str
    shape: tuple[int, ...]
    most: int
    """Their largest value; the smallest is 0."""
    meaning: str


FIELDS: Final[tuple[Field, ...]] = (
    Field("ruleset", (1,), 3, "0 2011-family, 1 2011, 2 2011-events, 3 2026"),
    Field("players", (1,), 5, "number of players"),
    Field("century", (1,), 4, "1 to 4"),
    Field("turn", (1,), 5, "the seat whose turn it is"),
    Field("decider", (1,), 5, "the seat that has to choose; 0 after the end"),
    Field("question", (1,), 27, "what it is asked, see below; 0 after the end"),
    Field("place", (1,), 44, "the site or zone that the question is about"),
    Field("pending", (15, 2), 55, "what follows in this turn, the next first: effect, place"),
    Field("events", (4,), 4, "the event of each century; 0 if face down or not used"),
    Field("goals_scored", (1,), 2, "how many players have scored the event of century I"),
    Field("first_goal", (1,), 5, "the seat that scored it first"),
    Field("score", (5,), 255, "victory points up to 255, by seat"),
    Field("score_above", (5,), 255, "the points above 255, by seat"),
    Field("active", (5,), 25, "active workers, by seat"),
    Field("passive", (5,), 25, "passive workers, by seat"),
    Field("leader", (5,), 7, "the leader, by seat"),
    Field("architect", (6,), 44, "the architect's site, by seat; the last is the neutral one"),
    Field("stages", (6, 3), 5, "the seat of each stage of the building with that architect"),
    Field("zones", (5, 5), 25, "workers by zone and seat"),
    Field("tile_century", (44,), 4, "the century of the tile, by site"),
    Field("mark", (44,), 3, "0 waiting, 1 available, 2 under construction, 3 completed, by site"),
    Field("token", (44,), 5, "the seat of the star token, by site"),
    Field("stars", (44,), 3, "its stars, by site"),
)


def _size(shape: tuple[int, ...]) -> int:
    size = 1
    for length in shape:
        size *= length
    return size


def _starts() -> dict[str, int]:
    starts, at = {}, 0
    for field in FIELDS:
        starts[field.name] = at
        at += _size(field.shape)
    return starts


START_OF: Final = _starts()
"""Where each field begins."""
OBSERVATION_SIZE: Final[i64] = 293
MOVE_COUNT: Final[i64] = len(MOVES)

# The same for the writers: the compiler puts in numbers that stand here.
_PENDING: Final[i64] = 7
_EVENTS: Final[i64] = 37
_GOALS: Final[i64] = 41
_SCORE: Final[i64] = 43
_ARCHITECT: Final[i64] = 68
_STAGES: Final[i64] = 74
_ZONES: Final[i64] = 92
_TILE_CENTURY: Final[i64] = 117
_MARK: Final[i64] = 161
_TOKEN: Final[i64] = 205
_STARS: Final[i64] = 249
WRITTEN_AT: Final = {
    "pending": _PENDING,
    "events": _EVENTS,
    "goals_scored": _GOALS,
    "score": _SCORE,
    "architect": _ARCHITECT,
    "stages": _STAGES,
    "zones": _ZONES,
    "tile_century": _TILE_CENTURY,
    "mark": _MARK,
    "token": _TOKEN,
    "stars": _STARS,
}

RULESET_NUMBER: Final = {ruleset.name: number for number, ruleset in enumerate(RULESETS)}
_ARTS: Final = PENDING_EFFECTS.index("arts") + 1
_EFFECT_NUMBER: Final = {key: number + 1 for number, key in enumerate(PENDING_EFFECTS)}
_NUMBER_OF_EFFECT: Final[vec[i64]] = vec[i64](
    [_EFFECT_NUMBER.get(effect.key, 0) for effect in CATALOGUE.effects]
)
_ROW: Final[i64] = 8
_SEEN: Final[vec[i64]] = vec[i64](
    [
        (seat - 1 - viewer) % max(1, players) + 1 if 0 < seat <= players else 0
        for players in range(6)
        for viewer in range(5)
        for seat in range(8)
    ]
)
"""A seat, from 1, as a viewer counts it: eight for each viewer, five viewers for each table."""


def write_observation(s: State, viewer: i64, row: vec[u8], start: i64) -> None:
    """Write what a seat may know, in the order of FIELDS, from an offset in a buffer on."""
    for k in range(start, start + OBSERVATION_SIZE):
        row[k] = 0
    row[start] = u8(RULESET_NUMBER[s.setting.ruleset.name])
    row[start + 1] = u8(s.players)
    century_of = s.setting.century_of
    at = start + _TILE_CENTURY
    for site in range(SITE_COUNT):
        row[at + site] = u8(century_of[site])
    seen = (s.players * SEATS + viewer) * _ROW + 1
    _write_sites(s, seen, row, start)
    _write_events(s, row, start)
    _write_goal(s, seen, row, start)
    _write_buildings(s, viewer, seen, row, start)
    _write_seats(s, viewer, row, start)
    _write_question(s, seen, row, start)


def update_observation(s: State, viewer: i64, before: i64, row: vec[u8], start: i64) -> None:
    """The same where the observation of one decision earlier is already, of another viewer or the
    same: only what can have changed is written.

    The state says what has changed since then: its flags were False before the move.
    """
    seen = (s.players * SEATS + viewer) * _ROW + 1
    turned = viewer != before
    if turned or s.sites_changed:
        if row[start + 2] != s.century or row[start + 5] == _ARTS:
            _write_sites(s, seen, row, start)
            _write_events(s, row, start)
        else:
            if turned:
                _turn_tokens(s.players, viewer, before, row, start)
            if s.sites_changed:
                _update_sites(s, before, seen, row, start)
        _write_goal(s, seen, row, start)
        _write_buildings(s, viewer, seen, row, start)
    if turned or s.seats_changed:
        _write_seats(s, viewer, row, start)
    _write_question(s, seen, row, start)


def _write_seats(s: State, viewer: i64, row: vec[u8], start: i64) -> None:
    """What lies in front of the players and in the zones."""
    players = s.players
    active = s.active
    passive = s.passive
    score = s.score
    leader = s.leader
    zones = s.zones
    at = start + _SCORE
    by_zone = start + _ZONES
    seat = viewer
    for k in range(players):
        points = score[seat]
        if points <= MOST_POINTS:
            row[at + k] = u8(points)
            row[at + k + 5] = 0
        else:
            row[at + k] = 255
            row[at + k + 5] = u8(points - MOST_POINTS)
        row[at + k + 10] = u8(active[seat])
        row[at + k + 15] = u8(passive[seat])
        row[at + k + 20] = u8(leader[seat] + 1)
        row[by_zone + k] = u8(zones[seat])
        row[by_zone + k + 5] = u8(zones[seat + 5])
        row[by_zone + k + 10] = u8(zones[seat + 10])
        row[by_zone + k + 15] = u8(zones[seat + 15])
        row[by_zone + k + 20] = u8(zones[seat + 20])
        seat += 1
        if seat == players:
            seat = 0


def _write_buildings(s: State, viewer: i64, seen: i64, row: vec[u8], start: i64) -> None:
    """The architects, and the stages of the buildings where they stand."""
    players = s.players
    architect = s.architect
    builder = s.builder
    seat = viewer
    for k in range(players):
        _write_building(builder, architect[seat], seen, row, start, k)
        seat += 1
        if seat == players:
            seat = 0
    _write_building(builder, architect[NEUTRAL], seen, row, start, SEATS)


def write_mask(s: State, row: vec[u8], start: i64) -> None:
    """Write a 1 for each legal move, by its number; the rest is 0 already."""
    moves = s.moves
    for k in range(s.move_count):
        row[start + moves[k]] = 1


def clear_mask(s: State, row: vec[u8], start: i64) -> None:
    """Take back what write_mask wrote for the same decision."""
    moves = s.moves
    for k in range(s.move_count):
        row[start + moves[k]] = 0


def _write_question(s: State, seen: i64, row: vec[u8], start: i64) -> None:
    row[start + 2] = u8(s.century)
    row[start + 3] = u8(_SEEN[seen + s.turn])
    where = s.where
    what = s.what
    top = s.depth - 1
    if top < 0:
        row[start + 4] = 0
        row[start + 5] = 0
        row[start + 6] = 0
    else:
        row[start + 4] = u8(_SEEN[seen + s.who[top]])
        row[start + 5] = u8(_NUMBER_OF_EFFECT[what[top]])
        row[start + 6] = u8(where[top] + 1)
    at = start + _PENDING
    below = top - 1
    while below >= 0:
        row[at] = u8(_NUMBER_OF_EFFECT[what[below]])
        row[at + 1] = u8(where[below] + 1)
        at += 2
        below -= 1
    # The rest is 0 up to the first 0 already, unless it was longer before.
    end = start + _EVENTS
    while at < end and row[at] != 0:
        row[at] = 0
        row[at + 1] = 0
        at += 2


def _write_events(s: State, row: vec[u8], start: i64) -> None:
    at = start + _EVENTS
    events = s.setting.events
    for k in range(s.century):
        row[at + k] = u8(events[k].card)


def _write_goal(s: State, seen: i64, row: vec[u8], start: i64) -> None:
    at = start + _GOALS
    row[at] = u8(s.goals_scored)
    row[at + 1] = u8(_SEEN[seen + s.first_goal])


def _write_building(
    builder: vec[i64], site: i64, seen: i64, row: vec[u8], start: i64, architect: i64
) -> None:
    row[start + _ARCHITECT + architect] = u8(site + 1)
    at = start + _STAGES + architect * STAGES
    if site == NOWHERE:
        row[at] = 0
        row[at + 1] = 0
        row[at + 2] = 0
    else:
        counted = _SEEN
        first = site * STAGES
        row[at] = u8(counted[seen + builder[first]])
        row[at + 1] = u8(counted[seen + builder[first + 1]])
        row[at + 2] = u8(counted[seen + builder[first + 2]])


def _update_sites(s: State, before: i64, seen: i64, row: vec[u8], start: i64) -> None:
    """Write the sites that architects have left or come to, which the row tells: without the Arts,
    tiles and tokens change nowhere else in a century, and no architect moves twice in a decision.
    """
    architect = s.architect
    at = start + _ARCHITECT
    seat = before
    for k in range(s.players):
        _update_site(s, i64(row[at + k]) - 1, architect[seat], seen, row, start)
        seat += 1
        if seat == s.players:
            seat = 0
    _update_site(s, i64(row[at + NEUTRAL]) - 1, architect[NEUTRAL], seen, row, start)


def _update_site(s: State, left: i64, reached: i64, seen: i64, row: vec[u8], start: i64) -> None:
    """Write the two sites between which an architect has moved."""
    if left == reached:
        return
    if left != NOWHERE:
        _write_site(s, left, seen, row, start)
    if reached != NOWHERE:
        _write_site(s, reached, seen, row, start)


def _write_site(s: State, site: i64, seen: i64, row: vec[u8], start: i64) -> None:
    at = start + _MARK + site
    row[at] = u8(s.mark[site])
    row[at + 44] = u8(_SEEN[seen + s.token[site]])
    row[at + 88] = u8(s.stars[site])


def _turn_tokens(players: i64, viewer: i64, before: i64, row: vec[u8], start: i64) -> None:
    """Tokens as another viewer counts the seats."""
    counted = _SEEN
    steps = viewer - before
    if steps < 0:
        steps += players
    turned = (players * SEATS + steps) * _ROW
    for at in range(start + _TOKEN, start + _TOKEN + SITE_COUNT):
        if row[at] != 0:
            row[at] = u8(counted[turned + i64(row[at])])


def _write_sites(s: State, seen: i64, row: vec[u8], start: i64) -> None:
    mark = s.mark
    token = s.token
    stars = s.stars
    counted = _SEEN
    at = start + _MARK
    for site in range(SITE_COUNT):
        row[at] = u8(mark[site])
        row[at + 44] = u8(counted[seen + token[site]])
        row[at + 88] = u8(stars[site])
        at += 1


# ---- reading ------------------------------------------------------------------------------------


def read_observation(row: bytes, hidden: tuple[str, ...] = ()) -> State:
    """A state that looks the same and plays on in the same way; the viewer is seat 0.

    The years of the face-down events can be given; else they are the first of their centuries.
    Tiles of one colour and century are exchanged at will: no rule tells them apart.

    >>> from quebec.engine.observation import observe, read_observation
    >>> state = quebec.new_game("2026", players=3, seed=1608)
    >>> twin = read_observation(observe(state, viewer=state.turn))
    >>> twin.decision
    Decision(seat=0, effect='action', kind='action', may_skip=False, place='')
    """
    fields = fields_of(row)
    ruleset = RULESETS[fields["ruleset"][0]]
    table = table_for(ruleset, fields["players"][0])
    setting = _read_setting(fields, hidden)
    s = set_up(setting, table, 0)
    s.century = fields["century"][0]
    s.event = setting.events[s.century - 1]
    s.terms = s.event.terms
    s.turn = fields["turn"][0] - 1
    s.goals_scored = fields["goals_scored"][0]
    s.first_goal = fields["first_goal"][0] - 1
    for seat in range(SEATS):
        s.score[seat] = fields["score"][seat] + fields["score_above"][seat]
        s.active[seat] = fields["active"][seat]
        s.passive[seat] = fields["passive"][seat]
        s.leader[seat] = fields["leader"][seat] - 1
    for k in range(ZONE_COUNT * SEATS):
        s.zones[k] = fields["zones"][k]
    for site in range(SITE_COUNT):
        s.mark[site] = fields["mark"][site]
        s.token[site] = fields["token"][site] - 1
        s.stars[site] = fields["stars"][site]
    for architect in range(ARCHITECTS):
        stands_on: i64 = fields["architect"][architect] - 1
        s.architect[architect] = stands_on
        if stands_on != NOWHERE:
            for stage in range(STAGES):
                builder = fields["stages"][architect * STAGES + stage] - 1
                s.builder[stands_on * STAGES + stage] = builder
    _read_pending(s, fields)
    return s


def observe(s: State, viewer: i64) -> bytes:
    """What a seat may know, as a row of bytes.

    >>> from quebec.engine.observation import observe
    >>> len(observe(quebec.new_game("2026", players=3, seed=1608), viewer=0))
    293
    """
    if not 0 <= viewer < s.players:
        raise BadInput(
            "bad_seat",
            {"seat": viewer, "players": s.players},
            f"a seat is a number from 0 to {s.players - 1}, not {viewer}",
        )
    row = vec[u8]([0] * OBSERVATION_SIZE)
    write_observation(s, viewer, row, 0)
    return bytes([int(one) for one in row])


def fields_of(row: bytes) -> dict[str, bytes]:
    """The fields of an observation by name; refuses what cannot be one."""
    if len(row) != OBSERVATION_SIZE:
        raise _not_an_observation(f"it has {len(row)} bytes, not {OBSERVATION_SIZE}")
    fields: dict[str, bytes] = {}
    for field in FIELDS:
        start = START_OF[field.name]
        part = row[start : start + _size(field.shape)]
        if max(part) > field.most:
            raise _not_an_observation(f"{field.name} has {max(part)}, the most is {field.most}")
        fields[field.name] = part
    return fields


def _not_an_observation(why: str) -> BadInput:
    version = OBSERVATION_VERSION
    return BadInput(
        "bad_observation", {"version": version}, f"no observation of version {version}: {why}"
    )


def _read_setting(fields: dict[str, bytes], hidden: tuple[str, ...]) -> Setting:
    ruleset = RULESETS[fields["ruleset"][0]]
    table = table_for(ruleset, fields["players"][0])
    century = fields["century"][0]
    centuries = [int(one) for one in fields["tile_century"]]
    layout = draw_tiles(Chance(0, LAYOUT), vec[i64](centuries))
    if "" in layout:
        raise _not_an_observation("no layout has its tiles")
    if not ruleset.events:
        return Setting(ruleset, table, Deal(layout, (), 0), (NO_EVENT,) * 4, centuries)
    cards = [[event for event in EVENTS if event.century == one] for one in CENTURIES]
    events = [
        next((event for event in of_century if event.card == number), of_century[0])
        for number, of_century in zip(fields["events"], cards)
    ]
    for k, year in enumerate(hidden):
        events[century + k] = next(one for one in cards[century + k] if one.year == year)
    years = tuple(event.year for event in events)
    return Setting(ruleset, table, Deal(layout, years, 0), tuple(events), centuries)


def _read_pending(s: State, fields: dict[str, bytes]) -> None:
    s.end_turn()
    if fields["decider"][0] == 0:
        s.is_over = True
        s.move_count = 0
        return
    by_key = {effect.key: effect for effect in CATALOGUE.effects}
    pile: list[tuple[Effect, int]] = []
    for k in range(0, len(fields["pending"]), 2):
        if fields["pending"][k] > 0:
            effect = by_key[PENDING_EFFECTS[fields["pending"][k] - 1]]
            pile.append((effect, fields["pending"][k + 1] - 1))
    for effect, where in reversed(pile):
        # Only the question can be another seat's (R5.5).
        s.push(s.turn, effect, where)
    question = by_key[PENDING_EFFECTS[fields["question"][0] - 1]]
    place: i64 = fields["place"][0] - 1
    decider: i64 = fields["decider"][0] - 1
    s.push(decider, question, place)
    s.list_moves()
