"""A game that was played, as a line of the file, and what it is worth to each seat."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

WHOLE_WIN: Final = 60
"""A win can be shared by 2, 3, 4 or 5: in sixtieths all shares are whole numbers."""


class Fault(NamedTuple):
    """Who lost a game before its end, and why."""

    seat: int
    reason: str


@dataclass(frozen=True)
class Played:
    """A game: its number in the match, and its results by seat."""

    setup: int
    rotation: int
    seats: tuple[int, ...]
    """The number of the entrant at each seat."""
    scores: tuple[int, ...]
    """Points at the end, or when the game was lost."""
    moves: tuple[int, ...]
    """How many decisions were asked for."""
    ms: tuple[float, ...]
    """How long they took in total."""
    fault: Fault | None = None

    def as_json(self) -> dict[str, Any]:
        line: dict[str, Any] = {
            "setup": self.setup,
            "rotation": self.rotation,
            "seats": self.seats,
            "scores": self.scores,
            "moves": self.moves,
            "ms": self.ms,
        }
        if self.fault:
            line["fault"] = self.fault._asdict()
        return line

    def line(self) -> str:
        return json.dumps(self.as_json(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, given: dict[str, Any]) -> Played:
        fault = given.get("fault")
        return cls(
            given["setup"],
            given["rotation"],
            tuple(map(int, given["seats"])),
            tuple(map(int, given["scores"])),
            tuple(map(int, given["moves"])),
            tuple(map(float, given["ms"])),
            Fault(int(fault["seat"]), str(fault["reason"])) if fault else None,
        )


class Place(NamedTuple):
    """The rank of a seat, in whole numbers."""

    win: int
    """Its share of the win, in sixtieths."""
    rank: int
    """Twice its rank; those with equal points share the mean of their ranks."""


def places(scores: Sequence[int], lost: int | None = None) -> list[Place]:
    """The ranks in a game: a player that lost by a fault is last, the others rank by points."""
    others = [points for seat, points in enumerate(scores) if seat != lost]
    share = WHOLE_WIN // others.count(max(others))
    found = []
    for seat, points in enumerate(scores):
        if seat == lost:
            found.append(Place(0, 2 * len(scores)))
            continue
        better = sum(other > points for other in others)
        equal = others.count(points) - 1
        found.append(Place(share if better == 0 else 0, 2 + 2 * better + equal))
    return found


def margins(scores: Sequence[int]) -> list[int]:
    """How far each seat is ahead of the best of the others."""
    return [
        points - max(other for k, other in enumerate(scores) if k != seat)
        for seat, points in enumerate(scores)
    ]
