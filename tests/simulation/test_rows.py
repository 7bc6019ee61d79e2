"""The rows of simulated games: they add up, and tell what a replay of the game tells."""

from __future__ import annotations

from random import Random

import pytest

from quebec.bots import Budget, make_bot
from quebec.bots.bot import ask
from quebec.engine import Deal, State, new_game
from quebec.engine.board import SITES
from quebec.engine.effects.events import EVENTS
from quebec.position import parse_position, position_text
from quebec.record import Record
from quebec.simulation.columns import FINAL_SOURCES, KIND, NAMES, POINTS, TOTALS, Value
from quebec.simulation.game import Played, play_game
from quebec.simulation.rows import IDLE, MANSION, START, rows_of
from tests.simulation.tables import ASKED
from tools import century_ends
from tools.invariants import TABLES

SEED = 17


def played(rules: str, players: int, bot: str, seed: int = SEED) -> Played:
    return play_game(rules, [make_bot(bot)] * players, seed, Budget())


def rows(rules: str, players: int, bot: str, seed: int = SEED) -> list[dict[str, Value]]:
    made = rows_of(3, seed, [bot] * players, played(rules, players, bot, seed))
    return [dict(zip(NAMES, row, strict=True)) for row in made]


def points(row: dict[str, Value], names: list[str]) -> int:
    return sum(int(row[name]) for name in names)


@pytest.mark.parametrize("bot", ["random", ASKED])
@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_sources_and_centuries_add_up_to_the_score(rules: str, players: int, bot: str) -> None:
    state = played(rules, players, bot).state
    made = rows(rules, players, bot)
    assert [row["score"] for row in made] == list(state.scores)
    for row in made:
        assert points(row, [column.name for column in POINTS]) == row["score"]
        assert points(row, [column.name for column in TOTALS]) == row["score"]
        assert points(row, [f"points_{one}" for one in FINAL_SOURCES]) == row["points_final"]
    assert sum(float(row["win_share"]) for row in made) == pytest.approx(1)
    assert {row["seat"] for row in made if row["rank"] == 1} == set(state.winners)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_every_value_is_of_the_kind_of_its_column(rules: str, players: int) -> None:
    for row in rows(rules, players, "random"):
        for name, value in row.items():
            assert type(value) is KIND[name], name


def replayed(rules: str, players: int, bot: str) -> tuple[Record, int]:
    """The same game played once more, by hand, into a record."""
    record = Record.new(rules, [str(seat) for seat in range(players)], SEED)
    player = make_bot(bot)
    chances = [Random(f"{SEED}/{seat}") for seat in range(players)]
    state: State = new_game(rules, players, SEED)
    decisions = 0
    while not state.is_over:
        seat = int(state.decider())
        move = ask(player, state, Budget(), chances[seat])
        state.play(move)
        record.play(move)
        decisions += 1
    return record, decisions


KIND_OF_END = {
    century_ends.WITHOUT_WORKERS: IDLE,
    century_ends.MANSION_OWN: MANSION,
    century_ends.MANSION_HIRED: MANSION,
}


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_rows_tell_what_a_replay_of_the_game_tells(rules: str, players: int) -> None:
    """Centuries' ends are found here in another way, from moves and positions."""
    record, decisions = replayed(rules, players, ASKED)
    made = rows(rules, players, ASKED)
    assert record.result is not None
    assert tuple(row["score"] for row in made) == record.result.scores
    ends = {end.century: end.kind for end in century_ends.ends_of(record)}
    turns = {step.turn for step in record.steps}
    for seat, row in enumerate(made):
        assert row["decisions"] == decisions == len(record.steps)
        for century, kind in ends.items():
            assert row[f"end_{century}"] == KIND_OF_END.get(kind, START)
        taken = {
            (step.turn.century, step.move.text)
            for step in record.steps
            if step.seat == seat and step.move.kind == "leader"
        }
        told = {(one, row[f"leader_{one}"]) for one in (1, 2, 3, 4) if row[f"leader_{one}"]}
        assert told >= taken
        # A last leader left is taken unasked.
        assert len(told) - len(taken) <= 4
        # A turn that ends the game as it begins has no move.
        unplayed = ends[4] == century_ends.WITHOUT_WORKERS
        own = unplayed and row["ender_4"] == seat
        assert row["own_turns"] == sum(turn.seat == seat for turn in turns) + own
        assert row["turns"] == len(turns) + unplayed


def test_the_set_up_of_a_row_deals_the_same_game() -> None:
    row = rows("2026", 4, "random")[2]
    state = new_game("2026", 4, int(str(row["seed"])))
    deal = state.setting.deal
    assert tuple(row[f"event_{one}"] for one in (1, 2, 3, 4)) == deal.events
    assert row["first"] == deal.first
    assert row["place"] == (2 - deal.first) % 4
    fields = position_text(state).split()
    fields[6] = str(row["layout"])
    again: Deal = parse_position(" ".join(fields)).setting.deal
    assert again.layout == deal.layout
    assert len(again.layout) == len(SITES)


def test_the_card_of_century_one_is_told_apart_from_the_others() -> None:
    years = {event.year: event.century for event in EVENTS}
    seen = set()
    for seed in range(60):
        for row in rows("2026", 3, "random", seed):
            goal = points(row, [f"points_goal_{one}" for one in (1, 2, 3, 4)])
            assert goal in (0, 4, 8)
            assert row["points_event_4"] in ((0, 5) if row["event_4"] == "1955" else (0,))
            seen |= {(row["event_1"], goal > 0), (row["event_4"], row["points_event_4"] != 0)}
    assert all(years[str(year)] in (1, 4) for year, _ in seen)
    assert {("1603", True), ("1663", True), ("1955", True), ("1955", False)} <= seen


def test_a_game_without_events_and_leaders_has_none() -> None:
    for row in rows("2011-family", 3, "random"):
        assert {row[f"event_{one}"] for one in (1, 2, 3, 4)} == {""}
        assert {row[f"leader_{one}"] for one in (1, 2, 3, 4)} == {""}
        assert points(row, [f"points_majority_{one}" for one in (1, 2, 3, 4)]) > 0
