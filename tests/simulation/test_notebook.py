"""The notebook about balance runs, cell by cell, and draws its pictures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.balance import NOTEBOOK, ask


def test_the_notebook_is_stored_without_its_output() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    assert [
        cell["outputs"] for cell in cells if cell["cell_type"] == "code" and cell["outputs"]
    ] == []


def test_the_notebook_answers_its_questions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a few games, which it plays itself."""
    for name in ("QUEBEC_TABLES", "QUEBEC_PICTURES", "MPLBACKEND"):
        # Asking sets them.
        monkeypatch.setenv(name, "")
    monkeypatch.setenv("QUEBEC_GAMES", "50")
    ask(tmp_path / "TABLES", tmp_path / "PICTURES")
    told = capsys.readouterr().out
    assert "2026, 3 players: the first seat wins" in told
    assert "cultural" in told
    assert "3 players: in 2026, in 2011, and" in told
    pictures = sorted(path.name for path in (tmp_path / "PICTURES").iterdir())
    assert pictures == ["balance-leaders.png", "balance-seats.png"]
