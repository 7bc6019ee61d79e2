"""Whether shares of the win come true: tools.calibration."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tools.calibration import Claim, bands_of, main, surprise, surprise_elsewhere, table

SURE = Claim(1, 4, (0.95, 0.05), (1.0, 0.0))
WRONG = Claim(2, 4, (0.92, 0.08), (0.0, 1.0))


def test_a_band_tells_what_was_expected_and_what_was_won() -> None:
    low, high = bands_of([SURE, WRONG], Random(1))
    assert (low.seats, high.seats) == (2, 2)
    assert (low.expected, low.won) == pytest.approx((0.065, 0.5))
    assert (high.expected, high.won) == pytest.approx((0.935, 0.5))
    assert high.low <= 0.5 <= high.high
    assert table([low, high]).splitlines()[2].startswith("| 2 | 0.065 | 0.500")


def test_who_was_too_sure_is_less_surprised_with_a_small_exponent() -> None:
    assert surprise([SURE, WRONG], 0.5) < surprise([SURE, WRONG], 1.0)
    assert surprise([SURE], 2.0) < surprise([SURE], 1.0)


def test_an_exponent_is_tried_on_other_games_than_those_it_was_found_in() -> None:
    here = [Claim(0, 4, (0.6, 0.4), (1.0, 0.0))]
    there = [Claim(20, 4, (0.6, 0.4), (0.0, 1.0))]
    assert surprise_elsewhere(here) == surprise(here, 1.0)
    assert surprise_elsewhere(here + there) > surprise(here + there, 1.0)


@pytest.mark.strength
def test_the_command_prints_a_table_and_draws_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "curve.svg"
    words = ["--games", "2", "--part", "0.1", "--work", "50", "--out", str(picture)]
    monkeypatch.setattr("sys.argv", ["calibration", *words])
    assert main() == 0
    assert "century 1: " in capsys.readouterr().out
    assert picture.read_text(encoding="utf-8").startswith("<?xml")
