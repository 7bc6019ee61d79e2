"""The forecast: what the scoring would bring if the century ended now."""

from __future__ import annotations

from random import Random

import pytest

from quebec.engine import (
    Forecast,
    Move,
    State,
    ZoneForecast,
    forecast,
    new_game,
    worth_of_buildings,
)
from quebec.engine.facts import (
    CenturyBegan,
    CenturyEnded,
    Fact,
    GameEnded,
    Scored,
    TokenRaised,
    WorkersMoved,
    ZoneScored,
)
from quebec.position import position_text
from tests.tables import Table, facts_of_kind, position, zones_scored

TABLES = [
    ("2011-family", 2),
    ("2011-family", 4),
    ("2011", 2),
    ("2011", 3),
    ("2011-events", 4),
    ("2011-events", 2),
    ("2026", 3),
    ("2026", 4),
    ("2026", 5),
]


# ---- against real games -----------------------------------------------------------------------


def some_move(chance: Random, table: Table) -> Move:
    """Starts sites more often than not, so that centuries often end in a start."""
    moves = table.legal_moves()
    if moves[0].text == "start" and chance.random() < 0.5:
        return moves[0]
    return chance.choice(moves)


def scoring(facts: list[Fact]) -> list[Fact]:
    """The facts of a century's end, if nothing that counts in it happened before in the move."""
    ended = [k for k, fact in enumerate(facts) if isinstance(fact, CenturyEnded)]
    before, after = (facts[: ended[0]], facts[ended[0] :]) if ended else ([], facts)
    if not facts_of_kind(after, ZoneScored):
        return []
    if any(isinstance(fact, WorkersMoved | Scored | TokenRaised) for fact in before):
        return []
    close = [k for k, fact in enumerate(after) if isinstance(fact, CenturyBegan | GameEnded)]
    return after[: close[0]]


def as_forecast(facts: list[Fact], scores: tuple[int, ...]) -> Forecast:
    """What a scoring brought, in the shape of a forecast."""
    seats = range(len(scores))
    gained = facts_of_kind(facts, Scored)
    in_zones = [fact for fact in gained if fact.reason in ("zone", "majority")]
    moved = [fact for fact in facts_of_kind(facts, WorkersMoved) if fact.target != "passive"]
    zones = tuple(
        ZoneForecast(
            zone,
            workers,
            tuple(sum(f.points for f in in_zones if (f.seat, f.what) == (k, zone)) for k in seats),
            tuple(sum(f.number for f in moved if (f.seat, f.source) == (k, zone)) for k in seats),
        )
        for zone, workers in zones_scored(facts).items()
    )
    every = tuple(sum(fact.points for fact in gained if fact.seat == k) for k in seats)
    inside = tuple(sum(zone.points[k] for zone in zones) for k in seats)
    return Forecast(
        zones,
        tuple(every[k] - inside[k] for k in seats),
        tuple(scores[k] + every[k] for k in seats),
    )


def redirects(table: Table, move: Move) -> bool:
    """Whether the Political leader sends workers to another zone than the building's colour."""
    decision = table.decision
    assert decision is not None
    if decision.effect != "complete":
        return False
    colours = {
        "rel": ("arc", "pro", "iri", "jew"),
        "pol": ("sea", "mun", "prv", "mil"),
        "eco": ("tra", "por", "man", "bus"),
        "cul": ("her", "aca", "ent", "art"),
    }
    return decision.place[:3] not in colours[move.text]


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_a_forecast_is_what_the_end_of_the_century_then_brings(ruleset: str, players: int) -> None:
    """R9.2, R9.6, R8.1, R12.3: with the final scoring in century IV."""
    compared: dict[int, int] = {1: 0, 2: 0, 3: 0, 4: 0}
    for seed in range(12):
        chance = Random(seed)
        table = Table(new_game(ruleset, players, seed))
        while not table.is_over:
            century, scores, seen = table.century, table.scores, forecast(table.state)
            move = some_move(chance, table)
            redirected = redirects(table, move)
            scored = scoring(table.play(move))
            if scored and not redirected:
                assert seen == as_forecast(scored, scores)
                compared[century] += 1
                if century == 4:
                    assert seen.scores == table.scores
    assert min(compared.values()) > 0, compared


# ---- it only looks ----------------------------------------------------------------------------


