"""What somebody is offered: what each choice leads to, and how the century would be scored then."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import json

from quebec.engine import new_game
from quebec.server.wire.wording import encoded_wording, wire_wording
from quebec.texts.moves import wording
from tests.server.running import Person, Server, play_on
from tests.server.test_turns import hot_seat


def test_at_the_start_of_a_turn_the_whole_board_is_offered(server: Server) -> None:
    _, _, now = hot_seat(server)
    offers = {offer["move"]: offer for offer in now["game"]["offers"]}
    sites = {offer["move"] for offer in offers["start"]["then"]}
    assert sites == {
        site["name"] for site in now["game"]["view"]["sites"] if site["mark"] == "available"
    }
    assert {offer["target"] for offer in offers["send"]["then"]} == set(
        now["game"]["view"]["zones"]
    )
    assert {offer["target"] for offer in offers["leader"]["then"]} == set(
        now["game"]["view"]["leaders"]
    )


def test_what_is_offered_then_can_be_played_in_one_request(server: Server) -> None:
    anne, table, now = hot_seat(server)
    start = next(offer for offer in now["game"]["offers"] if offer["move"] == "start")
    site = start["then"][0]
    now = anne.ask(f"/tables/{table}/moves", at=now["at"], moves=["start", site["move"]])
    assert [entry["act"]["act"] for entry in now["entries"]] == ["moved", "moved"]
    assert now["entries"][1]["facts"] == site["facts"]


def test_in_the_middle_of_a_turn_only_the_next_choice_is_told(server: Server) -> None:
    anne, table, now = hot_seat(server)
    now = anne.ask(f"/tables/{table}/moves", at=now["at"], moves=["send"])
    assert [offer["then"] for offer in now["game"]["offers"]] == [None] * 5


def test_a_zone_is_offered_with_the_numbers_of_workers(server: Server) -> None:
    """The Military district places up to 2 workers in the Citadelle."""
    anne, table, now = hot_seat(server)
    chance = Random(1)
    while (now["game"]["view"]["decision"] or {}).get("effect") != "place-military":
        if now["game"]["phase"] == "over":
            # In some games at random nobody gets there.
            anne, table, now = hot_seat(server)
        now = play_on(anne, table, [0, 1, 2], chance, 1)
    offers = {offer["move"]: offer for offer in now["game"]["offers"]}
    assert [offer["move"] for offer in offers["cit"]["then"]] == ["1", "2"]
    assert offers["skip"]["then"] is None
    two = offers["cit"]["then"][1]
    now = anne.ask(f"/tables/{table}/moves", at=now["at"], moves=["cit", "2"])
    assert now["entries"][1]["facts"] == two["facts"]


def test_a_look_ahead_tells_the_scoring_after_moves_and_changes_nothing(server: Server) -> None:
    anne, table, now = hot_seat(server)
    seen = anne.get(f"/tables/{table}/preview", moves="send,rel")
    workers = {zone["zone"]: zone["workers"] for zone in seen["forecast"]["zones"]}
    assert workers["religion"] == [1, 0, 0]
    assert anne.get(f"/tables/{table}/log", after=0)["at"] == now["at"]
    played = anne.ask(f"/tables/{table}/moves", at=now["at"], moves=["send", "rel"])
    assert played["game"]["view"]["forecast"] == seen["forecast"]


def test_a_look_ahead_at_what_is_not_legal_is_refused(server: Server) -> None:
    anne, table, _ = hot_seat(server)
    url = f"{server.url}/api/v1/tables/{table}/preview"
    assert anne.http.get(url, params={"moves": "stage"}).status_code == 422
    assert anne.http.get(url, params={"moves": "nonsense"}).status_code == 422


def test_a_look_ahead_at_what_is_past_foresees_nothing(server: Server) -> None:
    """Somebody plays a move while the page asks about it: that is no mistake of anybody."""
    anne, table, now = hot_seat(server)
    asked = {"moves": "send,rel", "at": now["at"]}
    assert anne.get(f"/tables/{table}/preview", **asked)["forecast"] is not None
    anne.ask(f"/tables/{table}/moves", at=now["at"], moves=["send", "rel"])
    assert anne.get(f"/tables/{table}/preview", **asked)["forecast"] is None


def test_before_the_start_there_is_nothing_to_look_ahead_to(server: Server) -> None:
    anne = Person(server)
    table = anne.post("/tables", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["id"]
    answer = anne.http.get(f"{server.url}/api/v1/tables/{table}/preview", params={"moves": "send"})
    assert answer.json()["key"] == "not_started"


def test_why_not_is_told_of_what_an_action_would_choose(server: Server) -> None:
    anne, table, now = hot_seat(server)
    waits = next(site for site in now["game"]["view"]["sites"] if site["mark"] == "waiting")
    told = anne.get(f"/tables/{table}/why-not", move=f"start,{waits['name']}")
    assert told["reason"]["key"] not in ("not_asked", "wrong_kind")
    assert anne.get(f"/tables/{table}/why-not", move="stage,por1")["reason"] is not None
    assert anne.get(f"/tables/{table}/why-not", move="send,rel")["reason"] is None


@pytest.mark.parametrize(("rules", "players"), [("2011", 2), ("2011", 5), ("2026", 4)])
def test_the_words_of_an_offer_are_encoded_as_their_structure_would_be(
    rules: str, players: int
) -> None:
    chance, state = Random(5), new_game(rules, players=players, seed=5)
    while not state.is_over:
        moves = state.legal_moves()
        for move in moves:
            said = wording(move, state, state.setting.deal.layout)
            assert encoded_wording(said).encode() == json.encode(wire_wording(said))
        state.play(chance.choice(moves))
