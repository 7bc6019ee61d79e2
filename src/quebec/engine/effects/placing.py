"""Verbs of the district actions that put workers into zones, or move them between zones (R11)."""

from __future__ import annotations

from typing import Final

from quebec.engine.board import ZONE_COUNT, ZONES
from quebec.engine.effect import Choice
from quebec.engine.moves import NUMBER, SKIP, ZONE
from quebec.engine.native import i64, vec
from quebec.engine.reasons import Reason
from quebec.engine.state import State

MOST_PLACED: Final[i64] = 2
MOST_SHIFTED: Final[i64] = 2


class Place(Choice):
    """Workers to one of several zones, passive ones first; the player may place fewer (R11.1)."""

    def __init__(self, key: str, count: i64, zones: list[int]) -> None:
        super().__init__(key, "zone", may_skip=True)
        self.count: Final = count
        self.zones: Final[vec[i64]] = vec[i64](zones)

    def useful(self, s: State, seat: i64, at: i64) -> bool:
        return s.workers(seat) > 0

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        count: i64 = 0
        if s.workers(seat) == 0:
            return 0
        for zone in self.zones:
            moves[count] = ZONE + zone
            count += 1
        moves[count] = SKIP
        count += 1
        return count

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        if move == SKIP:
            s.decline(seat)
        elif self.count == 1:
            s.place(seat, 1, move - ZONE)
        else:
            s.push(seat, PLACE_HOW_MANY, move - ZONE)

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        if value not in self.zones:
            return Reason("zone_not_offered", {"zone": ZONES[value]})
        return None


class PlaceHowMany(Choice):
    """One worker or two."""

    def __init__(self) -> None:
        super().__init__("place-how-many", "number", about="zone")

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        return offer_numbers(1, min(MOST_PLACED, s.workers(seat)), moves)

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        s.place(seat, move - NUMBER, at)

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        return number_obstacle(value, 1, min(MOST_PLACED, s.workers(seat)))


class ShiftFrom(Choice):
    """The zone that workers leave for another."""

    def __init__(self) -> None:
        super().__init__("shift-from", "zone", may_skip=True)

    def useful(self, s: State, seat: i64, at: i64) -> bool:
        return s.zones_held(seat) > 0

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        count: i64 = 0
        for zone in range(ZONE_COUNT):
            if s.in_zone(seat, zone) > 0:
                moves[count] = ZONE + zone
                count += 1
        if count > 0:
            moves[count] = SKIP
            count += 1
        return count

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        if move == SKIP:
            s.decline(seat)
        else:
            s.push(seat, SHIFT_HOW_MANY, move - ZONE)

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        if s.in_zone(seat, value) == 0:
            return Reason("no_workers_there", {"zone": ZONES[value]})
        return None


class ShiftHowMany(Choice):
    """One worker of that zone or two."""

    def __init__(self) -> None:
        super().__init__("shift-how-many", "number", about="zone")

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        return offer_numbers(1, min(MOST_SHIFTED, s.in_zone(seat, at)), moves)

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        s.push(seat, SHIFT_ONE if move == NUMBER + 1 else SHIFT_TWO, at)

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        return number_obstacle(value, 1, min(MOST_SHIFTED, s.in_zone(seat, at)))


class ShiftTo(Choice):
    """The zone they enter."""

    def __init__(self, count: i64) -> None:
        super().__init__(f"shift-{count}-to", "zone", about="zone")
        self.count: Final = count

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        count: i64 = 0
        for zone in range(ZONE_COUNT):
            if zone != at:
                moves[count] = ZONE + zone
                count += 1
        return count

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        s.shift(seat, self.count, at, move - ZONE)

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        return Reason("same_zone", {"zone": ZONES[value]}) if value == at else None


def offer_numbers(least: i64, most: i64, moves: vec[i64]) -> i64:
    for number in range(least, most + 1):
        moves[number - least] = NUMBER + number
    return most - least + 1


def number_obstacle(number: i64, least: i64, most: i64) -> Reason | None:
    if least <= number <= most:
        return None
    return Reason("number_not_offered", {"number": number, "least": least, "most": most})


PLACE_HOW_MANY: Final = PlaceHowMany()
SHIFT_FROM: Final = ShiftFrom()
SHIFT_HOW_MANY: Final = ShiftHowMany()
SHIFT_ONE: Final = ShiftTo(1)
SHIFT_TWO: Final = ShiftTo(2)
