"""State: the table at one moment, in plain integers, and the pile of what is still to be done.

Effects change a state only through the verbs below, which also record facts if asked to.
"""

from __future__ import annotations

from typing import Any, Final

from quebec.engine import facts as fact
from quebec.engine.board import (
    COST_OF,
    NOBODY,
    NOWHERE,
    SITES,
    ZONE_COUNT,
    ZONES,
)
from quebec.engine.cards import ECONOMIC, Event, Terms
from quebec.engine.decision import Decision, IllegalMove
from quebec.engine.effect import CATALOGUE, Choice, Effect
from quebec.engine.facts import ACTIVE, ON_SITE, PASSIVE, PLACES, Fact
from quebec.engine.moves import MOVES, SKIP, Move, parse_move
from quebec.engine.native import i64, vec
from quebec.engine.reasons import Reason
from quebec.engine.table import Setting, Table

# What a building tile can be (R1.2).
WAITING: Final = 0
AVAILABLE: Final = 1
UNDER_CONSTRUCTION: Final = 2
COMPLETED: Final = 3

STAGES: Final[i64] = 3
"""Stages of a building (R1.5)."""
SEATS: Final[i64] = 5
NEUTRAL: Final[i64] = 5
"""The neutral architect's number; a player's architect has the number of the seat."""
ARCHITECTS: Final[i64] = 6
LAST_CENTURY: Final = 4

# More than any turn or decision can need; tests stay far below.
DEEPEST: Final = 24
MOST_MOVES: Final = 48


