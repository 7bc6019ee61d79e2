"""`quebec bench`: what it prints, and what it does where something is missing.

No test here says how fast anything has to be.
"""

import json
import os
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from quebec.bench.engines import ENGINES, Engine
from quebec.bench.rows import Machine, Row, make_row, spread
from quebec.bench.samples import Batch, Sample, bytes_per_state
from quebec.bench.show import cells, number, ratios
from quebec.bench.subject import Subject
from quebec.engine import RULESETS
from quebec.forms import find_form

TABLES = {(rules.name, table.players) for rules in RULESETS for table in rules.tables}
FORMS = ("compiled", "interpreted") if find_form().compiled else ("interpreted",)
MACHINE = Machine("CPython 3.11.0", "a machine", 0.5)


def bench(*arguments: str, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "QUEBEC_ENGINE"}
    return subprocess.run(
        [sys.executable, "-m", "quebec.cli", "bench", *arguments],
        env=environment | ({"PYTHONPATH": str(path)} if path else {}),
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def own_rows() -> list[dict[str, Any]]:
    ran = bench("--quick", "--only", "quebec", "--repetitions", "1", "--json")
    assert ran.returncode == 0, ran.stderr
    rows: list[dict[str, Any]] = json.loads(ran.stdout)
    return rows


def test_every_table_is_measured_in_every_form(own_rows: list[dict[str, Any]]) -> None:
    measured = [
        (row["form"], row["rules"], row["players"]) for row in own_rows if row["engine"] == "quebec"
    ]
    assert len(measured) == len(set(measured))
    assert set(measured) == {(form, *table) for form in FORMS for table in TABLES}


def test_every_row_has_every_figure(own_rows: list[dict[str, Any]]) -> None:
    for row in own_rows:
        assert set(row) == {field.name for field in fields(Row)}
        assert row["games_per_s"] > 0
        assert row["new_game_ms"] > 0
        assert row["us_per_copy"] > 0
        assert 100 < row["decisions_per_game"] < 1000
        assert row["repetitions"] == 1


def test_the_figures_of_a_row_agree(own_rows: list[dict[str, Any]]) -> None:
    """Games per second, time per decision and decisions per game are one measurement."""
    for row in own_rows:
        seconds = row["decisions_per_game"] * row["us_per_decision"] / 1e6
        assert row["games_per_s"] * seconds == pytest.approx(1, rel=0.01)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system tells no memory")
def test_a_state_takes_at_least_what_its_arrays_take(own_rows: list[dict[str, Any]]) -> None:
    """435 numbers of eight bytes each, and not many times that."""
    for row in own_rows:
        assert 8 * 435 < row["bytes_per_state"] < 3 * 8 * 435


def test_a_table_is_for_people_and_says_what_can_be_compared() -> None:
    ran = bench("--quick", "--only", "quebec", "--repetitions", "1")
    assert ran.returncode == 0, ran.stderr
    for form in FORMS:
        assert f"quebec-from-python  {form}" in ran.stdout
    assert "games/s and set-up can be compared between rows of one game only" in ran.stdout
    assert "…" not in ran.stdout


def test_help_lists_the_engines() -> None:
    said = bench("--help").stdout
    for engine in ENGINES:
        assert engine.name in said


@pytest.mark.parametrize(
    "peer", [one for one in ENGINES if not one.is_ours], ids=lambda one: one.name
)
def test_a_peer_is_measured_or_said_to_be_missing(peer: Engine) -> None:
    ran = bench("--quick", "--only", peer.name, "--repetitions", "1", "--json")
    assert ran.returncode == 0, ran.stderr
    rows = json.loads(ran.stdout)
    if peer.obstacle():
        assert rows == []
        assert f"{peer.title}: not installed: pip install 'quebec-game[bench]'" in ran.stderr
    else:
        assert all(row["engine"].startswith(peer.name) for row in rows)
        assert all(row["us_per_decision"] > 0 for row in rows)


def test_an_engine_that_nobody_has_is_an_obstacle_and_no_error() -> None:
    engine = Engine("senet", "interpreted", "senet", "none", ("a_module_that_nobody_has",))
    assert engine.obstacle() == "not installed: pip install 'quebec-game[bench]'"


def test_an_engine_that_breaks_ends_the_run_with_a_word(tmp_path: Path) -> None:
    """A chess package that is there but is not the one we know."""
    (tmp_path / "chess.py").write_text("print('hello')\n")
    ran = bench("--quick", "--only", "python-chess", "--json", path=tmp_path)
    assert ran.returncode == 1
    assert ran.stdout == ""
    assert "quebec: python-chess (interpreted) ended with code 1" in ran.stderr


def sample(games: int, seconds: float) -> Sample:
    return Sample(games, 100 * games, seconds, 1000, 0.002, 10, 0.03)


def test_a_row_holds_the_median_and_the_spread() -> None:
    samples = [sample(10, 1.0), sample(10, 4.0), sample(10, 2.0)]
    row = make_row(("quebec", "2026", 3), "compiled", "1", samples, 4000, MACHINE)
    assert (row.games_per_s_min, row.games_per_s, row.games_per_s_max) == (2.5, 5, 10)
    assert (row.us_per_decision_min, row.us_per_decision, row.us_per_decision_max) == (
        1e3,
        2e3,
        4e3,
    )
    assert row.us_per_copy == 2
    assert row.new_game_ms == 3
    assert row.decisions_per_game == 100


def test_an_engine_that_cannot_copy_has_no_figure_for_it() -> None:
    samples = [Sample(10, 100, 1.0, 0, 0.0, 10, 0.01)]
    row = make_row(("pettingzoo", "connect-four", 2), "interpreted", "1", samples, None, MACHINE)
    assert row.us_per_copy is None
    assert cells(row)[6:8] == ("–", "–")


def test_spread_keeps_four_digits() -> None:
    assert spread([1.23456, 9.87654, 5.55555]) == (5.556, 1.235, 9.877)


@pytest.mark.parametrize(
    ("value", "said"), [(0.13449, "0.134"), (29.96, "30"), (123.4, "123"), (24567.0, "24,600")]
)
def test_numbers_are_shown_with_three_digits(value: float, said: str) -> None:
    assert number(value) == said


def test_ratios_are_against_our_compiled_engine() -> None:
    def row(engine: str, form: str, rules: str, seconds: float) -> Row:
        return make_row((engine, rules, 4), form, "1", [sample(10, seconds)], None, MACHINE)

    rows = [
        row("quebec", "compiled", "2026", 1.0),
        row("quebec-from-python", "compiled", "2026", 4.0),
        row("quebec", "interpreted", "2026", 30.0),
        row("quebec", "interpreted", "2011", 25.0),
        row("catanatron", "interpreted", "base", 100.0),
    ]
    assert ratios(rows)[1:] == [
        "  quebec (interpreted): × 30",
        "  catanatron (interpreted): × 100; × 25 against quebec-from-python",
    ]
    assert ratios(rows[1:]) == []


def test_a_batch_keeps_its_size() -> None:
    """Repetitions do the same work, so that their spread is the machine's."""
    asked: list[int] = []

    def work(times: int) -> int:
        asked.append(times)
        return sum(range(1000 * times))

    batch = Batch(work)
    batch.time(0.01)
    batch.time(0.01)
    assert asked[-1] == asked[-2] == batch.size


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system tells no memory")
def test_memory_is_that_of_the_copies() -> None:
    def large() -> object:
        return bytearray(b"x" * 10_000)

    subject = Subject("bytes", "none", 1, large, lambda games: games, large)
    found = bytes_per_state(subject)
    assert found is not None
    assert 10_000 <= found < 11_000
