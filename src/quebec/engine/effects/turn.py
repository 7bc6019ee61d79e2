"""R4: a turn, and the action of sending one worker."""

from __future__ import annotations

from typing import Final

from quebec.engine.board import NOBODY, ZONE_COUNT
from quebec.engine.effect import Choice, Effect
from quebec.engine.effects.century import END_CENTURY
from quebec.engine.effects.stage import any_takes_stage
from quebec.engine.facts import TurnBegan
from quebec.engine.moves import ACTION, SEND, STAGE, START, TAKE_LEADER, ZONE
from quebec.engine.native import i64, vec
from quebec.engine.reasons import Reason
from quebec.engine.state import State


class BeginTurn(Effect):
    """R4.1: a player without active and passive workers first ends the century."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        if s.facts is not None:
            s.facts.append(TurnBegan(seat, s.century))
        s.push(seat, CHOOSE_ACTION)
        if s.active[seat] + s.passive[seat] == 0:
            s.push(seat, END_CENTURY)


class ChooseAction(Choice):
    """R4.2: one of the four actions; starting a construction site is always possible."""

    def __init__(self) -> None:
        super().__init__("action", "action")
        self.always = True

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        moves[0] = START
        count: i64 = 1
        active = s.active[seat]
        if active > 0 and any_takes_stage(s, active):
            moves[count] = STAGE
            count += 1
        # R7.1: no table has fewer leaders than players, so one is left for a player who has none.
        if s.leader[seat] == NOBODY and s.terms.leaders_open and len(s.table.leaders) > 0:
            moves[count] = TAKE_LEADER
            count += 1
        if active > 0:
            moves[count] = SEND
            count += 1
        return count

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        s.push(seat, s.table.actions[move - ACTION])

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        return s.table.actions[value].hindrance(s, seat)


class SendWorker(Choice):
    """R4.3: one active worker to any of the five zones."""

    def __init__(self) -> None:
        super().__init__("send", "zone")

    def hindrance(self, s: State, seat: i64) -> Reason | None:
        return None if s.active[seat] > 0 else Reason("no_active_worker", {})

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        for zone in range(ZONE_COUNT):
            moves[zone] = ZONE + zone
        return ZONE_COUNT

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        s.send(seat, move - ZONE)

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        return None


BEGIN_TURN: Final = BeginTurn("begin-turn")
CHOOSE_ACTION: Final = ChooseAction()
SEND_WORKER: Final = SendWorker()
