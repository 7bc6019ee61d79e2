"""X9: two servers that differ in face-down events only give the same answers, byte for byte."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest
from websockets.sync.client import ClientConnection

from quebec.engine.effects.events import EVENTS
from quebec.engine.moves import MOVES
from tests.attacks.conftest import Report
from tests.server.running import API, LIMITS, Person, Server, seats
from tests.server.sql import change, rows
from tools.route_table import routes

TIMES: Final = re.compile(r"\d{4}-\d\d-\d\d(T[\d:.]+Z)?")
CHANGING: Final = {"date", "x-request-id", "content-length"}
"""Headers that differ anyway; texts are compared whole, so their length is."""
LAST: Final = 4
OWN: Final = (
    "/me", "/me/tables", "/me/export", "/me/sessions", "/tables?phase=playing", "/bots", "/lobby",
    "/me/companions", "/me/games", "/me/invitations", "/me/notices", "/me/notices/settings",
    "/me/page", "/me/ratings",
)  # fmt: skip
"""Routes that do not name a table."""
OF_A_TABLE: Final = (
    "", "?after=0", "/log?after=0", "/at/{before}", "/moments?after={before}", "/chat",
    "/presence", "/record", "/analysis", "/links", "/ratings",
)  # fmt: skip
REFUSED: Final = (
    ("/fork", {"entry": 2, "seats": seats("me", "me", "me")}),
    ("/rematch", None),
    ("/analysis", None),
    ("/start", {"key": "start"}),
    ("/moves", {"key": "stale", "at": 1, "moves": ["send"]}),
    ("/moves", {"key": "no-move", "at": 1_000_000, "moves": ["nonsense"]}),
)
"""What cannot be done during a game."""


class Twins:
    """One person at two servers, which does everything twice."""

    def __init__(self, one: Server, other: Server, token: str) -> None:
        self.people: Final = [Person(one), Person(other)]
        for person in self.people:
            person.http.cookies.clear()
            person.http.cookies.set("quebec_session", token, domain="127.0.0.1")
        self.pairs = 0
        self._lives: list[ClientConnection] = []

    def send(self, method: str, path: str, body: Any = None) -> list[httpx.Response]:
        return [person.http.request(method, person._url(path), json=body) for person in self.people]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Both answers are the same; it is returned."""
        answers = self.send(method, path, body)
        texts = [TIMES.sub("<time>", answer.text) for answer in answers]
        headers = [
            {name: value for name, value in answer.headers.items() if name not in CHANGING}
            for answer in answers
        ]
        assert answers[0].status_code == answers[1].status_code
        assert headers[0] == headers[1]
        assert texts[0] == texts[1], path
        assert answers[0].status_code < 500
        self.pairs += 1
        return answers[0].json() if "json" in headers[0].get("content-type", "") else texts[0]

    def sockets(self, stack: ExitStack, table: str, after: int) -> Iterator[Any]:
        """What both receive over WebSockets, message by message."""
        self._lives = [stack.enter_context(person.live(table, after)) for person in self.people]
        while True:
            received = [TIMES.sub("<time>", str(live.recv())) for live in self._lives]
            assert received[0] == received[1]
            self.pairs += 1
            yield json.loads(received[0])

    def ask_over(self, verb: str, body: Any) -> None:
        """Ask over both WebSockets; the answers are among what is received."""
        message = json.dumps({"type": "ask", "verb": verb, "ask": body})
        for live in self._lives:
            live.send(message)


def other_events(deal: str, centuries: range) -> str:
    """The same deal with other cards lying face down for these centuries."""
    parts = json.loads(deal)
    for century in centuries:
        drawn = parts[1][century - 1]
        parts[1][century - 1] = next(
            event.year for event in EVENTS if event.century == century and event.year != drawn
        )
    return json.dumps(parts)


