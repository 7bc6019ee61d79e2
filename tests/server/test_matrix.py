"""Every route × everybody: the answers are those of the matrix, and a refusal changes nothing."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Mapping
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from quebec.server.http.access import ANYBODY
from quebec.server.http.routes.play import VERBS
from quebec.server.play.access import GUEST
from tests.server.matrix import CALLERS, MATRIX, TRIES, Try
from tests.server.running import API, Client, Server, ask_over, connect, seats
from tests.server.sql import change
from tools.route_table import routes

REFUSED = (401, 403)
ROUTES = {route.name: route for route in routes()}


def test_the_matrix_has_all_routes_and_no_others() -> None:
    assert MATRIX.keys() == ROUTES.keys()
    assert {f"{name.split(' ')[0]} {API}{name.split(' ')[1]}" for name in TRIES} <= ROUTES.keys()


def test_nothing_at_a_table_is_changed_by_whoever_knows_its_id() -> None:
    """Who sits down needs a link, unless the table is public; a fork is another table; a line of
    chat goes to those who look on, and hiding lines concerns oneself alone; an analysis is
    of a game that is over."""
    changing = {
        name: route.who
        for name, route in ROUTES.items()
        if "{table}" in name and name.split(" ")[0] not in ("GET", "WS")
    }
    assert len(changing) > 15
    assert ANYBODY not in changing.values()
    for_guests = {name.rpartition("/")[2] for name, who in changing.items() if who == GUEST}
    assert for_guests == {"join", "fork", "chat", "mutes", "analysis"}


class World:
    """A server, and somebody of every kind."""

    def __init__(self, server: Server, http: httpx.Client) -> None:
        self.server = server
        self.http = http
        self.login = "matrix"
        account = {"login": "matrix", "password": "correct horse"}
        self.call("POST", f"{API}/account", self.session(), account)
        self.tokens = {"nobody": "", "forged": self.forged(), "expired": self.expired()}

    def call(self, method: str, path: str, token: str, body: Any = None) -> httpx.Response:
        sent = {"Cookie": f"quebec_session={token}"} if token else {}
        answer = self.http.request(method, self.server.url + path, json=body, headers=sent)
        self.http.cookies.clear()
        return answer

    def session(self) -> str:
        """Of somebody new."""
        return self.call("GET", f"{API}/me", "").cookies["quebec_session"]

    def forged(self) -> str:
        """Of a session that there is, signed with another key."""
        secret, _, signature = self.session().partition(".")
        return f"{secret}.{signature[::-1]}"

    def expired(self) -> str:
        token = self.session()
        hashed = hashlib.sha256(token.partition(".")[0].encode()).digest()
        assert change(self.server.data, "UPDATE sessions SET seen = 1 WHERE hash = ?", hashed) == 1
        return token


@pytest.fixture(scope="module")
def world(server: Server) -> Iterator[World]:
    with Client() as http:
        yield World(server, http)


class Stage:
    """A table at some moment, with everybody around it."""

    def __init__(self, world: World, how: str) -> None:
        self.world = world
        self.tokens = dict(world.tokens)
        for one in CALLERS:
            self.tokens.setdefault(one, world.session())
        self.ask("stranger", "/tables", {"seats": seats("me", "me", "me")})
        third = "open" if how == "gathering" else "me"
        body = {"seats": seats("me", "open", third), "first": 0}
        self.table: str = self.ask("owner", "/tables", body)["id"]
        self.link = self.ask("owner", f"/tables/{self.table}/links", {})
        self.ask("seat", "/join", {"key": "join", "link": self.link["secret"]})
        getattr(self, how)()

    def ask(self, who: str, path: str, body: Any) -> Any:
        answer = self.world.call("POST", API + path, self.tokens[who], body)
        assert answer.is_success, answer.text
        return answer.json()

    def here(self, who: str, verb: str, **body: Any) -> Any:
        return self.ask(who, f"/tables/{self.table}/{verb}", {"key": secrets.token_hex(8), **body})

    # ---- how the table stands ---------------------------------------------------------------

    def gathering(self) -> None:
        """A seat is free."""

    def full(self) -> None:
        """All seats are taken."""

    def turn(self) -> None:
        """The owner is to move."""
        self.here("owner", "start")

    def played(self) -> None:
        """The owner has moved, and not confirmed."""
        self.turn()
        self.here("owner", "moves", at=self.at(), moves=["send", "rel"])

    def proposed(self) -> None:
        self.turn()
        self.here("seat", "propose-end", seat=1)

    def taken(self) -> None:
        """A bot plays for a seat of the owner that is not to move."""
        self.turn()
        self.here("owner", "take-over", seat=2)

    def over(self) -> None:
        self.proposed()
        self.here("owner", "answer-end", seat=0, agree=True)

    def ended(self) -> None:
        """Over, after a move."""
        self.played()
        self.here("owner", "confirm", at=self.at())
        self.here("seat", "propose-end", seat=1)
        self.here("owner", "answer-end", seat=0, agree=True)

    # ---- what is sent -----------------------------------------------------------------------

    def at(self) -> int:
        found: int = self.world.call("GET", f"{API}/tables/{self.table}/log", "").json()["at"]
        return found

    def owners_session(self) -> str:
        listed = self.world.call("GET", f"{API}/me/sessions", self.tokens["owner"]).json()
        return str(listed[0]["id"])

    def value(self, word: str) -> Any:
        match word:
            case "<new>":
                return f"x{secrets.token_hex(8)}"
            case "<at>":
                return self.at()
            case "<login>":
                return self.world.login
            case "<secret>":
                return self.link["secret"]
            case "<record>":
                return self.world.call("GET", f"{API}/tables/{self.table}/record", "").text
        return word

    def body(self, form: Mapping[str, Any] | None) -> Any:
        if form is None:
            return None
        return {
            name: self.value(value) if isinstance(value, str) else value
            for name, value in form.items()
        }


@pytest.mark.case("A01", "Z01", "Z02")
@pytest.mark.parametrize("name", ROUTES)
def test_everybody_gets_the_answer_of_the_matrix(world: World, name: str) -> None:
    method, path = name.split(" ")
    how = TRIES.get(name.replace(API, ""), Try())
    stage = Stage(world, how.stage or "gathering")
    filled = path.format(
        table=stage.table,
        entry=1,
        link=stage.link["id"],
        path="nothing",
        lesson="first-site",
        page="nothing",
        invitation=stage.table,
        device="none",
        person="nobody",
        session=stage.owners_session() if "{session}" in path else "",
    )
    with socket_of(stage, "watcher"):
        for who in CALLERS:
            before = stage.at()
            status = (
                handshake(stage, who, filled)
                if method == "WS"
                else world.call(
                    method, filled + how.query, stage.tokens[who], stage.body(how.body)
                ).status_code
            )
            assert status == MATRIX[name][who], f"{who}: {status}"
            if status in REFUSED:
                assert stage.at() == before, f"{who} was refused, but changed the table"


@pytest.mark.case("W06")
@pytest.mark.parametrize("verb", VERBS)
def test_everybody_gets_the_same_answer_over_a_socket(world: World, verb: str) -> None:
    name = f"POST /tables/{{table}}/{verb}"
    how = TRIES[name]
    stage = Stage(world, how.stage)
    for who in CALLERS:
        before = stage.at()
        with socket_of(stage, who) as socket:
            _, answer = ask_over(socket, verb, **stage.body(how.body))
        assert answer["status"] == MATRIX[f"POST {API}/tables/{{table}}/{verb}"][who], (who, answer)
        if answer["status"] in REFUSED:
            assert stage.at() == before, f"{who} was refused, but changed the table"


def socket_of(stage: Stage, who: str, path: str = "") -> ClientConnection:
    path = path or f"{API}/tables/{stage.table}/live"
    url = f"{stage.world.server.url}{path}".replace("http", "ws", 1)
    token = stage.tokens[who]
    headers = {"Cookie": f"quebec_session={token}"} if token else {}
    return connect(url, additional_headers=headers)


def handshake(stage: Stage, who: str, path: str) -> int:
    try:
        with socket_of(stage, who, path) as socket:
            socket.recv()
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code
