"""A place to meet: the lobby, looking for a game, my games, pages of people, invitations."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from websockets.sync.client import ClientConnection

from quebec.server.store import Store
from quebec.server.tables.hub import Hub
from quebec.server.tables.lobby import LOBBY, MOST_A_SECOND, Lobby
from quebec.server.tables.lobby import SETTLE_SECONDS as LOBBY_SECONDS
from quebec.server.times import Source, time_from
from quebec.server.wire.meeting import LobbyShown
from tests.server.running import API, PATIENCE, Person, Server, connect, play_on, seats, wait_until
from tests.server.sql import change

CLOCK = {"kind": "live", "minutes": 37, "increment": 5}
HOSTILE = "<img src=x onerror=alert(1)>"


def wanted(**more: Any) -> dict[str, Any]:
    """Nobody else in these tests looks for such a game."""
    return {"ruleset": "2011", "players": 2, "clock": {**CLOCK, "minutes": 100}, **more}


def find(person: Person, want: dict[str, Any]) -> Any:
    return person.post("/find", status=200, **want)


@contextmanager
def lobby_of(person: Person) -> Iterator[ClientConnection]:
    token = person.http.cookies["quebec_session"]
    url = f"{person.server.url}{API}/lobby/live".replace("http", "ws", 1)
    with connect(url, additional_headers={"Cookie": f"quebec_session={token}"}) as socket:
        yield socket


def until(socket: ClientConnection, holds: Any) -> Any:
    """The first message for which something holds."""
    while True:
        message = json.loads(socket.recv(timeout=PATIENCE))
        if holds(message):
            return message


def finished(anne: Person, bob: Person, *, public: bool = False) -> str:
    """A game of two that Bob has won because Anne resigned."""
    table: str = anne.post("/tables", ruleset="2011", seats=seats("me", "open"), public=public)[
        "id"
    ]
    link = anne.post(f"/tables/{table}/links")["secret"]
    bob.post("/join", status=200, key=secrets.token_hex(8), link=link)
    anne.ask(f"/tables/{table}/start")
    anne.ask(f"/tables/{table}/resign", seat=0)
    return table


# ---- the lobby --------------------------------------------------------------------------------


def test_a_public_table_is_in_the_lobby_until_it_is_full_and_can_then_be_watched(
    server: Server,
) -> None:
    anne, bob, carol = Person(server, HOSTILE), Person(server, "Bob"), Person(server)

    def listed(part: str, table: str) -> Any:
        return lambda message: (
            message["type"] == "lobby" and table in {row["id"] for row in message[part]}
        )

    with lobby_of(carol) as socket:
        table = anne.post(
            "/tables", ruleset="2011", seats=seats("me", "open"), public=True, clock=CLOCK
        )["id"]
        seen = until(socket, listed("open", table))
        row = next(row for row in seen["open"] if row["id"] == table)
        assert [seat["name"] for seat in row["seats"]] == [HOSTILE, ""]
        assert row["clock"]["minutes"] == CLOCK["minutes"]
        bob.ask(f"/tables/{table}/join")
        until(socket, lambda message: not listed("open", table)(message))
        anne.ask(f"/tables/{table}/start")
        until(socket, listed("running", table))
        anne.ask(f"/tables/{table}/resign", seat=0)
        until(socket, listed("over", table))
    hidden = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
    assert hidden not in json.dumps(carol.get("/lobby"))


def test_my_lobby_says_when_a_game_of_mine_has_changed(server: Server) -> None:
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    with lobby_of(anne) as socket:
        until(socket, lambda message: message["type"] == "lobby")
        table = anne.post("/tables", ruleset="2011", seats=seats("me", "open"), public=True)["id"]
        bob.ask(f"/tables/{table}/join")
        until(socket, lambda message: message["type"] == "mine")


def test_two_who_look_for_the_same_game_meet_and_it_starts(server: Server) -> None:
    anne, bob, carol = (Person(server, name) for name in ("Anne", "Bob", "Carol"))
    mine = find(anne, wanted())
    assert (mine["phase"], mine["taken"], mine["players"]) == ("gathering", 1, 2)
    assert find(anne, wanted())["table"] == mine["table"], "asking again is no other search"
    other = find(carol, wanted(ruleset="2011-family"))
    assert other["table"] != mine["table"]
    found = find(bob, wanted())
    assert (found["table"], found["phase"]) == (mine["table"], "playing")
    people = [seat["name"] for seat in bob.get(f"/tables/{found['table']}")["now"]["game"]["seats"]]
    assert people == ["Anne", "Bob"]
    carol.http.delete(f"{server.url}{API}/find").raise_for_status()
    assert carol.get(f"/tables/{other['table']}")["now"]["game"]["phase"] == "over"


def test_whoever_looks_for_another_game_no_longer_looks_for_the_first(server: Server) -> None:
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    first = find(anne, wanted(clock={**CLOCK, "minutes": 101}))
    second = find(anne, wanted(clock={**CLOCK, "minutes": 102}))
    assert anne.get(f"/tables/{first['table']}")["now"]["game"]["phase"] == "over"
    assert find(bob, wanted(clock={**CLOCK, "minutes": 101}))["phase"] == "gathering"
    assert find(bob, wanted(clock={**CLOCK, "minutes": 102}))["table"] == second["table"]


def test_those_who_looked_at_the_same_moment_come_together(server: Server) -> None:
    """Each has a table of their own, as if neither had seen the other's."""
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    want = wanted(clock={**CLOCK, "minutes": 103})
    first = find(anne, want)
    change(server.data, "UPDATE tables SET sought = 0 WHERE id = ?", first["table"])
    second = find(bob, want)
    assert second["table"] != first["table"], "nobody is met who no longer looks"
    assert find(anne, want)["table"] == first["table"], "the older one stays"
    met = find(bob, want)
    assert (met["table"], met["phase"]) == (first["table"], "playing")
    assert find(anne, {**want, "table": first["table"]}) == met, "her game has started"
    assert bob.get(f"/tables/{second['table']}")["now"]["game"]["phase"] == "over"


