"""Beside a real table: requests that store nothing, and tables that start from a position."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import msgspec

from quebec.engine import State, new_game
from quebec.position import position_text
from quebec.record import read_record
from quebec.tabletop import entered_from
from tests.server.running import API, Person, Server, seats
from tests.server.sql import rows

THREE = [{"name": "Anne"}, {"name": "Bob"}, {"name": "Zoé"}]
ZONES = {
    "citadelle": [5, 2, 0],
    "religion": [3, 4, 5],
    "politics": [2, 10, 10],
    "economy": [0, 0, 5],
    "culture": [4, 6, 1],
}


def played(moves: int) -> State:
    """A game in progress, at the start of a turn."""
    s = new_game("2026", players=3, seed=1608)
    dice = Random(1608)
    while moves > 0 or s.decision is None or s.decision.effect != "action":
        s.play(dice.choice(s.legal_moves()))
        moves -= 1
    return s


def entered(s: State) -> Any:
    return msgspec.to_builtins(entered_from(s))


def refused(server: Server, path: str, language: str = "en", **body: Any) -> tuple[str, str]:
    headers = {"accept-language": language}
    answer = httpx.post(f"{server.url}{API}{path}", json=body, headers=headers, timeout=300)
    assert answer.status_code == 422, answer.text
    return answer.json()["key"], answer.json()["message"]


def test_a_century_is_scored_zone_by_zone(server: Server) -> None:
    """R9.2"""
    anne = Person(server)
    found = anne.post("/tabletop/century", 200, ruleset="2026", seats=THREE, zones=ZONES)
    assert found["points"] == found["scores"] == [18, 22, 33]
    assert found["winners"] == []
    zones = [fact["zone"] for fact in found["facts"] if fact["fact"] == "zone_scored"]
    assert zones == ["citadelle", "religion", "politics", "economy", "culture"]
    assert found["before"]["zones"] == ZONES
    # Nobody has said which tiles lie where.
    assert {site["tile"] for site in found["after"]["sites"]} == {""}


def test_the_final_scoring_names_groups_and_winners(server: Server) -> None:
    """R12.3, R12.5"""
    anne = Person(server)
    tokens = [{"site": "por1", "seat": 0, "stars": 3}, {"site": "ent1", "seat": 0, "stars": 2}]
    body = {"ruleset": "2026", "seats": [{"active": 3}, {"score": 4}, {}], "tokens": tokens}
    found = anne.post("/tabletop/final", 200, **body)
    assert found["scores"] == [1 + 6 + 3, 4, 0]
    assert found["winners"] == [0]
    (group,) = found["after"]["groups"]
    assert group["sites"] == ["por1", "ent1"]
    assert group["is_main"]


def test_wrong_entries_are_refused_in_words(server: Server) -> None:
    many = {"ruleset": "2026", "seats": THREE, "zones": {"religion": [26, 0, 0]}}
    key, message = refused(server, "/tabletop/century", "en", **many)
    assert key == "tabletop_workers"
    assert message.startswith("Anne has 26 workers")
    assert "everybody has 25" in message
    _, message = refused(server, "/tabletop/century", "fr", **many)
    assert message.startswith("Anne a 26\u00a0ouvriers")
    _, message = refused(server, "/tabletop/century", "nl", **many)
    assert message.startswith("Anne heeft 26 werkers")
    token = {"site": "por1", "seat": 0, "stars": 1}
    twice: dict[str, Any] = {"ruleset": "2026", "seats": THREE, "tokens": [token, token]}
    key, message = refused(server, "/tabletop/final", **twice)
    assert (key, "one" in message) == ("tabletop_token_twice", True)
    same = [{"colour": "black"}, {"colour": "black"}, {}]
    key, _ = refused(server, "/tabletop/century", ruleset="2026", seats=same)
    assert key == "colour_twice"


def test_a_set_up_is_drawn_as_for_a_game(server: Server) -> None:
    """R3.2, R3.6, R3.7"""
    anne = Person(server)
    one, two = (anne.post("/tabletop/draw", 200, players=4) for _ in range(2))
    assert len(set(one["layout"])) == 44
    assert one["layout"] != two["layout"]
    assert len(one["events"]) == 4
    assert one["first"] in range(4)
    family = anne.post("/tabletop/draw", 200, ruleset="2011-family", players=2)
    assert family["events"] == []
    refused(server, "/tabletop/draw", players=2)


def test_nothing_is_stored(server: Server) -> None:
    counted = [f"SELECT count(*) FROM {table}" for table in ("tables", "entries", "persons")]
    before = [rows(server.data, query) for query in counted]
    for path in ("century", "final", "position"):
        url = f"{server.url}{API}/tabletop/{path}"
        answer = httpx.post(url, json=entered(played(0)), timeout=300)
        assert answer.status_code == 200, answer.text
    assert [rows(server.data, query) for query in counted] == before


# ---- playing on --------------------------------------------------------------------------------


def test_a_real_table_goes_on_here(server: Server) -> None:
    """A position that was entered becomes a table, which can be replayed, recorded and loaded."""
    anne = Person(server, "Anne")
    s = played(80)
    found = anne.post("/tabletop/position", 200, **entered(s))
    assert found["position"].split()[9:] == position_text(s, public=True).split()[9:]
    table = anne.post(
        "/tables", seats=seats("me", "me", "me"), position=found["position"], start=True
    )
    assert table["arranged"] == ["position"]
    view = table["now"]["game"]["view"]
    assert view["position"] == found["position"]
    assert view["scores"] == list(s.scores)
    moves = [view["decision"]["moves"][0]]
    after = anne.ask(f"/tables/{table['id']}/moves", at=table["now"]["at"], moves=moves)
    assert after["game"]["moves"] == 1
    undone = anne.ask(f"/tables/{table['id']}/undo", at=after["at"])
    assert undone["game"]["view"]["position"] == found["position"]

    text = anne.http.get(f"{server.url}{API}/tables/{table['id']}/record").text
    assert f"Position: {found['position']}" in text
    record = read_record(text)
    assert position_text(record.state, public=True) == found["position"]
    assert record.write() == text
    loaded = anne.post("/records", text=text)
    assert loaded["now"]["game"]["view"]["scores"] == list(s.scores)
    moments = anne.get(f"/tables/{table['id']}/moments")["moments"]
    assert len(moments) > 2


def test_a_table_that_started_from_a_position_survives_a_restart(restartable: Server) -> None:
    server = restartable
    anne = Person(server, "Anne")
    position = position_text(played(60), public=True)
    table = anne.post("/tables", seats=seats("me", "me", "me"), position=position, start=True)
    view = table["now"]["game"]["view"]
    server.stop()
    server.start()
    again = anne.get(f"/tables/{table['id']}")["now"]["game"]["view"]
    assert again == view


def test_what_a_position_has_is_not_given_twice(server: Server) -> None:
    anne = Person(server)
    position = position_text(played(0), public=True)
    body = {"seats": seats("me", "me", "me"), "position": position}
    assert anne.post("/tables", 422, **body, first=1)["key"] == "position_has_deal"
    body["seats"] = seats("me", "me")
    assert anne.post("/tables", 422, **body)["key"] == "sandbox_seats"
    s = played(0)
    s.play("start")
    body = {"seats": seats("me", "me", "me"), "position": position_text(s, public=True)}
    assert anne.post("/tables", 422, **body)["key"] == "position_in_turn"
    body["position"] = "nonsense"
    assert anne.post("/tables", 422, **body)["key"] == "position_format"
