"""Controls: matches whose result is known beforehand."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.arena.matches import games, place, results, run


@pytest.mark.parametrize(("rules", "seats"), [("2011-events", 2), ("2026", 3), ("2011-family", 5)])
def test_equal_players_have_their_fair_share_within_the_interval(
    capsys: pytest.CaptureFixture[str], rules: str, seats: int
) -> None:
    """The mirror match. One interval in twenty misses; with this seed none of these does."""
    rows = results(capsys, *["random"] * seats, "--games", 60 * seats, "--rules", rules)
    assert [row["games"] for row in rows] == [60 * seats] * seats
    assert sum(row["win_share"] for row in rows) == pytest.approx(1)
    assert sum(row["rank"] for row in rows) == pytest.approx(sum(range(1, seats + 1)))
    for row in rows:
        low, high = row["ci95"]
        assert low < 1 / seats < high
        assert low < row["win_share"] < high
        assert high - low < 0.4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_players_without_chance_are_exactly_equal_in_a_mirror(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, seats: int
) -> None:
    """All rotations of a set-up are then the same game, so that rotation must even out all."""
    out = tmp_path / "match.jsonl"
    rows = results(
        capsys, *[place("Steady")] * seats, "--games", 6 * seats, "--out", out, "--rules", "2011"
    )
    for measure in ("win_share", "ci95", "mean_score", "margin", "rank", "moves"):
        assert len({str(row[measure]) for row in rows}) == 1, measure
    assert rows[0]["win_share"] == pytest.approx(1 / seats)
    assert rows[0]["ci95"] == pytest.approx([1 / seats, 1 / seats])

    played = games(out)
    seatings = Counter(
        (seat, entrant) for game in played for seat, entrant in enumerate(game["seats"])
    )
    assert set(seatings.values()) == {6}
    assert len(seatings) == seats**2
    for k in range(0, len(played), seats):
        assert len({str(game["scores"]) for game in played[k : k + seats]}) == 1
    assert len({str(game["scores"]) for game in played}) > 1, "set-ups differ"


def test_a_player_who_does_next_to_nothing_loses_every_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The saturation match."""
    rows = results(capsys, place("First"), "random", "random", "--games", 60)
    assert (rows[0]["win_share"], rows[0]["rank"], rows[0]["verdict"]) == (0, 3, "below")
    assert rows[0]["ci95"] == [0, 0]
    assert rows[0]["margin"] < -30
    assert rows[1]["win_share"] + rows[2]["win_share"] == pytest.approx(1)


def test_against_such_a_player_every_game_is_won(capsys: pytest.CaptureFixture[str]) -> None:
    """The same from the other side."""
    rows = results(capsys, "random", place("First"), "--games", 60)
    assert (rows[0]["win_share"], rows[0]["rank"], rows[0]["verdict"]) == (1, 1, "above")
    assert rows[0]["ci95"] == [1, 1]


def test_the_verdict_is_about_the_player_among_copies_of_another(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = run(capsys, "random", "random", place("First"), "--games", 60)
    assert f"{place('First')} wins less than its fair share of 33.3 %" in " ".join(told.split())


def test_a_match_stops_when_it_is_clear(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """After whole set-ups, and after as many as the test needs without stopping."""
    out = tmp_path / "match.jsonl"
    match = (place("First"), "random", "random", "--games", 60)
    whole = results(capsys, *match)
    short = results(capsys, *match, "--stop", "--out", out)
    assert short[0]["games"] == 3 * whole[0]["verdict_setups"] < whole[0]["games"]
    assert len(games(out)) == short[0]["games"]
    again = results(capsys, *match, "--stop", "--out", out, "--resume")
    assert again == short


def test_copies_of_a_bot_share_a_row_of_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    table = run(capsys, place("First"), "random", "random", "--games", 6).splitlines()
    assert table[0].strip() == "rules 2026, seed 1: 2 set-ups × 3 rotations = 6 games"
    assert [line.split()[0] for line in table[1:4]] == ["player", place("First"), "random"]
    assert "random ×2" in table[3]
    assert "mean of each of them" in table[4]