def test_bots_take_the_free_seats_when_the_wait_is_over(server: Server) -> None:
    anne = Person(server, "Anne")
    want = wanted(clock={**CLOCK, "minutes": 104}, players=3, fill_after=10, fill_with="random")
    found = find(anne, want)
    assert found["fill_bot"] == "random"
    now = anne.get(f"/tables/{found['table']}/log", after=1, wait=60)
    assert now["game"]["phase"] == "playing"
    assert [seat["kind"] for seat in now["game"]["seats"]] == ["person", "bot", "bot"]
    assert [entry["act"]["act"] for entry in now["entries"]][:3] == [
        "bot_seated",
        "bot_seated",
        "started",
    ]


def test_a_search_that_nobody_is_left_at_is_closed(server: Server) -> None:
    anne = Person(server, "Anne")
    want = wanted(clock={**CLOCK, "minutes": 105}, fill_after=10, fill_with="random")
    table = find(anne, want)["table"]
    change(server.data, "UPDATE tables SET sought = 0 WHERE id = ?", table)
    assert table not in {row["id"] for row in anne.get("/lobby")["open"]}
    anne.get(f"/tables/{table}/log", after=1, wait=60)
    game = anne.get(f"/tables/{table}")["now"]["game"]
    assert (game["phase"], game["outcome"]["how"]) == ("over", "closed")


# ---- my games -----------------------------------------------------------------------------------


