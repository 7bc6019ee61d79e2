"""A player that fails loses its game, and stops nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quebec.arena.played import Place, margins, places
from quebec.cli import main
from quebec.record import read_record
from tests.arena.matches import complaint, games, place, results, run

BOTS = "bots.py"


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Raises", f"raised LookupError: no idea at all ({BOTS}, line 45, in choose)"),
        ("Forfeits", "has had enough"),
        ("PlaysNothing", "gave None, which is no move"),
        ("WritesNonsense", "gave 'castle', which is no move"),
        ("PlaysWrongly", "played skip, which is not legal (cannot_skip)"),
        ("Leaves", f"raised SystemExit: goodbye ({BOTS}, line 66, in choose)"),
        ("Crashes", "its process ended with code 7"),
        ("Hangs", "took longer than 3 s for a decision"),
    ],
)
def test_a_broken_player_loses_all_its_games_with_a_clear_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, bot: str, reason: str
) -> None:
    out = tmp_path / "match"
    # Whoever decides at all does so long before.
    limit = ("--limit", 3) if bot == "Hangs" else ()
    rows = results(capsys, place(bot), "random", "--games", 4, "--jobs", 2, *limit, "--out", out)
    broken, other = rows
    assert (broken["win_share"], broken["rank"], broken["losses_by_fault"]) == (0, 2, 4)
    assert (other["win_share"], other["rank"], other["losses_by_fault"]) == (1, 1, 0)
    assert broken["mean_score"] is None, "no game was played to its end"
    assert broken["faults"][1] == f"set-up 0, rotation 1: {reason}"
    for game in games(out):
        seat = game["seats"].index(0)
        assert game["fault"] == {"seat": seat, "reason": reason}


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_author_of_a_broken_player_sees_where_it_broke(
    capfd: pytest.CaptureFixture[str], jobs: int
) -> None:
    main(["arena", place("Raises"), "random", "--games", "4", "--jobs", str(jobs)])
    shown = capfd.readouterr().err
    assert f"{place('Raises')} failed:\nTraceback (most recent call last):\n" in shown
    assert '    raise LookupError("no idea\\nat all")\n' in shown
    assert shown.count("Traceback") == 1


def test_the_others_play_on_and_the_report_tells_of_the_faults(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A crash amid a game leaves its record, and the points of the others decide."""
    report = run(capsys, "random", place("Crashes"), "random", "--games", 9, "--save", tmp_path)
    assert f"{place('Crashes')} lost 9 games by a fault:" in report
    assert "  set-up 0, rotation 0: its process ended with code 7" in report
    assert "  and 4 more" in report
    record = read_record((tmp_path / "000000-0.quebec").read_bytes())
    assert record.result is None
    assert len(record.steps) > 3
    assert "its process ended" in record.comments[-1].text


def test_a_player_may_print_what_it_likes(capsys: pytest.CaptureFixture[str]) -> None:
    rows = results(capsys, place("Chatters"), "random", "--games", 2)
    assert [row["losses_by_fault"] for row in rows] == [0, 0]
    assert rows[0]["mean_score"] > 0


def test_what_a_lost_game_is_worth() -> None:
    """Last for the one; for the others as the points stand, those of the first not counting."""
    assert places((50, 20, 20), lost=0) == [Place(0, 6), Place(30, 3), Place(30, 3)]
    assert places((50, 20, 10), lost=2) == [Place(60, 2), Place(0, 4), Place(0, 6)]


def test_ties_share_the_win_and_the_ranks() -> None:
    assert places((9, 9)) == [Place(30, 3), Place(30, 3)]
    assert places((5, 5, 5, 1)) == [Place(20, 4), Place(20, 4), Place(20, 4), Place(0, 8)]
    assert margins((10, 7, 10, 3)) == [0, -3, 0, -7]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("gready", "random"), "there is no bot gready; there are "),
        (("random",), "are for 3 to 5 players, not 1"),
        (["random"] * 6, "are for 3 to 5 players, not 6"),
        (("random", "random", "--rules", "2026"), "are for 3 to 5 players, not 2"),
        (("random", "random", "--rules", "2012"), "there are no rules “2012”"),
        (("no.such:Bot", "random"), "the bot no.such:Bot cannot be made: ModuleNotFoundError"),
        (("random", "--engine", "no-such-program -x"), "no such program to be an engine"),
        (("random", "--engine", "'"), "no such program to be an engine"),
        (("random", "random", "--plot", "a.txt"), "ends in one of .png, .svg, .pdf"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str
) -> None:
    assert words in complaint(capsys, *arguments)


@pytest.mark.parametrize(
    "option",
    ["--games=0", "--jobs=0", "--time=0", "--limit=-1", "--within=0.5", "--seed=-1", "--time=inf"],
)
def test_a_number_that_makes_no_sense_is_refused(
    capsys: pytest.CaptureFixture[str], option: str
) -> None:
    with pytest.raises(SystemExit):
        run(capsys, "random", "random", option)
    assert f"argument {option.partition('=')[0]}:" in capsys.readouterr().err


def test_json_has_what_is_promised(capsys: pytest.CaptureFixture[str]) -> None:
    printed = run(capsys, place("First"), "random", "random", "--games", 6, "--json")
    rows = json.loads(printed)
    assert [row["player"] for row in rows] == [place("First"), "random", "random#2"]
    assert [row["bot"] for row in rows] == [place("First"), "random", "random"]
    for row in rows:
        assert row["games"] == 6
        assert 0 <= row["ci95"][0] <= row["win_share"] <= row["ci95"][1] <= 1
        assert row["mean_score"] > 0
        assert row["ms_per_move"] > 0
        assert 1 <= row["rank"] <= 3
        assert row["margin"] < 60
        assert row["losses_by_fault"] == 0
