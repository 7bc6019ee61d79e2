"""R7: taking a leader; R10.5: the two leaders of the 2-player game."""

from __future__ import annotations

from typing import Final

from quebec.engine.board import CITADELLE, NOBODY, NOWHERE
from quebec.engine.effect import NOTHING, Choice, Effect
from quebec.engine.effects.placing import number_obstacle, offer_numbers
from quebec.engine.effects.stage import takes_stage
from quebec.engine.facts import LeaderTaken
from quebec.engine.moves import LEADER_MOVES, LEADERS, NUMBER, PAIR, VALUE_OF
from quebec.engine.native import i64, vec
from quebec.engine.reasons import Reason
from quebec.engine.state import NEUTRAL, State

CITADELLE_WORKERS: Final[i64] = 3
PAIR_WORKERS: Final[i64] = 4
ZONE_WORKERS: Final[i64] = 2
OPPOSITE: Final = 2
"""From a coloured zone to the one across the wheel."""


class TakeLeader(Effect):
    """R7.1: activate as many workers as leaders were taken before, then choose one."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        s.activate(seat, self.activates(s))
        s.push(seat, CHOOSE_LEADER)

    def activates(self, s: State) -> i64:
        """How many workers are activated, if there are enough passive ones."""
        return s.leaders_taken() if s.terms.leaders_activate else 0

    def hindrance(self, s: State, seat: i64) -> Reason | None:
        if len(s.table.leaders) == 0:
            return Reason("no_leaders_in_game", {})
        if not s.terms.leaders_open:
            return Reason("leaders_closed", {"event": s.event.year})
        if s.leader[seat] != NOBODY:
            return Reason("has_leader", {"leader": LEADERS[s.leader[seat]]})
        return None


class ChooseLeader(Choice):
    """R7.1: one of the leaders that are left."""

    def __init__(self) -> None:
        super().__init__("choose-leader", "leader")

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        count: i64 = 0
        for leader in s.table.leaders:
            if leader not in s.leader:
                moves[count] = LEADER_MOVES[leader]
                count += 1
        return count

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        leader = VALUE_OF[move]
        s.seats_changed = True
        s.leader[seat] = leader
        if s.facts is not None:
            s.facts.append(LeaderTaken(seat, LEADERS[leader]))
        at_once = WHEN_TAKEN[leader]
        if at_once is not NOTHING:
            s.push(seat, at_once)

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        if value not in s.table.leaders:
            return Reason("leader_not_in_game", {"leader": LEADERS[value]})
        if s.holder(value) != NOBODY:
            return Reason("leader_taken", {"leader": LEADERS[value], "by": s.holder(value)})
        return None


class FillCitadelle(Effect):
    """R7.2: three workers to the citadelle, passive ones first."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        s.place(seat, min(CITADELLE_WORKERS, s.workers(seat)), CITADELLE)


class ChoosePair(Choice):
    """R10.5, Political: two workers in each of two opposite zones."""

    def __init__(self) -> None:
        super().__init__("pair", "pair")

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        if s.workers(seat) == 0:
            return 0
        moves[0] = PAIR
        moves[1] = PAIR + 1
        return 2

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        s.push(seat, DIVIDE, move - PAIR)

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        return None


class Divide(Choice):
    """R10.5: with fewer than four workers, how many of them go to the first zone of the pair."""

    def __init__(self) -> None:
        super().__init__("divide", "number", about="zone")

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        workers = min(PAIR_WORKERS, s.workers(seat))
        return offer_numbers(max(0, workers - ZONE_WORKERS), min(ZONE_WORKERS, workers), moves)

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        count = min(PAIR_WORKERS, s.workers(seat))
        first = move - NUMBER
        s.place(seat, first, at)
        s.place(seat, count - first, at + OPPOSITE)

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        count = min(PAIR_WORKERS, s.workers(seat))
        return number_obstacle(value, max(0, count - ZONE_WORKERS), min(ZONE_WORKERS, count))


class ConstructNeutral(Effect):
    """R10.5, Economic: the next stage of the neutral architect's building, if possible."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        site = s.architect[NEUTRAL]
        if site != NOWHERE and takes_stage(s, site, s.workers(seat)):
            s.construct_from_supply(seat, site)


TAKE_LEADER: Final = TakeLeader("leader")
CHOOSE_LEADER: Final = ChooseLeader()
FILL_CITADELLE: Final = FillCitadelle("fill-citadelle")
CHOOSE_PAIR: Final = ChoosePair()
DIVIDE: Final = Divide()
CONSTRUCT_NEUTRAL: Final = ConstructNeutral("construct-neutral")

WHEN_TAKEN: Final[tuple[Effect, ...]] = (
    NOTHING,  # Religious: R6.3
    NOTHING,  # Political: R5.5
    NOTHING,  # Economic: R5.1, R8.1
    NOTHING,  # Cultural: R5.6
    FILL_CITADELLE,
    CHOOSE_PAIR,  # Political with two players
    CONSTRUCT_NEUTRAL,  # Economic with two players
)
"""What a leader does at once, by number; the others work as long as they are held."""
