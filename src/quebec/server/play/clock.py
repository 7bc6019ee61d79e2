"""Whose time runs, and how much is left. Times are milliseconds; the log says when things were."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from quebec.server.play.setup import Clock

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE
RETURN: Final = MINUTE
"""What a seat has at least after a bot has made a turn for it, should its holder come back."""


class Timer(Struct):
    """The clocks of a table as of its last entry."""

    left: list[int]
    """By seat, not counting what has run since; below zero if an expiry was seen late."""
    running: int | None = None
    """The seat that is charged; nobody while a bot decides."""
    since: int = 0

    def copy(self) -> Timer:
        return Timer(list(self.left), self.running, self.since)

    def charge(self, time: int) -> None:
        """Take what has passed from whoever's time runs."""
        if self.running is not None:
            self.left[self.running] -= max(0, time - self.since)
            self.since = max(time, self.since)

    def rest(self, seat: int, by_bot: bool, clock: Clock) -> None:
        """A seat has had its turn, which earns it time; to call a bot and come back does not."""
        if clock.kind == "correspondence":
            self.left[seat] = clock.days * DAY
        elif not by_bot:
            self.left[seat] += clock.increment * SECOND
        else:
            self.left[seat] = max(self.left[seat], RETURN)

    def run(self, seat: int | None, time: int) -> None:
        """From now on this seat is charged, or nobody."""
        self.running = seat
        self.since = time

    def forgive(self, milliseconds: int) -> None:
        """Give back time in which the server was away."""
        if self.running is not None:
            self.left[self.running] += milliseconds

    @property
    def expires(self) -> int | None:
        """When the time of the seat that is charged will be over."""
        return None if self.running is None else self.since + self.left[self.running]


def new_timer(clock: Clock, players: int) -> Timer | None:
    """The clocks at the start; nothing if the table has none."""
    if clock.kind == "none":
        return None
    allowed = clock.minutes * MINUTE if clock.kind == "live" else clock.days * DAY
    return Timer([allowed] * players)