def everything(s: State) -> tuple[object, ...]:
    return (
        s.century, s.turn, s.event.year, s.goals_scored, s.first_goal, s.is_over, s.terms,
        tuple(s.active), tuple(s.passive), tuple(s.score), tuple(s.zones), tuple(s.leader),
        tuple(s.architect), tuple(s.mark), tuple(s.builder), tuple(s.token), tuple(s.stars),
        s.depth, tuple(s.who), tuple(s.what), tuple(s.where), s.move_count, tuple(s.moves),
        s.facts, s.decision,
    )  # fmt: skip


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_a_forecast_leaves_the_game_as_it_is(ruleset: str, players: int) -> None:
    """R8.3: at every decision of a game, also in the middle of a turn."""
    chance = Random(5)
    table = Table(new_game(ruleset, players, seed=5))
    while not table.is_over:
        before = everything(table.state)
        forecast(table.state)
        assert everything(table.state) == before
        table.play(chance.choice(table.legal_moves()))
    before = everything(table.state)
    forecast(table.state)
    assert everything(table.state) == before


@pytest.mark.parametrize(
    ("century", "one", "other"),
    [
        (1, ("1756", "1812", "1917"), ("1763", "1867", "2008")),
        (2, ("1759", "1867", "1955"), ("1759", "1800", "2001")),
        (3, ("1775", "1871", "2008"), ("1775", "1871", "1917")),
    ],
)
def test_a_forecast_reveals_no_event_to_come(
    century: int, one: tuple[str, ...], other: tuple[str, ...]
) -> None:
    """R3.6: two games that differ in hidden events have the same forecast."""

    def seen(events: tuple[str, ...]) -> Forecast:
        zones = {"citadelle": (6, 2, 0), "religion": (1, 2, 7), "economy": (2, 2, 2)}
        table = position("2026", century=century, events=events, active=(7, 2, 0), zones=zones)
        return forecast(table.state)

    assert seen(one) == seen(other)


# ---- small positions --------------------------------------------------------------------------


def test_a_forecast_in_the_middle_of_a_turn() -> None:
    """R9.2: a stage was paid, and nobody knows yet whether its district is used."""
    table = position(active=(4, 3, 3), architects={1: "mil1"}, zones={"citadelle": (2, 0, 0)})
    table.play("stage cit")
    assert table.options() == {"1", "2"}

    seen = forecast(table.state)

    assert seen.zones[0] == ZoneForecast("citadelle", (2, 0, 0), (2, 0, 0), (1, 0, 0))
    assert seen.scores == (3, 0, 0)
    table.play("2")
    assert forecast(table.state).zones[0] == ZoneForecast(
        "citadelle", (4, 0, 0), (4, 0, 0), (2, 0, 0)
    )


def test_buildings_are_worth_something_from_the_first_token_on() -> None:
    """R12.3: the main group counts values, other buildings their stars; in every century."""
    tokens = {"mil1": (0, 3), "por1": (1, 1), "por2": (1, 2)}
    table = position("2011", century=1, tokens=tokens)
    assert worth_of_buildings(table.state) == (6, 1 + 3, 0)
    assert table.scores == (0, 0, 0)


def test_buildings_of_the_family_rules_are_worth_their_values() -> None:
    """R12.3"""
    table = position("2011-family", century=2, tokens={"mil1": (0, 3), "jew1": (0, 1)})
    assert worth_of_buildings(table.state)[0] == 6 + 1


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_worth_of_buildings_is_known_at_every_decision(rules: str, players: int) -> None:
    """R12.3: what is pending does not matter, and stays as it is."""
    chance = Random(3)
    state = new_game(rules, players, 3)
    while not state.is_over:
        before = position_text(state)
        by_token = [0] * players
        for site, seat in enumerate(state.token):
            if seat >= 0:
                by_token[seat] += (0, 1, 3, 6)[state.stars[site]]
        worth = worth_of_buildings(state)
        assert all(one <= most for one, most in zip(worth, by_token, strict=True))
        assert [one > 0 for one in worth] == [most > 0 for most in by_token]
        assert position_text(state) == before
        state.play(chance.choice(state.legal_moves()))


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_worth_of_buildings_is_what_they_score_in_the_end(rules: str, players: int) -> None:
    """R12.3"""
    chance = Random(12)
    state = new_game(rules, players, 12)
    facts: list[Fact] = []
    while not state.is_over:
        facts = state.play(chance.choice(state.legal_moves()))
    scored = [0] * players
    for fact in facts:
        if isinstance(fact, Scored) and fact.reason in ("main_group", "building"):
            scored[fact.seat] += fact.points
    assert worth_of_buildings(state) == tuple(scored)
    assert any(scored)


