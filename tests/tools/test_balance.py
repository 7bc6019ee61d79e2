"""The study of balance: in pieces, which can be stopped, and a report on what is there."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tools import balance


def test_a_study_has_all_its_games_and_some_of_each_table_from_the_start() -> None:
    pieces = balance.pieces_of(100_000)
    assert sum(piece.games for piece in pieces) == 100_000
    assert len({(piece.table, piece.number) for piece in pieces}) == len(pieces)
    first = Counter(piece.table for piece in pieces[:20])
    assert first == {table: table.share // 5 for table in balance.STUDY}


def test_a_study_that_was_stopped_goes_on_and_what_is_there_can_be_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(balance, "POPULATION", ("random", "random"))
    for name in ("QUEBEC_TABLES", "QUEBEC_PICTURES", "MPLBACKEND"):
        # The report sets them.
        monkeypatch.setenv(name, "")
    study = ["--games", "400", "--piece", "60", "--out", str(tmp_path), "--jobs", "1"]
    assert balance.main([*study, "--report"]) == 1
    pieces = balance.pieces_of(400, 60)
    assert [piece.games for piece in pieces if piece.table.players == 5] == [60, 20]
    for piece in pieces[:-2]:
        (tmp_path / "pieces").mkdir(exist_ok=True)
        assert piece.play(tmp_path, ["--jobs", "1"]) == 0
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "pieces").glob("*.parquet")}
    assert len(before) == len(pieces) - 2

    assert balance.main(study) == 0
    after = {path: path.stat().st_mtime_ns for path in (tmp_path / "pieces").glob("*.parquet")}
    assert len(after) == len(pieces)
    assert after | before == after

    capsys.readouterr()
    assert balance.main([*study, "--report"]) == 0
    told = capsys.readouterr().out
    assert "2026, 3 players: 100 games of random" in told
    games = pq.read_table(tmp_path / "tables" / "2026-3.parquet").to_pydict()
    assert sorted(set(games["game"])) == list(range(100))
    assert len(set(games["seed"])) == 100
    assert {path.name for path in (tmp_path / "pictures").iterdir()} == {
        "balance-leaders.png",
        "balance-seats.png",
    }
