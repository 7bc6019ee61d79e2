"""What a seat or a watcher may know of a game, as a plain structure for the wire.

Nothing in it depends on the events that lie face down, nor on the seed: all else is public.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple, TypedDict

from quebec.engine.board import COLOURS, DISTRICTS, NOBODY, NOWHERE, SITES, ZONE_COUNT, ZONES
from quebec.engine.effects.final import SCORE_MAIN_GROUP
from quebec.engine.effects.zones import CASCADE
from quebec.engine.facts import EventRevealed, Fact
from quebec.engine.forecast import forecast, worth_of_buildings
from quebec.engine.moves import LEADERS, Move
from quebec.engine.pieces import SiteKey, grouped, site_keys
from quebec.engine.reasons import BadInput
from quebec.engine.rulesets import RULES_VERSION
from quebec.engine.state import (
    AVAILABLE,
    COMPLETED,
    NEUTRAL,
    SEATS,
    UNDER_CONSTRUCTION,
    WAITING,
    State,
)
from quebec.engine.tiles import TILES
from quebec.position import (
    draw_hidden_events,
    imagine_position,
    position_text,
    shown_events,
)
from quebec.position.words import HIDDEN

MARKS: Final = {
    WAITING: "waiting",
    AVAILABLE: "available",
    UNDER_CONSTRUCTION: "under_construction",
    COMPLETED: "completed",
}
CENTURY_OF_TILE: Final = {tile.key: tile.century for tile in TILES}


class SeenSeat(TypedDict):
    """A player's pieces beside the board; leader: its key, architect: the site it stands on."""

    score: int
    active: int
    passive: int
    leader: str | None
    architect: str | None


class SeenToken(TypedDict):
    seat: int
    stars: int


class SeenSite(TypedDict):
    """A site and the tile on it; stages: the seats that constructed them, in order."""

    name: str
    district: str
    zone: str
    cost: int
    tile: str
    century: int
    mark: str
    stages: list[int]
    token: SeenToken | None


class SeenGroup(TypedDict):
    """Adjacent buildings with a seat's tokens (R12.3); value: the sum of their values, is_main:
    whether it is the one that scores this value. Family rules count no groups."""

    seat: int
    sites: list[str]
    value: int
    is_main: bool


class SeenEvent(TypedDict):
    """An event card: its year, or None while it lies face down."""

    century: int
    event: str | None


class SeenGoal(TypedDict):
    """How many players scored the event of century I, and which of them first."""

    scored: int
    first: int | None


class SeenDecision(TypedDict):
    """Who chooses what; place: the site or zone it is about; moves: the legal ones, in notation."""

    seat: int
    effect: str
    kind: str
    may_skip: bool
    place: str | None
    moves: list[str]


class SeenZoneForecast(TypedDict):
    """One zone of a forecast; workers, points and workers moving on, by seat."""

    zone: str
    workers: list[int]
    points: list[int]
    cascading: list[int]


class SeenForecast(TypedDict):
    """The scoring if the century ended now; points beside the zones and final scores, by seat;
    buildings: what they would score at the end of the game, as they stand. In century IV that is
    among the other points."""

    zones: list[SeenZoneForecast]
    other: list[int]
    buildings: list[int]
    scores: list[int]


class Seen(TypedDict):
    """The plain structure: made of dicts, lists, text, numbers, true, false and nothing else."""

    seat: int | None
    """Whose view it is; None for a watcher's."""
    rules: str
    edition: int
    rules_version: int
    players: int
    century: int
    turn: int
    first: int
    """The seat that began the game."""
    seats: list[SeenSeat]
    neutral_architect: str | None
    zones: dict[str, list[int]]
    """Workers by seat."""
    sites: list[SeenSite]
    groups: list[SeenGroup]
    """By their first sites."""
    leaders: list[str]
    """Those that can still be taken in this century."""
    events: list[SeenEvent]
    """One for each century, or none if the rules have none."""
    goal: SeenGoal
    scoring_order: list[str]
    """The zones in the order in which this century's end scores them."""
    decision: SeenDecision | None
    is_over: bool
    scores: list[int]
    winners: list[int]
    forecast: SeenForecast | None
    """Only if it was asked for."""
    position: str
    """The position in its public form."""


class Preview(NamedTuple):
    """What a move would do."""

    facts: tuple[Fact, ...]
    """What would happen up to the next decision, or until a face-down event is revealed."""
    reveals: bool
    """Whether an event would be revealed; what happens after that is not shown."""


class View:
    """What a seat or a watcher may know; it can be rebuilt from what was sent over the wire.

    >>> from random import Random
    >>> seen = quebec.view(quebec.new_game("2026", players=3, seed=1608), seat=0).seen
    >>> state = quebec.View(seen).imagine(Random(1))
    >>> state.setting.deal.events[0]
    '1682'
    """

    def __init__(self, seen: Seen) -> None:
        self.seen: Final = seen
        self._imagined: State | None = None

    def imagine(self, rng: Random) -> State:
        """A playable state whose face-down events are redrawn from the cards still possible."""
        return draw_hidden_events(self._any_state(), rng)

    def preview(self, move: Move | str) -> Preview:
        """What a legal move would do."""
        return preview(self._any_state(), move)

    def _any_state(self) -> State:
        if self._imagined is None:
            self._imagined = imagine_position(self.seen["position"], Random(0))
        return self._imagined


def preview(state: State, move: Move | str) -> Preview:
    """What a legal move would do, without changing the game or showing a card not yet revealed."""
    return before_card(state.copy().play(move))


