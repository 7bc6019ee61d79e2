"""The server in virtual time: seeds hold, repeat exactly, and find what is planted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.virtual_server import play
from tools.virtual_server.__main__ import report
from tools.virtual_server.planted import PLANTS
from tools.virtual_server.play_planted import PLAY_PLANTS
from tools.virtual_server.simulation import simulate

ROOT = Path(__file__).resolve().parents[2]
STEPS = 4000
SEEDS_FOR_A_PLANT = 40
TRACE = "from tools.virtual_server.simulation import simulate; print(simulate(5, 2000).trace)"


@pytest.mark.parametrize("seed", range(4))
def test_a_seed_holds(seed: int) -> None:
    result = simulate(seed, STEPS)
    assert result.violation is None, report(result, STEPS)
    assert result.counts["acknowledged"] > 0


def test_a_seed_repeats_exactly() -> None:
    """Also in another process, where sets of texts have another order."""
    here = simulate(5, 2000).trace
    assert simulate(5, 2000).trace == here
    assert simulate(6, 2000).trace != here
    elsewhere = subprocess.run(
        [sys.executable, "-c", TRACE],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert elsewhere.stdout.strip() == here


@pytest.mark.parametrize("name", PLANTS)
def test_what_is_planted_is_found(name: str) -> None:
    with PLANTS[name]():
        for seed in range(SEEDS_FOR_A_PLANT):
            found = simulate(seed, STEPS)
            if found.violation:
                break
        else:
            raise AssertionError("not found")
        # A failure says how to see it again, and it happens again.
        told = report(found, STEPS)
        assert f"--first {found.seed} --seeds 1 --steps {STEPS}" in told
        again = simulate(found.seed, STEPS)
    assert str(again.violation) == str(found.violation)
    assert again.trace == found.trace


# ---- the pure part ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_seed_of_the_pure_part_holds(seed: int) -> None:
    result = play.simulate(seed, STEPS)
    assert result.violation is None, report(result, STEPS, is_play=True)
    assert result.counts["granted"] > 0
    assert result.counts["refused"] > 0
    assert play.simulate(seed, STEPS).trace == result.trace


@pytest.mark.parametrize("name", PLAY_PLANTS)
def test_what_is_planted_in_the_pure_part_is_found(name: str) -> None:
    with PLAY_PLANTS[name]():
        for seed in range(SEEDS_FOR_A_PLANT):
            found = play.simulate(seed, STEPS)
            if found.violation:
                break
        else:
            raise AssertionError("not found")
        assert f"--play --first {found.seed} --seeds 1" in report(found, STEPS, is_play=True)
        again = play.simulate(found.seed, STEPS)
    assert str(again.violation) == str(found.violation)
    assert again.trace == found.trace
