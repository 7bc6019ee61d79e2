"""The public face of the package: small, documented, and there."""

import re
from pathlib import Path

import pytest

import quebec

PAGE = Path(__file__).parents[2] / "docs" / "python.md"


@pytest.mark.parametrize("name", quebec.__all__)
def test_every_name_is_there_and_documented(name: str) -> None:
    assert getattr(quebec, name) is not None
    assert re.search(rf"`{name}\b", PAGE.read_text(encoding="utf-8"))


def test_other_names_are_not_there() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        quebec.chess  # noqa: B018


def test_the_names_can_be_listed() -> None:
    assert dir(quebec) == sorted(quebec.__all__)


def test_words_and_positions_of_one_game_fit_together() -> None:
    state = quebec.new_game("2026", players=3, seed=1608)
    again = quebec.parse_position(quebec.position_text(state))
    assert quebec.view(again).seen == quebec.view(state).seen
    assert quebec.position_text(again) == quebec.position_text(state)
