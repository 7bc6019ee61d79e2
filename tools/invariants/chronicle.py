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
        for happened in facts:
            if self.over:
                raise Violation(f"{happened} after the end")
            self._hear(happened)

    def _hear(self, happened: Fact) -> None:
        if isinstance(happened, fact.WorkersMoved):
            self._move_workers(happened)
        elif isinstance(happened, fact.Scored):
            require(happened.points > 0, f"{happened}")
            require(happened.century == self.century, f"{happened} in century {self.century}")
            self.score[happened.seat] += happened.points
        elif isinstance(happened, fact.StageConstructed):
            k = 3 * SITE_NUMBER[happened.site] + happened.stage - 1
            require(self.builder[k] == NOBODY, f"{happened}, but there is one")
            self.builder[k] = happened.seat
        elif isinstance(happened, fact.ArchitectPlaced):
            self._place_architect(happened)
        elif isinstance(happened, fact.ArchitectLeft):
            self._lift_architect(happened)
        elif isinstance(happened, fact.BuildingCompleted):
            self._complete(happened)
        elif isinstance(happened, fact.TokenPlaced):
            k = SITE_NUMBER[happened.site]
            require(self.token[k] == NOBODY and self.mark[k] == COMPLETED, f"{happened}")
            self.token[k], self.stars[k] = happened.seat, happened.stars
        elif isinstance(happened, fact.TokenRaised):
            k = SITE_NUMBER[happened.site]
            require(
                self.token[k] == happened.seat and self.stars[k] == happened.stars - 1,
                f"{happened}",
            )
            self.stars[k] = happened.stars
        elif isinstance(happened, fact.LeaderTaken):
            k = LEADERS.index(happened.leader)
            require(self.leader[happened.seat] == NOBODY and k not in self.leader, f"{happened}")
            self.leader[happened.seat] = k
        elif isinstance(happened, fact.LeadersReturned):
            self.leader = [NOBODY] * SEATS
        else:
            self._pass_time(happened)

    def _pass_time(self, happened: Fact) -> None:
        """R4.4: turns go round, centuries one after the other, whatever else happens."""
        if isinstance(happened, fact.TurnBegan):
            require(
                happened.seat == (self.turn + 1) % self.players, f"{happened} after {self.turn}"
            )
            require(happened.century == self.century, f"{happened} in century {self.century}")
            self.turn = happened.seat
            self.turns += 1
        elif isinstance(happened, fact.CenturyEnded):
            require(
                happened == (self.century, self.turn) and not self.between_centuries,
                f"{happened} in century {self.century}, turn of {self.turn}",
            )
            self.between_centuries = True
        elif isinstance(happened, fact.ZoneScored):
            there = tuple(self.zones[happened.zone][: self.players])
            require(
                self.between_centuries and happened.workers == there, f"{happened}, but {there}"
            )
        elif isinstance(happened, fact.TilesFlipped):
            for site in happened.sites:
                require(self.mark[SITE_NUMBER[site]] == AVAILABLE, f"{happened}, but not {site}")
                self.mark[SITE_NUMBER[site]] = COMPLETED
        elif isinstance(happened, fact.CenturyBegan):
            self._begin_century(happened)
        elif isinstance(happened, fact.EventRevealed):
            require(self.events[self.century - 1] == happened.event != "", f"{happened}")
        elif isinstance(happened, fact.GameEnded):
            require(self.between_centuries and self.century == 4, f"{happened} in {self.century}")
            require(
                happened.scores == tuple(self.score[: self.players]),
                f"{happened}, but {self.score}",
            )
            self.over = True

    def _begin_century(self, happened: fact.CenturyBegan) -> None:
        require(self.between_centuries and happened.century == self.century + 1, f"{happened}")
        # R9.7
        require(not any(map(any, self.zones.values())), f"{happened} with {self.zones}")
        for site in happened.sites:
            require(self.mark[SITE_NUMBER[site]] == WAITING, f"{happened}, but not {site}")
            self.mark[SITE_NUMBER[site]] = AVAILABLE
        self.century += 1
        self.between_centuries = False

    def _move_workers(self, happened: fact.WorkersMoved) -> None:
        source, target = self._place(happened.source), self._place(happened.target)
        if not (
            0 < happened.number <= source[happened.seat] and happened.source != happened.target
        ):
            raise Violation(f"{happened}, but there are {source[happened.seat]}")
        source[happened.seat] -= happened.number
        target[happened.seat] += happened.number

    def _place(self, name: str) -> list[int]:
        """The workers of each seat at a place."""
        for places in (self.hand, self.zones, self.on_site):
            if name in places:
                return places[name]
        require(name in SITE_NUMBER, f"{name!r} is not a place for workers")
        return self.on_site.setdefault(name, [0] * 5)

    def _place_architect(self, happened: fact.ArchitectPlaced) -> None:
        who, k = NEUTRAL if happened.neutral else happened.seat, SITE_NUMBER[happened.site]
        require(self.architect[who] == NOWHERE and self.mark[k] == AVAILABLE, f"{happened}")
        self.architect[who] = k
        self.mark[k] = UNDER_CONSTRUCTION

    def _lift_architect(self, happened: fact.ArchitectLeft) -> None:
        who = NEUTRAL if happened.neutral else happened.seat
        require(
            self.architect[who] == SITE_NUMBER[happened.site], f"{happened}, but {self.architect}"
        )
        self.architect[who] = NOWHERE

    def _complete(self, happened: fact.BuildingCompleted) -> None:
        k = SITE_NUMBER[happened.site]
        stages = 3 - self.builder[3 * k : 3 * k + 3].count(NOBODY)
        require(
            self.mark[k] == UNDER_CONSTRUCTION and happened.stages == stages,
            f"{happened}: {stages}",
        )
        require(not any(self.on_site.pop(happened.site, ())), f"{happened} with workers on it")
        self.mark[k] = COMPLETED
        self.builder[3 * k : 3 * k + 3] = [NOBODY] * 3

    def compare(self, s: State) -> None:
        """The game is exactly where its facts have led."""
        for name, happened, there in (
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
            if tuple(happened) != tuple(there):
                raise Violation(f"{name} by the facts {happened}, in the game {list(there)}")
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