def test_a_forecast_for_the_family_rules() -> None:
    """R9.6: the bonus is among the points of the zone."""
    table = position("2011-family", zones={"religion": (3, 5, 12)})

    seen = forecast(table.state)

    assert seen.zones[0] == ZoneForecast("religion", (3, 5, 12), (3, 5, 17), (0, 0, 0))
    assert len(seen.zones) == 5
    assert seen.other == (0, 0, 0)
    assert seen.scores == (3, 5, 17)


def test_a_forecast_completes_the_neutral_building() -> None:
    """R8.1, R5.6: everybody's workers go to its colour, whoever is Political leader."""
    table = position(
        architects={"neutral": "jew1"},
        stages={"jew1": [1, 2]},
        leaders={"economic": 0, "political": 1},
        scores=(10, 20, 30),
    )

    seen = forecast(table.state)

    religion = next(zone for zone in seen.zones if zone.zone == "religion")
    assert religion == ZoneForecast("religion", (0, 3, 3), (0, 3, 3), (0, 1, 1))
    assert seen.scores == (10, 24, 34)
    assert table.in_zone("religion") == (0, 0, 0)


def test_a_forecast_in_the_middle_of_a_start_leaves_the_start_out() -> None:
    """R5.5: while the Political leader chooses, the building still stands as it is."""
    table = position(
        architects={0: "jew1"},
        stages={"jew1": [1, 1]},
        zones={"economy": (0, 0, 2)},
        leaders={"cultural": 0, "political": 1},
    )
    table.play("start")
    assert table.options() == {"rel", "pol", "eco", "cul"}

    seen = forecast(table.state)

    assert seen.other == (0, 0, 0)
    assert seen.scores == (0, 0, 3)


@pytest.mark.parametrize(
    ("site", "cost", "colour"),
    [
        ("jew3", 3, "religion"),
        ("mil1", 3, "politics"),
        ("man2", 2, "economy"),
        ("her2", 1, "culture"),
    ],
)
def test_a_forecast_sends_the_political_leaders_workers_to_the_colour_too(
    site: str, cost: int, colour: str
) -> None:
    """R8.1, R5.5: it does not guess where the leader would rather have them."""
    table = position(
        architects={"neutral": site},
        stages={site: [1]},
        leaders={"economic": 0, "political": 1},
    )

    workers = {zone.zone: zone.workers for zone in forecast(table.state).zones}

    assert workers[colour] == (0, cost, 0)


@pytest.mark.parametrize("site", ["por1", "jew3"])
def test_a_forecast_completes_no_other_building(site: str) -> None:
    """R8.1, R5.6: the Cultural leader's own building stays under construction, without a token."""
    table = position("2026", architects={1: site}, stages={site: [2]}, leaders={"cultural": 1})

    seen = forecast(table.state)

    assert seen.other == (0, 0, 0)
    assert seen.scores == (0, 0, 0)


def test_a_forecast_counts_events_and_leaders_beside_the_zones() -> None:
    """R13.1, R13.4, R8.1"""
    zones = dict.fromkeys(("religion", "politics", "economy", "culture", "citadelle"), (1, 0, 0))
    table = position(
        "2026",
        century=4,
        events=("1682", "1955"),
        active=(0, 0, 3),
        zones=zones,
        architects={"neutral": "art1", 1: "por1"},
        stages={"art1": [2], "por1": [2]},
        tokens={"her1": (1, 1), "aca1": (1, 1)},
        leaders={"economic": 1},
    )

    seen = forecast(table.state)

    assert seen.other == (5, 8 + 3 * 1, 3 + 1 + 0), "carnival; fire and tokens; stages and a pair"
    assert seen.zones[1].workers == (1, 0, 3)


def test_a_forecast_leaves_the_neutral_building_of_two_players_alone() -> None:
    """R10.7, R12.1"""
    table = position(
        players=2, century=4, active=(0, 0), architects={"neutral": "por1"}, stages={"por1": [0]}
    )

    seen = forecast(table.state)

    assert [zone.workers for zone in seen.zones] == [(0, 0)] * 5
    assert seen.other == (3, 0)


def test_before_century_four_a_forecast_has_no_final_scoring() -> None:
    """R8.5"""
    table = position(
        century=3,
        active=(8, 0, 0),
        architects={1: "por1"},
        stages={"por1": [2]},
        tokens={"her1": (1, 3)},
    )

    assert forecast(table.state).other == (0, 0, 0)
    assert forecast(table.state).scores == (0, 0, 0)


def test_after_the_end_a_forecast_is_the_score() -> None:
    """R12.5"""
    table = position(century=4, active=(0, 0, 0), scores=(3, 5, 4), available=())
    table.play("start")

    assert forecast(table.state) == Forecast((), (0, 0, 0), (3, 5, 4))
