"""Feats: what somebody may be proud of in one game, found in its facts.

They are worth something because they are rare: docs/server.md#meeting says how rare.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from quebec.engine.board import ZONES
from quebec.engine.facts import (
    CenturyBegan,
    Fact,
    Scored,
    TokenPlaced,
    TokenRaised,
    TurnBegan,
    WorkersMoved,
    ZoneScored,
)
from quebec.engine.layout import CENTURIES

FAR_AHEAD: Final = 25
"""Points before the second."""
LARGE_GROUP: Final = 9
MOST_STARS: Final = 3
MANY_STARS: Final = 8
"""Buildings with three stars."""
MANY_DISTRICTS: Final = 14
STRONGEST: Final = "level-9"
"""The last of the levels that people can choose."""
PASSIVE: Final = "passive"
ECONOMIC: Final = ("economic", "economic2")


class Told(NamedTuple):
    """A game that was played to its end; sequences are by seat."""

    facts: Sequence[Fact]
    scores: Sequence[int]
    winners: Sequence[int]
    leaders: Sequence[Sequence[str]]
    districts: Sequence[Mapping[str, int]]
    bots: Sequence[str]

    def ahead(self, seat: int) -> int:
        """Points before the best of the others."""
        return self.scores[seat] - max(
            score for other, score in enumerate(self.scores) if other != seat
        )


def economic(told: Told, seat: int) -> bool:
    """Won with the Economic leader in at least two centuries."""
    taken = sum(leader in ECONOMIC for leader in told.leaders[seat])
    return seat in told.winners and taken >= 2


def cascade(told: Told, seat: int) -> bool:
    """Workers moved on from all five zones in one scoring."""
    scored: set[str] = set()
    left: set[str] = set()
    for fact in told.facts:
        if isinstance(fact, CenturyBegan | TurnBegan):
            scored.clear()
            left.clear()
        elif isinstance(fact, ZoneScored):
            scored.add(fact.zone)
        elif isinstance(fact, WorkersMoved) and fact.seat == seat and fact.source in scored:
            # Those who do not cascade return to the passive workers.
            if fact.target != PASSIVE:
                left.add(fact.source)
            if len(left) == len(ZONES):
                return True
    return False


def comeback(told: Told, seat: int) -> bool:
    """Won, but had the fewest points when the last century began."""
    if seat not in told.winners:
        return False
    points = [0] * len(told.scores)
    for fact in told.facts:
        if isinstance(fact, Scored):
            points[fact.seat] += fact.points
        elif isinstance(fact, CenturyBegan) and fact.century == CENTURIES[-1]:
            others = points[:seat] + points[seat + 1 :]
            return points[seat] < min(others)
    return False


def landslide(told: Told, seat: int) -> bool:
    """Won far ahead of the second."""
    return seat in told.winners and told.ahead(seat) >= FAR_AHEAD


def narrow(told: Told, seat: int) -> bool:
    """Won by a single point."""
    return seat in told.winners and told.ahead(seat) == 1


def towering(told: Told, seat: int) -> bool:
    """Half as many points again as the mean of the table."""
    return 2 * told.scores[seat] * len(told.scores) >= 3 * sum(told.scores) > 0


def quarter(told: Told, seat: int) -> bool:
    """A main group of many buildings."""
    in_group = (
        isinstance(fact, Scored) and fact.seat == seat and fact.reason == "main_group"
        for fact in told.facts
    )
    return sum(in_group) >= LARGE_GROUP


def stars(told: Told, seat: int) -> bool:
    """Many buildings with three stars."""
    high = {
        fact.site
        for fact in told.facts
        if isinstance(fact, TokenPlaced | TokenRaised)
        and fact.seat == seat
        and fact.stars == MOST_STARS
    }
    return len(high) >= MANY_STARS


def court(told: Told, seat: int) -> bool:
    """Another leader in each century."""
    return len(set(told.leaders[seat])) == len(CENTURIES)


def unled(told: Told, seat: int) -> bool:
    """Won without a leader, where others had some."""
    return seat in told.winners and not told.leaders[seat] and any(told.leaders)


def traveller(told: Told, seat: int) -> bool:
    """The actions of many districts."""
    return sum(times > 0 for times in told.districts[seat].values()) >= MANY_DISTRICTS


def giant(told: Told, seat: int) -> bool:
    """Won against the strongest level."""
    others = (bot for other, bot in enumerate(told.bots) if other != seat)
    return seat in told.winners and STRONGEST in others


FEATS: Final[dict[str, Callable[[Told, int], bool]]] = {
    check.__name__: check
    for check in (
        economic,
        cascade,
        comeback,
        landslide,
        narrow,
        towering,
        quarter,
        stars,
        court,
        unled,
        traveller,
        giant,
    )
}


def feats(told: Told) -> list[tuple[str, ...]]:
    """Those of each seat, by name."""
    return [
        tuple(name for name, achieved in FEATS.items() if achieved(told, seat))
        for seat in range(len(told.scores))
    ]
