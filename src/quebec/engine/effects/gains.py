"""Verbs that give something without a choice: activating workers, scoring points."""

from __future__ import annotations

from typing import Final

from quebec.engine.effect import Effect
from quebec.engine.native import i64, vec
from quebec.engine.state import State

POINTS_FOR: Final[vec[i64]] = vec[i64]([0, 1, 3, 4])
"""VP for 0, 1, 2, and 3 or more of something (R11)."""


class Activate(Effect):
    """R1.4: as many workers as it says, if there are enough."""

    def __init__(self, count: i64) -> None:
        super().__init__(f"activate-{count}")
        self.count: Final = count

    def run(self, s: State, seat: i64, at: i64) -> None:
        s.activate(seat, self.count)

    def useful(self, s: State, seat: i64, at: i64) -> bool:
        return s.passive[seat] > 0


class ActivateForStart(Effect):
    """R5.4: as many workers as the event in force says."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        s.activate(seat, s.terms.start)


class ScorePoint(Effect):
    """One VP, for the Irish district."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        s.gain(seat, 1, "district", "irish")


class ScoreZonesHeld(Effect):
    """VP for the number of zones with own workers, for the Academic district."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        s.gain(seat, POINTS_FOR[min(3, s.zones_held(seat))], "district", "academic")

    def useful(self, s: State, seat: i64, at: i64) -> bool:
        return s.zones_held(seat) > 0


class ScoreActiveWorkers(Effect):
    """VP for the number of own active workers, for the Entertainment district."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        s.gain(seat, POINTS_FOR[min(3, s.active[seat])], "district", "entertainment")

    def useful(self, s: State, seat: i64, at: i64) -> bool:
        return s.active[seat] > 0


ACTIVATE_ONE: Final = Activate(1)
ACTIVATE_THREE: Final = Activate(3)
ACTIVATE_FOR_START: Final = ActivateForStart("activate-for-start")
SCORE_POINT: Final = ScorePoint("score-point")
SCORE_ZONES_HELD: Final = ScoreZonesHeld("score-zones-held")
SCORE_ACTIVE_WORKERS: Final = ScoreActiveWorkers("score-active-workers")
