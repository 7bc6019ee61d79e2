"""Positions for tests: say what lies on the table, everything else is as at a game's start.

table = position(players=3, active=(5, 3, 3), architects={1: "por1"}, stages={"por1": [0, 2]})
facts = table.play("stage por1 do")
assert table.hand(0) == (4, 16)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import TypeVar

from quebec.engine import SITES, ZONES, Move, State, game_from_deal, new_game
from quebec.engine.board import COST_OF, SITE_NUMBER
from quebec.engine.decision import Decision
from quebec.engine.effects.events import EVENT_OF_YEAR
from quebec.engine.facts import Fact, Scored, WorkersMoved, ZoneScored
from quebec.engine.game import draw_deal
from quebec.engine.moves import LEADERS
from quebec.engine.reasons import Reason
from quebec.engine.rulesets import ruleset_named
from quebec.engine.state import (
    AVAILABLE,
    COMPLETED,
    NEUTRAL,
    UNDER_CONSTRUCTION,
    WAITING,
)
from quebec.engine.table import Setting
from quebec.position.words import FIELDS
from tools.random_play import RandomPlayer

Entry = TypeVar("Entry")

DEFAULT_EVENTS = ("1603", "1756", "1812", "1955")


class Table:
    """A game, and what can be seen of it on the table."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.scores

    @property
    def decision(self) -> Decision | None:
        return self.state.decision

    @property
    def century(self) -> int:
        return self.state.century

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def players(self) -> int:
        return self.state.players

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def winners(self) -> tuple[int, ...]:
        return self.state.winners

    def copy(self) -> Table:
        return Table(self.state.copy())

    def legal_moves(self) -> list[Move]:
        return self.state.legal_moves()

    def why_not(self, move: Move | str) -> Reason | None:
        return self.state.why_not(move)

    def workers_on_board(self, seat: int) -> int:
        """The seat's workers in zones and on buildings."""
        in_zones = sum(self.state.zones[5 * zone + seat] for zone in range(5))
        on_buildings = sum(COST_OF[k // 3] for k in range(132) if self.state.builder[k] == seat)
        return in_zones + on_buildings

    def play(self, moves: Move | str) -> list[Fact]:
        """Play a move, or several by their notation; all that happened."""
        each = moves.split() if isinstance(moves, str) else [moves]
        return [fact for move in each for fact in self.state.play(move)]

    def options(self) -> set[str]:
        """The notation of the legal moves."""
        return {move.text for move in self.state.legal_moves()}

    def in_zone(self, zone: str) -> tuple[int, ...]:
        """The workers of each seat in a zone."""
        return tuple(
            self.state.zones[5 * ZONES.index(zone) + seat] for seat in range(self.state.players)
        )

    def hand(self, seat: int) -> tuple[int, int]:
        """Active and passive workers."""
        return self.state.active[seat], self.state.passive[seat]

    def token(self, site: str) -> tuple[int, int]:
        """The seat of a site's token and its stars; (-1, 0) without one."""
        return self.state.token[SITE_NUMBER[site]], self.state.stars[SITE_NUMBER[site]]

    def architect(self, who: int | str) -> str | None:
        """Where the architect of a seat, or the "neutral" one, stands."""
        site = self.state.architect[NEUTRAL if who == "neutral" else int(who)]
        return SITES[site].name if site >= 0 else None

    def condition(self, site: str) -> str:
        """What a tile is (R1.2)."""
        words = {
            WAITING: "waiting",
            AVAILABLE: "available",
            UNDER_CONSTRUCTION: "under construction",
            COMPLETED: "completed",
        }
        return words[self.state.mark[SITE_NUMBER[site]]]

    def free_sites(self) -> set[str]:
        """The available tiles."""
        return {site for site in SITE_NUMBER if self.condition(site) == "available"}

    def built_by(self, site: str) -> tuple[int, ...]:
        """The seats that constructed the stages of a building, in order."""
        first = 3 * SITE_NUMBER[site]
        return tuple(
            self.state.builder[k] for k in range(first, first + 3) if self.state.builder[k] >= 0
        )

    def holder(self, leader: str) -> int | None:
        """The seat that holds a leader."""
        seat = self.state.holder(LEADERS.index(leader))
        return seat if seat >= 0 else None

    def asked(self) -> tuple[int, str]:
        """Who has to choose, and which kind of move."""
        assert self.state.decision is not None, "the game is over"
        return self.state.decision.seat, self.state.decision.kind


def position(
    ruleset: str = "2011",
    players: int = 3,
    *,
    century: int = 1,
    turn: int = 0,
    events: Sequence[str] = (),
    active: Sequence[int] | None = None,
    passive: Sequence[int] | None = None,
    scores: Sequence[int] = (),
    zones: Mapping[str, Sequence[int]] | None = None,
    architects: Mapping[int | str, str] | None = None,
    stages: Mapping[str, Sequence[int]] | None = None,
    tokens: Mapping[str, tuple[int, int]] | None = None,
    leaders: Mapping[str, int] | None = None,
    available: Sequence[str] | None = None,
) -> Table:
    """A position at the start of a turn.

    active, passive, scores: by seat. Without passive, each seat has the rest of its workers there.
    events: years, one or more; the other centuries get some that do no harm.
    zones: workers by seat in each zone. architects: the site of a seat's architect, or "neutral"'s.
    stages: the seats of the stages on a site, in order. tokens: (seat, stars) on a site.
    leaders: who holds what. available: the sites of this century still free; without it, all
    eleven of it that are not used otherwise.
    """
    rules = ruleset_named(ruleset)
    deal = draw_deal(rules, players, seed=1)._replace(first=turn)
    if rules.events:
        given = {EVENT_OF_YEAR[year].century: year for year in events}
        deal = deal._replace(
            events=tuple(given.get(k + 1, DEFAULT_EVENTS[k]) for k in range(4)),
        )
    assert rules.events or not events, "these rules have no events"
    s = game_from_deal(ruleset, players, deal)
    architects = architects or {}
    tokens = tokens or {}
    free = set(available or ())
    used = set(architects.values()) | set(tokens)
    assert not free & used, "a site is both free and used"

    centuries = _centuries(s, century, free, used)
    s.setting = Setting(rules, s.table, deal, s.setting.events, centuries)
    s.century = century
    s.event = s.setting.events[century - 1]
    s.terms = s.event.terms
    for site, k in SITE_NUMBER.items():
        if site in used:
            s.mark[k] = UNDER_CONSTRUCTION if site in architects.values() else COMPLETED
        elif centuries[k] == century and (available is None or site in free):
            s.mark[k] = AVAILABLE
        else:
            s.mark[k] = WAITING if centuries[k] > century else COMPLETED
    for who, site in architects.items():
        s.architect[NEUTRAL if who == "neutral" else int(who)] = SITE_NUMBER[site]
    for site, seats in (stages or {}).items():
        assert site in architects.values(), f"no architect on {site}"
        for stage, seat in enumerate(seats):
            s.builder[3 * SITE_NUMBER[site] + stage] = seat
    for site, (seat, stars) in tokens.items():
        s.token[SITE_NUMBER[site]] = seat
        s.stars[SITE_NUMBER[site]] = stars
    for leader, seat in (leaders or {}).items():
        s.leader[seat] = LEADERS.index(leader)
    for zone, counts in (zones or {}).items():
        for seat, count in enumerate(counts):
            s.zones[5 * ZONES.index(zone) + seat] = count
    for seat in range(players):
        s.active[seat] = active[seat] if active else 3
        s.score[seat] = scores[seat] if scores else 0
        rest = s.table.workers - s.active[seat] - Table(s).workers_on_board(seat)
        s.passive[seat] = passive[seat] if passive else rest
        assert s.passive[seat] >= 0, f"seat {seat} has too many workers"
    s.turn = turn
    s.end_turn()
    s.begin_turn(turn)
    s.advance()
    return Table(s)


def _centuries(s: State, century: int, free: set[str], used: set[str]) -> list[int]:
    """Eleven sites for each century: the free ones in this, used ones if possible in past ones."""
    names = sorted(SITE_NUMBER, key=lambda name: (name not in free, name in used))
    if century == 1:
        names.sort(key=lambda name: (name not in free, name not in used))
    order = [*range(century, 5), *range(1, century)]
    centuries = [0] * len(SITES)
    for rank, name in enumerate(names):
        centuries[SITE_NUMBER[name]] = order[rank // 11]
    return centuries


def ledger(facts: Sequence[Fact]) -> list[Scored]:
    return [fact for fact in facts if isinstance(fact, Scored)]


def facts_of_kind(facts: Sequence[Fact], kind: type[Entry]) -> list[Entry]:
    """The facts of one kind."""
    return [fact for fact in facts if isinstance(fact, kind)]


def zones_scored(facts: Sequence[Fact]) -> dict[str, tuple[int, ...]]:
    """The workers counted in each zone at a century's end, in the order of scoring."""
    return {fact.zone: fact.workers for fact in facts_of_kind(facts, ZoneScored)}


def cascades(facts: Sequence[Fact]) -> list[WorkersMoved]:
    """Who moved how many workers out of which zone into which, or into the hand."""
    moved = [fact for fact in facts_of_kind(facts, WorkersMoved) if fact.source in ZONES]
    return [fact for fact in moved if fact.target != "passive"]


# ---- positions as text ---------------------------------------------------------------------------

EXAMPLE = (
    "quebec/1 2026/1 4 2 0 2 cg/jchebi/ecjekfj/ahkhfab/bekdidh/gdgifib/cajfdk/ga"
    " 1663,1756,1800,2001 -"
    " 22,1,18,cultural,sea1/10,2,17,political,ent3/11,9,11,economic,bus2/9,10,7,citadelle,art1"
    " pro3 0,0,0,0/2,0,1,0/1,1,0,0/0,0,0,0/0,1,1,5 sea1:1 aca3:1*1 mun3"
    " 1:complete@sea1,0:site,0:activate-for-start"
)
"""Seat 0 leaves sea1 for a new site; seat 1, the Political leader, has a stage there."""


def game(ruleset: str, players: int, seed: int) -> Iterator[State]:
    """Every position of a random game, the last one included."""
    s = new_game(ruleset, players, seed)
    player = RandomPlayer(Random(seed))
    yield s
    while not s.is_over:
        s.apply(player.choose(s).index)
        yield s


def changed(text: str = EXAMPLE, **fields: str) -> str:
    """The example with other words in some fields."""
    words = dict(zip(FIELDS, text.split(), strict=True))
    assert not fields.keys() - words.keys()
    return " ".join((words | fields).values())
