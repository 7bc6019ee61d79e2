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


class EndedGame(NamedTuple):
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


def economic(game: EndedGame, seat: int) -> bool:
    """Won with the Economic leader in at least two centuries."""
    taken = sum(leader in ECONOMIC for leader in game.leaders[seat])
    return seat in game.winners and taken >= 2


def cascade(game: EndedGame, seat: int) -> bool:
    """Workers moved on from all five zones in one scoring."""
    scored: set[str] = set()
    left: set[str] = set()
    for fact in game.facts:
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


def comeback(game: EndedGame, seat: int) -> bool:
    """Won, but had the fewest points when the last century began."""
    if seat not in game.winners:
        return False
    points = [0] * len(game.scores)
    for fact in game.facts:
        if isinstance(fact, Scored):
            points[fact.seat] += fact.points
        elif isinstance(fact, CenturyBegan) and fact.century == CENTURIES[-1]:
            others = points[:seat] + points[seat + 1 :]
            return points[seat] < min(others)
    return False


def landslide(game: EndedGame, seat: int) -> bool:
    """Won far ahead of the second."""
    return seat in game.winners and game.ahead(seat) >= FAR_AHEAD


def narrow(game: EndedGame, seat: int) -> bool:
    """Won by a single point."""
    return seat in game.winners and game.ahead(seat) == 1


def towering(game: EndedGame, seat: int) -> bool:
    """Half as many points again as the mean of the table."""
    return 2 * game.scores[seat] * len(game.scores) >= 3 * sum(game.scores) > 0


def quarter(game: EndedGame, seat: int) -> bool:
    """A main group of many buildings."""
    in_group = (
        isinstance(fact, Scored) and fact.seat == seat and fact.reason == "main_group"
        for fact in game.facts
    )
    return sum(in_group) >= LARGE_GROUP


def stars(game: EndedGame, seat: int) -> bool:
    """Many buildings with three stars."""
    high = {
        fact.site
        for fact in game.facts
        if isinstance(fact, TokenPlaced | TokenRaised)
        and fact.seat == seat
        and fact.stars == MOST_STARS
    }
    return len(high) >= MANY_STARS


def court(game: EndedGame, seat: int) -> bool:
    """Another leader in each century."""
    return len(set(game.leaders[seat])) == len(CENTURIES)


def unled(game: EndedGame, seat: int) -> bool:
    """Won without a leader, where others had some."""
    return seat in game.winners and not game.leaders[seat] and any(game.leaders)


def traveller(game: EndedGame, seat: int) -> bool:
    """The actions of many districts."""
    return sum(times > 0 for times in game.districts[seat].values()) >= MANY_DISTRICTS


def giant(game: EndedGame, seat: int) -> bool:
    """Won against the strongest level."""
    others = (bot for other, bot in enumerate(game.bots) if other != seat)
    return seat in game.winners and STRONGEST in others


FEATS: Final[dict[str, Callable[[EndedGame, int], bool]]] = {
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


def feats(game: EndedGame) -> list[tuple[str, ...]]:
    """Those of each seat, by name."""
    return [
        tuple(name for name, achieved in FEATS.items() if achieved(game, seat))
        for seat in range(len(game.scores))
    ]
