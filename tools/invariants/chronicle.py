"""The same game, rebuilt from its facts."""

from __future__ import annotations

from collections.abc import Iterable

from quebec.engine import SITES, ZONES, State
from quebec.engine import facts as fact
from quebec.engine.board import COST_OF, NOBODY, NOWHERE, SITE_NUMBER
from quebec.engine.facts import Fact
from quebec.engine.moves import LEADERS
from quebec.engine.state import (
    AVAILABLE,
    COMPLETED,
    NEUTRAL,
    SEATS,
    UNDER_CONSTRUCTION,
    WAITING,
)
from tools.invariants.base import Violation, require


class Chronicle:
    """The table as it must be if the facts are all that happened."""

    def __init__(self, s: State) -> None:
        self.players: int = s.players
        self.century = 1
        self.turn: int = s.turn
        self.turns = 1
        self.between_centuries = False
        self.over = False
        self.hand = {"active": list(s.active), "passive": list(s.passive)}
        self.zones = {zone: [0] * 5 for zone in ZONES}
        self.on_site: dict[str, list[int]] = {}
        self.score = [0] * 5
        self.leader = [NOBODY] * SEATS
        self.architect = [NOWHERE] * 6
        self.mark = list(s.mark)
        self.builder = [NOBODY] * 132
        self.token = [NOBODY] * 44
        self.stars = [0] * 44
        self.events = [event.year for event in s.setting.events]

    # R4.2: a turn takes a worker out of hand for a stage or a zone, where it stays for the century;
    # or a tile; or a leader; or it ends the century.
    def most_turns(self, workers: int) -> int:
        return 4 * (self.players * workers + 11 + self.players + 1)

    def hear(self, facts: Iterable[Fact]) -> None:
        for told in facts:
            if self.over:
                raise Violation(f"{told} after the end")
            self._hear(told)

    def _hear(self, told: Fact) -> None:
        if isinstance(told, fact.WorkersMoved):
            self._move_workers(told)
        elif isinstance(told, fact.Scored):
            require(told.points > 0, f"{told}")
            require(told.century == self.century, f"{told} in century {self.century}")
            self.score[told.seat] += told.points
        elif isinstance(told, fact.StageConstructed):
            k = 3 * SITE_NUMBER[told.site] + told.stage - 1
            require(self.builder[k] == NOBODY, f"{told}, but there is one")
            self.builder[k] = told.seat
        elif isinstance(told, fact.ArchitectPlaced):
            self._place_architect(told)
        elif isinstance(told, fact.ArchitectLeft):
            self._lift_architect(told)
        elif isinstance(told, fact.BuildingCompleted):
            self._complete(told)
        elif isinstance(told, fact.TokenPlaced):
            k = SITE_NUMBER[told.site]
            require(self.token[k] == NOBODY and self.mark[k] == COMPLETED, f"{told}")
            self.token[k], self.stars[k] = told.seat, told.stars
        elif isinstance(told, fact.TokenRaised):
            k = SITE_NUMBER[told.site]
            require(self.token[k] == told.seat and self.stars[k] == told.stars - 1, f"{told}")
            self.stars[k] = told.stars
        elif isinstance(told, fact.LeaderTaken):
            k = LEADERS.index(told.leader)
            require(self.leader[told.seat] == NOBODY and k not in self.leader, f"{told}")
            self.leader[told.seat] = k
        elif isinstance(told, fact.LeadersReturned):
            self.leader = [NOBODY] * SEATS
        else:
            self._pass_time(told)

    def _pass_time(self, told: Fact) -> None:
        """R4.4: turns go round, centuries one after the other, whatever else happens."""
        if isinstance(told, fact.TurnBegan):
            require(told.seat == (self.turn + 1) % self.players, f"{told} after {self.turn}")
            require(told.century == self.century, f"{told} in century {self.century}")
            self.turn = told.seat
            self.turns += 1
        elif isinstance(told, fact.CenturyEnded):
            require(
                told == (self.century, self.turn) and not self.between_centuries,
                f"{told} in century {self.century}, turn of {self.turn}",
            )
            self.between_centuries = True
        elif isinstance(told, fact.ZoneScored):
            there = tuple(self.zones[told.zone][: self.players])
            require(self.between_centuries and told.workers == there, f"{told}, but {there}")
        elif isinstance(told, fact.TilesFlipped):
            for site in told.sites:
                require(self.mark[SITE_NUMBER[site]] == AVAILABLE, f"{told}, but not {site}")
                self.mark[SITE_NUMBER[site]] = COMPLETED
        elif isinstance(told, fact.CenturyBegan):
            self._begin_century(told)
        elif isinstance(told, fact.EventRevealed):
            require(self.events[self.century - 1] == told.event != "", f"{told}")
        elif isinstance(told, fact.GameEnded):
            require(self.between_centuries and self.century == 4, f"{told} in {self.century}")
            require(told.scores == tuple(self.score[: self.players]), f"{told}, but {self.score}")
            self.over = True

    def _begin_century(self, told: fact.CenturyBegan) -> None:
        require(self.between_centuries and told.century == self.century + 1, f"{told}")
        # R9.7
        require(not any(map(any, self.zones.values())), f"{told} with {self.zones}")
        for site in told.sites:
            require(self.mark[SITE_NUMBER[site]] == WAITING, f"{told}, but not {site}")
            self.mark[SITE_NUMBER[site]] = AVAILABLE
        self.century += 1
        self.between_centuries = False

    def _move_workers(self, told: fact.WorkersMoved) -> None:
        source, target = self._place(told.source), self._place(told.target)
        if not (0 < told.number <= source[told.seat] and told.source != told.target):
            raise Violation(f"{told}, but there are {source[told.seat]}")
        source[told.seat] -= told.number
        target[told.seat] += told.number

    def _place(self, name: str) -> list[int]:
        """The workers of each seat at a place."""
        for places in (self.hand, self.zones, self.on_site):
            if name in places:
                return places[name]
        require(name in SITE_NUMBER, f"{name!r} is not a place for workers")
        return self.on_site.setdefault(name, [0] * 5)

    def _place_architect(self, told: fact.ArchitectPlaced) -> None:
        who, k = NEUTRAL if told.neutral else told.seat, SITE_NUMBER[told.site]
        require(self.architect[who] == NOWHERE and self.mark[k] == AVAILABLE, f"{told}")
        self.architect[who] = k
        self.mark[k] = UNDER_CONSTRUCTION

    def _lift_architect(self, told: fact.ArchitectLeft) -> None:
        who = NEUTRAL if told.neutral else told.seat
        require(self.architect[who] == SITE_NUMBER[told.site], f"{told}, but {self.architect}")
        self.architect[who] = NOWHERE

    def _complete(self, told: fact.BuildingCompleted) -> None:
        k = SITE_NUMBER[told.site]
        stages = 3 - self.builder[3 * k : 3 * k + 3].count(NOBODY)
        require(self.mark[k] == UNDER_CONSTRUCTION and told.stages == stages, f"{told}: {stages}")
        require(not any(self.on_site.pop(told.site, ())), f"{told} with workers on it")
        self.mark[k] = COMPLETED
        self.builder[3 * k : 3 * k + 3] = [NOBODY] * 3

    def compare(self, s: State) -> None:
        """The game is exactly where its facts have led."""
        for name, told, there in (
            ("active", self.hand["active"], s.active),
            ("passive", self.hand["passive"], s.passive),
            ("zones", [n for zone in ZONES for n in self.zones[zone]], s.zones),
            ("score", self.score, s.score),
            ("leader", self.leader, s.leader),
            ("architect", self.architect, s.architect),
            ("mark", self.mark, s.mark),
            ("builder", self.builder, s.builder),
            ("token", self.token, s.token),
            ("stars", self.stars, s.stars),
        ):
            if tuple(told) != tuple(there):
                raise Violation(f"{name} by the facts {told}, in the game {list(there)}")
        there_on_sites = _workers_on_sites(s)
        if self.on_site != there_on_sites:
            raise Violation(f"by the facts {self.on_site}, in the game {there_on_sites}")
        require(
            (self.century, self.turn, self.over) == (s.century, s.turn, s.is_over),
            f"century {s.century}, turn of {s.turn}; by the facts {self.century}, {self.turn}",
        )


def _workers_on_sites(s: State) -> dict[str, list[int]]:
    """The workers of each seat on the buildings that have any."""
    builder = tuple(s.builder)
    there: dict[str, list[int]] = {}
    for site in tuple(s.architect):
        if site != NOWHERE and builder[3 * site] != NOBODY:
            seats = builder[3 * site : 3 * site + 3]
            there[SITES[site].name] = [COST_OF[site] * seats.count(seat) for seat in range(5)]
    return there
