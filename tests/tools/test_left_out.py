"""The search against players it has no model of: tools.left_out."""

from __future__ import annotations

import pytest

from quebec.bots.search import SearchBot
from tools.left_out import Result, in_words, main, played, search_for


def names_of(bot: SearchBot) -> list[str]:
    assert bot.judge.models is not None
    return [model.name for model in bot.judge.models.others]


def test_a_stranger_is_in_none_of_the_models() -> None:
    names = names_of(search_for("planner", known=False, blind=False))
    assert "planner" not in names
    assert "hurrier" in names
    known = names_of(search_for("planner", known=True, blind=False))
    assert len(known) == len(names) + 1
    assert search_for("planner", known=False, blind=True).judge.models is None


def test_a_cell_has_wins_and_points_ahead() -> None:
    assert in_words([Result(1.0, 10.0), Result(1.0, 6.0)]) == "100 ± 0 %, 8 ± 4"


def test_the_same_work_gives_the_same_game() -> None:
    games = [
        played(search_for("greedy", known=False, blind=True), "greedy", 2, 1, "2011", 60, 3)
        for _ in range(2)
    ]
    assert games[0] == games[1]


def test_the_command_has_a_row_for_each_stranger(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["random", "--players", "2", "--games", "2", "--work", "60", "--blind"]
    monkeypatch.setattr("sys.argv", ["left_out", *words])
    assert main() == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("| random | 100 ± 0 %, ")
