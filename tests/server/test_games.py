"""Whole games over HTTP."""

from __future__ import annotations

from random import Random

import pytest

from quebec import read_record
from tests.server.running import Person, Server, invite, play_on, seats

NO_LIMIT = 10_000


def test_a_person_and_two_bots_play_a_whole_game(server: Server) -> None:
    anne = Person(server, "Anne")
    table = anne.post("/tables", seats=seats("me", "random", "random"), start=True)
    end = play_on(anne, table["id"], [0], Random(1), NO_LIMIT)
    assert end["game"]["phase"] == "over"
    outcome = end["game"]["outcome"]
    assert outcome["how"] == "played"
    assert outcome["scores"] == end["game"]["view"]["scores"]
    record = read_record(anne.http.get(f"{server.url}/api/v1/tables/{table['id']}/record").text)
    assert record.is_over
    assert record.result is not None
    assert list(record.result.scores) == outcome["scores"]
    assert str(record.seed) == anne.get(f"/tables/{table['id']}")["seed"]


@pytest.mark.parametrize("ruleset", ["2011-family", "2011", "2011-events"])
def test_two_guests_play_a_whole_game_by_link(server: Server, ruleset: str) -> None:
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    table = anne.post("/tables", seats=seats("me", "open"), ruleset=ruleset)["id"]
    refused = bob.ask(f"/tables/{table}/join", status=403)
    assert refused["key"] == "needs_link"
    link = anne.post(f"/tables/{table}/links", seat=1)
    joined = bob.ask("/join", link=link["secret"])
    assert [seat["name"] for seat in joined["game"]["seats"]] == ["Anne", "Bob"]
    now = anne.ask(f"/tables/{table}/start")
    chance = Random(ruleset)
    players = [anne, bob]
    while now["game"]["phase"] == "playing":
        game = now["game"]
        player = players[game["waiting"]]
        if game["must_confirm"]:
            now = player.ask(f"/tables/{table}/confirm", at=now["at"])
        else:
            move = chance.choice(game["offers"])["move"]
            now = player.ask(f"/tables/{table}/moves", at=now["at"], moves=[move])
    assert now["game"]["outcome"]["how"] == "played"


def test_my_games_that_wait_for_me_come_first(server: Server) -> None:
    anne = Person(server, "Anne")
    waiting = anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    gathering = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
    rows = anne.get("/me/tables")
    assert [row["id"] for row in rows] == [waiting, gathering]
    assert [row["waits_for_me"] for row in rows] == [True, False]


def test_a_finished_game_can_be_seen_again_gone_on_with_and_played_again(server: Server) -> None:
    anne = Person(server, "Anne")
    table = anne.post("/tables", seats=seats("me", "random", "random"), start=True)["id"]
    end = play_on(anne, table, [0], Random(5), NO_LIMIT)
    middle = anne.get(f"/tables/{table}/at/{end['at'] // 2}")
    assert 0 < middle["game"]["moves"] < end["game"]["moves"]
    fork = anne.post(
        f"/tables/{table}/fork", entry=middle["at"], seats=seats("me", "me", "me"), start=True
    )
    assert fork["now"]["game"]["moves"] == middle["game"]["moves"]
    assert fork["now"]["game"]["unconfirmed"] == 0
    assert fork["origin"] == {"table": table, "entry": middle["at"]}
    view, before = fork["now"]["game"]["view"], middle["game"]["view"]
    assert view["sites"] == before["sites"]
    assert view["position"] == before["position"]
    again = anne.post(f"/tables/{table}/rematch")
    assert again["mine"] == [0]
    assert again["now"]["game"]["phase"] == "playing", "bots alone need not be waited for"
    assert again["id"] == anne.post(f"/tables/{table}/rematch")["id"]
    assert anne.get(f"/tables/{table}")["rematch"] == again["id"]


