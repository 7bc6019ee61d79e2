"""Undo, restart, confirm: what may be taken back, and what the next seat is offered."""

from __future__ import annotations

from typing import Any

from tests.server.running import Person, Server, seats


def hot_seat(server: Server, **more: Any) -> tuple[Person, str, Any]:
    anne = Person(server, "Anne")
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True, first=0, **more)
    return anne, table["id"], table["now"]


def whole_turn(anne: Person, table: str, now: Any, **more: Any) -> Any:
    """Send a worker to a zone: two choices."""
    return anne.ask(f"/tables/{table}/moves", at=now["at"], moves=["send", "rel"], **more)


def test_until_a_turn_is_confirmed_the_next_seat_is_offered_nothing(server: Server) -> None:
    anne, table, now = hot_seat(server)
    now = whole_turn(anne, table, now)
    assert now["game"]["waiting"] == 0
    assert now["game"]["must_confirm"]
    assert now["game"]["unconfirmed"] == 2
    assert now["game"]["offers"] == []
    assert now["game"]["view"]["decision"] is None
    refused = anne.ask(f"/tables/{table}/moves", status=409, at=now["at"], moves=["send"])
    assert refused["key"] == "not_confirmed"
    now = anne.ask(f"/tables/{table}/confirm", at=now["at"])
    assert now["game"]["waiting"] == 1
    assert now["game"]["offers"]


def test_steps_can_be_undone_and_the_turn_restarted(server: Server) -> None:
    anne, table, start = hot_seat(server)
    now = anne.ask(f"/tables/{table}/moves", at=start["at"], moves=["send"])
    now = anne.ask(f"/tables/{table}/moves", at=now["at"], moves=["rel"])
    now = anne.ask(f"/tables/{table}/undo", at=now["at"])
    assert now["game"]["unconfirmed"] == 1
    assert {offer["kind"] for offer in now["game"]["offers"]} == {"zone"}
    now = anne.ask(f"/tables/{table}/moves", at=now["at"], moves=["pol"])
    now = anne.ask(f"/tables/{table}/restart", at=now["at"])
    assert now["game"]["unconfirmed"] == 0
    assert now["game"]["view"] == start["game"]["view"]
    assert now["game"]["moves"] == 0
    refused = anne.ask(f"/tables/{table}/undo", status=409, at=now["at"])
    assert refused["key"] == "nothing_to_undo"


def test_moves_of_one_request_are_undone_together(server: Server) -> None:
    anne, table, start = hot_seat(server)
    now = whole_turn(anne, table, start)
    now = anne.ask(f"/tables/{table}/undo", at=now["at"])
    assert now["entries"][-1]["act"] == {"act": "undone", "seat": 0, "moves": 2}
    assert now["game"]["unconfirmed"] == 0
    assert now["game"]["view"] == start["game"]["view"]


def test_a_confirmed_turn_cannot_be_taken_back(server: Server) -> None:
    anne, table, now = hot_seat(server)
    now = whole_turn(anne, table, now, confirm=True)
    assert now["game"]["waiting"] == 1
    assert [entry["act"]["act"] for entry in now["entries"]] == ["moved", "moved", "confirmed"]
    assert anne.ask(f"/tables/{table}/undo", status=409, at=now["at"])["key"] == "nothing_to_undo"


def test_a_seat_may_wish_to_confirm_without_being_asked(server: Server) -> None:
    anne, table, now = hot_seat(server)
    now = anne.ask(f"/tables/{table}/wish", seat=0, automatic=True)
    assert whole_turn(anne, table, now)["game"]["waiting"] == 1


def test_moves_are_made_all_or_none(server: Server) -> None:
    anne, table, now = hot_seat(server)
    refused = anne.ask(f"/tables/{table}/moves", status=422, at=now["at"], moves=["send", "por1"])
    assert refused["key"] == "not_asked"
    too_far = ["send", "rel", "send"]
    refused = anne.ask(f"/tables/{table}/moves", status=409, at=now["at"], moves=too_far)
    assert refused["key"] == "moves_go_too_far"
    assert anne.get(f"/tables/{table}/log", after=0)["at"] == now["at"]


def test_what_was_taken_back_stays_in_the_log_but_not_in_the_record(server: Server) -> None:
    anne, table, now = hot_seat(server)
    now = anne.ask(f"/tables/{table}/moves", at=now["at"], moves=["send"])
    now = anne.ask(f"/tables/{table}/undo", at=now["at"])
    now = anne.ask(f"/tables/{table}/moves", at=now["at"], moves=["start"])
    log = anne.get(f"/tables/{table}/log", after=0)
    acts = [entry["act"]["act"] for entry in log["entries"]]
    assert acts == ["created", "started", "moved", "undone", "moved"]
    then = anne.get(f"/tables/{table}/at/3")
    assert then["game"]["unconfirmed"] == 1
    text = anne.http.get(f"{server.url}/api/v1/tables/{table}/record").text
    assert "start" in text
    assert "send" not in text


def test_every_offer_says_what_it_would_do(server: Server) -> None:
    anne, table, now = hot_seat(server)
    now = anne.ask(f"/tables/{table}/moves", at=now["at"], moves=["send"])
    for offer in now["game"]["offers"]:
        assert offer["target"] in now["game"]["view"]["zones"]
        assert offer["text"]["key"].startswith("move-")
        assert offer["facts"][0]["fact"] == "workers_moved"
        assert offer["points"] == [0, 0, 0]
    reason = anne.get(f"/tables/{table}/why-not", move="por1")["reason"]
    assert reason == {"key": "not_asked", "args": {"asked": "zone"}}
    assert anne.get(f"/tables/{table}/why-not", move="rel")["reason"] is None


def test_bots_wait_for_the_turn_to_be_confirmed(server: Server) -> None:
    anne = Person(server)
    made = anne.post("/tables", seats=seats("me", "random", "random"), start=True, first=0)
    table, now = made["id"], made["now"]
    now = whole_turn(anne, table, now)
    assert anne.get(f"/tables/{table}/log", after=now["at"], wait=1)["at"] == now["at"]
    anne.ask(f"/tables/{table}/confirm", at=now["at"])
    while now["game"]["waiting"] != 0 or now["game"]["must_confirm"]:
        now = anne.get(f"/tables/{table}/log", after=now["at"], wait=30)
    assert {entry["act"].get("seat") for entry in now["entries"]} <= {0, 1, 2}
