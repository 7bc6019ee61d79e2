"""Whose time runs, and how much is left. Times are milliseconds, and come from the log."""

from __future__ import annotations

from typing import Final, assert_never

from msgspec import Struct

from quebec.server.play.setup import Clock, CorrespondenceClock, LiveClock, NoClock

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE
RETURN: Final = MINUTE
"""The minimum of a seat after a bot has played a turn for it, in case its holder returns."""


class Timer(Struct):
    """The clocks of a table as of its last entry."""

    left: list[int]
    """By seat, without the time since; negative if an expiry was noticed late."""
    running: int | None = None
    """The seat whose clock runs; none while a bot decides."""
    since: int = 0

    def copy(self) -> Timer:
        return Timer(list(self.left), self.running, self.since)

    def charge(self, time: int) -> None:
        """Subtract the elapsed time from the clock that runs."""
        if self.running is not None:
            self.left[self.running] -= max(0, time - self.since)
            self.since = max(time, self.since)

    def rest(self, seat: int, by_bot: bool, clock: Clock) -> None:
        """A seat has had its turn, which earns it time; calling a bot and returning does not."""
        match clock:
            case NoClock():
                pass
            case CorrespondenceClock():
                self.left[seat] = clock.days * DAY
            case LiveClock() if by_bot:
                self.left[seat] = max(self.left[seat], RETURN)
            case LiveClock():
                self.left[seat] += clock.increment * SECOND
            case _:
                assert_never(clock)

    def run(self, seat: int | None, time: int) -> None:
        """From now on the clock of this seat runs, or none."""
        self.running = seat
        self.since = time

    def forgive(self, milliseconds: int) -> None:
        """Give back the time in which the server was down."""
        if self.running is not None:
            self.left[self.running] += milliseconds

    @property
    def expires(self) -> int | None:
        """When the running clock will run out."""
        return None if self.running is None else self.since + self.left[self.running]


def new_timer(clock: Clock, players: int) -> Timer | None:
    """The clocks at the start; None if the table has none."""
    match clock:
        case NoClock():
            return None
        case LiveClock():
            return Timer([clock.minutes * MINUTE] * players)
        case CorrespondenceClock():
            return Timer([clock.days * DAY] * players)
        case _:
            assert_never(clock)
