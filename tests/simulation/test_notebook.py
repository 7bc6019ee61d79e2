"""The notebook about balance runs, cell by cell, and draws its pictures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.suites import ROOT

NOTEBOOK = ROOT / "examples" / "balance.ipynb"


def test_the_notebook_answers_its_questions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a few games, which it plays itself."""
    monkeypatch.setenv("MPLBACKEND", "agg")
    for name in ("TABLES", "PICTURES"):
        monkeypatch.setenv(f"QUEBEC_{name}", str(tmp_path / name))
    monkeypatch.setenv("QUEBEC_GAMES", "50")
    names: dict[str, object] = {}
    for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
            assert cell["outputs"] == [], "the notebook is stored without its output"
    told = capsys.readouterr().out
    assert "2026, 3 players: the first seat wins" in told
    assert "cultural" in told
    assert "3 players: in 2026, in 2011, and" in told
    pictures = sorted(path.name for path in (tmp_path / "PICTURES").iterdir())
    assert pictures == ["balance-leaders.png", "balance-seats.png"]
