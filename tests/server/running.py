"""A real server in a process of its own, and people who talk to it."""

from __future__ import annotations

import json
import os
import secrets
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NoReturn

import httpx
import websockets.sync.client
from litestar.testing import TestClient
from msgspec.structs import replace
from websockets.sync.client import ClientConnection

from quebec.server.http.app import make_app, stack
from quebec.server.settings import Settings
from tests.server.forked import Forked
from tests.server.stores import database_url

API = "/api/v1"
PATIENCE: Final = 300
"""Seconds after which a test gives up; nothing takes as long unless it hangs."""
# There are no certificates to look at, and looking for them takes its time.
get = partial(httpx.get, timeout=PATIENCE, verify=False)
post = partial(httpx.post, timeout=PATIENCE, verify=False)
put = partial(httpx.put, timeout=PATIENCE, verify=False)
request = partial(httpx.request, timeout=PATIENCE, verify=False)
Client = partial(httpx.Client, timeout=PATIENCE, verify=False)
connect = partial(
    websockets.sync.client.connect,
    max_size=None,
    open_timeout=PATIENCE,
    close_timeout=PATIENCE,
    ping_timeout=None,
)
LIMITS = (
    "requests=0,address-requests=0,sessions=0,tables=0,address-tables=0,public-tables=0,"
    "away-seconds=0.5"
)
"""Tests are quicker than people; `--limits` among the flags of a server goes first."""


