"""What holds in every game, whoever plays: watched at each decision of a game.

The properties in tests/properties and the long runs of tools.soak share these checks. None of them
asks the engine what is right: they count pieces, and keep a second table beside the game that
knows nothing but the facts the engine tells.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from quebec.engine import MOVES, RULESETS, SITES, ZONES, IllegalMove, Move, State, forecast
from quebec.engine import facts as fact
from quebec.engine.board import COST_OF, NOBODY, NOWHERE, SITE_NUMBER
from quebec.engine.cards import ECONOMIC
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

TABLES = tuple((rules.name, table.players) for rules in RULESETS for table in rules.tables)
"""Every set of rules with every number of players it is for."""

MOST_DECISIONS_A_TURN = 8
"""The longest turn: action, site, lending district, architect, two Political choices, a site; one
in reserve."""

UNTOUCHED = -99
"""What a buffer holds where nothing has been written yet."""


class Violation(AssertionError):
    """Something that should hold in every game does not."""


def require(holds: bool, what: str) -> None:
    if not holds:
        raise Violation(what)


def snapshot(s: State) -> tuple[object, ...]:
    """Everything in a state that can change, as plain values; stale parts of buffers left out.

    The event stands for its terms too.
    """
    return (
        s.century,
        s.turn,
        s.event.year,
        s.goals_scored,
        s.first_goal,
        s.is_over,
        tuple(s.active),
        tuple(s.passive),
        tuple(s.score),
        tuple(s.zones),
        tuple(s.leader),
        tuple(s.architect),
        tuple(s.mark),
        tuple(s.builder),
        tuple(s.token),
        tuple(s.stars),
        s.depth,
        tuple(s.who[: s.depth]),
        tuple(s.what[: s.depth]),
        tuple(s.where[: s.depth]),
        s.move_count,
        tuple(s.moves[: s.move_count]),
    )


# ---- the pieces on the table --------------------------------------------------------------------


def check_pieces(s: State) -> None:
    """Every piece is where the rules allow it to be, and none has appeared or vanished."""
    mark = tuple(s.mark)
    sites = [k for k, what in enumerate(mark) if what == UNDER_CONSTRUCTION]
    _check_workers(s, sites)
    _check_architects(s, sites)
    _check_tiles(s, mark)
    _check_tokens(s, mark)
    _check_leaders(s)
    _check_cards(s)


def _check_workers(s: State, sites: list[int]) -> None:
    """R1.3: active, passive, in zones and on buildings: always the number a player began with."""
    builder = tuple(s.builder)
    there = [0] * 5
    stages = 0
    for site in sites:
        groups = [seat for seat in builder[3 * site : 3 * site + 3] if seat != NOBODY]
        if builder[3 * site : 3 * site + len(groups)] != tuple(groups):
            raise Violation(f"{SITES[site].name} has a stage above a free one")
        stages += len(groups)
        for seat in groups:
            there[seat] += COST_OF[site]
    require(
        len(builder) - builder.count(NOBODY) == stages,
        "workers stand on a building that is not under construction",
    )
    active, passive, zones = tuple(s.active), tuple(s.passive), tuple(s.zones)
    score = tuple(s.score)
    for name, counts in (("active", active), ("passive", passive), ("zones", zones)):
        require(min(counts) >= 0, f"fewer than no workers: {name} {counts}")
    require(min(score) >= 0, f"a score below zero: {score}")
    for seat in range(5):
        workers = active[seat] + passive[seat] + sum(zones[seat::5]) + there[seat]
        expected = s.table.workers if seat < s.players else 0
        if workers != expected:
            raise Violation(f"seat {seat} has {workers} workers, not {expected}")
    require(not any(score[s.players :]), f"an empty seat has points: {score}")


def _check_architects(s: State, sites: list[int]) -> None:
    """R1.2: a building is under construction exactly if one architect stands on it."""
    architects = tuple(s.architect)
    standing = sorted(site for site in architects if site != NOWHERE)
    require(standing == sites, f"architects on {standing}, under construction {sites}")
    require(
        all(site == NOWHERE for site in architects[s.players : NEUTRAL]),
        "an architect of an empty seat stands on the board",
    )
    # R7.3, R10.1, R2.3: with three or more the neutral architect is there only for Economic.
    require(
        s.players == 2 or architects[NEUTRAL] == NOWHERE or s.holder(ECONOMIC) != NOBODY,
        "the neutral architect stands on the board without the Economic leader",
    )


def _check_tiles(s: State, mark: tuple[int, ...]) -> None:
    """R1.2, R3.4, R8.7, R8.8: tiles wait for their century, and are available only in it."""
    for site, what in enumerate(mark):
        century = s.setting.century_of[site]
        if century > s.century:
            allowed: tuple[int, ...] = (WAITING,)
        elif century == s.century:
            allowed = (AVAILABLE, UNDER_CONSTRUCTION, COMPLETED)
        else:
            allowed = (UNDER_CONSTRUCTION, COMPLETED)
        if what not in allowed:
            raise Violation(
                f"{SITES[site].name} of century {century} is {what} in century {s.century}"
            )


def _check_tokens(s: State, mark: tuple[int, ...]) -> None:
    """R5.5: a token has one to three stars and lies on a completed building."""
    for site, (seat, stars) in enumerate(zip(tuple(s.token), tuple(s.stars), strict=True)):
        if seat == NOBODY:
            if stars != 0:
                raise Violation(f"{SITES[site].name} has {stars} stars and no token")
        elif not (seat < s.players and 1 <= stars <= 3 and mark[site] == COMPLETED):
            raise Violation(
                f"the token on {SITES[site].name}: seat {seat}, {stars} stars, tile {mark[site]}"
            )


def _check_leaders(s: State) -> None:
    """R7.1, R3.5: one leader for each player at most, and only those of this table."""
    held = [leader for leader in tuple(s.leader) if leader != NOBODY]
    require(len(held) == len(set(held)), f"a leader is held twice: {tuple(s.leader)}")
    for seat, leader in enumerate(tuple(s.leader)):
        if leader != NOBODY:
            require(seat < s.players, f"an empty seat {seat} holds a leader")
            if leader not in s.table.leaders:
                raise Violation(f"somebody holds {LEADERS[leader]}, who is not in this game")


def _check_cards(s: State) -> None:
    """R3.6, R8.9, R13.1: the century's event is in force; two players at most score the first."""
    require(1 <= s.century <= 4, f"there is no century {s.century}")
    require(s.event is s.setting.events[s.century - 1], "not the event of this century")
    require(s.terms is s.event.terms, "not the terms of the event")
    require(0 <= s.goals_scored <= 2, f"{s.goals_scored} players scored the first event")
    require(
        (s.first_goal == NOBODY) == (s.goals_scored == 0), "who scored the first event is unclear"
    )


