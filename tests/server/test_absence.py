"""Only somebody absent loses the turn to a bot, or the seat; and may come back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import LIMITS, Person, Server, invite, seats, wait_until


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where somebody without a connection is absent at once."""
    place: Path = tmp_path_factory.mktemp("hasty") / "data"
    running = Server(place, "--limits", f"{LIMITS},absence-seconds=0").start()
    yield running
    running.close()


def game_of(anne: Person, bob: Person) -> str:
    """A running game at a table that is not public; seat 1 is Bob's, and his turn."""
    made = anne.post("/tables", seats=seats("me", "open", "me"), first=1)
    invite(anne, made["id"], bob)
    anne.ask(f"/tables/{made['id']}/start")
    return str(made["id"])


@pytest.mark.case("H04", "M12")
@pytest.mark.parametrize("verb", ["take-over", "remove"])
def test_the_seat_of_somebody_who_is_here_is_left_alone(server: Server, verb: str) -> None:
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    table = game_of(anne, bob)
    refused = anne.ask(f"/tables/{table}/{verb}", 409, seat=1)
    assert refused["key"] == "holder_was_here"
    assert 0 < refused["args"]["seconds"] <= 300
    with bob.live(table) as live:
        live.recv()
        refused = anne.ask(f"/tables/{table}/{verb}", 409, seat=1)
        assert (refused["key"], refused["args"]) == ("holder_is_here", {"seat": 1, "minutes": 5})
    assert bob.get(f"/tables/{table}/log")["game"]["seats"][1]["bot"] == ""


def test_presence_tells_when_somebody_will_count_as_absent(server: Server, hasty: Server) -> None:
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    table = game_of(anne, bob)
    with bob.live(table) as live:
        live.recv()
        owner, bobs, _ = anne.get(f"/tables/{table}/presence")["absent_in"]
        assert bobs is None
        assert 0 < owner <= 300
    assert bob.get(f"/tables/{table}")["absence_seconds"] == 300
    anne, bob = Person(hasty, "Anne"), Person(hasty, "Bob")
    assert anne.get(f"/tables/{game_of(anne, bob)}/presence")["absent_in"] == [0, 0, 0]


def test_a_bot_plays_for_somebody_absent_who_may_return(hasty: Server) -> None:
    anne, bob = Person(hasty, "Anne"), Person(hasty, "Bob")
    table = game_of(anne, bob)
    taken = anne.ask(f"/tables/{table}/take-over", seat=1)
    assert taken["entries"][0]["act"] == {
        "act": "taken_over",
        "seat": 1,
        "bot": "random",
        "absent": True,
    }
    back = bob.ask(f"/tables/{table}/give-back", seat=1)
    assert back["game"]["seats"][1]["bot"] == ""
    mine = bob.ask(f"/tables/{table}/take-over", seat=1)
    assert not mine["entries"][0]["act"]["absent"]


@pytest.mark.case("M12")
@pytest.mark.parametrize("verb", ["join", "give-back"])
def test_whoever_lost_a_seat_sees_it_and_returns_without_a_link(hasty: Server, verb: str) -> None:
    anne, bob, dan = Person(hasty, "Anne"), Person(hasty, "Bob"), Person(hasty)
    table = game_of(anne, bob)
    freed = anne.ask(f"/tables/{table}/remove", seat=1)
    assert freed["entries"][0]["act"] == {"act": "freed", "seat": 1}
    seen = bob.get(f"/tables/{table}")
    assert seen["mine"] == [1]
    assert seen["now"]["game"]["seats"][1] | {"colour": ""} == {
        "kind": "person",
        "name": "Bob",
        "colour": "",
        "bot": "random",
        "resigned": False,
        "freed": True,
        "automatic": False,
        "rating": None,
    }
    assert [row["id"] for row in bob.get("/me/tables")] == [table]
    dan.ask(f"/tables/{table}/join", 403)
    back = bob.ask(f"/tables/{table}/{verb}", seat=1)
    seat = back["game"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"], seat["freed"]) == ("person", "Bob", "", False)


def test_somebody_invited_may_take_a_freed_seat_and_then_it_is_theirs(hasty: Server) -> None:
    anne, bob, dan = Person(hasty, "Anne"), Person(hasty, "Bob"), Person(hasty, "Dan")
    table = game_of(anne, bob)
    anne.ask(f"/tables/{table}/remove", seat=1)
    invite(anne, table, dan)
    assert dan.get(f"/tables/{table}")["mine"] == [1]
    assert bob.get(f"/tables/{table}")["mine"] == []
    assert bob.ask(f"/tables/{table}/join", 403)["key"] == "needs_link"


def test_being_away_for_a_moment_is_no_absence(server: Server) -> None:
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    table = game_of(anne, bob)
    with bob.live(table) as live:
        live.recv()
    wait_until(lambda: not anne.get(f"/tables/{table}/presence")["seats"][1])
    refused = anne.ask(f"/tables/{table}/take-over", 409, seat=1)
    assert refused["key"] == "holder_was_here"
