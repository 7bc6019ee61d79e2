"""The names of bots at a table."""

from __future__ import annotations

from collections import Counter

from quebec.bots.levels import LEVELS
from quebec.bots.names import NAMES, name_at
from quebec.engine.rulesets import RULESETS

MOST_PLAYERS = 5
WIDEST = 15
"""Characters that the card of a player has room for at 1280 pixels."""


def test_every_level_has_a_name_for_every_seat() -> None:
    assert list(NAMES) == [level.name for level in LEVELS]
    assert {len(names) for names in NAMES.values()} == {MOST_PLAYERS}
    assert max(table.players for rules in RULESETS for table in rules.tables) == MOST_PLAYERS


def test_two_bots_at_a_table_never_have_the_same_name() -> None:
    given = Counter(name for names in NAMES.values() for name in names)
    assert [name for name, times in given.items() if times > 1] == []


def test_names_fit_the_card_of_a_player() -> None:
    assert [name for names in NAMES.values() for name in names if len(name) > WIDEST] == []


def test_other_bots_keep_the_name_they_are_registered_under() -> None:
    assert name_at(2, "somebodys-bot") == "somebodys-bot"
