"""G: where people meet. Somebody who fills the lobby, looks for games, invites, guesses links."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from quebec.server.ids import new_id
from quebec.server.tables.lobby import MOST_OPEN
from tests.attacks.conftest import Start
from tests.server.running import API, Person, Server, connect, invite, seats
from tests.server.test_meeting import CLOCK, finished
from tools.route_table import routes

SOCKETS = 24
"""Of one session, as the default limits are."""
OWN: Any = {"ruleset": "2011", "seats": seats("me", "open")}
PUBLIC = 30
"""New public tables of one address at once."""


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the limits that matter here, and without the others."""
    limits = "requests=0,address-requests=0,sessions=0,tables=0,address-tables=0,invitations=3"
    running = Server(tmp_path_factory.mktemp("meeting") / "data", "--limits", limits).start()
    yield running
    running.close()
    assert "unexpected" not in running.errors(), running.errors()


def status(person: Person, method: str, path: str, **body: object) -> int:
    sent = body or None
    return person.http.request(method, person._url(path), json=sent).status_code


def phase(person: Person, table: str) -> object:
    return person.get(f"/tables/{table}/log")["game"]["phase"]


@pytest.mark.case("G08")
def test_one_address_does_not_fill_the_lobby(limited: Server) -> None:
    """However many guests it has, and although they sit down and get up again."""
    anne = Person(limited, "Anne", "127.0.0.7")
    hers = anne.post("/tables", **OWN, public=True)["id"]
    made = []
    for _ in range(PUBLIC // 10 + 1):
        eve = Person(limited, "Eve", "127.0.0.8")
        for _ in range(10):
            new = {"seats": seats("me", "open", "open"), "public": True}
            answer = eve.http.post(eve._url("/tables"), json=new)
            if answer.status_code == 201:
                made.append((eve, answer.json()["id"]))
            else:
                assert answer.json()["key"] == "too_many_new_tables"
                assert int(answer.headers["retry-after"]) > 0
    # One more may have come back meanwhile; it takes 20 seconds.
    assert PUBLIC <= len(made) < MOST_OPEN
    listed = [table["id"] for table in anne.get("/lobby")["open"]]
    assert hers in listed
    place = listed.index(hers)
    restless = Person(limited, "Eve", "127.0.0.8")
    for _, table in made[:3]:
        restless.ask(f"/tables/{table}/join")
        restless.ask(f"/tables/{table}/leave")
    again = [table["id"] for table in anne.get("/lobby")["open"]]
    assert again.index(hers) <= place
    # What nobody else sees is not counted.
    assert status(made[0][0], "POST", "/tables", **OWN) == 201


@pytest.mark.case("G09")
def test_whoever_looks_for_one_game_after_the_other_waits_for_one(server: Server) -> None:
    eve = Person(server, "Eve")
    found = []
    for minutes in (61, 62, 63, 61, 62, 63):
        want = {"ruleset": "2011", "players": 2, "clock": {**CLOCK, "minutes": minutes}}
        found.append(eve.post("/find", status=200, **want)["table"])
    phases = {table: phase(eve, table) for table in found}
    assert list(phases.values()).count("gathering") == 1
    assert phases[found[-1]] == "gathering"
    for _ in range(2):
        assert status(eve, "DELETE", "/find") == 204
    assert phase(eve, found[-1]) == "over"


@pytest.mark.case("G26")
@pytest.mark.parametrize("stays", [True, False])
def test_whoever_looked_first_decides_nothing_for_those_who_come(
    server: Server, stays: bool
) -> None:
    """Otherwise they could fill the seats with bots, send others away, or close the table."""
    want: Any = {"ruleset": "2011", "players": 3, "clock": {**CLOCK, "minutes": 71 + stays}}
    eve, bob = Person(server, "Eve"), Person(server, "Bob")
    table = eve.post("/find", status=200, **want)["table"]
    assert bob.post("/find", status=200, **want)["table"] == table
    at = f"/tables/{table}"
    if not stays:
        eve.ask(f"{at}/leave")
    for verb, more in (("remove", {"seat": 1}), ("seat-bot", {"seat": 2, "bot": "random"}),
                       ("start", {}), ("close", {})):  # fmt: skip
        assert eve.ask(f"{at}/{verb}", 409, **more)["key"] == "nobody_is_host"
    seen = bob.get(f"{at}/log")["game"]
    assert (seen["phase"], [seat["name"] for seat in seen["seats"]]) == (
        "gathering",
        ["Eve" if stays else "", "Bob", ""],
    )


@pytest.mark.case("G10")
def test_strangers_are_not_invited_and_others_only_so_often(limited: Server) -> None:
    anne, bob, eve = (Person(limited, name) for name in ("Anne", "Bob", "Eve"))
    game = finished(anne, bob)
    own = eve.post("/tables", **OWN)["id"]
    # Eve was not at that table; nor is there such a seat, or such a table.
    for table, seat in ((game, 0), (game, 4), ("-none", 0), (own, 1)):
        assert status(eve, "POST", f"/tables/{own}/invitations", table=table, seat=seat) == 403
    tables = [anne.post("/tables", **OWN)["id"] for _ in range(5)]
    sent = [
        status(anne, "POST", f"/tables/{table}/invitations", table=game, seat=1) for table in tables
    ]
    assert sent == [204, 204, 204, 409, 409]
    assert len(bob.get("/me/invitations")) == 3
    # Again at the same table: it is the same invitation.
    assert status(anne, "DELETE", f"/me/invitations/{tables[0]}") == 404, "not hers"
    assert status(bob, "DELETE", f"/me/invitations/{tables[0]}?never=true") == 204
    assert status(anne, "POST", f"/tables/{tables[0]}/invitations", table=game, seat=1) == 204
    assert tables[0] not in [one["table"]["id"] for one in bob.get("/me/invitations")]


@pytest.mark.case("G22")
def test_nobody_plays_again_who_has_not_asked_for_it(start: Start) -> None:
    """Otherwise somebody could have a rated game with those who have gone, again and again."""
    server = start("--ratings")
    anne, eve = Person(server, "Anne"), Person(server, "Eve")
    for person in (anne, eve):
        person.post(
            "/account", login=f"{person.get('/me')['name']}-again", password="correct horse"
        )
    rules: Any = {"ruleset": "2011", "clock": CLOCK, "rated": True}
    game = eve.post("/tables", seats=seats("me", "open"), **rules)["id"]
    invite(eve, game, anne)
    eve.ask(f"/tables/{game}/start")
    anne.ask(f"/tables/{game}/resign", seat=1)
    rated = anne.get("/me/ratings")
    again = eve.post(f"/tables/{game}/rematch")
    at = f"/tables/{again['id']}"
    assert again["mine"] == [0]
    assert eve.ask(f"{at}/start", 409)["key"] == "seats_are_free"
    assert {row["phase"] for row in anne.get("/me/tables")} == {"over"}
    assert anne.get("/me/ratings") == rated
    # Anne is invited, and may say that she is not to be asked again.
    (invited,) = anne.get("/me/invitations")
    assert f"/tables/{invited['table']['id']}" == at
    # What she asks for herself is done all the same.
    assert status(anne, "DELETE", f"/me/invitations/{invited['table']['id']}?never=true") == 204
    assert anne.post(f"/tables/{game}/rematch")["mine"] == [1]
    assert eve.ask(f"{at}/start")["game"]["phase"] == "playing"


@pytest.mark.case("G23")
def test_no_rated_game_is_played_against_a_bot_that_was_not_measured(start: Start) -> None:
    """It would count as a newcomer of 1500, and be beaten again and again. Once, a table that was
    closed before anybody had come could be played again, with the bot for absent people."""
    server = start("--ratings")
    eve = Person(server, "Eve")
    eve.post("/account", login="eve-alone", password="correct horse")
    rules: Any = {"ruleset": "2011", "clock": CLOCK, "rated": True, "stand_in": "random"}
    closed = eve.post("/tables", seats=seats("me", "open"), **rules)["id"]
    eve.ask(f"/tables/{closed}/close")
    assert eve.post(f"/tables/{closed}/rematch", 409)["key"] == "not_started"
    # The bot that was chosen plays again, not the one for absent people.
    game = eve.post("/tables", seats=seats("me", "open"), **rules)["id"]
    eve.ask(f"/tables/{game}/seat-bot", seat=1, bot="level-1")
    eve.ask(f"/tables/{game}/start")
    eve.ask(f"/tables/{game}/resign", seat=0)
    again = eve.post(f"/tables/{game}/rematch")
    assert [again["now"]["game"]["seats"][1]["bot"], again["rated"]] == ["level-1", True]


@pytest.mark.case("G11")
@pytest.mark.parametrize("secret", ["", "x", "-", "' OR 1=1 --", "\x00", "é" * 100, "x" * 101])
def test_links_in_letters_cannot_be_guessed(server: Server, secret: str) -> None:
    nobody = Person(server)
    expected = (404, 400)
    assert status(nobody, "POST", "/email/confirm", secret=secret) in expected
    answer = nobody.http.post(nobody._url("/email/stop"), params={"secret": secret})
    assert answer.status_code in expected


@pytest.mark.case("G12")
def test_nobody_but_an_operator_moderates(server: Server) -> None:
    """Whoever it is, and whatever they say who they are."""
    eve = Person(server, "Eve")
    eve.post("/account", login="eve-meeting", password="correct horse")
    token = eve.http.cookies["quebec_session"]
    found = [route.name.split(" ") for route in routes() if "/operator/" in route.name]
    assert len(found) > 4
    right = (server.data / "operations.token").read_text().strip()
    wrong = [f"Bearer {bearer}" for bearer in ("x", token, "null", "é", "0" * 43)]
    # The right one counts where it belongs only: other places are logged, and sent along.
    wrong += [right, f"Basic {right}", f"Bearer Bearer {right}", f"Bearer {right[:-1]}"]
    for method, path in found:
        for given in wrong:
            answer = eve.http.request(
                method,
                f"{server.url}{path.replace('{table}', 'x').replace('{person}', 'x')}",
                params={"token": right, "authorization": f"Bearer {right}"},
                json={"reason": "", "on": True},
                headers={b"Authorization": given.encode()},
            )
            assert answer.status_code in (401, 403), (method, path, given)


@pytest.mark.case("G18")
def test_no_operator_is_answered_with_a_fault(server: Server) -> None:
    """With the right token, and with what a program of theirs could get wrong."""
    token = (server.data / "operations.token").read_text().strip()
    eve = Person(server, "Eve")
    table = eve.post("/tables", **OWN)["id"]
    found = [route.name.split(" ") for route in routes() if "/operator/" in route.name]
    bodies: list[object] = [
        {}, [], None, "x", {"reason": None}, {"reason": "\x00\u202e", "on": "yes"},
        {"reason": "x" * 100_000}, {"reason": "", "on": 2}, {"on": True},
    ]  # fmt: skip
    for method, path in found:
        for name in ("%00", "%2e%2e", "x" * 2000, "-", "'", "%ED%A0%80", table):
            target = path.replace("{table}", name).replace("{person}", name)
            for body in bodies:
                answer = eve.http.request(
                    method,
                    f"{server.url}{target}",
                    json=body,
                    headers={"Authorization": f"Bearer {token}"},
                )
                assert answer.status_code < 500, (method, target, body, answer.text)


@pytest.mark.case("G13")
@pytest.mark.parametrize(
    "page", ["-", "--", "%2e%2e", "%00", "me", "'", "x" * 2000, "%ED%A0%80", "%F0%9F%8F%B0"]
)
def test_pages_and_tables_that_do_not_exist_are_not_found(server: Server, page: str) -> None:
    eve = Person(server)
    for path in ("/people/", "/me/devices/", "/me/invitations/", "/me/sessions/"):
        for method in ("GET", "DELETE"):
            assert 400 <= status(eve, method, f"{path}{page}") < 500, (method, path)
    for query in (f"after={page}", f"words={page}", f"after=1-{page}", "part=all", "after=-1"):
        assert status(eve, "GET", f"/me/games?{query}") in (200, 400, 422), query


@pytest.mark.case("G16")
def test_no_id_is_taken_for_an_option_of_a_command() -> None:
    """One in 64 began with a hyphen, and `quebec admin remove` did not understand it."""
    assert all(new_id(size)[0].isalnum() for size in (12, 16) for _ in range(1000))


@pytest.mark.case("G14")
def test_the_sockets_of_the_lobby_are_counted_with_the_others(start: Start) -> None:
    server = start("--limits", "")
    eve = Person(server)
    table = eve.post("/tables", **OWN)["id"]
    with contextlib.ExitStack() as stack:
        for _ in range(SOCKETS // 2):
            stack.enter_context(lobby(eve)).recv()
            stack.enter_context(eve.live(table)).recv()
        with lobby(eve) as refused:
            assert b"too_many_sockets" in refused.recv(decode=False)
            with pytest.raises(ConnectionClosed, match="4429"):
                refused.recv()


def lobby(person: Person) -> ClientConnection:
    token = person.http.cookies["quebec_session"]
    url = f"{person.server.url}{API}/lobby/live".replace("http", "ws", 1)
    return connect(url, additional_headers={"Cookie": f"quebec_session={token}"})