def before_card(facts: Sequence[Fact]) -> Preview:
    """The facts that may be shown before they have happened."""
    for k, happened in enumerate(facts):
        if isinstance(happened, EventRevealed):
            return Preview(tuple(facts[:k]), True)
    return Preview(tuple(facts), False)


def play_on(state: State, moves: Sequence[str], hides: bool) -> None:
    """Play moves; where the position hides events, none can be played that reveals one."""
    for move in moves:
        if hides and preview(state, move).reveals:
            raise BadInput(
                "position_reveals_event",
                {"move": move},
                f"after {move} an event is revealed that this position shows as {HIDDEN};"
                " give the full position",
            )
        state.play(move)


def view(
    state: State, seat: int | None = None, with_forecast: bool = False, with_sites: bool = True
) -> View:
    """What a seat may know, or a watcher if no seat is given.

    >>> seen = quebec.view(quebec.new_game("2026", players=3, seed=1608), seat=0).seen
    >>> seen["decision"]["moves"]
    ['start', 'leader', 'send']
    >>> [event["event"] for event in seen["events"]]
    ['1682', None, None, None]
    """
    if seat is not None and not 0 <= seat < state.players:
        raise BadInput(
            "unknown_seat",
            {"seat": seat, "known": ", ".join(map(str, range(state.players)))},
            f"a seat of this game is a number from 0 to {state.players - 1}, not {seat}",
        )
    s = state
    workers = list(s.zones)
    return View(
        Seen(
            seat=seat,
            rules=s.setting.ruleset.name,
            edition=s.setting.ruleset.edition,
            rules_version=RULES_VERSION,
            players=s.players,
            century=s.century,
            turn=s.turn,
            first=s.setting.deal.first,
            seats=[_seat(s, one) for one in range(s.players)],
            neutral_architect=_name_of_site(s.architect[NEUTRAL]),
            zones={
                zone: workers[number * SEATS : number * SEATS + s.players]
                for number, zone in enumerate(ZONES)
            },
            sites=[seen_site(key) for key in site_keys(s)] if with_sites else [],
            groups=_groups(s),
            leaders=_leaders_left(s),
            events=[
                SeenEvent(century=k + 1, event=None if year == HIDDEN else year)
                for k, year in enumerate(shown_events(s))
            ],
            goal=SeenGoal(
                scored=s.goals_scored, first=None if s.first_goal == NOBODY else s.first_goal
            ),
            scoring_order=_scoring_order(s),
            decision=_decision(s),
            is_over=s.is_over,
            scores=list(s.scores),
            winners=list(s.winners),
            forecast=seen_forecast(s) if with_forecast else None,
            position=position_text(s, public=True),
        )
    )


def _seat(s: State, seat: int) -> SeenSeat:
    return SeenSeat(
        score=s.score[seat],
        active=s.active[seat],
        passive=s.passive[seat],
        leader=None if s.leader[seat] == NOBODY else LEADERS[s.leader[seat]],
        architect=_name_of_site(s.architect[seat]),
    )


def seen_site(key: SiteKey) -> SeenSite:
    number, tile, mark, token, stars, stages = key
    site = _bare_site(number, tile).copy()
    site["mark"] = MARKS[mark]
    site["stages"] = list(stages)
    if token != NOBODY:
        site["token"] = SeenToken(seat=token, stars=stars)
    return site


@cache
def _bare_site(number: int, tile: str) -> SeenSite:
    """What never changes; cached, because a view is created after every move."""
    site = SITES[number]
    district = DISTRICTS[site.district]
    return SeenSite(
        name=site.name,
        district=district.key,
        zone=ZONES[district.colour],
        cost=district.cost,
        tile=tile,
        century=CENTURY_OF_TILE[tile],
        mark="",
        stages=[],
        token=None,
    )


def _groups(s: State) -> list[SeenGroup]:
    if SCORE_MAIN_GROUP not in s.setting.ruleset.final:
        return []
    return [
        SeenGroup(seat=one.seat, sites=one.sites, value=one.value, is_main=one.is_main)
        for one in grouped(s)
    ]


def _name_of_site(site: int) -> str | None:
    return None if site == NOWHERE else SITES[site].name


def _leaders_left(s: State) -> list[str]:
    """R7.1: nobody can take one under the event 1763."""
    if not s.terms.leaders_open:
        return []
    return [LEADERS[leader] for leader in s.table.leaders if s.holder(leader) == NOBODY]


def _scoring_order(s: State) -> list[str]:
    """R9.1: the citadelle, then clockwise from the century's zone; R9.6: as the zones stand."""
    if CASCADE not in s.setting.ruleset.closing:
        return list(ZONES)
    ring = [ZONES[(s.century - 1 + step) % COLOURS] for step in range(COLOURS)]
    return [ZONES[ZONE_COUNT - 1], *ring]


def _decision(s: State) -> SeenDecision | None:
    decision = s.decision
    if decision is None:
        return None
    return SeenDecision(
        seat=decision.seat,
        effect=decision.effect,
        kind=decision.kind,
        may_skip=decision.may_skip,
        place=decision.place or None,
        moves=[move.text for move in s.legal_moves()],
    )


def seen_forecast(s: State) -> SeenForecast:
    """The scoring if the century ended now."""
    ahead = forecast(s)
    return SeenForecast(
        zones=[
            SeenZoneForecast(
                zone=one.zone,
                workers=list(one.workers),
                points=list(one.points),
                cascading=list(one.cascading),
            )
            for one in ahead.zones
        ],
        other=list(ahead.other),
        buildings=list(worth_of_buildings(s)),
        scores=list(ahead.scores),
    )
