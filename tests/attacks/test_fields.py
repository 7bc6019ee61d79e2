"""F12 to F16: fields of requests with values that nobody expects."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.running import Person, Server, invite, seats
from tests.server.sql import rows

PLAN = seats("me", "me", "me")
NUMBERS: tuple[Any, ...] = (
    -1,
    5,
    2**31,
    2**53,
    2**63 - 1,
    2**63,
    2**64,
    10**400,
    -(2**63),
    1.5,
    True,
    [],
    {},
    "x",
)
TEXTS = (
    "\x00", "\r\nSet-Cookie: x=1", "\u2028", "\ud7ff\ue000", "\ufffe\uffff", "\U0010ffff",
    "\u202e\u2066", "a\u0301\u0301", "\ufdfa", "İı", "ß", "'\"`<>&${7*7}{{7*7}}%s%n", "../..",
    "__proto__", "nul", "=1+1", "\U0001f468\u200d\U0001f469", "\U0001d400\U0001d427", "\u1160",
)  # fmt: skip


def post(person: Person, path: str, body: Any) -> Any:
    content = body if isinstance(body, str) else json.dumps(body)
    return person.http.post(person._url(path), content=content)


@pytest.mark.case("F12")
@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: str(number)[:12])
def test_numbers_that_cannot_be_are_refused(server: Server, number: Any) -> None:
    anne = Person(server)
    table = f"/tables/{anne.post('/tables', seats=PLAN, start=True)['id']}"
    live = {"kind": "live", "minutes": number, "increment": number}
    asked = [
        (f"{table}/wish", {"key": "k", "seat": number, "automatic": True}),
        (f"{table}/resign", {"key": "k", "seat": number}),
        (f"{table}/take-over", {"key": "k", "seat": number}),
        (f"{table}/links", {"seat": number}),
        (f"{table}/fork", {"entry": -1 if number == 5 else number, "seats": PLAN}),
        ("/tables", {"seats": PLAN, "first": number}),
    ]
    if number != 5:
        asked += [
            (f"{table}/moves", {"key": "k", "at": number, "moves": ["send"]}),
            ("/tables", {"seats": PLAN, "clock": live}),
            ("/tables", {"seats": PLAN, "clock": {"kind": "correspondence", "days": number}}),
        ]
    for path, body in asked:
        answer = post(anne, path, body)
        assert answer.status_code in (400, 409), (path, body, answer.text)
        assert answer.status_code == 400 or number == 2**31, (path, body, answer.text)


@pytest.mark.case("F13")
def test_fields_that_do_not_exist_or_come_twice_change_nothing(server: Server) -> None:
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    more = {"owner": "x", "id": "mine", "seed": "1", "arranged": [], "rules_version": 9}
    made = post(anne, "/tables", {"seats": seats("me", "open", "open"), **more}).json()
    assert made["id"] != "mine"
    assert (made["owner"], made["rules_version"], made["seed"]) == ("Anne", 1, None)
    path = f"/tables/{made['id']}"
    # What the server itself adds to an ask cannot be sent.
    refused = post(bob, f"{path}/join", {"key": "k", "invited": True, "person": "x"})
    assert (refused.status_code, refused.json()["key"]) == (403, "needs_link")
    playing = anne.post("/tables", seats=PLAN, start=True, first=0)
    twice = '{"key":"a","key":"b","at":2,"moves":["start"],"moves":["send"]}'
    entries = post(anne, f"/tables/{playing['id']}/moves", twice).json()["entries"]
    assert [entry["act"]["move"] for entry in entries] == ["send"]
    many = {"key": "many", "at": 3, "moves": ["send"] * 20_000}
    assert post(anne, f"/tables/{playing['id']}/moves", many).json()["key"] == "too_many_moves"


@pytest.mark.case("F14")
@pytest.mark.parametrize("text", TEXTS, ids=ascii)
def test_every_text_is_refused_or_can_be_read_again(server: Server, text: str) -> None:
    anne = Person(server, "Anne")
    table = anne.post("/tables", seats=PLAN, start=True, public=True)["id"]
    label = [{"kind": "me", "name": text}, *seats("me", "me")]
    asked = [
        (f"/tables/{table}/chat", {"text": text}),
        (f"/tables/{table}/wish", {"key": text, "seat": 0, "automatic": True}),
        (f"/tables/{table}/moves", {"key": "k", "at": 2, "moves": [text]}),
        (f"/tables/{table}/take-over", {"key": "k", "seat": 0, "bot": text}),
        ("/tables", {"seats": label, "public": True}),
        ("/tables", {"seats": PLAN, "ruleset": text}),
        ("/tables", {"seats": PLAN, "events": [text] * 4}),
        ("/tables", {"seats": PLAN, "layout": [text] * 44}),
        ("/tables", {"seats": PLAN, "clock": {"kind": text}}),
        ("/records", {"text": text, "public": True}),
        ("/join", {"key": "k", "link": text}),
        ("/login", {"login": text, "password": text}),
        ("/account", {"login": text, "password": text}),
    ]
    for path, body in asked:
        answer = post(anne, path, body)
        assert answer.status_code < 500, (path, answer.text)
        if answer.status_code >= 400:
            assert answer.json()["message"], path
    renamed = anne.http.put(anne._url("/me"), json={"name": text})
    assert renamed.status_code in (200, 400, 422)
    muted = anne.http.put(anne._url(f"/tables/{table}/mutes"), json={"who": text, "muted": True})
    assert muted.status_code in (400, 404)
    # Whatever was accepted is shown, and in no other place than in a text.
    paths = (f"/tables/{table}", f"/tables/{table}/chat", "/me", "/me/tables", "/me/export")
    for path in (*paths, f"/tables/{table}/record", "/tables?phase=playing", "/tables"):
        found = anne.http.get(anne._url(path))
        assert found.status_code == 200, path
        assert not any(value == "x=1" for value in found.cookies.values())


@pytest.mark.case("F15")
def test_what_belongs_to_another_table_has_no_effect_here(server: Server) -> None:
    anne, bob, mallory = Person(server, "Anne"), Person(server, "Bob"), Person(server)
    table = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
    invite(anne, table, bob)
    line = bob.post(f"/tables/{table}/chat", text="hello")
    other = mallory.post("/tables", seats=seats("me", "open", "open"))["id"]
    # Who wrote there is nobody here, so an owner cannot silence them from another table.
    muted = mallory.http.put(
        mallory._url(f"/tables/{other}/mutes"), json={"who": line["who"], "muted": True}
    )
    assert muted.status_code == 404
    assert bob.post(f"/tables/{table}/chat", text="still here")["who"] == line["who"]
    assert mallory.post(f"/tables/{other}/chat", text="x")["who"] != line["who"]
    # A running game cannot be continued elsewhere: its cards would be known.
    running = anne.post("/tables", seats=PLAN, start=True)["id"]
    fork = {"entry": 2, "seats": PLAN}
    for person in (anne, mallory):
        assert post(person, f"/tables/{running}/fork", fork).json()["key"] == "game_not_over"
    anne.ask(f"/tables/{running}/propose-end", seat=0)
    rematches = {anne.post(f"/tables/{running}/rematch")["id"] for _ in range(5)}
    assert len(rematches) == 1
    assert post(mallory, f"/tables/{running}/rematch", {}).status_code == 403


@pytest.mark.case("F16")
def test_links_that_are_made_and_revoked_do_not_pile_up(server: Server) -> None:
    anne = Person(server)
    table = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
    for _ in range(60):
        link = anne.post(f"/tables/{table}/links")
        gone = anne.http.delete(anne._url(f"/tables/{table}/links/{link['id']}"))
        assert gone.status_code == 204
    anne.post(f"/tables/{table}/links")
    ((stored,),) = rows(server.data, "SELECT count(*) FROM links WHERE table_id = ?", table)
    assert stored == 51
