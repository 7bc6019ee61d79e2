"""What goes wrong is said in one line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from quebec.bots import Budget
from quebec.engine import BadInput
from quebec.simulation.run import open_run
from quebec.simulation.settings import parse_budget
from quebec.simulation.workers import play_batches
from tests.simulation.tables import quebec, settings, simulated

RANDOM = ("--players", "random,random,random")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--games", "0", *RANDOM, "--out", "a.csv"), "play at least one game, not 0"),
        (("--games", "5", *RANDOM, "--out", "a.txt"), "“.parquet” or “.csv”"),
        (("--games", "5", *RANDOM, "--out", "no/where.csv"), "cannot be written"),
        (("--games", "5", *RANDOM, "--out", "a.csv", "--jobs", "0"), "at least one process"),
        (("--games", "5", *RANDOM, "--out", "a.csv", "--budget", "soon"), "a budget is"),
        (("--games", "5", *RANDOM, "--out", "a.csv", "--seed", "-1"), "a seed is"),
        (("--games", "5", "--players", "random,me,random", "--out", "a.csv"), "no bot me"),
        (("--games", "5", "--players", "random", "--out", "a.csv"), "3 to 5 players, not 1"),
        (("--games", "5", *RANDOM, "--out", "a.csv", "--rules", "x"), "choose one of"),
        (("--out", "a.csv"), "say how many games with --games"),
    ],
)
def test_what_cannot_be_simulated_is_refused(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = quebec(capsys, "simulate", *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Cheat", "IllegalMove"),
        ("Broken", "no idea"),
        ("Silent", "gave None, which is no move"),
    ],
)
def test_a_bot_that_fails_is_named_with_its_game(
    tmp_path: Path, bot: str, why: str, jobs: int
) -> None:
    place = f"tests.simulation.players:{bot}"
    wanted = settings(players=("random", place, "random"), batch=1)
    run = open_run(tmp_path / "a.csv", wanted, resume=False, force=False)
    with pytest.raises(BadInput, match=f"{bot.lower()} failed on seat 1 .*{why}") as caught:
        list(play_batches(run, run.missing(), jobs))
    seeds = {str(wanted.seed_of(game)) for game in range(wanted.games)}
    assert caught.value.reason.args["seed"] in seeds


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "it has no column"),
        ("a,b\n1,2\n", "it has no column"),
        (None, "No such file"),
    ],
)
def test_a_file_that_is_no_table_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str | None, said: str
) -> None:
    for suffix in (".csv", ".parquet"):
        path = tmp_path / f"a{suffix}"
        if content is not None:
            path.write_text(content)
        ran = quebec(capsys, "stats", path)
        assert ran.code == 2
        assert said in ran.err or (suffix == ".parquet" and "cannot be read" in ran.err)
        assert ran.err.count("\n") == 1


def test_a_damaged_table_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    whole = simulated(tmp_path / "a.csv", settings()).read_text().splitlines(keepends=True)
    damaged = {
        "a game has not all of its seats": [*whole[:5], *whole[6:]],
        "it has no games": whole[:1],
        "near line 3": [*whole[:2], whole[2].replace(",random,", ",random,x"), *whole[3:]],
        "near line": [*whole[:-1], whole[-1][:60]],
    }
    for number, (said, lines) in enumerate(damaged.items()):
        path = tmp_path / f"{number}.csv"
        path.write_text("".join(lines))
        ran = quebec(capsys, "stats", path)
        assert ran.code == 2
        assert said in ran.err
        assert "Traceback" not in ran.err


def test_games_of_several_kinds_are_not_thrown_together(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    one = simulated(tmp_path / "a.csv", settings()).read_text()
    other = simulated(tmp_path / "b.csv", settings(rules="2011")).read_text()
    mixed = tmp_path / "c.csv"
    mixed.write_text(one + other.partition("\n")[2])
    ran = quebec(capsys, "stats", mixed)
    assert ran.code == 2
    assert "2011 with 3 players, 2026 with 3 players" in ran.err


def test_a_picture_needs_a_known_suffix(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table = simulated(tmp_path / "a.csv", settings())
    ran = quebec(capsys, "stats", table, "--plot", tmp_path / "a.docx")
    assert ran.code == 2
    assert "pictures are .png, .svg, .pdf" in ran.err
    assert ran.out == ""


def test_budgets_are_work_or_time() -> None:
    assert parse_budget("") == Budget()
    assert parse_budget("200") == Budget(work=200)
    assert parse_budget("50ms") == Budget(seconds=0.05)
    assert parse_budget("0.1s") == Budget(seconds=0.1)
    for wrong in ("0", "0s", "1.5", "-3", "5 ms", "fast"):
        with pytest.raises(BadInput):
            parse_budget(wrong)


@pytest.mark.parametrize(
    ("package", "arguments"),
    [
        ("pyarrow", ("simulate", "--games", "1", *RANDOM, "--out", "b.parquet")),
        ("pyarrow", ("stats", "b.parquet")),
        ("matplotlib", ("stats", "a.csv", "--plot", "plots")),
    ],
)
def test_an_extra_that_is_not_installed_is_named(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    package: str,
    arguments: tuple[str, ...],
) -> None:
    monkeypatch.chdir(tmp_path)
    simulated(tmp_path / "a.csv", settings())
    monkeypatch.setitem(sys.modules, package, None)
    ran = quebec(capsys, *arguments)
    assert ran.code == 2
    assert ran.err == (
        f"quebec: this needs {package}; install it with: pip install 'quebec-game[stats]'\n"
    )


def test_a_table_in_csv_needs_no_extra(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package in ("pyarrow", "matplotlib", "numpy"):
        monkeypatch.setitem(sys.modules, package, None)
    out = tmp_path / "a.csv"
    made = quebec(capsys, "simulate", "--games", "3", *RANDOM, "--out", out, "--jobs", "1")
    assert made.code == 0
    assert "3 games in" in made.err
    assert quebec(capsys, "stats", out).code == 0
