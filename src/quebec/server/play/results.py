"""The result of a finished game, seat by seat: from the fold of its log and its moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from quebec.engine.facts import (
    Declined,
    DistrictChosen,
    DistrictOffered,
    Fact,
    LeaderTaken,
    Scored,
)
from quebec.position import first_facts
from quebec.server.play.feats import EndedGame, feats
from quebec.server.play.game import Ending, Game


class Details(Struct, frozen=True, kw_only=True):
    """How a score came about; empty if the game was played under another rules version."""

    sources: dict[str, int] = {}
    """Points by the reason of the ledger."""
    means: dict[str, float] = {}
    """The same, as the mean of all seats of the table."""
    leaders: tuple[str, ...] = ()
    """In the order in which they were taken."""
    districts: dict[str, int] = {}
    """How often the action of each district was used."""
    feats: tuple[str, ...] = ()


class SeatResult(Struct, frozen=True, kw_only=True):
    """What a finished game was for one seat."""

    seat: int
    person: str | None
    """Who held the seat at the end."""
    bot: str
    """The bot that played there at the end, if any."""
    place: int | None
    """From 1; those with equal points share it. None: the game ended by agreement."""
    score: int
    resigned: bool
    counts: bool
    """Whether it counts in statistics: nothing was arranged, the game came to an end, and nobody
    held two seats."""
    details: Details


class Result(Struct, frozen=True, kw_only=True):
    """A finished game."""

    ruleset: str
    players: int
    how: Ending
    seats: tuple[SeatResult, ...]


def result(game: Game) -> Result | None:
    """None for a table at which no game came to an end."""
    outcome = game.outcome
    if outcome is None or outcome.how == "closed":
        return None
    setup = game.setup
    people = [seat.person for seat in game.seats if seat.person]
    is_even = not setup.arranged and not setup.prefix and len(set(people)) == len(people)
    places = _places(game)
    details = _details(game)
    return Result(
        ruleset=setup.ruleset,
        players=setup.players,
        how=outcome.how,
        seats=tuple(
            SeatResult(
                seat=k,
                person=seat.person,
                bot=seat.bot,
                place=places[k],
                score=outcome.scores[k],
                resigned=seat.resigned,
                counts=is_even and places[k] is not None,
                details=details[k],
            )
            for k, seat in enumerate(game.seats)
        ),
    )


def _places(game: Game) -> list[int | None]:
    """Those who have resigned come after all others."""
    outcome = game.outcome
    assert outcome is not None
    if outcome.how == "agreed":
        return [None] * len(game.seats)
    reached = [
        (not seat.resigned, score) for seat, score in zip(game.seats, outcome.scores, strict=True)
    ]
    return [1 + sum(other > mine for other in reached) for mine in reached]


def _details(game: Game) -> list[Details]:
    """From the facts of the effective moves, played once more."""
    players = game.setup.players
    if game.is_frozen:
        return [Details()] * players
    state = game.start()
    facts: list[Fact] = list(first_facts(state, game.setup.position))
    for move in game.moves:
        facts += state.play(move)
    sources, leaders, districts = tallied(facts, players)
    means = _means(sources)
    bots = [seat.bot for seat in game.seats]
    assert game.outcome is not None
    achieved = (
        feats(EndedGame(facts, state.scores, state.winners, leaders, districts, bots))
        if game.outcome.how == "played"
        else [()] * players
    )
    return [
        Details(
            sources=dict(sources[k]),
            means=means,
            leaders=tuple(leaders[k]),
            districts={district: uses for district, uses in districts[k].items() if uses},
            feats=achieved[k],
        )
        for k in range(players)
    ]


class Tallies(NamedTuple):
    """What the facts of a game add up to, by seat."""

    sources: list[Counter[str]]
    leaders: list[list[str]]
    districts: list[Counter[str]]


def tallied(facts: Sequence[Fact], players: int) -> Tallies:
    sources: list[Counter[str]] = [Counter() for _ in range(players)]
    districts: list[Counter[str]] = [Counter() for _ in range(players)]
    leaders: list[list[str]] = [[] for _ in range(players)]
    previous: Fact | None = None
    for fact in facts:
        if isinstance(fact, Scored):
            sources[fact.seat][fact.reason] += fact.points
        elif isinstance(fact, LeaderTaken):
            leaders[fact.seat].append(fact.leader)
        elif isinstance(fact, DistrictOffered | DistrictChosen):
            districts[fact.seat][fact.district] += 1
        elif isinstance(fact, Declined) and isinstance(previous, DistrictOffered):
            districts[fact.seat][previous.district] -= 1
        previous = fact
    return Tallies(sources, leaders, districts)


def _means(sources: Sequence[Counter[str]]) -> dict[str, float]:
    reasons = {reason for one in sources for reason in one}
    return {
        reason: round(sum(one[reason] for one in sources) / len(sources), 2)
        for reason in sorted(reasons)
    }
