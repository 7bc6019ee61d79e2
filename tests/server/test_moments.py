"""A game looked through at one go."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from quebec.server.tables.moments import changes
from tests.server.running import Person, Server, play_on, seats


def changed(before: Any, told: Any) -> Any:
    """What whoever is told makes of it; the page does the same."""
    if not isinstance(told, dict) or not isinstance(before, dict | list):
        return told
    if isinstance(before, dict):
        return before | {key: changed(before[key], part) for key, part in told.items()}
    return [changed(old, told.get(str(k), old)) for k, old in enumerate(before)]


@pytest.mark.parametrize(
    ("before", "now", "told"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": 3}),
        ({"a": [1, 2, 3]}, {"a": [1, 5, 3]}, {"a": {"1": 5}}),
        ({"a": [1, 2]}, {"a": [1, 2, 3]}, {"a": [1, 2, 3]}),
        ({"a": None}, {"a": {"b": 1}}, {"a": {"b": 1}}),
        ({"a": {"b": 1}}, {"a": None}, {"a": None}),
        ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], {"1": {"a": 3}}),
    ],
)
def test_only_what_is_different_is_told(before: Any, now: Any, told: Any) -> None:
    assert changes(before, now) == told
    assert changed(before, told) == now


def test_every_moment_is_what_stood_there(server: Server) -> None:
    anne = Person(server, "Anne")
    table = anne.post("/tables", seats=seats("me", "random", "random"), start=True)["id"]
    now = play_on(anne, table, [0], Random(3), 10)
    while not now["game"]["unconfirmed"]:
        now = play_on(anne, table, [0], Random(4), 1)
    anne.ask(f"/tables/{table}/undo", at=now["at"])
    play_on(anne, table, [0], Random(3), 10_000)
    answer = anne.get(f"/tables/{table}/moments")
    assert [one["n"] for one in answer["moments"]] == list(range(1, answer["length"] + 1))
    game: Any = None
    for moment in answer["moments"]:
        game = changed(game, moment["changed"])
        if moment["n"] % 7 == 0 or moment["n"] == answer["length"]:
            there = anne.get(f"/tables/{table}/at/{moment['n']}")["game"]
            there["offers"] = []
            if there["view"]:
                there["view"]["position"] = ""
            assert game == there, moment["n"]


def test_the_rest_of_a_game_can_be_asked_for(server: Server) -> None:
    anne = Person(server, "Anne")
    table = anne.post("/tables", seats=seats("me", "me"), ruleset="2011", start=True)["id"]
    play_on(anne, table, [0, 1], Random(3), 8)
    whole = anne.get(f"/tables/{table}/moments")
    game: Any = None
    for moment in whole["moments"][:6]:
        game = changed(game, moment["changed"])
    rest = anne.get(f"/tables/{table}/moments", after=5)["moments"]
    assert rest[0] == {"n": 6, "changed": game}
    assert rest[1:] == whole["moments"][6:]


def test_there_is_nothing_after_the_last_entry(server: Server) -> None:
    anne = Person(server, "Anne")
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True)
    at = table["now"]["at"]
    assert anne.get(f"/tables/{table['id']}/moments", after=at)["moments"] == []
    answer = anne.http.get(f"{server.url}/api/v1/tables/{table['id']}/moments?after={at + 1}")
    assert answer.json()["key"] == "no_such_entry"