def test_my_games_are_in_parts_found_by_words_and_paged_by_key(server: Server) -> None:
    anne, bob, zoe = (Person(server, name) for name in ("Anne", "B%b", "Zoé É."))
    tables = [finished(anne, bob) for _ in range(21)]
    with_zoe = finished(anne, zoe)
    waits = anne.post("/tables", seats=seats("me", "random", "random"), start=True, first=0)["id"]
    open_ = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
    record = anne.http.get(f"{server.url}{API}/tables/{tables[0]}/record").text
    loaded = anne.post("/records", text=record)["id"]

    def ids(**query: Any) -> list[str]:
        return [row["id"] for row in anne.get("/me/games", **query)["games"]]

    assert ids(part="waiting") == [waits]
    assert ids(part="running") == [open_]
    assert ids(part="records") == [loaded]
    first = anne.get("/me/games", part="over")
    assert [row["id"] for row in first["games"]] == [with_zoe, *tables[:1:-1]]
    second = anne.get("/me/games", part="over", after=first["next"])
    assert [row["id"] for row in second["games"]] == tables[1::-1]
    assert second["next"] is None
    assert {(row["place"], row["mine"][0]) for row in first["games"]} == {(2, 0)}
    assert ids(part="over", words="zo") == [with_zoe]
    assert ids(part="over", words="ZOÉ é") == [with_zoe]
    assert ids(part="over", words="B%") == first_of(tables, 20)
    assert ids(part="over", words="é.") == [with_zoe]
    for words in ("%b%", "o.", "b|z", "[a-z]", "\\w", "***:z", "("):
        assert ids(part="over", words=words) == [], "signs stand for themselves"
    assert ids(part="over", words="anne") == [], "my own name is in all of them"
    here = [{"kind": "me"}, {"kind": "me", "name": "Rosalie"}, {"kind": "me"}]
    at_one_screen = anne.post("/tables", seats=here)["id"]
    assert ids(part="running", words="rosalie") == [at_one_screen]
    assert ids(part="running", words="anne") == []
    refused = anne.http.get(f"{server.url}{API}/me/games", params={"after": "x"})
    assert (refused.status_code, refused.json()["key"]) == (422, "bad_page_key")


def first_of(tables: list[str], count: int) -> list[str]:
    return tables[::-1][:count]


# ---- people -------------------------------------------------------------------------------------


def with_account(server: Server, name: str) -> Person:
    person = Person(server, name)
    person.post("/account", login=f"p{secrets.token_hex(6)}", password="correct horse")
    return person


def open_page(person: Person, is_open: bool = True) -> Any:
    answer = person.http.put(f"{person.server.url}{API}/me/page", json={"open": is_open})
    assert answer.is_success, answer.text
    return answer.json()


def test_a_page_is_private_until_its_owner_opens_it_and_names_only_those_who_have_one(
    server: Server,
) -> None:
    anne, bob, carol = (with_account(server, name) for name in ("Anne", "Bob", "Carol"))
    hidden = finished(anne, bob)
    shown = finished(anne, carol, public=True)
    mine = anne.get("/me/page")
    assert (mine["page"], mine["games"], mine["wins"]) == (None, 2, 0)
    assert {one["name"] for one in mine["rivals"]} == {"Bob", "Carol"}
    assert [one["table"] for one in mine["latest"]] == [shown, hidden]
    address = open_page(anne)["page"]
    assert open_page(anne)["page"] == address
    nobody = Person(server)
    seen = nobody.get(f"/people/{address}")
    assert (seen["name"], seen["mine"], seen["games"]) == ("Anne", False, 2)
    assert [one["table"] for one in seen["latest"]] == [shown, None]
    assert [one["others"] for one in seen["latest"]] == [["Carol"], []]
    assert seen["rivals"] == []
    assert hidden not in json.dumps(seen)
    assert [(one["is_me"], one["worse"]) for one in bob.get(f"/people/{address}")["rivals"]] == [
        (True, 1)
    ]
    carols = open_page(carol)["page"]
    assert [one["page"] for one in nobody.get(f"/people/{address}")["rivals"]] == [carols]
    open_page(anne, False)
    gone = nobody.http.get(f"{server.url}{API}/people/{address}")
    assert (gone.status_code, gone.json()["key"]) == (404, "no_such_page")
    assert open_page(anne)["page"] != address