def test_whoever_asks_for_a_rematch_keeps_their_seats_and_the_others_are_invited(
    server: Server,
) -> None:
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    game = anne.post("/tables", seats=seats("me", "me", "open", "random"))["id"]
    invite(anne, game, bob)
    anne.ask(f"/tables/{game}/start")
    for person, seat in ((bob, 2), (anne, 0), (anne, 1)):
        person.ask(f"/tables/{game}/resign", seat=seat)
    again = bob.post(f"/tables/{game}/rematch")
    assert (again["mine"], again["owned"], again["now"]["game"]["phase"]) == (
        [2],
        True,
        "gathering",
    )
    (invited,) = anne.get("/me/invitations")
    assert (invited["table"]["id"], invited["by"]) == (again["id"], "Bob")
    for _ in range(2):
        came = anne.post(f"/tables/{game}/rematch")
        assert (came["id"], came["mine"]) == (again["id"], [0, 1])
    assert bob.ask(f"/tables/{again['id']}/start")["game"]["phase"] == "playing"
    assert anne.post(f"/tables/{game}/rematch")["id"] == again["id"]


def test_nobody_who_was_deleted_is_seated_for_a_rematch(server: Server) -> None:
    """Found in virtual time, seed 20017: the game would have waited for them."""
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    game = anne.post("/tables", ruleset="2011", seats=seats("me", "open"))["id"]
    invite(anne, game, bob)
    anne.ask(f"/tables/{game}/start")
    bob.ask(f"/tables/{game}/resign", seat=1)
    assert bob.http.post(f"{server.url}/api/v1/me/delete", json={}).status_code == 204
    again = anne.post(f"/tables/{game}/rematch")
    assert [seat["kind"] for seat in again["now"]["game"]["seats"]] == ["person", "free"]
    anne.ask(f"/tables/{again['id']}/seat-bot", seat=1, bot="random")
    assert anne.ask(f"/tables/{again['id']}/start")["game"]["phase"] == "playing"


def test_a_record_becomes_a_table(server: Server) -> None:
    anne = Person(server, "Anne")
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    play_on(anne, table, [0, 1, 2], Random(7), 30)
    text = anne.http.get(f"{server.url}/api/v1/tables/{table}/record").text
    loaded = anne.post("/records", text=text)
    assert loaded["now"]["game"]["phase"] == "over"
    assert loaded["now"]["game"]["outcome"]["how"] == "closed"
    again = anne.http.get(f"{server.url}/api/v1/tables/{loaded['id']}/record").text
    assert again == text
    shown = anne.post("/records", text=text, public=True)
    listed = [row["id"] for row in Person(server).get("/tables", phase="over")]
    assert shown["id"] in listed
    assert loaded["id"] not in listed


def test_a_record_keeps_the_colours(server: Server) -> None:
    anne = Person(server)
    chosen = ["pink", "green", "black"]
    plans = [{"kind": "me", "colour": colour} for colour in chosen]
    table = anne.post("/tables", seats=plans, start=True)["id"]
    text = anne.http.get(f"{server.url}/api/v1/tables/{table}/record").text
    loaded = anne.post("/records", text=text)
    assert [seat["colour"] for seat in loaded["now"]["game"]["seats"]] == chosen
    again = anne.http.get(f"{server.url}/api/v1/tables/{loaded['id']}/record").text
    assert again == text
    for nonsense in ("pink, green", "pink, pink, black", "pink, green, mauve"):
        named = text.replace("Colours: pink, green, black", f"Colours: {nonsense}")
        seats_then = anne.post("/records", text=named)["now"]["game"]["seats"]
        assert [seat["colour"] for seat in seats_then] == ["black", "white", "green"]


def test_a_damaged_record_is_refused_with_its_line(server: Server) -> None:
    refused = Person(server).post("/records", text="Format: quebec-record 1\nnonsense", status=422)
    assert "2" in refused["message"]


def test_the_introductory_layout_is_always_the_same(server: Server) -> None:
    anne = Person(server)
    layouts = [
        [site["tile"] for site in made["now"]["game"]["view"]["sites"]]
        for made in (
            anne.post("/tables", seats=seats("me", "me", "me"), layout="introductory", start=True)
            for _ in range(2)
        )
    ]
    assert layouts[0] == layouts[1]
    given = anne.post("/tables", seats=seats("me", "me"), ruleset="2011", layout=layouts[0])
    assert given["layout"] == "given"
    table = anne.post("/tables", seats=seats("me", "me", "me"), layout="introductory", start=True)
    anne.ask(f"/tables/{table['id']}/propose-end", seat=0)
    again = anne.post(f"/tables/{table['id']}/rematch")
    assert [site["tile"] for site in again["now"]["game"]["view"]["sites"]] == layouts[0]
