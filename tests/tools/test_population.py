"""Everybody against everybody: tools.population."""

from __future__ import annotations

import pytest

from tools.population import Share, circles, main, table

WON, LOST, OPEN = Share(0.8, 0.6, 0.9), Share(0.2, 0.1, 0.4), Share(0.6, 0.4, 0.8)


def test_a_circle_is_three_of_whom_each_beats_the_next() -> None:
    shares = {
        ("a", "b"): WON,
        ("b", "c"): WON,
        ("c", "a"): WON,
        ("b", "a"): LOST,
        ("c", "b"): LOST,
        ("a", "c"): LOST,
    }
    assert circles(["a", "b", "c"], shares, 0.5) == [("a", "b", "c")]
    assert circles(["a", "b", "c"], shares | {("c", "a"): OPEN}, 0.5) == []


def test_the_table_has_a_row_for_everybody() -> None:
    lines = table(["a", "b"], {("a", "b"): WON, ("b", "a"): LOST}).splitlines()
    assert lines[2:] == ["| a | · | 80 (60–90) |", "| b | 20 (10–40) | · |"]


def test_the_command_plays_everybody_against_everybody(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["random", "greedy", "--players", "2", "--games", "4"]
    monkeypatch.setattr("sys.argv", ["population", *words])
    assert main() == 0
    assert "| greedy | 100 (100–100) | · |" in capsys.readouterr().out
