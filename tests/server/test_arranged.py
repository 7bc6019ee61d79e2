"""What an owner chose instead of having it drawn is said before anybody sits down."""

from __future__ import annotations

from typing import Any

import pytest

from quebec.record import read_record
from tests.server.running import Person, Server, seats

EVENTS = ["1665", "1775", "1812", "2008"]
OPEN = seats("me", "open", "open")


@pytest.mark.case("H03")
def test_what_was_chosen_is_on_the_table_in_the_log_and_in_lists(server: Server) -> None:
    anne, bob = Person(server, "Anne"), Person(server)
    made = anne.post("/tables", seats=OPEN, events=EVENTS, first=0)
    seen = bob.get(f"/tables/{made['id']}", after=0)
    assert seen["arranged"] == ["events", "first"]
    assert seen["owner"] == "Anne"
    assert seen["now"]["entries"][0]["act"] == {"act": "created", "arranged": ["events", "first"]}
    (listed,) = anne.get("/me/tables")
    assert listed["arranged"] == ["events", "first"]


def test_a_table_that_was_drawn_says_so(server: Server) -> None:
    anne = Person(server)
    for layout in ("random", "introductory"):
        made = anne.post("/tables", seats=OPEN, layout=layout, public=True)
        assert made["arranged"] == []
        assert "Arranged" not in record(anne, finished(anne, layout=layout)).headers


@pytest.mark.case("H03")
def test_that_cards_were_chosen_is_told_which_ones_is_not(server: Server) -> None:
    anne, bob = Person(server), Person(server)
    table = anne.post("/tables", seats=seats("me", "random", "random"), events=EVENTS, start=True)
    shown = bob.http.get(f"{server.url}/api/v1/tables/{table['id']}", params={"after": 0}).text
    text = bob.http.get(f"{server.url}/api/v1/tables/{table['id']}/record").text
    for year in EVENTS[1:]:
        assert year not in shown.replace(table["created"], "")
        assert year not in text


@pytest.mark.case("H03")
def test_the_record_says_what_was_chosen_also_after_it_was_loaded_again(server: Server) -> None:
    anne = Person(server)
    table = finished(anne, events=EVENTS, first=1)
    assert record(anne, table).headers["Arranged"] == "events, first"
    loaded = anne.post("/records", text=text_of(anne, table), public=True)
    assert loaded["arranged"] == []
    assert record(anne, loaded["id"]).headers["Arranged"] == "events, first"


@pytest.mark.case("H03")
def test_a_public_table_has_its_events_and_first_player_drawn(server: Server) -> None:
    anne = Person(server)
    for chosen in ({"events": EVENTS}, {"first": 0}):
        refused = anne.post("/tables", 422, seats=OPEN, public=True, **chosen)
        assert refused["key"] == "arranged_in_public"


def test_a_chosen_layout_and_a_fork_are_marked_also_in_public(server: Server) -> None:
    anne, bob = Person(server), Person(server)
    source = finished(anne)
    layout = list(read_record(text_of(anne, source)).deal.layout)
    table = anne.post("/tables", seats=OPEN, layout=layout, public=True)["id"]
    fork = anne.post(f"/tables/{source}/fork", entry=2, seats=OPEN, public=True)["id"]
    listed = {row["id"]: row["arranged"] for row in bob.get("/tables")}
    assert listed[table] == ["layout"]
    assert listed[fork] == ["position"]


def test_a_rematch_is_drawn(server: Server) -> None:
    anne = Person(server)
    again = anne.post(f"/tables/{finished(anne, events=EVENTS, first=1)}/rematch")
    assert again["arranged"] == []


def finished(anne: Person, **chosen: Any) -> str:
    """A game that is over, with some choices."""
    made = anne.post("/tables", seats=seats("me", "me", "me"), start=True, **chosen)
    anne.ask(f"/tables/{made['id']}/propose-end", seat=0)
    return str(made["id"])


def text_of(anne: Person, table: str) -> str:
    return anne.http.get(f"{anne.server.url}/api/v1/tables/{table}/record").text


def record(anne: Person, table: str) -> Any:
    return read_record(text_of(anne, table))