class Server:
    """`quebec serve` on a free port; may be stopped or killed, and started again on its data."""

    def __init__(
        self, data: Path, *flags: str, database: str | None = None, **environment: str
    ) -> None:
        self.data = data
        self.database = database_url(data) if database is None else database
        self.log = data.parent / "errors.txt"
        self.flags = flags
        self.python: str | Path = sys.executable
        self.under: Sequence[str] = ()
        """A program that runs it and looks on, such as strace."""
        self.passed: Sequence[int] = ()
        """Files that it inherits."""
        self.environment = environment
        self.url = ""
        self.people: list[Person] = []
        self._process: subprocess.Popen[str] | Forked | None = None

    def start(self) -> Server:
        return self.launch().until_ready()

    def launch(self) -> Server:
        """Begin to start it."""
        arguments = ["serve", "--port", "0", "--thinkers", "1", "--data", str(self.data)]
        arguments += self.flags
        environment = {
            **os.environ,
            "PYTHONWARNINGS": "error::UserWarning",
            "PYTHONFAULTHANDLER": "1",
            "QUEBEC_LIMITS": LIMITS,
            "QUEBEC_DATABASE": self.database,
            **self.environment,
        }
        errors = self.log.open("a")
        if self._is_special:
            self._process = subprocess.Popen(
                [*self.under, str(self.python), "-m", "quebec.cli", *arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                pass_fds=self.passed,
                env=environment,
            )
        else:
            self._process = Forked(arguments, environment, errors.fileno())
        errors.close()
        return self

    @property
    def _is_special(self) -> bool:
        """Whether it has to be started as a program."""
        if os.name != "posix" or self.under or self.passed or self.python != sys.executable:
            return True
        return any(name.startswith(("PYTHON", "QUEBEC_ENGINE", "LD_")) for name in self.environment)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def fails_to_start(self) -> bool:
        """Whether it ends instead of printing its address; otherwise it is stopped."""
        if self._first_line():
            self.stop()
            return False
        return True

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def _first_line(self) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        if not select.select([self._process.stdout], [], [], PATIENCE)[0]:
            self._give_up("start")
        return self._process.stdout.readline()

    def until_ready(self) -> Server:
        line = self._first_line()
        assert " is at " in line, self.errors()
        self.url = line.split(" is at ")[1].strip()
        return self

    def errors(self) -> str:
        return self.log.read_text()

    @property
    def port(self) -> int:
        """Where it listens, whatever its address is."""
        told = [line for line in self.errors().splitlines() if '"listening"' in line]
        return int(json.loads(told[-1])["port"])

    def metrics(self) -> str:
        """The metrics, with the token that the server has made."""
        token = (self.data / "operations.token").read_text().strip()
        url = f"http://127.0.0.1:{self.port}/metrics"
        # From an address of its own: attackers use up the limits of theirs.
        with Client(transport=httpx.HTTPTransport(local_address="127.0.0.8")) as client:
            answer = client.get(url, headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == 200, answer.text
        return answer.text

    def close(self) -> None:
        """Everybody goes home."""
        for person in self.people:
            person.http.close()
        self.stop()

    def send(self, which: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(which)

    def stand_still(self, seconds: float) -> None:
        """The server does nothing for so long, as if the machine were asleep."""
        self.send(signal.SIGSTOP)
        time.sleep(seconds)
        self.send(signal.SIGCONT)

    def wait(self) -> int:
        """For the end of a server that ends by itself; gives its exit code."""
        assert self._process is not None
        try:
            code = self._process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self._give_up("end")
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code

    def _give_up(self, what: str) -> NoReturn:
        """It hangs: it says where, and does not stay behind."""
        assert self._process is not None
        self.send(signal.SIGABRT)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(10)
        self._process.kill()
        self._process.wait(PATIENCE)
        raise AssertionError(f"it does not {what}: {self.errors()}")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ends it; gives its exit code."""
        assert self._process is not None
        self.send(how)
        return self.wait()


@contextmanager
def in_process(settings: Settings) -> Iterator[TestClient[Any]]:
    """The same application as a server's, with all that a call passes through, in this process."""
    app = make_app(replace(settings, database_url=database_url(settings.data)))
    with TestClient(stack(app), base_url="http://127.0.0.1") as client, client.portal() as portal:
        portal.call(app.state.readiness.decided.wait)
        yield client


def wait_until(holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Look again and again until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


class Person:
    """Somebody with a browser; with an address of this machine, if one is given."""

    def __init__(self, server: Server, name: str = "", address: str | None = None) -> None:
        self.server = server
        self.http = Client(transport=httpx.HTTPTransport(local_address=address))
        server.people.append(self)
        self.get("/me")
        if name:
            self.http.put(self._url("/me"), json={"name": name}).raise_for_status()

    def _url(self, path: str) -> str:
        return f"{self.server.url}{API}{path}"

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(self._url(path), params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def ask(self, path: str, status: int | None = None, **body: Any) -> Any:
        """POST, with a key if none is given; a refusal is expected if a status is given."""
        body.setdefault("key", secrets.token_hex(8))
        return self.post(path, status, **body)

    def post(self, path: str, status: int | None = None, **body: Any) -> Any:
        answer = self.http.post(self._url(path), json=body)
        if status is None:
            assert answer.status_code in (200, 201), answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json()

    def live(self, table: str, after: int = 0, **query: Any) -> ClientConnection:
        """The WebSocket of a table, with this person's session."""
        asked = httpx.QueryParams({"after": after, **query})
        url = self._url(f"/tables/{table}/live?{asked}").replace("http", "ws", 1)
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        # Whoever looks at it late has read it all the same.
        return connect(url, max_queue=None, additional_headers={"Cookie": cookies})


def ask_over(socket: ClientConnection, verb: str, language: str = "", **ask: Any) -> Any:
    """Ask over a WebSocket; the messages before the answer, and the answer."""
    message = {"type": "ask", "verb": verb, "ask": ask, "language": language}
    socket.send(json.dumps(message))
    told = [json.loads(socket.recv(PATIENCE))]
    while told[-1]["type"] != "answer":
        told.append(json.loads(socket.recv(PATIENCE)))
    return told[:-1], told[-1]


def invite(owner: Person, table: str, *others: Person) -> None:
    """Others sit down at a table that is not public, with a link."""
    link = owner.post(f"/tables/{table}/links")["secret"]
    for other in others:
        other.ask("/join", link=link)


def seats(*kinds: str) -> list[dict[str, str]]:
    """me, open, or the name of a bot."""
    return [
        {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds
    ]


def play_on(person: Person, table: str, mine: list[int], chance: Random, moves: int) -> Any:
    """Play at random for these seats until the game is over, or so many moves are made."""
    now = person.get(f"/tables/{table}/log", after=0)
    made = 0
    deadline = time.monotonic() + PATIENCE
    while now["game"]["phase"] == "playing" and made < moves:
        game = now["game"]
        if game["waiting"] in mine:
            if game["must_confirm"]:
                now = person.ask(f"/tables/{table}/confirm", at=now["at"])
            else:
                move = chance.choice(game["offers"])["move"]
                now = person.ask(f"/tables/{table}/moves", at=now["at"], moves=[move])
                made += 1
        else:
            assert time.monotonic() < deadline, "a bot does not play"
            before = now["at"]
            now = person.get(f"/tables/{table}/log", after=before, wait=30)
            if now["at"] > before:
                deadline = time.monotonic() + PATIENCE
    return now
