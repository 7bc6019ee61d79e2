"""The fuzzer: it finds what is wrong, and says with which text."""

from __future__ import annotations

from random import Random

import pytest

from tools import fuzz_positions
from tools.fuzz import damage_at_random, main, mutator


class Careless:
    """Reads numbers, and fails on the sixes."""

    def check_reading(self, text: str) -> bool:
        return 10 // (6 - int(text)) > 0

    def mutate(self, text: str, rng: Random) -> str:
        return str(rng.randrange(7))

    def good_texts(self) -> list[str]:
        return ["1"]


def test_a_text_that_goes_wrong_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ZeroDivisionError):
        damage_at_random(Careless(), 10, Random(1))
    assert capsys.readouterr().err == "goes wrong: '6'\n"


def test_a_plain_run_counts_what_it_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["position", "--plain", "--seconds", "1"]) == 0
    assert "texts read" in capsys.readouterr().out


def test_the_texts_to_begin_with_are_positions() -> None:
    assert all(fuzz_positions.check_reading(text) for text in fuzz_positions.good_texts())


def test_damaged_positions_are_mostly_refused_but_not_always() -> None:
    good = fuzz_positions.good_texts()
    rng = Random(1)
    damaged = [fuzz_positions.mutate(rng.choice(good), rng) for _ in range(1000)]
    accepted = sum(fuzz_positions.check_reading(text) for text in damaged)
    assert 5 < accepted < 200


def test_changes_come_from_both_sides_and_fit() -> None:
    change = mutator(Careless(), lambda data, most: data + b"!")
    assert change(b"1", 10, 1) == b"1!"
    assert change(b"1", 10, 2) in [b"%d" % digit for digit in range(7)]
