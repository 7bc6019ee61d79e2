"""What more positions would change: tools.more_work."""

from __future__ import annotations

import pytest

from tools.left_out import search_for
from tools.more_work import compared, main, positions


def test_the_same_work_makes_the_same_choice_and_less_gives_something_away() -> None:
    bot = search_for("planner", known=False, blind=False)
    rows = [
        compared(bot, state, [40, 1500], 1500)
        for state in positions(bot, "planner", 3, 0, every=25, rules="2011", seed=1)
    ]
    rows = [row for row in rows if row]
    assert len(rows) > 3
    for _, whole in rows:
        # It may settle earlier, but only on what cannot be overtaken.
        assert whole.same
        assert whole.lost == 0.0
        assert 0.0 < whole.used <= 1.0
    assert not all(little.same for little, _ in rows)


def test_it_prints_a_row_for_every_budget(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["--players", "2", "--games", "1", "--every", "60", "--work", "50", "200"]
    monkeypatch.setattr("sys.argv", ["more_work", *words, "--most", "400"])
    assert main() == 0
    rows = capsys.readouterr().out.splitlines()
    assert [row.split(" | ")[2] for row in rows[2:]] == ["50", "200"]
    assert all(row.startswith("| 2 | ") for row in rows[2:])