# ---- the decision -------------------------------------------------------------------------------


def check_decision(s: State) -> None:
    """A4: somebody can choose, among different moves, at least two unless it is a turn's action."""
    decision = s.decision
    moves = s.legal_moves()
    if s.is_over:
        require(decision is None and not moves and s.depth == 0, "something is pending at the end")
        require(
            len(s.winners) > 0
            and all(s.scores[seat] == max(s.scores) for seat in s.winners)
            and s.scores.count(max(s.scores)) == len(s.winners),
            f"{s.winners} win with {s.scores}",
        )
        return
    require(decision is not None, "nobody has to choose, but the game is not over")
    assert decision is not None
    require(s.winners == (), "somebody has won a game that goes on")
    least = 1 if decision.kind == "action" else 2
    kinds = {move.kind for move in moves}
    if len(moves) < least or len({move.index for move in moves}) < len(moves):
        raise Violation(f"{decision} offers {moves}")
    if not kinds <= {decision.kind, "skip"} or ("skip" in kinds) != decision.may_skip:
        raise Violation(f"{decision} offers {moves}")
    # R5.5: only the Political leader ever chooses in another player's turn.
    if decision.seat != s.turn and decision.effect != "complete":
        raise Violation(f"{decision} in the turn of {s.turn}")


def check_reasons(s: State) -> None:
    """There is a reason against exactly the moves that are not legal."""
    legal = {move.index for move in s.legal_moves()}
    for move in MOVES:
        reason = s.why_not(move)
        if (reason is None) != (move.index in legal):
            raise Violation(f"{move} is {'' if move.index in legal else 'not '}legal, but {reason}")


