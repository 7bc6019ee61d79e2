"""`quebec position`, as a user runs it."""

from __future__ import annotations

import io

import pytest

from quebec.cli import main
from quebec.engine import new_game
from quebec.position import position_text
from tests.tables import EXAMPLE, changed

Captured = pytest.CaptureFixture[str]


def said(capsys: Captured, *arguments: str) -> str:
    """What the command prints when all is well."""
    assert main(["position", *arguments]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def refused(capsys: Captured, *arguments: str) -> str:
    """What the command says when something is wrong."""
    assert main(["position", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("quebec: ")
    return captured.err


def test_new_prints_the_position_that_opens_a_game(capsys: Captured) -> None:
    s = new_game("2026", 3, seed=7)
    asked = ("new", "--rules", "2026", "--players", "3", "--seed", "7")
    assert said(capsys, *asked) == position_text(s) + "\n"
    assert said(capsys, *asked, "--public") == position_text(s, public=True) + "\n"


def test_new_without_a_seed_deals_by_chance(capsys: Captured) -> None:
    assert said(capsys, "new") != said(capsys, "new")


def test_moves_lists_what_is_legal(capsys: Captured) -> None:
    assert said(capsys, "moves", EXAMPLE) == "rel\npol\neco\ncul\n"


def test_a_position_can_be_read_from_a_pipe(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(EXAMPLE + "\n"))
    assert said(capsys, "moves", "-") == "rel\npol\neco\ncul\n"


def test_play_prints_the_next_position(capsys: Captured) -> None:
    """R5.5: seat 1's worker goes to culture, and seat 0 lays a token; R5.6 gives it 2 VP."""
    after = said(capsys, "play", EXAMPLE, "cul").strip()
    assert after == changed(
        seats=EXAMPLE.split()[9].replace("22,1,18,cultural,sea1", "24,1,18,cultural,-"),
        zones="0,0,0,0/2,0,1,0/1,1,0,0/0,1,0,0/0,1,1,5",
        stages="-",
        tokens="aca3:1*1,sea1:0*1",
        pending="0:site,0:activate-for-start",
    )
    assert said(capsys, "play", EXAMPLE, "cul", "--public").split()[7] == "1663,1756,?,?"


def test_play_of_a_public_position_stays_public(capsys: Captured) -> None:
    public = changed(events="1663,1756,?,?")
    assert said(capsys, "play", public, "cul").split()[7] == "1663,1756,?,?"


def test_play_does_not_turn_up_a_card_it_does_not_know(capsys: Captured) -> None:
    """R3.6, R4.1: a player without workers ends the century."""
    last = changed(
        turn="3",
        events="1663,1756,?,?",
        seats=EXAMPLE.split()[9].replace("22,1,18", "22,0,0"),
        zones="19,0,0,0/2,0,1,0/1,1,0,0/0,0,0,0/0,1,1,5",
        pending="3:send",
    )
    assert "reveals an event that this position hides; give the full position" in refused(
        capsys, "play", last, "rel"
    )
    full = changed(last, events="1663,1756,1800,2001")
    assert said(capsys, "play", full, "rel").split()[3] == "3"


def test_show_describes_a_position(capsys: Captured) -> None:
    lines = said(capsys, "show", EXAMPLE).splitlines()
    assert lines[0] == "Rules 2026, version 1; 4 players; century II; turn of seat 0"
    assert lines[1] == "Events: 1663, 1756, face down, face down"
    assert lines[2] == "Seat 0: 22 VP, 1 active, 18 passive, leader cultural, architect on sea1"
    assert "Neutral architect: on pro3" in lines
    assert "In politics: 2 of seat 0, 1 of seat 2" in lines
    assert "In religion: nobody" in lines
    assert "Under construction: ent3, pro3, bus2, art1, sea1 (stages of seats 1)" in lines
    assert any("aca3 (* of seat 1)" in line for line in lines)
    assert lines[-1] == "Seat 1 chooses complete about sea1: rel pol eco cul"


def test_show_describes_the_end(capsys: Captured) -> None:
    over = changed(
        century="4",
        seats="46,2,20,-,-/30,4,18,-,-/40,12,10,-,-/46,0,22,-,-",
        neutral="-",
        zones="/".join(["0,0,0,0"] * 5),
        stages="-",
        tokens="-",
        bare="-",
        pending="over",
    )
    assert said(capsys, "show", over).splitlines()[-1] == "The game is over; won by seat 0 and 3"


def test_wrong_input_is_explained(capsys: Captured) -> None:
    assert "begins with quebec/1" in refused(capsys, "show", "chess")
    assert "cit is not legal now" in refused(capsys, "play", EXAMPLE, "cit")
    assert "there is no move “x”" in refused(capsys, "play", EXAMPLE, "x")
    assert "for 3 to 5 players" in refused(capsys, "new", "--players", "2")
