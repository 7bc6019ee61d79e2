"""Recorded games become fixtures in our own notation."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.differential.trace import Score, read_traces
from tools.make_fixtures import main, record
from tools.recordings import describe, read, summary, write

TWO_GAMES = Path(__file__).parent / "data" / "two_games.jsonl.gz"


def test_a_game_is_cut_before_the_record_leaves_the_rules() -> None:
    trace = next(read_traces(TWO_GAMES))
    departure = next(step for step in trace.steps if step.legal == (Score(2),))
    recording = record(trace)
    assert recording.result is None
    assert recording.cut.startswith(f"before step {departure.number} of the record: Entertainment")
    # The stage that led there is in no turn: the last position is the one before it.
    before = trace.steps[departure.number - 2].after
    assert recording.turns[-1].then == summary(before)


def test_what_is_written_reads_the_same(tmp_path: Path) -> None:
    recordings = [record(trace) for trace in read_traces(TWO_GAMES)]
    recordings[1].result, recordings[1].cut = (5, 4, 3, 2, 1), ""
    path = tmp_path / "games.txt"
    path.write_text(write(recordings, "a remark\nand another"), encoding="utf-8")
    assert path.read_text(encoding="utf-8").startswith("# a remark\n# and another\n")
    assert read(path) == recordings


def test_a_position_is_described_in_full() -> None:
    trace = next(read_traces(TWO_GAMES))
    described = describe(trace.steps[40].after)
    for change in ("score", "active", "passive", "architect"):
        position = next(read_traces(TWO_GAMES)).steps[40].after
        setattr(position.players[1], change, 7)
        assert describe(position) != described


def test_each_kind_of_game_gets_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(TWO_GAMES), "--folder", str(tmp_path)]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bytype-5.txt", "uniform-3.txt"]
    assert "uniform-3.txt: 1 games, 0 of them whole" in capsys.readouterr().out


def test_a_file_that_cannot_be_used_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path / "nothing.gz"), "--folder", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("error: ")
