"""Runs: the same file whatever the number of processes, and whatever happened on the way."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path

import pytest

from quebec.engine import BadInput
from quebec.processes.pool import WorkerEnded
from quebec.simulation.columns import NAMES
from quebec.simulation.formats import SETTINGS, Parquet
from quebec.simulation.run import open_run, parts_of, settings_of
from quebec.simulation.workers import play_batches
from tests.simulation.gate import PATIENCE, Gate
from tests.simulation.tables import ASKED, quebec, rows_in, settings, simulated

GATED = ("tests.simulation.players:Gated",) * 3
BOTH = pytest.mark.parametrize("suffix", [".csv", ".parquet"])


@BOTH
def test_any_number_of_processes_gives_the_same_file(tmp_path: Path, suffix: str) -> None:
    one, two = tmp_path / f"one{suffix}", tmp_path / f"two{suffix}"
    simulated(one, settings())
    simulated(two, settings(), jobs=2)
    assert one.read_bytes() == two.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        name for path in (one, two) for name in (path.name, settings_of(path).name)
    )


@BOTH
def test_the_size_of_batches_does_not_show(tmp_path: Path, suffix: str) -> None:
    small, large = tmp_path / f"small{suffix}", tmp_path / f"large{suffix}"
    simulated(small, settings(batch=1))
    simulated(large, settings(batch=100))
    assert small.read_bytes() == large.read_bytes()


def test_parquet_and_csv_hold_the_same(tmp_path: Path) -> None:
    wanted = settings(players=(ASKED, "random", "random", "random"))
    plain = rows_in(simulated(tmp_path / "a.csv", wanted))
    other = simulated(tmp_path / "a.parquet", wanted)
    chunks = list(Parquet().read(other, NAMES))
    assert len(chunks) == 1
    assert plain == [
        dict(zip(NAMES, row, strict=True)) for row in zip(*chunks[0].values(), strict=True)
    ]
    assert len(plain) == 4 * 12


def test_parquet_says_how_it_was_made(tmp_path: Path) -> None:
    from pyarrow import parquet

    wanted = settings(players=("random", ASKED))
    wanted = replace(wanted, seats=4)
    path = simulated(tmp_path / "a.parquet", wanted)
    told = json.loads(parquet.read_schema(path).metadata[SETTINGS.encode()])
    assert told["players"] == ["random", ASKED]
    assert (told["games"], told["seats"], told["seed"]) == (12, 4, "5")


def test_players_are_drawn_for_each_game(tmp_path: Path) -> None:
    wanted = replace(settings(games=20, players=("random", ASKED)), seats=3)
    rows = rows_in(simulated(tmp_path / "a.csv", wanted))
    tables = [tuple(row["bot"] for row in rows[k : k + 3]) for k in range(0, 60, 3)]
    assert tables == [wanted.players_of(game) for game in range(20)]
    assert {len(set(table)) for table in tables} == {1, 2}
    assert all(len(row) == len(NAMES) for row in rows)


def test_games_have_seeds_of_their_own_and_depend_on_the_seed_of_the_run(tmp_path: Path) -> None:
    first = rows_in(simulated(tmp_path / "a.csv", settings(seed=1)))
    other = rows_in(simulated(tmp_path / "b.csv", settings(seed=2)))
    assert len({row["seed"] for row in (*first, *other)}) == 24
    assert [row["game"] for row in first] == [game for game in range(12) for _ in range(3)]


def _hears_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def started(out: Path, jobs: int, gate: Gate) -> Iterator[subprocess.Popen[str]]:
    """A run that waits at the gate in its fourth game or so; it has a process group of its own."""
    command = [sys.executable, "-m", "quebec.cli", "simulate", "--games", "12", "--batch", "1"]
    command += ["--players", ",".join(GATED), "--seed", "5", "--jobs", str(jobs)]
    process = subprocess.Popen(
        [*command, "--out", str(out)],
        env=os.environ | {"GATE": gate.name},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Whoever runs the tests in the background may have the signal ignored, which is inherited.
        preexec_fn=_hears_ctrl_c,
    )
    with process:
        try:
            yield process
        finally:
            # Nothing of a test that fails is left to the next one.
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@BOTH
def test_a_run_that_was_killed_goes_on_to_the_same_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, suffix: str
) -> None:
    out = tmp_path / f"games{suffix}"
    with Gate() as gate, started(out, 1, gate) as process:
        gate.wait_for_somebody()
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate(timeout=PATIENCE)
    kept = {path.name: path.stat().st_mtime_ns for path in parts_of(out).glob(f"*{suffix}")}
    assert 0 < len(kept) < 12
    assert not out.exists()

    assert quebec(capsys, "simulate", "--out", out).code == 2
    run = open_run(out, settings(12, GATED, batch=1), resume=True, force=False)
    assert len(run.missing()) == 12 - len(kept)
    for name, then in kept.items():
        assert (run.parts / name).stat().st_mtime_ns == then
    assert sum(play_batches(run, run.missing(), 1)) == 12 - len(kept)
    run.finish()
    whole = simulated(tmp_path / f"whole{suffix}", settings(12, GATED, batch=1))
    assert out.read_bytes() == whole.read_bytes()


def test_processes_end_when_the_first_one_is_killed_and_others_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "games.csv"
    gate = Gate()
    with started(out, 2, gate) as process:
        with gate:
            gate.wait_for_somebody()
            os.kill(process.pid, signal.SIGKILL)
        # The other end of the pipe is closed only once all of them have ended.
        process.communicate(timeout=PATIENCE)
    assert not out.exists()
    again = quebec(capsys, "simulate", "--out", out, "--resume", "--jobs", "1")
    assert again.code == 0, again.err
    whole = simulated(tmp_path / "whole.csv", settings(12, GATED, batch=1))
    assert out.read_bytes() == whole.read_bytes()


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    with Gate() as gate, started(tmp_path / "games.csv", 1, gate) as process:
        gate.wait_for_somebody()
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "--resume" in told
    assert "Traceback" not in told


def test_a_process_that_dies_is_told(tmp_path: Path) -> None:
    run = open_run(tmp_path / "a.csv", settings(games=400, batch=100), resume=False, force=False)
    playing = play_batches(run, run.missing(), 2)
    next(playing)
    active_children()[0].kill()
    with pytest.raises(WorkerEnded):
        list(playing)


def test_a_finished_run_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = simulated(tmp_path / "a.csv", settings())
    before = out.stat().st_mtime_ns
    again = quebec(capsys, "simulate", "--out", out, "--resume")
    assert again.code == 0
    assert "finished already" in again.err
    assert out.stat().st_mtime_ns == before


def test_a_run_killed_between_its_file_and_its_note_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "a.csv"
    run = open_run(out, settings(), resume=False, force=False)
    list(play_batches(run, run.missing(), 1))
    run.format.join(map(run.part, range(3)), out, run.settings.about())
    whole = out.read_bytes()
    again = open_run(out, settings(), resume=True, force=False)
    assert again.missing() == []
    again.finish()
    assert out.read_bytes() == whole
    assert not again.parts.exists()


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    out = simulated(tmp_path / "a.csv", settings())
    with pytest.raises(BadInput) as caught:
        open_run(out, settings(), resume=False, force=False)
    assert caught.value.reason.key == "simulation_exists"
    out.unlink()
    settings_of(out).unlink()
    parts_of(out).mkdir()
    with pytest.raises(BadInput):
        open_run(out, settings(), resume=False, force=False)


def test_force_starts_anew_and_leaves_what_is_not_ours(tmp_path: Path) -> None:
    out = tmp_path / "a.csv"
    run = open_run(out, settings(), resume=False, force=False)
    list(play_batches(run, run.missing(), 1))
    (run.parts / "mine.txt").write_text("mine")
    run = open_run(out, settings(seed=6), resume=False, force=True)
    assert run.missing() == [0, 1, 2]
    assert (run.parts / "mine.txt").read_text() == "mine"


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (settings(games=13), "games"),
        (settings(players=("random",) * 4), "players"),
        (settings(rules="2011"), "rules"),
        (settings(seed=6), "seed"),
        (settings(batch=4), "batch"),
    ],
)
def test_a_run_goes_on_with_its_own_settings_only(tmp_path: Path, other: object, what: str) -> None:
    out = tmp_path / "a.csv"
    open_run(out, settings(), resume=False, force=False)
    with pytest.raises(BadInput, match=f"begun with {what} ") as caught:
        open_run(out, other, resume=True, force=False)  # type: ignore[arg-type]
    assert caught.value.reason.args["what"] == what


def test_a_file_without_settings_cannot_go_on(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text("x\n")
    with pytest.raises(BadInput) as caught:
        open_run(tmp_path / "a.csv", settings(), resume=True, force=False)
    assert caught.value.reason.key == "simulation_not_known"
    settings_of(tmp_path / "a.csv").write_text("{}")
    with pytest.raises(BadInput) as caught:
        open_run(tmp_path / "a.csv", settings(), resume=True, force=False)
    assert caught.value.reason.key == "simulation_settings"
