"""What the page takes over from Python."""

import re

import pytest

from quebec.engine import RULESETS
from quebec.engine.table import Ruleset
from quebec.texts.catalogue import LANGUAGES, catalogue
from tools.page import board, lock, moments
from tools.page.npm import WEB


def test_the_page_knows_the_board_of_the_engine() -> None:
    """If not: python -m tools.page.board"""
    assert board.TARGET.read_text(encoding="utf-8") == board.description()


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda one: one.name)
def test_every_rule_set_has_a_name_and_a_sentence_in_the_page(ruleset: Ruleset) -> None:
    for language in LANGUAGES:
        keys = catalogue(language).keys
        assert {f"ruleset-{ruleset.name}", f"page-rules-about-{ruleset.name}"} <= set(keys)


def test_the_lock_of_the_page_names_no_address() -> None:
    assert "://" not in (WEB / "package-lock.json").read_text(encoding="utf-8")


def test_the_lock_of_the_page_is_whole() -> None:
    """A later bundler leaves out the parts for other systems."""
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert len(re.findall('"node_modules/@rolldown/binding', text)) == 15


def test_addresses_leave_a_lock() -> None:
    given = '{"packages": {"a": {"version": "1", "resolved": "r", "funding": {"url": "u"}}}}'
    assert lock.without_addresses(given) == (
        '{\n  "packages": {\n    "a": {\n      "version": "1"\n    }\n  }\n}\n'
    )


@pytest.mark.parametrize("moment", moments.MOMENTS, ids=lambda one: one.name)
def test_the_moments_for_pictures_can_be_found(moment: moments.Moment) -> None:
    state = moments.find(moment)[1][-1].state
    assert str(state.players) == moment.name[-1]


def test_a_moment_that_never_comes_is_told() -> None:
    never = moments.Moment("never", "2026-3-4", lambda _state, _facts: False)
    with pytest.raises(LookupError, match="never"):
        moments.find(never)
