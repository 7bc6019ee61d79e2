"""How the levels fare against the population: tools.ladder."""

from __future__ import annotations

import pytest

from tools.ladder import Result, in_words, main, played


def test_a_cell_has_wins_and_points_in_percent() -> None:
    assert in_words([Result(1.0, 1.1), Result(0.0, 0.9)]) == "50 ± 98, 100 ± 20"


def test_a_game_depends_on_its_number_and_the_seed_alone() -> None:
    games = [played("random", 2, 1, "2011", 100, 5) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0].won == 0
    assert games[0].points < 1


def test_the_command_has_a_row_for_each_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["ladder", "random", "--players", "2", "--games", "2"])
    assert main() == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("| random | 0 ± 0, ")
