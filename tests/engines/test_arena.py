"""`quebec arena --engine`: what an engine does wrong is its own loss, and stops nothing else."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
from typing import Any

import pytest

from tests.engines.talk import QUEBEC, ROOT, misbehaving

GAMES = 6
FAULTS = {
    "silent": r"has not answered for \d+\.\d s",
    "slow": r"took \d+\.\d s to answer, and had 0\.5 s",
    "crashing": r"ended in the middle of the game \(exit code 1\); its last words: this engine",
    "flooding": r"said more than 1,000,000 bytes in one answer",
    "illegal": r"played “castle”, which is not legal; legal were: \w+",
}
"""What an engine does, and what the report says about it."""
SOME_GAMES_LATER = "200"
"""The question at which it does so: by then it has played a whole game and begun another."""


def arena(*words: str) -> tuple[list[dict[str, Any]], str]:
    command = [*QUEBEC, "arena", *words, "--games", str(GAMES), "--jobs", "1", "--json"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout), ran.stderr


@pytest.mark.parametrize(("how", "line"), FAULTS.items())
def test_a_bad_engine_loses_its_game_and_the_others_play_on(how: str, line: str) -> None:
    engine = shlex.join(misbehaving(how, SOME_GAMES_LATER))
    # Who answers at all has all the time there is: a busy machine is no fault.
    time = ("--time", "0.5") if how in ("silent", "slow") else ()
    rows, _ = arena("random", "random", "--engine", engine, *time)
    lost = rows[2]["losses_by_fault"]
    assert [row["games"] for row in rows] == [GAMES] * 3
    assert [row["losses_by_fault"] for row in rows] == [0, 0, lost]
    assert 0 < lost < GAMES
    assert len(rows[2]["faults"]) == lost
    for told in rows[2]["faults"]:
        assert re.search(line, told), told
    # The games without a fault went on to their end, and have scores.
    assert all(row["mean_score"] > 0 for row in rows)


def test_the_engine_in_sh_wins_in_the_arena() -> None:
    rows, _ = arena("random", "random", "--engine", "sh examples/engine.sh")
    assert [row["losses_by_fault"] for row in rows] == [0, 0, 0]
    assert rows[2]["player"] == "sh examples/engine.sh"
    assert rows[2]["win_share"] > 0.9


def test_the_report_says_who_lost_by_what() -> None:
    engine = shlex.join(misbehaving("crashing"))
    command = [*QUEBEC, "arena", "random", "random", "--engine", engine, "--games", "3"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    said = ran.stdout + ran.stderr
    assert "crashing lost 3 games by a fault:" in said
    assert "set-up 0, rotation 2: ended in the middle of the game (exit code 1)" in said