def test_a_page_tells_of_a_game_that_was_played_to_the_end(server: Server) -> None:
    anne = with_account(server, HOSTILE)
    table = anne.post(
        "/tables", ruleset="2011", seats=seats("me", "random"), start=True, public=True
    )["id"]
    play_on(anne, table, [0], Random(3), 10_000)
    wait_until(lambda: anne.get(f"/tables/{table}/log")["game"]["phase"] == "over")
    outcome = anne.get(f"/tables/{table}/log")["game"]["outcome"]
    page = anne.get("/me/page")
    assert (page["name"], page["games"], page["best"]["table"]) == (HOSTILE, 1, table)
    assert page["best"]["score"] == outcome["scores"][0]
    assert sum(one["mine"] for one in page["sources"]) == outcome["scores"][0]
    assert sum(one["table"] for one in page["sources"]) == pytest.approx(
        sum(outcome["scores"]) / 2, abs=0.5
    )
    assert [(one["bot"], one["games"]) for one in page["rivals"]] == [("random", 1)]
    assert [(one["ruleset"], one["players"]) for one in page["rules"]] == [("2011", 2)]


# ---- invitations --------------------------------------------------------------------------------


def test_somebody_i_have_played_with_can_be_invited_joins_without_a_link_or_declines(
    server: Server,
) -> None:
    anne, bob, carol = (Person(server, name) for name in ("Anne", "Bob", "Carol"))
    before = finished(anne, bob)
    (companion,) = anne.get("/me/companions")
    assert (companion["name"], companion["games"]) == ("Bob", 1)
    whom = {"table": companion["table"], "seat": companion["seat"]}
    assert whom == {"table": before, "seat": 1}

    def new() -> str:
        return str(anne.post("/tables", ruleset="2011", seats=seats("me", "open"))["id"])

    def invite(table: str, whom: dict[str, Any]) -> Any:
        return anne.http.post(f"{server.url}{API}/tables/{table}/invitations", json=whom)

    table = new()
    with lobby_of(bob) as socket:
        until(socket, lambda message: message["type"] == "lobby")
        assert invite(table, whom).status_code == 204
        until(socket, lambda message: message["type"] == "mine")
    assert invite(table, {**whom, "seat": 0}).json()["key"] == "never_played_with"
    (invited,) = bob.get("/me/invitations")
    assert (invited["by"], invited["table"]["id"]) == ("Anne", table)
    assert carol.ask(f"/tables/{table}/join", status=403)["key"] == "needs_link"
    assert carol.get("/me/invitations") == []
    bob.ask(f"/tables/{table}/join")
    assert bob.get("/me/invitations") == []
    second = new()
    invite(second, whom)
    declined = bob.http.delete(f"{server.url}{API}/me/invitations/{second}?never=true")
    assert declined.status_code == 204
    assert invite(second, whom).status_code == 204, "that it is not wanted is not told"
    assert bob.get("/me/invitations") == []
    assert bob.ask(f"/tables/{second}/join", status=403)["key"] == "needs_link"
    started = finished(anne, bob)
    assert invite(started, whom).json()["key"] == "has_started"


def test_what_is_new_is_exported_deleted_and_goes_with_a_guest_who_logs_in(server: Server) -> None:
    anne, bob = Person(server, "Anne"), with_account(server, "Bob")
    login = bob.get("/me")["login"]
    address = open_page(bob)["page"]
    guest = Person(server, "Guest")
    table = finished(anne, guest)
    invited = anne.post("/tables", ruleset="2011", seats=seats("me", "open"))["id"]
    whom = {"table": table, "seat": 1}
    anne.http.post(f"{server.url}{API}/tables/{invited}/invitations", json=whom).raise_for_status()
    guest.post("/login", status=200, login=login, password="correct horse")
    assert guest.get("/me/page")["games"] == 1
    assert [one["table"]["id"] for one in guest.get("/me/invitations")] == [invited]
    exported = guest.get("/me/export")
    assert exported["account"]["page"] == address
    assert [one["table"] for one in exported["results"]] == [table]
    assert [(one["table"], one["sent"]) for one in exported["invitations"]] == [(invited, False)]
    assert [one["sent"] for one in anne.get("/me/export")["invitations"]] == [True]
    deleted = guest.http.post(f"{server.url}{API}/me/delete", json={"password": "correct horse"})
    assert deleted.status_code == 204
    assert anne.get("/me/companions") == []
    assert [one["name"] for one in anne.get("/me/page")["rivals"]] == [""]
    assert anne.http.get(f"{server.url}{API}/people/{address}").status_code == 404
    assert anne.get("/me/export")["invitations"] == []