def look_at_everything(twins: Twins, table: str, now: Any) -> None:
    for path in OWN:
        twins.ask("GET", path)
    for path in OF_A_TABLE:
        twins.ask("GET", f"/tables/{table}{path}".format(before=max(0, now["at"] - 3)))
    for verb, body in REFUSED:
        twins.ask("POST", f"/tables/{table}{verb}", body)
    for move in MOVES[:: len(MOVES) // 6]:
        twins.ask("GET", f"/tables/{table}/why-not?move={move.text}")
    twins.ask("POST", f"/tables/{table}/chat", {"text": f"after {now['at']} entries"})


def play(twins: Twins, table: str, until: int, chance: Random, every: int) -> Any:
    """A game until nothing is left but to reveal the card of a century; all routes after every so
    many moves, and at the end. Returns the request that reveals it."""
    path = f"/tables/{table}"
    now = twins.ask("GET", f"{path}/log?after=0")
    with ExitStack() as stack:
        heard = twins.sockets(stack, table, now["at"])
        next(heard)
        moves = 0
        while True:
            game, offers = now["game"], now["game"]["offers"]
            if reveals := [offer for offer in offers if offer["reveals"]]:
                for offer in reveals:
                    twins.ask("GET", f"{path}/preview?moves={offer['move']}")
                if game["view"]["century"] + 1 == until:
                    offers = [offer for offer in offers if not offer["reveals"]]
            if moves % every == 0 or not offers:
                look_at_everything(twins, table, now)
            if not offers:
                return {**asked(now), "moves": [reveals[0]["move"]]}
            move = chance.choice(offers)["move"]
            sent = {**asked(now), "moves": [move], "confirm": True}
            moves += 1
            if moves % 2:
                now = twins.ask("POST", f"{path}/moves", sent)
                assert next(heard)["at"] == now["at"]
            else:
                twins.ask_over("moves", sent)
                now = next(heard)
                assert next(heard)["status"] == 200
                # Once more, and something that is not possible.
                twins.ask_over("moves", sent)
                assert next(heard)["update"]["at"] == now["at"]
                twins.ask_over("moves", {**asked(now), "key": "stale", "at": 1, "moves": ["send"]})
                assert next(heard)["status"] == 409


def asked(now: Any) -> dict[str, Any]:
    return {"key": f"key-{now['at']}", "at": now["at"]}


def test_every_route_that_reads_is_compared() -> None:
    """A new one has to be listed here."""
    compared = {f"{API}{path.partition('?')[0]}" for path in OWN}
    compared |= {f"{API}/tables/{{table}}{path.partition('?')[0]}" for path in OF_A_TABLE}
    compared |= {f"{API}/tables/{{table}}/{path}" for path in ("preview", "why-not", "at/{entry}")}
    compared -= {f"{API}/tables/{{table}}/at/{{before}}"}
    reading = {route.name.removeprefix("GET ") for route in routes() if "GET /api" in route.name}
    # These say nothing about a game that is being played.
    about_no_game = (
        "openapi.json", "lessons", "lessons/{lesson}", "people/{page}", "operator/moderation",
        "operator/tables/{table}/people",
    )  # fmt: skip
    fixed = {f"{API}/{path}" for path in about_no_game}
    assert compared == reading - fixed


@pytest.mark.case("H02", "W12", "X9")
def test_answers_do_not_depend_on_events_that_lie_face_down(
    tmp_path: Path, pytestconfig: pytest.Config, report: Report
) -> None:
    """One table differs from the second century on, another one in the last only."""
    # Refusals would say how long to wait, which differs.
    unlimited = ("--limits", f"{LIMITS},analyses=0,chat=0")
    one, other = (Server(tmp_path / name / "data", *unlimited) for name in ("one", "other"))
    one.data.parent.mkdir()
    one.start()
    anne = Person(one, "Anne")
    token = anne.http.cookies["quebec_session"]
    tables = {
        first: anne.post("/tables", seats=seats("me", "me", "me"), start=True, public=True)["id"]
        for first in (2, LAST)
    }
    one.stop()
    shutil.copytree(one.data, other.data)
    hidden: set[str] = set()
    for first, table in tables.items():
        ((deal,),) = rows(one.data, "SELECT deal FROM tables WHERE id = ?", table)
        changed = other_events(deal, range(first, LAST + 1))
        change(other.data, "UPDATE tables SET deal = ? WHERE id = ?", changed, table)
        hidden |= {year for one in (deal, changed) for year in json.loads(one)[1][first - 1 :]}
    one.start()
    other.start()
    try:
        twins = Twins(one, other, token)
        every = 1 if pytestconfig.getoption("--attack") else 60
        for first, table in tables.items():
            revealing = play(twins, table, first, Random(9), every)
            # Only now are they different: what was compared is what would have told.
            answers = twins.send("POST", f"/tables/{table}/moves", revealing)
            events = [answer.json()["game"]["view"]["events"] for answer in answers]
            assert events[0] != events[1]
        report("X9", f"{twins.pairs} pairs of answers, all equal")
        assert twins.pairs > 300
        for server in (one, other):
            for line in server.errors().splitlines():
                values = {str(value) for value in json.loads(line).values()}
                assert not values & hidden, line
    finally:
        one.close()
        other.close()
