"""The description of the API: whole, not stale, and true of what is really sent."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from quebec.server.http.description import FILE, build
from quebec.server.limits import Limits
from tests.server.running import Person, Server, get, play_on, seats
from tools.wire.__main__ import TYPES, main, stale
from tools.wire.typescript import type_of

DESCRIPTION: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
SCHEMAS: dict[str, Any] = DESCRIPTION["components"]["schemas"]
MOST = 2**53 - 1


def within(value: Any) -> Iterator[Any]:
    """A structure and all that is in it."""
    yield value
    for part in (
        value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    ):
        yield from within(part)


def test_neither_the_description_nor_the_types_of_the_page_are_stale(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not stale(), "run: make wire"
    monkeypatch.setattr("tools.wire.__main__.TYPES", TYPES.with_name("elsewhere.ts"))
    assert main(["--check"]) == 1
    assert "elsewhere.ts is stale: run make wire" in capsys.readouterr().err


def test_no_address_is_longer_than_the_server_takes() -> None:
    """The longest parameters, in letters that take most bytes: %F0%9F%91%8D. No id is longer than
    what is given for one."""
    letter, id, number = 12, 64, 20
    for path, methods in DESCRIPTION["paths"].items():
        for method, operation in methods.items():
            asked = [one for one in operation.get("parameters", ()) if one["in"] == "query"]
            lengths = [
                len(one["name"]) + 2 + one["schema"].get("maxLength", number) * letter
                for one in asked
            ]
            assert len(path) + path.count("{") * id + sum(lengths) < Limits().url, (method, path)
            assert len(asked) < Limits().fields


def test_every_reference_leads_somewhere() -> None:
    references = {part["$ref"] for part in within(DESCRIPTION) if _is_reference(part)}
    assert len(references) > 50
    for reference in references:
        assert reference.removeprefix("#/components/schemas/") in SCHEMAS


def _is_reference(part: Any) -> bool:
    return isinstance(part, dict) and isinstance(part.get("$ref"), str)


@pytest.mark.parametrize(
    ("union", "tag", "some"),
    [
        (
            "ToClient",
            "type",
            {"Update", "ChatLine", "Presence", "Pong", "Answer", "Problem", "Reload"},
        ),
        ("Fact", "fact", {"TurnBegan", "Scored", "GameEnded"}),
        ("Act", "act", {"Moved", "Undone", "Confirmed"}),
    ],
)
def test_messages_facts_and_acts_are_told_apart_by_a_tag(
    union: str, tag: str, some: set[str]
) -> None:
    names = {choice["$ref"].rpartition("/")[2] for choice in SCHEMAS[union]["anyOf"]}
    assert some <= names
    tags = [SCHEMAS[name]["properties"][tag]["enum"][0] for name in names]
    assert len(set(tags)) == len(names)
    assert all(tag in SCHEMAS[name]["required"] for name in names)


def test_every_number_that_is_taken_has_a_bound_that_browsers_hold() -> None:
    bodies = {
        shape["$ref"].rpartition("/")[2]
        for operations in DESCRIPTION["paths"].values()
        for operation in operations.values()
        for shape in [_body(operation)]
        if shape
    }
    for name in bodies | {"Ping"}:
        for part in within(SCHEMAS[name]):
            if isinstance(part, dict) and part.get("type") == "integer":
                assert part["maximum"] <= MOST, name


def _body(operation: dict[str, Any]) -> dict[str, str]:
    content = operation.get("requestBody", {}).get("content", {})
    schema: dict[str, str] = content.get("application/json", {}).get("schema", {})
    return schema


def test_no_number_that_is_sent_is_beyond_what_browsers_hold(server: Server) -> None:
    anne = Person(server)
    clock = {"kind": "correspondence", "days": 30}
    made = anne.post("/tables", seats=seats("me", "me", "me"), start=True, clock=clock)
    play_on(anne, made["id"], [0, 1, 2], Random(5), 20)
    anne.ask(f"/tables/{made['id']}/resign", seat=0)
    now = anne.ask(f"/tables/{made['id']}/resign", seat=1)
    assert now["game"]["phase"] == "over"
    over = anne.get(f"/tables/{made['id']}", after=0)
    assert re.fullmatch(r"\d{30,}", over["seed"])
    numbers = [part for part in within([made, now, over]) if isinstance(part, int)]
    assert len(numbers) > 500
    assert all(abs(number) <= MOST for number in numbers)


def test_the_description_is_served(server: Server) -> None:
    assert get(f"{server.url}/api/v1/openapi.json").json() == DESCRIPTION


def test_types_of_shapes() -> None:
    assert type_of({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
    union = {"anyOf": [{"$ref": "#/components/schemas/Wording"}, {"type": "null"}]}
    assert type_of({"type": "array", "items": union}) == "(Wording | null)[]"
    assert type_of({"type": "object", "additionalProperties": union}) == (
        "Record<string, Wording | null>"
    )
    assert f"export const BUILD = '{build()}'" in TYPES.read_text(encoding="utf-8")


# ---- pages of another build ---------------------------------------------------------------------


def test_a_page_of_another_build_is_asked_to_reload(server: Server) -> None:
    anne = Person(server)
    made = anne.post("/tables", seats=seats("me", "me", "me"), start=True, first=0)
    table, at = made["id"], made["now"]["at"]
    url = f"{server.url}/api/v1/tables/{table}/moves"
    body = {"key": "k", "at": at, "moves": ["send"]}
    answer = anne.http.post(url, json=body, headers={"X-Quebec-Build": "0.0-other"})
    assert answer.status_code == 409
    assert answer.json()["key"] == "other_build"
    assert answer.headers["x-quebec-build"] == build()
    answer = anne.http.post(url, json=body, headers={"X-Quebec-Build": build()})
    assert answer.json()["at"] == at + 1


def test_on_the_web_socket_too(server: Server) -> None:
    anne = Person(server)
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    with anne.live(table, build="0.0-other") as socket:
        assert json.loads(socket.recv()) == {"type": "reload", "build": build()}
        assert json.loads(socket.recv())["key"] == "other_build"
        with pytest.raises(ConnectionClosedError, match="4409"):
            socket.recv()
    with anne.live(table, build=build()) as socket:
        assert json.loads(socket.recv())["type"] == "update"
