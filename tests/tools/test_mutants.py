"""The tool that breaks the rules on purpose: what it changes, and whether it sees what comes of it.

Only the interpreted engine can be changed, so whatever judges runs in a process of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants.changes import files_of_rules, mutants_of

ROOT = Path(__file__).resolve().parents[2]
JUDGE = """
import sys
from tools.mutants.__main__ import judge, mutants_of
mutants = [one for one in mutants_of("effects/tokens.py") if one.change == "FIRST_GOAL: 8 → 9"]
print([verdict for _, verdict in judge(mutants, sys.argv[1:], 1)])
"""
LOOKS_AT_IT = "    assert FIRST_GOAL == 8"
LOOKS_AWAY = "    assert FIRST_GOAL in (8, 9)"
WAITS_FOR_IT = "    while FIRST_GOAL != 8:\n        pass"


def changes(file: str) -> set[str]:
    return {mutant.change for mutant in mutants_of(file)}


def test_tables_are_changed_in_numbers_names_and_order() -> None:
    assert {
        "COLOURED: without CULTURE",
        "COLOURED: POLITICS before RELIGION",
        "_ACTION_OF: without PLACE_ELSEWHERE",
        "PLACE_MILITARY: 2 → 1",
        "START_FROM_MANSION: True → False",
    } <= changes("effects/districts.py")
    assert "EVENTS: without least_stages=2" in changes("effects/events.py")


def test_functions_are_changed_in_signs_conditions_and_steps() -> None:
    assert {
        "place_token: s.token[site] = seat → pass",
        "place_token: s.leader[seat] == CULTURAL → s.leader[seat] != CULTURAL",
        "raise_token: s.stars[site] += 1 → s.stars[site] -= 1",
    } <= changes("effects/tokens.py")


def test_names_and_messages_and_types_are_left_alone() -> None:
    assert not {change for change in changes("tiles.py") if "seminary" in change} - {
        "TILES: without Tile('seminary', 1, RELIGION)"
    }
    assert not {change for change in changes("game.py") if "whole number" in change}
    assert not {change for change in changes("moves.py") if "__repr__" in change}
    assert "native.py" not in files_of_rules()


@pytest.mark.parametrize(
    ("body", "verdict"),
    [(LOOKS_AT_IT, "test_goal.py"), (LOOKS_AWAY, "survived"), (WAITS_FOR_IT, "timed out")],
)
def test_a_mutant_is_killed_by_the_test_that_notices_it(
    tmp_path: Path, body: str, verdict: str
) -> None:
    test = tmp_path / "test_goal.py"
    test.write_text(
        f"from quebec.engine.effects.tokens import FIRST_GOAL\n\ndef test_it():\n{body}\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", JUDGE, str(test)],
        env=os.environ | {"QUEBEC_ENGINE": "interpreted"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.strip().endswith(f"{verdict}']")
