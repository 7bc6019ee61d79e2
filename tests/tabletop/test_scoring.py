"""What is entered of a real table is scored as the engine scores a game of its own."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from quebec.engine import BadInput, State, new_game
from quebec.engine.board import NOWHERE, SITES
from quebec.engine.effects.events import EVENTS
from quebec.engine.facts import CenturyEnded, Fact, Scored, WorkersMoved, ZoneScored
from quebec.engine.forecast import forecast, gathered
from quebec.engine.rulesets import RULESETS
from quebec.engine.state import LAST_CENTURY, NEUTRAL
from quebec.position import position_text
from quebec.tabletop import (
    SeatEntered,
    StagesEntered,
    Tabletop,
    TokenEntered,
    ZonesEntered,
    entered_from,
    position_of,
    score_century,
    score_game,
    state_of,
)
from tools.random_play import RandomPlayer

TABLES = [(rules.name, table.players) for rules in RULESETS for table in rules.tables]
every_table = pytest.mark.parametrize(("ruleset", "players"), TABLES)
GAMES = 3
FINAL = ("unfinished", "active", "main_group", "building")


def games(ruleset: str, players: int) -> Iterator[tuple[State, list[Fact]]]:
    """A game after each of its moves, and what that move did."""
    for seed in range(GAMES):
        s = new_game(ruleset, players, seed=seed)
        player = RandomPlayer(Random(seed))
        while not s.is_over:
            facts = s.play(player.choose(s))
            yield s, facts


def is_hired(s: State) -> bool:
    """Whether R8.1 would complete a building first; a person does that by hand."""
    return s.players > 2 and s.architect[NEUTRAL] != NOWHERE


@every_table
def test_a_century_is_scored_as_in_the_forecast(ruleset: str, players: int) -> None:
    """R8.2, R8.3, R8.4, R12: at every moment of games, by what can be seen of them."""
    compared = 0
    for s, _ in games(ruleset, players):
        if s.is_over or is_hired(s):
            continue
        expected = forecast(s)
        scored = score_century(state_of(entered_from(s)))
        found = gathered(scored.facts, scored.state.scores)
        assert found.zones == expected.zones
        if s.century == LAST_CENTURY:
            first = s.setting.deal.events[:1]
            entered = replace(entered_from(scored.state), event="", first_event="".join(first))
            scored = score_game(state_of(replace(entered, century=1, event="".join(first))))
        assert scored.state.scores == expected.scores
        compared += 1
    assert compared > 200


@every_table
def test_real_centuries_are_scored_the_same_from_their_workers(ruleset: str, players: int) -> None:
    """R9: the workers before the scoring follow from what the game told of it."""
    ends = 0
    for s, facts in games(ruleset, players):
        ended = [k for k, fact in enumerate(facts) if isinstance(fact, CenturyEnded)]
        if not ended:
            continue
        told = facts[ended[-1] :]
        century = next(fact.century for fact in told if isinstance(fact, CenturyEnded))
        zones = _zones_before(told, players)
        events = s.setting.deal.events
        entered = Tabletop(
            ruleset=ruleset,
            seats=(SeatEntered(),) * players,
            century=century,
            event=events[century - 1] if events else "",
            zones=zones,
        )
        assert points(score_century(state_of(entered)).facts, players) == points(told, players)
        ends += 1
    assert ends >= 3 * GAMES


def _zones_before(told: list[Fact], players: int) -> ZonesEntered:
    """The workers in each zone before anything moved: those that scored there, without those that
    cascaded in, and with those that event 1917 took away."""
    counts: dict[str, list[int]] = {}
    scored = False
    for fact in told:
        if isinstance(fact, ZoneScored):
            scored = True
            row = counts.setdefault(fact.zone, [0] * players)
            for seat, workers in enumerate(fact.workers):
                row[seat] += workers
        elif isinstance(fact, WorkersMoved):
            if scored and fact.target in ZonesEntered.__struct_fields__:
                counts.setdefault(fact.target, [0] * players)[fact.seat] -= fact.number
            elif not scored and fact.source in ZonesEntered.__struct_fields__:
                counts.setdefault(fact.source, [0] * players)[fact.seat] += fact.number
            elif not scored and fact.target in ZonesEntered.__struct_fields__:
                # R8.1 comes before it and is done by hand: those workers are in the zone by then.
                pass
    return ZonesEntered(**{zone: tuple(row) for zone, row in counts.items()})


def points(facts: list[Fact], players: int) -> list[int]:
    """Points for zones, majorities, and the event that acts before the scoring."""
    total = [0] * players
    for fact in facts:
        if isinstance(fact, Scored) and (
            fact.reason in ("zone", "majority") or fact.what == "1955"
        ):
            total[fact.seat] += fact.points
    return total


@every_table
def test_real_games_end_the_same_from_what_lies_on_the_table(ruleset: str, players: int) -> None:
    """R12"""
    for s, facts in games(ruleset, players):
        if not s.is_over:
            continue
        final = [0] * players
        for fact in facts:
            is_last = isinstance(fact, Scored) and (fact.reason in FINAL or fact.what == "1603")
            if isinstance(fact, Scored) and is_last:
                final[fact.seat] += fact.points
        entered = entered_from(s)
        before = tuple(
            replace(seat, score=seat.score - final[number])
            for number, seat in enumerate(entered.seats)
        )
        scored = score_game(state_of(replace(entered, seats=before)))
        assert scored.state.scores == s.scores
        assert scored.state.winners == s.winners


@every_table
def test_a_position_that_was_entered_is_the_position(ruleset: str, players: int) -> None:
    compared = 0
    for s, _ in games(ruleset, players):
        if s.is_over or s.decision is None or s.decision.effect != "action":
            continue
        entered = position_of(entered_from(s), Random(0))
        expected = position_text(s, public=True).split()
        found = position_text(entered, public=True).split()
        # Past events are not asked for; who scored a goal first does not matter any more.
        assert [one for k, one in enumerate(found) if k not in (7, 8)] == [
            one for k, one in enumerate(expected) if k not in (7, 8)
        ]
        compared += 1
    assert compared > 30


# ---- the examples of the rulebooks ---------------------------------------------------------------


def cascade(citadelle: tuple[int, ...], ruleset: str) -> tuple[int, ...]:
    zones = ZonesEntered(
        citadelle=citadelle,
        religion=(3, 4, 5),
        politics=(2, 10, 10),
        economy=(0, 0, 5),
        culture=(4, 6, 1),
    )
    seats = (SeatEntered(),) * 3
    return score_century(state_of(Tabletop(ruleset=ruleset, seats=seats, zones=zones))).state.scores


def test_the_cascades_of_the_rulebooks() -> None:
    """R9.2"""
    assert cascade((5, 2, 0), "2026") == (18, 22, 33)
    assert cascade((5, 1, 0), "2011") == (18, 21, 33)


def test_the_majority_of_the_family_rules() -> None:
    """R9.6"""
    zones = ZonesEntered(religion=(3, 5, 12))
    entered = Tabletop(ruleset="2011-family", seats=(SeatEntered(),) * 3, zones=zones)
    assert score_century(state_of(entered)).state.scores == (3, 5, 17)


# ---- what cannot be ------------------------------------------------------------------------------

THREE = (SeatEntered(name="Anne"), SeatEntered(name="Bob"), SeatEntered(name="Zoé"))
TOKEN = TokenEntered(site="por1", seat=0, stars=2)
WRONG: dict[str, Tabletop] = {
    "tabletop_workers": Tabletop(
        ruleset="2026", seats=THREE, zones=ZonesEntered(religion=(26, 0, 0))
    ),
    "tabletop_counts": Tabletop(ruleset="2026", seats=THREE, zones=ZonesEntered(culture=(1, 2))),
    "tabletop_token_twice": Tabletop(
        ruleset="2026", seats=THREE, tokens=(TOKEN, replace(TOKEN, seat=1))
    ),
    "tabletop_token_under_construction": Tabletop(
        ruleset="2026", seats=THREE, tokens=(TOKEN,), stages=(StagesEntered(site="por1"),)
    ),
    "tabletop_stages_twice": Tabletop(
        ruleset="2026", seats=THREE, stages=(StagesEntered(site="por1"),) * 2
    ),
    "tabletop_architects": Tabletop(
        ruleset="2026",
        seats=THREE,
        stages=tuple(StagesEntered(site=site.name) for site in SITES[:4]),
    ),
    "tabletop_site": Tabletop(ruleset="2026", seats=THREE, stages=(StagesEntered(site="xyz1"),)),
    "unknown_seat": Tabletop(ruleset="2026", seats=THREE, tokens=(replace(TOKEN, seat=3),)),
    "tabletop_event": Tabletop(ruleset="2026", seats=THREE, century=2, event="1917"),
    "events_not_used": Tabletop(ruleset="2011", seats=THREE, event="1603"),
    "unknown_ruleset": Tabletop(ruleset="1999", seats=THREE),
    "players_not_allowed": Tabletop(ruleset="2026", seats=THREE[:2]),
}


@pytest.mark.parametrize("key", WRONG)
def test_what_cannot_be_is_refused(key: str) -> None:
    with pytest.raises(BadInput) as refused:
        state_of(WRONG[key])
    assert refused.value.reason.key == key


def test_two_players_have_a_third_architect() -> None:
    """R10.7"""
    stages = tuple(StagesEntered(site=site.name, seats=(0,)) for site in SITES[:3])
    entered = Tabletop(ruleset="2011", seats=THREE[:2], stages=stages)
    assert score_game(state_of(entered)).state.scores[0] == 6


@pytest.mark.parametrize("event", [event.year for event in EVENTS])
def test_every_card_can_be_named(event: str) -> None:
    century = next(one.century for one in EVENTS if one.year == event)
    entered = Tabletop(ruleset="2026", seats=THREE, century=century, event=event)
    assert score_century(state_of(entered)).state.scores == (0, 0, 0)


def wrong_position(**change: object) -> str:
    s = new_game("2026", players=3, seed=1608)
    with pytest.raises(BadInput) as refused:
        position_of(replace(entered_from(s), **change), Random(0))
    return refused.value.reason.key


def test_a_position_that_cannot_be_is_refused() -> None:
    assert wrong_position(layout=()) == "layout_length"
    assert wrong_position(event="", first_event="") == "tabletop_event_needed"
    assert wrong_position(century=2, event="1759", first_event="") == "tabletop_event_needed"
    assert wrong_position(turn=3) == "unknown_seat"
    leader = (SeatEntered(leader="pope"), *THREE[1:])
    assert wrong_position(seats=leader) == "tabletop_leader"
    many = (SeatEntered(active=26, name="Anne"), *THREE[1:])
    assert wrong_position(seats=many) == "tabletop_workers"
    stages = (StagesEntered(site="por1", seats=(0,)),)
    assert wrong_position(stages=stages) == "position_stages_without_architect"