class State:
    """A game at one moment. Play with legal_moves() and play(); copy() is cheap.

    >>> state = quebec.new_game("2026", players=3, seed=1608)
    >>> state.legal_moves()
    [Move('start'), Move('leader'), Move('send')]
    >>> facts = state.play("leader")
    >>> state.legal_moves()
    [Move('political'), Move('economic'), Move('cultural'), Move('citadelle')]
    """

    def __init__(
        self,
        setting: Setting,
        event: Event,
        turn: i64,
        active: vec[i64],
        passive: vec[i64],
        score: vec[i64],
        zones: vec[i64],
        leader: vec[i64],
        architect: vec[i64],
        mark: vec[i64],
        builder: vec[i64],
        token: vec[i64],
        stars: vec[i64],
        who: vec[i64],
        what: vec[i64],
        where: vec[i64],
        moves: vec[i64],
    ) -> None:
        self.setting: Setting = setting
        self.table: Table = setting.table
        self.players: i64 = setting.table.players
        self.century: i64 = 1
        self.turn: i64 = turn
        """The seat whose turn it is; another one may have to choose in it."""
        self.event: Event = event
        """The event of this century."""
        self.terms: Terms = event.terms
        self.goals_scored: i64 = 0
        """How many players have scored the event of century I."""
        self.first_goal: i64 = NOBODY
        """The seat that scored it first."""
        self.is_over: bool = False

        self.active: vec[i64] = active
        """Active workers, by seat."""
        self.passive: vec[i64] = passive
        """Passive workers, by seat."""
        self.score: vec[i64] = score
        """Victory points, by seat."""
        self.zones: vec[i64] = zones
        """Workers in the zones: five seats for each zone."""
        self.leader: vec[i64] = leader
        """The leader that a seat holds, by seat."""
        self.architect: vec[i64] = architect
        """The site where an architect stands, by architect."""
        self.mark: vec[i64] = mark
        """What a tile is: waiting, available, under construction or completed, by site."""
        self.builder: vec[i64] = builder
        """The seat of each stage: three for each site."""
        self.token: vec[i64] = token
        """The seat whose star token lies on a site."""
        self.stars: vec[i64] = stars
        """The stars of that token."""

        self.who: vec[i64] = who
        """What is pending, the next on top: whose it is…"""
        self.what: vec[i64] = what
        """…the effect, by number…"""
        self.where: vec[i64] = where
        """…and the site or zone that it is about, or NOWHERE."""
        self.depth: i64 = 0
        """How many entries of them count."""
        self.moves: vec[i64] = moves
        """The legal moves of the decision, by number."""
        self.move_count: i64 = 0
        """How many entries of it count."""
        self.facts: list[Fact] | None = None
        """The list that facts are appended to, if they are recorded."""

        self.seats_changed: bool = True
        """Whether workers, points or leaders have changed since somebody set this to False: who
        shows a state after each move need not look at all of it."""
        self.sites_changed: bool = True
        """The same for architects, stages, tiles and tokens."""

    def copy(self) -> State:
        """An independent copy; it shares only what never changes, and does not record facts.

        >>> state = quebec.new_game("2026", players=3, seed=1608)
        >>> twin = state.copy()
        >>> facts = twin.play("start")
        >>> state.decision.kind, twin.decision.kind
        ('action', 'site')
        """
        twin = State(
            self.setting,
            self.event,
            self.turn,
            self.active[:],
            self.passive[:],
            self.score[:],
            self.zones[:],
            self.leader[:],
            self.architect[:],
            self.mark[:],
            self.builder[:],
            self.token[:],
            self.stars[:],
            self.who[:],
            self.what[:],
            self.where[:],
            self.moves[:],
        )
        twin._take_over_numbers(self)
        return twin

    def take_over(self, other: State) -> None:
        """Become a copy of another state, of any game; saves creating a new one."""
        self.setting = other.setting
        self.table = other.table
        self.players = other.players
        self.turn = other.turn
        self.event = other.event
        self.terms = other.terms
        self.active = other.active[:]
        self.passive = other.passive[:]
        self.score = other.score[:]
        self.zones = other.zones[:]
        self.leader = other.leader[:]
        self.architect = other.architect[:]
        self.mark = other.mark[:]
        self.builder = other.builder[:]
        self.token = other.token[:]
        self.stars = other.stars[:]
        self.who = other.who[:]
        self.what = other.what[:]
        self.where = other.where[:]
        self.moves = other.moves[:]
        self.seats_changed = True
        self.sites_changed = True
        self._take_over_numbers(other)

    def _take_over_numbers(self, other: State) -> None:
        """What a new state does not get when it is made."""
        self.century = other.century
        self.goals_scored = other.goals_scored
        self.first_goal = other.first_goal
        self.is_over = other.is_over
        self.depth = other.depth
        self.move_count = other.move_count

    # ---- as a value ---------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """All of it as plain values, face-down events included; `from_dict` reads it.

        >>> state = quebec.new_game("2026", players=3, seed=1608)
        >>> state.to_dict()["pending"]
        [[1, 'action', -1]]
        """
        return SAVING[0].write(self)

    @staticmethod
    def from_dict(saved: dict[str, Any]) -> State:
        """The state that `to_dict` has written.

        >>> state = quebec.new_game("2026", players=3, seed=1608)
        >>> quebec.State.from_dict(state.to_dict()) == state
        True
        """
        return restored(saved)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.to_dict(),)

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same deal, face-down events included."""
        if not isinstance(other, State):
            return NotImplemented
        return (
            self.century == other.century
            and self.turn == other.turn
            and self.is_over == other.is_over
            and self.depth == other.depth
            and self.goals_scored == other.goals_scored
            and self.first_goal == other.first_goal
            and self.players == other.players
            and _same(self.score, other.score, SEATS)
            and _same(self.active, other.active, SEATS)
            and _same(self.passive, other.passive, SEATS)
            and _same(self.leader, other.leader, SEATS)
            and _same(self.architect, other.architect, ARCHITECTS)
            and _same(self.zones, other.zones, len(self.zones))
            and _same(self.builder, other.builder, len(self.builder))
            and _same(self.mark, other.mark, len(self.mark))
            and _same(self.token, other.token, len(self.token))
            and _same(self.stars, other.stars, len(self.stars))
            and _same(self.who, other.who, self.depth)
            and _same(self.what, other.what, self.depth)
            and _same(self.where, other.where, self.depth)
            and self.setting.ruleset.name == other.setting.ruleset.name
            and self.setting.deal == other.setting.deal
        )

    def __hash__(self) -> int:
        """Of the value: a state that is played on has another one."""
        top = self.depth - 1
        return hash(
            (
                self.setting.deal,
                int(self.century),
                int(self.turn),
                int(self.what[top]) if top >= 0 else NOBODY,
                int(self.where[top]) if top >= 0 else NOWHERE,
                tuple([int(one) for one in self.score]),
                tuple([int(one) for one in self.active]),
                tuple([int(one) for one in self.passive]),
                tuple([int(one) for one in self.zones]),
                tuple([int(one) for one in self.architect]),
                tuple([int(one) for one in self.builder]),
            )
        )

    def __repr__(self) -> str:
        rules = f"{self.setting.ruleset.name}, {self.players} players, century {self.century}"
        scores = " ".join([str(points) for points in self.scores])
        if self.is_over:
            winners = " and ".join([str(seat) for seat in self.winners])
            return f"<State {rules}, over, scores {scores}, won by seat {winners}>"
        asking = self.asking()
        moves = " ".join([move.text for move in self.legal_moves()])
        return (
            f"<State {rules}, scores {scores},"
            f" seat {self.decider()} chooses ({asking.key}): {moves}>"
        )

    # ---- playing ----------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """Who has to choose what; None when the game is over.

        >>> quebec.new_game("2026", players=3, seed=1608).decision
        Decision(seat=1, effect='action', kind='action', may_skip=False, place='')
        """
        if self.is_over:
            return None
        asking = self.asking()
        at = self.where[self.depth - 1]
        place = {"site": SITES[at].name, "zone": ZONES[at % ZONE_COUNT], "": ""}[asking.about]
        return Decision(self.decider(), asking.key, asking.kind, asking.may_skip, place)

    def legal_moves(self) -> list[Move]:
        """The moves of the decision; none when the game is over.

        >>> quebec.new_game("2011-family", players=3, seed=1608).legal_moves()
        [Move('start'), Move('send')]
        """
        return [MOVES[self.moves[k]] for k in range(self.move_count)]

    def is_legal(self, index: i64) -> bool:
        """Whether the move of that number is legal."""
        for k in range(self.move_count):
            if self.moves[k] == index:
                return True
        return False

    def play(self, move: Move | str) -> list[Fact]:
        """Play a legal move, given as a Move or in notation; returns what happened.

        >>> state = quebec.new_game("2026", players=3, seed=1608)
        >>> state.play("send")
        []
        >>> for fact in state.play("rel"):
        ...     print(fact)
        WorkersMoved(seat=1, number=1, source='active', target='religion')
        TurnBegan(seat=2, century=1)
        """
        chosen = parse_move(move) if isinstance(move, str) else move
        if not self.is_legal(chosen.index):
            reason = self.why_not(chosen)
            assert reason is not None
            raise IllegalMove(chosen, self.decision, reason, self.legal_moves())
        facts: list[Fact] = []
        self.facts = facts
        try:
            self.apply(chosen.index)
        finally:
            self.facts = None
        return facts

    def apply(self, index: i64) -> None:
        """Play a move known to be legal, by its number: the inner loop of simulations."""
        depth = self.depth - 1
        self.depth = depth
        CATALOGUE.effects[self.what[depth]].apply(self, self.who[depth], self.where[depth], index)
        self.advance()

    def advance(self) -> None:
        """Do everything that needs no choice, up to the next decision or the end of the game."""
        while True:
            if self.depth == 0:
                # R4.4: play continues clockwise.
                turn = self.turn + 1
                if turn == self.players:
                    turn = 0
                self.turn = turn
                self.setting.ruleset.turn.run(self, turn, NOWHERE)
            depth = self.depth - 1
            effect = CATALOGUE.effects[self.what[depth]]
            seat = self.who[depth]
            at = self.where[depth]
            count = effect.offer(self, seat, at, self.moves)
            if count > 1 or (count == 1 and effect.always):
                self.move_count = count
                return
            # A single option is not asked; without any, the effect decides what happens.
            self.depth = depth
            if count == 0:
                effect.run(self, seat, at)
                if self.is_over:
                    break
            else:
                effect.apply(self, seat, at, self.moves[0])
        self.depth = 0
        self.move_count = 0

    def why_not(self, move: Move | str) -> Reason | None:
        """Why a move is not legal now; None exactly if it is.

        >>> state = quebec.new_game("2026", players=3, seed=1608)
        >>> state.why_not("start") is None
        True
        >>> state.why_not("por1")
        Reason(key='not_asked', args={'asked': 'action'})
        """
        chosen = parse_move(move) if isinstance(move, str) else move
        if self.is_over:
            return Reason("game_over", {})
        asking = self.asking()
        if chosen.index == SKIP:
            return None if asking.may_skip else Reason("cannot_skip", {})
        if chosen.kind != asking.kind:
            return Reason("not_asked", {"asked": asking.kind})
        return asking.obstacle(self, self.decider(), self.where[self.depth - 1], chosen.value)

    def decider(self) -> i64:
        """The seat that has to choose."""
        return self.who[self.depth - 1]

    @property
    def scores(self) -> tuple[int, ...]:
        """Victory points, by seat."""
        return tuple(self.score[seat] for seat in range(self.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """R12.5: the seats with the most points; nobody before the end."""
        if not self.is_over:
            return ()
        most = max(self.scores)
        return tuple(seat for seat, points in enumerate(self.scores) if points == most)

    def asking(self) -> Choice:
        """The verb that waits for a choice."""
        effect = CATALOGUE.effects[self.what[self.depth - 1]]
        assert isinstance(effect, Choice)
        return effect

    def list_moves(self) -> None:
        """The moves of the decision that waits, where a position was put together by hand."""
        top = self.depth - 1
        self.move_count = self.asking().offer(self, self.who[top], self.where[top], self.moves)

    def begin_turn(self, seat: i64) -> None:
        """R4: have a seat take its turn."""
        self.turn = seat
        self.setting.ruleset.turn.run(self, seat, NOWHERE)

    # ---- what is pending --------------------------------------------------------------------

    def push(self, seat: i64, effect: Effect, at: i64 = NOWHERE) -> None:
        """Put an effect on top: it comes next."""
        depth = self.depth
        self.who[depth] = seat
        self.what[depth] = effect.number
        self.where[depth] = at
        self.depth = depth + 1

    def push_all(self, seat: i64, effects: tuple[Effect, ...], at: i64 = NOWHERE) -> None:
        """Put effects on top: they come next, in their order."""
        k = len(effects) - 1
        while k >= 0:
            self.push(seat, effects[k], at)
            k -= 1

    def end_turn(self) -> None:
        """Drop what is still pending in this turn."""
        self.depth = 0

    def decline(self, seat: i64) -> None:
        """Record that a choice was skipped."""
        if self.facts is not None:
            self.facts.append(fact.Declined(seat))

    # ---- looking ----------------------------------------------------------------------------

    def workers(self, seat: i64) -> i64:
        """Active and passive workers together."""
        return self.active[seat] + self.passive[seat]

    def in_zone(self, seat: i64, zone: i64) -> i64:
        return self.zones[zone * SEATS + seat]

    def zones_held(self, seat: i64) -> i64:
        """In how many zones the seat has workers."""
        held: i64 = 0
        for zone in range(ZONE_COUNT):
            if self.zones[zone * SEATS + seat] > 0:
                held += 1
        return held

    def workers_on(self, site: i64, seat: i64) -> i64:
        """The seat's workers on a building."""
        groups: i64 = 0
        first = site * STAGES
        for k in range(first, first + STAGES):
            if self.builder[k] == seat:
                groups += 1
        return groups * COST_OF[site]

    def is_on(self, site: i64, seat: i64) -> bool:
        """Whether the seat has workers on a building."""
        first = site * STAGES
        builder = self.builder
        return builder[first] == seat or builder[first + 1] == seat or builder[first + 2] == seat

    def stages(self, site: i64) -> i64:
        """How many stages are constructed; they are filled in order (R1.5)."""
        done: i64 = 0
        first = site * STAGES
        while done < STAGES and self.builder[first + done] != NOBODY:
            done += 1
        return done

    def has_free_stage(self, site: i64) -> bool:
        return self.builder[site * STAGES + STAGES - 1] == NOBODY

    def architect_on(self, site: i64) -> i64:
        """The architect that stands on a site, or NOBODY."""
        architect: i64 = 0
        for stands_on in self.architect:
            if stands_on == site:
                return architect
            architect += 1
        return NOBODY

    def builds(self, seat: i64, site: i64) -> bool:
        """R1.6: whether one of the seat's architects stands on a site."""
        return self.architect[seat] == site or (
            self.architect[NEUTRAL] == site and self.leader[seat] == ECONOMIC
        )

    def owner(self, architect: i64) -> i64:
        """R1.6: whose architect it is; the neutral one is the Economic leader's, or nobody's."""
        if architect == NEUTRAL:
            return self.holder(ECONOMIC)
        return architect

    def holder(self, leader: i64) -> i64:
        """The seat that holds a leader, or NOBODY."""
        seat: i64 = 0
        for held in self.leader:
            if held == leader:
                return seat
            seat += 1
        return NOBODY

    def leaders_taken(self) -> i64:
        taken: i64 = 0
        for seat in range(self.players):
            if self.leader[seat] != NOBODY:
                taken += 1
        return taken

    # ---- the verbs that move workers and score ----------------------------------------------

    def activate(self, seat: i64, count: i64) -> None:
        """R1.4: passive workers become active, as many as there are."""
        moved = self.passive[seat]
        if moved > count:
            moved = count
        if moved > 0:
            self.seats_changed = True
            self.passive[seat] -= moved
            self.active[seat] += moved
            if self.facts is not None:
                self._record_moved(seat, moved, PASSIVE, ACTIVE)

    def retire(self, seat: i64, count: i64) -> None:
        """Active workers become passive."""
        self.seats_changed = True
        self.active[seat] -= count
        self.passive[seat] += count
        if self.facts is not None:
            self._record_moved(seat, count, ACTIVE, PASSIVE)

    def send(self, seat: i64, zone: i64) -> None:
        """R4.3: one active worker goes to a zone."""
        self.seats_changed = True
        self.active[seat] -= 1
        self.zones[zone * SEATS + seat] += 1
        if self.facts is not None:
            self._record_moved(seat, 1, ACTIVE, zone)

    def place(self, seat: i64, count: i64, zone: i64) -> None:
        """R11.1: workers go to a zone, passive ones first, active ones for what is missing."""
        self._draw(seat, count, zone)
        self.zones[zone * SEATS + seat] += count

    def shift(self, seat: i64, count: i64, source: i64, target: i64) -> None:
        """Workers go from one zone to another."""
        self.seats_changed = True
        self.zones[source * SEATS + seat] -= count
        self.zones[target * SEATS + seat] += count
        if self.facts is not None:
            self._record_moved(seat, count, source, target)

    def rally(self, seat: i64, count: i64, zone: i64) -> None:
        """Workers in a zone become active."""
        self.seats_changed = True
        self.zones[zone * SEATS + seat] -= count
        self.active[seat] += count
        if self.facts is not None:
            self._record_moved(seat, count, zone, ACTIVE)

    def recall(self, seat: i64, count: i64, zone: i64) -> None:
        """Workers in a zone become passive."""
        self.seats_changed = True
        self.zones[zone * SEATS + seat] -= count
        self.passive[seat] += count
        if self.facts is not None:
            self._record_moved(seat, count, zone, PASSIVE)

    def construct(self, seat: i64, site: i64) -> None:
        """R6.1: active workers become the next stage of a building."""
        self.seats_changed = True
        self.active[seat] -= COST_OF[site]
        if self.facts is not None:
            self._record_moved(seat, COST_OF[site], ACTIVE, ON_SITE + site)
        self._add_stage(seat, site)

    def construct_from_supply(self, seat: i64, site: i64) -> None:
        """R10.5, R11: the same with passive workers, active ones for what is missing."""
        self._draw(seat, COST_OF[site], ON_SITE + site)
        self._add_stage(seat, site)

    def gain(self, seat: i64, points: i64, reason: str, what: str) -> None:
        """Score victory points; the reason goes into the ledger."""
        if points > 0:
            self.seats_changed = True
            self.score[seat] += points
            if self.facts is not None:
                self.facts.append(fact.Scored(seat, points, reason, what, self.century))

    def gain_at(self, seat: i64, points: i64, reason: str, place: i64) -> None:
        """The same for a zone or site, whose name only the ledger needs."""
        if points > 0:
            self.seats_changed = True
            self.score[seat] += points
            if self.facts is not None:
                what = PLACES[place]
                self.facts.append(fact.Scored(seat, points, reason, what, self.century))

    def _draw(self, seat: i64, count: i64, target: i64) -> None:
        self.seats_changed = True
        passive = min(count, self.passive[seat])
        active = count - passive
        if passive > 0:
            self.passive[seat] -= passive
            if self.facts is not None:
                self._record_moved(seat, passive, PASSIVE, target)
        if active > 0:
            self.active[seat] -= active
            if self.facts is not None:
                self._record_moved(seat, active, ACTIVE, target)

    def _add_stage(self, seat: i64, site: i64) -> None:
        self.sites_changed = True
        stage = self.stages(site)
        self.builder[site * STAGES + stage] = seat
        if self.facts is not None:
            self.facts.append(fact.StageConstructed(seat, SITES[site].name, stage + 1))

    def _record_moved(self, seat: i64, count: i64, source: i64, target: i64) -> None:
        assert self.facts is not None
        self.facts.append(fact.WorkersMoved(seat, count, PLACES[source], PLACES[target]))


def _same(some: vec[i64], others: vec[i64], count: i64) -> bool:
    for k in range(count):
        if some[k] != others[k]:
            return False
    return True


class Saving:
    """Writes states as plain values, and reads them. saved.py does: the rules know states, and
    saving knows the rules."""

    def write(self, s: State) -> dict[str, Any]:
        raise NotImplementedError

    def read(self, saved: dict[str, Any]) -> State:
        raise NotImplementedError


SAVING: Final[list[Saving]] = []


def restored(saved: dict[str, Any]) -> State:
    """The state that `State.to_dict` has written; what a pickle calls."""
    return SAVING[0].read(saved)