def test_a_host_switches_off_what_is_not_wanted(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--without", "lobby,find,pages,invitations").start()
    anne = with_account(server, "Anne")
    assert anne.get("/me")["without"] == ["find", "invitations", "lobby", "pages"]
    for method, path, body in (
        ("GET", "/lobby", None),
        ("POST", "/find", {}),
        ("PUT", "/me/page", {"open": True}),
        ("GET", "/people/x", None),
    ):
        answer = anne.http.request(method, f"{server.url}{API}{path}", json=body)
        assert (answer.status_code, answer.json()["key"]) == (404, "switched_off"), path
    assert anne.get("/me/games")["games"] == []
    server.close()
    wrong = Server(tmp_path / "data", "--without", "lobbies").launch()
    assert wrong.wait() == 2
    assert "lobby, find, pages, invitations" in wrong.errors()


@pytest.mark.case("X10")
def test_many_who_look_at_the_lobby_are_told_of_a_change_at_a_bounded_rate() -> None:
    """Somebody who sits down and gets up again and again changes the list for all of them."""
    hub = Hub()
    lobby = Lobby(cast(Store, None), hub)
    with ExitStack() as stack:
        stack.enter_context(hub.listening(LOBBY))
        assert lobby.pause() < 2 * LOBBY_SECONDS
        for _ in range(959):
            stack.enter_context(hub.listening(LOBBY))
        pauses = sorted(lobby.pause() for _ in range(960))
        # In any second of them, not many more than that are told.
        told = [sum(start <= one < start + 1 for one in pauses) for start in pauses]
        assert max(told) < 1.3 * MOST_A_SECOND


def test_whoever_goes_while_the_lobby_is_read_leaves_it_to_the_next() -> None:
    reads = 0

    class Read(Lobby):
        async def _read(self) -> LobbyShown:
            nonlocal reads
            reads += 1
            if reads == 1:
                await asyncio.Event().wait()
            return LobbyShown(open=[], running=[], over=[])

    async def scene() -> None:
        lobby = Read(cast(Store, None), Hub())
        gone = asyncio.create_task(lobby.shown())
        while not reads:
            await asyncio.sleep(0)
        gone.cancel()
        assert json.loads(await lobby.shown())["open"] == []

    asyncio.run(scene())


@pytest.mark.case("G07")
def test_reading_the_lobby_takes_a_tenth_of_the_time_at_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Somebody changes the list, and asks for it, again and again."""
    clock = [1000.0]
    reading = 0.05

    class Slow(Lobby):
        async def _read(self) -> LobbyShown:
            clock[0] += reading
            return LobbyShown(open=[], running=[], over=[])

    async def sleep(seconds: float) -> None:
        clock[0] += max(0.0, seconds)

    async def ask_often() -> None:
        lobby = Slow(cast(Store, None), Hub())
        for _ in range(10):
            lobby.changed()
            await lobby.shown()

    monkeypatch.setattr("quebec.server.tables.lobby.asyncio.sleep", sleep)
    with time_from(Source(lambda: round(clock[0] * 1000), lambda: clock[0])):
        asyncio.run(ask_often())
    assert clock[0] - 1000 > 9 * 10 * reading
