"""Recorded whole games of every kind: each must go on replaying to its result.

tools.make_games writes them; the players are random, the rules are not.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from quebec.engine.rulesets import ruleset_named
from quebec.record import Record, read_record
from tools.century_ends import ends_of, why_impossible
from tools.invariants import TABLES
from tools.make_games import ENDS_HEADER, file_name, play, shown_by, wanted

FILES = {path.name: path for path in sorted(Path(__file__).parent.glob("*.quebec"))}
every_table = pytest.mark.parametrize(("ruleset", "players"), TABLES)
every_game = pytest.mark.parametrize("name", FILES)
MOST_BYTES = 1_000_000


def game(name: str) -> Record:
    return read_record(FILES[name].read_bytes())


def games_of(ruleset: str, players: int) -> list[str]:
    return [name for name in FILES if name.startswith(f"{ruleset}-{players}-")]


@every_game
def test_a_recorded_game_replays_to_its_result(name: str) -> None:
    """R4.1, R5.3, R8, R10.6, R11.6, R12: reading plays every move and compares the result."""
    record = game(name)
    assert record.result is not None
    assert record.write().encode() == FILES[name].read_bytes()


@every_game
def test_a_recorded_game_names_the_ends_of_its_centuries(name: str) -> None:
    """R4.1, R5.3, R10.6, R11.6"""
    ends = ends_of(game(name))
    assert [end.century for end in ends] == [1, 2, 3, 4]
    assert game(name).headers[ENDS_HEADER] == ", ".join(end.kind for end in ends)


@every_table
def test_the_games_show_every_end_of_a_century_that_can_be(ruleset: str, players: int) -> None:
    """R4.1, R5.3, R10.6, R11.6: at every table, on the way and as the end of the game."""
    show = {sight for name in games_of(ruleset, players) for sight in shown_by(game(name))}
    assert show >= wanted(ruleset_named(ruleset), players)


@every_table
def test_what_cannot_be_never_is(ruleset: str, players: int) -> None:
    """R2.3, R10.1, R10.3, R10.4"""
    rules = ruleset_named(ruleset)
    for name in games_of(ruleset, players):
        for end in ends_of(game(name)):
            assert not why_impossible(end.kind, rules, players)


def test_there_are_games_of_every_table_and_no_others() -> None:
    assert {name for table in TABLES for name in games_of(*table)} == set(FILES)
    assert all(games_of(*table) for table in TABLES)
    assert sum(path.stat().st_size for path in FILES.values()) < MOST_BYTES


@every_table
def test_a_game_follows_from_its_table_and_seed(ruleset: str, players: int) -> None:
    """The tool that made the games would write the same ones again."""
    for name in games_of(ruleset, players):
        seed = game(name).seed
        assert seed is not None
        again = play(ruleset, players, seed)
        assert file_name(again) == name
        assert again.write().encode() == FILES[name].read_bytes()
