"""docs/notation.md says what the program does."""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path

import pytest

from quebec.engine import MOVES, SITES, ZONES, State
from quebec.engine.effect import CATALOGUE, Choice
from quebec.position import TILE_LETTERS, parse_position
from quebec.position.words import FIELDS
from tests.tables import EXAMPLE, Table, position

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def table(header: str) -> list[list[str]]:
    """The rows of the table whose first line begins so."""
    lines = PAGE[PAGE.index(f"\n| {header}") + 1 :].splitlines()[2:]
    rows = takewhile(lambda line: line.startswith("|"), lines)
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def test_every_kind_of_move_is_listed_with_its_moves() -> None:
    listed = {kind: re.findall(r"`([^`]+)`", moves) for kind, moves, _ in table("kind")}
    for kind in {move.kind for move in MOVES}:
        moves = [move.text for move in MOVES if move.kind == kind]
        assert listed.pop(kind) == (moves if kind != "site" else [moves[0], moves[-1]])
    assert not listed


def test_the_rows_of_sites_are_those_of_the_board() -> None:
    rows = re.findall(r"^row (\d) +(.+)$", PAGE, re.MULTILINE)
    assert [(int(number) - 1, name) for number, names in rows for name in names.split()] == [
        (site.row, site.name) for site in SITES
    ]


def test_every_question_is_listed() -> None:
    listed = {key.strip("`"): (kind, about) for key, kind, about, _ in table("key")}
    asked = [effect for effect in CATALOGUE.effects if isinstance(effect, Choice)]
    assert listed == {effect.key: (effect.kind, effect.about) for effect in asked}


def test_every_field_is_listed_in_its_order() -> None:
    assert [name for _, name, _ in table("| field")] == list(FIELDS)


def test_the_example_is_a_position() -> None:
    text = PAGE[PAGE.index("```position\n") + 12 :].partition("\n")[0]
    assert text == EXAMPLE
    parse_position(text)


def test_the_letters_of_the_tiles_are_those_of_the_page() -> None:
    """They never change: positions are kept."""
    listed = {tile: letter for letter, *tiles in table("letter") for tile in tiles}
    assert listed == TILE_LETTERS
    assert "| letter | " + " | ".join(ZONES[:4]) + " |" in PAGE


EXAMPLES: dict[str, State] = {
    "send cit": position().state,
    "start por3": position(available=["por3", "mun1"]).state,
    "start neutral prv3": position(leaders={"economic": 0}, available=["prv3", "mun1"]).state,
    "start por3 mun1": position(players=2, available=["por3", "mun1", "art1"]).state,
    "leader cultural": position().state,
    "leader political2 rel+eco": position(players=2).state,
    "leader political2 pol+cul 1": position(
        players=2, active=(3, 3), zones={"religion": (22, 0)}
    ).state,
    "stage man2": position(architects={0: "man2", 2: "arc1"}).state,
    "stage por3 do": position(architects={1: "por3", 2: "arc1"}).state,
    "stage por3 skip": position(architects={1: "por3", 2: "arc1"}).state,
    "stage pro1 cit skip": position(architects={1: "pro1", 2: "arc1"}).state,
    "stage iri3 do eco": position(architects={1: "iri3", 2: "arc1"}).state,
    "stage jew1 rel pol 2 cul": position(
        architects={1: "jew1", 2: "arc1"}, zones={"politics": (2, 0, 0)}
    ).state,
    "stage mun1 eco 2": position(architects={1: "mun1", 2: "arc1"}).state,
    "stage prv2 cul 1": position(architects={1: "prv2", 2: "arc1"}).state,
    "stage mil1 cit 2": position(architects={1: "mil1", 2: "arc1"}).state,
    "stage man2 own bus3": position(
        architects={1: "man2", 2: "arc1"}, available=["bus3", "aca1"]
    ).state,
    "stage man2 skip": position(architects={1: "man2", 2: "arc1"}).state,
    "stage bus1 aca2": position(architects={1: "bus1", 2: "aca2"}).state,
    "stage aca1 do": position(
        architects={1: "aca1", 2: "arc1"}, zones={"politics": (2, 0, 0)}
    ).state,
    "stage ent2 do": position(architects={1: "ent2", 2: "arc1"}).state,
    "stage art3 por1": position(architects={1: "art3", 2: "arc1"}, tokens={"por1": (0, 1)}).state,
    "stage sea1 mil cit 1": position(architects={1: "sea1", 2: "arc1"}).state,
}
"""A position for each turn that the page shows."""


def test_every_turn_on_the_page_has_its_position() -> None:
    written = [turn for row in table("written") for turn in re.findall(r"`([^`]+)`", " ".join(row))]
    assert sorted(written) == sorted(EXAMPLES)


@pytest.mark.parametrize("turn", EXAMPLES)
def test_a_turn_on_the_page_is_one_turn(turn: str) -> None:
    s = EXAMPLES[turn].copy()
    seat = s.turn
    *before, last = turn.split()
    Table(s).play(" ".join(before))
    assert s.turn == seat
    s.play(last)
    assert s.turn == (seat + 1) % s.players


def test_the_political_leader_s_word_stands_in_the_other_s_turn() -> None:
    """R5.5"""
    s = position(
        architects={0: "aca1"},
        stages={"aca1": [1]},
        leaders={"political": 1},
        available=["por3", "mun1"],
    ).state
    Table(s).play("start cul por3")
    assert s.turn == 1