def check_refusals(s: State, moves: Iterable[Move]) -> None:
    """An illegal move is refused with that reason, and nothing has changed."""
    before = snapshot(s)
    for move in moves:
        reason = s.why_not(move)
        if reason is None:
            continue
        try:
            s.play(move)
        except IllegalMove as refusal:
            require(refusal.reason == reason, f"{move}: {refusal.reason}, but why_not: {reason}")
            require(refusal.decision == s.decision, f"{move}: refused for {refusal.decision}")
        else:
            raise Violation(f"{move} was played although {reason}")
    require(snapshot(s) == before, "an illegal move has changed the game")


# ---- the same game, told by its facts -----------------------------------------------------------


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


# ---- a whole game -------------------------------------------------------------------------------


class Measures(NamedTuple):
    """How large a game was."""

    decisions: int
    turns: int
    options: int
    """Legal moves of all decisions together."""
    most_options: int
    deepest: int
    """The most that was ever pending at once."""
    longest_turn: int
    """Decisions of the longest turn."""


class Watch:
    """One game with everything that has to hold in it, from its start on."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.chronicle = Chronicle(s)
        self.played: list[Move] = []
        self._options = 0
        self._this_turn = 0
        self._longest_turn = 0
        self._mark_buffers()
        self._setting = self._describe_setting()
        self.look()

    def _mark_buffers(self) -> None:
        for k in range(self.s.depth, len(self.s.what)):
            self.s.what[k] = UNTOUCHED
        for k in range(self.s.move_count, len(self.s.moves)):
            self.s.moves[k] = UNTOUCHED

    def _describe_setting(self) -> tuple[object, ...]:
        setting = self.s.setting
        events = tuple(event.year for event in setting.events)
        return (tuple(setting.century_of), tuple(map(tuple, setting.sites)), events, setting.deal)

    def look(self) -> None:
        """What holds at every decision."""
        check_pieces(self.s)
        check_decision(self.s)
        self.chronicle.compare(self.s)

    def play(self, move: Move) -> None:
        """Play a legal move twice, on the game with facts and on a copy without."""
        s = self.s
        before = snapshot(s)
        twin = s.copy()
        self._options += s.move_count
        self.played.append(move)
        facts = s.play(move)
        require(snapshot(twin) == before, f"{move} has changed a copy")
        twin.apply(move.index)
        require(snapshot(twin) == snapshot(s), f"{move} leads elsewhere on a copy")
        require(s.facts is None and twin.facts is None, "facts are still being recorded")
        self._count_turns(facts)
        self.chronicle.hear(facts)
        self.look()

    def _count_turns(self, facts: list[Fact]) -> None:
        self._this_turn += 1
        self._longest_turn = max(self._longest_turn, self._this_turn)
        require(self._this_turn <= MOST_DECISIONS_A_TURN, f"{self._this_turn} decisions in a turn")
        if any(isinstance(told, fact.TurnBegan) for told in facts):
            self._this_turn = 0
        most = self.chronicle.most_turns(self.s.table.workers)
        require(self.chronicle.turns <= most, f"more than {most} turns")

    def check_all_reasons(self) -> None:
        check_reasons(self.s)
        check_refusals(self.s, MOVES)

    def check_forecast(self) -> None:
        """Looking ahead does not touch the game, and has the points of everybody add up."""
        before = snapshot(self.s)
        ahead = forecast(self.s)
        require(snapshot(self.s) == before, "the forecast has changed the game")
        for seat in range(self.s.players):
            points = sum(zone.points[seat] for zone in ahead.zones) + ahead.other[seat]
            require(
                ahead.scores[seat] == self.s.score[seat] + points,
                f"forecast for seat {seat}: {ahead.scores[seat]}, but {points} points more",
            )

    def measures(self) -> Measures:
        require(self._describe_setting() == self._setting, "the setting of the game has changed")
        touched = [k for k in range(len(self.s.what)) if self.s.what[k] != UNTOUCHED]
        written = [k for k in range(len(self.s.moves)) if self.s.moves[k] != UNTOUCHED]
        return Measures(
            decisions=len(self.played),
            turns=self.chronicle.turns,
            options=self._options,
            most_options=max(written) + 1,
            deepest=max(touched) + 1,
            longest_turn=self._longest_turn,
        )
