"""What an attacker has: raw connections, whole processes; and what is measured meanwhile."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import re
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPResponse
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from tests.server.running import API, PATIENCE, Person, Server, seats

MEGABYTE: Final = 2**20
PAIRS: Final = 3
"""How often others are watched before an attack and during it. The middle result counts, so that
nothing depends on what else the machine did at one moment."""
SAMPLE_SECONDS: Final = 12
"""How long they are watched each time: longer than half a request is waited for."""
SETTLE_SECONDS: Final = 2
"""After an attack, until its connections are gone."""
PLAYERS: Final = 3
"""Other players, who take turns: with one, a p99 would be the second worst of a few requests."""
PACE: Final = 1 / 45
"""Seconds between their requests: below the limit of a person for each of them."""
PING: Final = 9
"""The opcode of a frame with which the server asks whether a WebSocket is still there."""
LONGEST: Final = 30
"""Seconds for which another player waits; an attack that makes them longer has succeeded."""
ELSEWHERE: Final = "127.0.0.9"
"""The address of another player."""


_CORES: Final = sorted(os.sched_getaffinity(0))
OUR_CORE: Final = {_CORES[0]}
THEIR_CORE: Final = {_CORES[-1]}
FIRST: Final = -20
"""The niceness of the server, of the others and of the attack, if we may set it: other programs on
this machine are no part of the attack."""
STATUS: Final = re.compile(rb"HTTP/1\.1 (\d{3}) ")


class Answer(NamedTuple):
    """A response as it came over the wire; header names in lower case."""

    status: int
    headers: dict[str, str]
    body: bytes


class Wire:
    """A TCP connection on which anything may be sent."""

    def __init__(self, server: Server, source: str = "127.0.0.1") -> None:
        self.host = f"127.0.0.1:{server.port}"
        self.socket = socket.create_connection(
            ("127.0.0.1", server.port), timeout=PATIENCE, source_address=(source, 0)
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """Whether the server took it: it may have closed the connection by now."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def ask(self, method: str, path: str, *lines: str, body: bytes = b"") -> Answer:
        """Send a request, with these lines among its headers, and read the response."""
        self.send(head(method, path, f"Host: {self.host}", *lines) + body)
        return self.answer(method)

    def answer(self, method: str = "GET") -> Answer:
        """The next response; ConnectionError if there is none."""
        response = HTTPResponse(self.socket, method=method)
        response.begin()
        body = response.read()
        return Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, body)

    def until(self, end: bytes) -> bytes:
        """All that comes up to here, and not a byte more."""
        received = b""
        while not received.endswith(end) and (byte := self.socket.recv(1)):
            received += byte
        return received

    def statuses(self) -> list[int]:
        """Of all responses, until the server closes the connection."""
        with self.socket.makefile("rb") as stream:
            return [int(status) for status in STATUS.findall(stream.read())]

    def rest(self) -> bytes:
        """All that the server sends until it closes the connection."""
        received = b""
        try:
            while data := self.socket.recv(65536):
                received += data
        except ConnectionError:
            pass
        return received

    def is_closed(self) -> bool:
        """Wait until the server closes the connection."""
        try:
            self.rest()
        except TimeoutError:
            return False
        return True

    def upgrade(self, path: str, *lines: str) -> int:
        """Open a WebSocket by hand; the status of the response."""
        self.send(head("GET", path, f"Host: {self.host}", *UPGRADE, *lines))
        return int(self.until(b"\r\n\r\n").split()[1])


UPGRADE: Final = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)


def head(method: str, path: str, *lines: str) -> bytes:
    """The first lines of a request, with the empty line after them."""
    return "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""]).encode("latin-1")


def said(server: Server, data: bytes) -> list[int]:
    """The statuses of all responses to these bytes, on a connection of their own, until the server
    closes it."""
    with Wire(server) as wire:
        wire.send(data)
        return wire.statuses()


def frame(opcode: int, data: bytes = b"", *, first: int = 0x80, masked: bool = True) -> bytes:
    """A frame of a WebSocket; `first` has the bits FIN and RSV."""
    size = len(data)
    mask = 0x80 if masked else 0
    length = (
        bytes([mask | size])
        if size < 126
        else bytes([mask | 126]) + size.to_bytes(2)
        if size < 65536
        else bytes([mask | 127]) + size.to_bytes(8)
    )
    # A mask of zeros leaves the data as they are.
    return bytes([first | opcode]) + length + (bytes(4) if masked else b"") + data


def read_frames(wire: Wire, most: int | None = None) -> Iterator[tuple[int, bytes]]:
    """Opcode and data of what the server sends, but for its pings: so many, or until it closes the
    connection."""
    told = 0
    while most is None or told < most:
        start = _exactly(wire, 2)
        if len(start) < 2:
            return
        opcode, size = start[0] & 0x0F, start[1] & 0x7F
        if size >= 126:
            size = int.from_bytes(_exactly(wire, 2 if size == 126 else 8))
        data = _exactly(wire, size)
        if opcode != PING:
            told += 1
            yield opcode, data


def _exactly(wire: Wire, size: int) -> bytes:
    """So many bytes, and none of what follows; fewer if the connection ends."""
    data = b""
    while len(data) < size and (part := wire.socket.recv(size - len(data))):
        data += part
    return data


# ---- what others notice -------------------------------------------------------------------------


def memory(server: Server) -> int:
    """Bytes of memory that the server's own process uses."""
    return _kilobytes(server, "VmRSS") * 1024


def peak_memory(server: Server) -> int:
    """The most that it has ever used."""
    return _kilobytes(server, "VmHWM") * 1024


def _kilobytes(server: Server, name: str) -> int:
    for line in Path(f"/proc/{server.pid}/status").read_text().splitlines():
        if line.startswith(f"{name}:"):
            return int(line.split()[1])
    raise AssertionError(name)


def cpu_clock(server: Server) -> int:
    """The id of the clock with the CPU time of the server's own process; see clock_gettime(2)."""
    return ~server.pid << 3 | 2


class Times(NamedTuple):
    """Seconds that requests took, sorted."""

    seconds: list[float]
    worked: list[float]
    """Seconds of CPU time that the server has used, for anybody, while somebody waited."""

    @property
    def median(self) -> float:
        return self.seconds[len(self.seconds) // 2]

    @property
    def p99(self) -> float:
        return self.seconds[len(self.seconds) * 99 // 100]

    @property
    def p99_worked(self) -> float:
        return self.worked[len(self.worked) * 99 // 100]


class OtherPlayer:
    """Somebody at a table of their own, who moves, undoes, and looks at the table."""

    def __init__(self, server: Server) -> None:
        self.server: Final = server
        self._person: Final = Person(server, "Other", ELSEWHERE)
        self._person.http.timeout = LONGEST
        made = self._person.post("/tables", seats=seats("me", "me", "me"), start=True)
        self._table: Final = f"/tables/{made['id']}"
        self._now: Any = made["now"]

    def steps(self) -> tuple[Callable[[], None], ...]:
        return self._move, self._undo, self._look

    def _move(self) -> None:
        move = self._now["game"]["offers"][0]["move"]
        self._now = self._person.ask(f"{self._table}/moves", at=self._now["at"], moves=[move])

    def _undo(self) -> None:
        self._now = self._person.ask(f"{self._table}/undo", at=self._now["at"])

    def _look(self) -> None:
        self._person.get(self._table)


def play(others: list[OtherPlayer], seconds: float = SAMPLE_SECONDS) -> Times:
    """They play for so long; how long each request took, and how much of the server's time."""
    taken: list[float] = []
    worked: list[float] = []
    clock = cpu_clock(others[0].server)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for steps in zip(*(one.steps() for one in others), strict=True):
            for step in steps:
                begun, cpu = time.perf_counter(), time.clock_gettime(clock)
                step()
                worked.append(time.clock_gettime(clock) - cpu)
                taken.append(time.perf_counter() - begun)
                time.sleep(max(0, PACE - taken[-1]))
    return Times(sorted(taken), sorted(worked))


class Pair(NamedTuple):
    """What others noticed before an attack, and during it."""

    before: Times
    during: Times

    @property
    def slowdown(self) -> float:
        """The p99 during the attack, relative to the one before."""
        return self.during.p99 / self.before.p99

    def __str__(self) -> str:
        return f"{self.before.p99 * 1000:.0f} -> {self.during.p99 * 1000:.0f}"


class Effect(NamedTuple):
    """What an attack did to others, and to the server's memory."""

    pairs: list[Pair]
    memory_before: int
    memory_after: int
    """The most until the end."""

    @property
    def middle(self) -> Pair:
        """The pair with the middle slowdown."""
        return sorted(self.pairs, key=lambda pair: pair.slowdown)[len(self.pairs) // 2]

    @property
    def grown(self) -> int:
        """Bytes of memory more than before."""
        return self.memory_after - self.memory_before

    def __str__(self) -> str:
        before, during = self.middle
        return (
            f"p99 of another player {self.middle} ms ({self.middle.slowdown:.1f} times; of"
            f" {', '.join(map(str, self.pairs))}), median {before.median * 1000:.0f} ->"
            f" {during.median * 1000:.0f} ms, p99 of the server's CPU time meanwhile"
            f" {before.p99_worked * 1000:.0f} -> {during.p99_worked * 1000:.0f} ms,"
            f" memory {self.memory_before // MEGABYTE} -> {self.memory_after // MEGABYTE} MB"
        )


Attack = Callable[..., None]
"""A function of a module, called with the port of the server and the address to attack from; it
attacks until it is ended."""


def _attack(begun: Any, cores: set[int], attack: Attack, *arguments: object) -> None:
    """`cores` is passed on: a new process may only use those of the one that started it, and would
    take them for all there are."""
    run_on(os.getpid(), cores)
    begun.set()
    attack(*arguments)


def run_on(process: int, cores: set[int], niceness: int = FIRST) -> None:
    """All threads of a process run on these cores."""
    for thread in Path(f"/proc/{process}/task").iterdir():
        os.sched_setaffinity(int(thread.name), cores)
    # Of all processes of its session: see sched(7).
    with contextlib.suppress(OSError):
        Path(f"/proc/{process}/autogroup").write_text(str(niceness))


@contextmanager
def apart(server: Server) -> Iterator[None]:
    """The server and the others on one core, attackers on another: they are outside, and send as
    fast as they can without taking the server's time."""
    everywhere = os.sched_getaffinity(0)
    run_on(server.pid, OUR_CORE)
    run_on(os.getpid(), OUR_CORE)
    try:
        yield
    finally:
        run_on(os.getpid(), everywhere, 0)


@contextmanager
def attacking(
    server: Server, attack: Attack, *arguments: object, source: str = "127.0.0.1"
) -> Iterator[None]:
    """The attack goes on, in a process of its own: it must not slow down who measures."""
    context = multiprocessing.get_context("spawn")
    begun = context.Event()
    called = (begun, THEIR_CORE, attack, server.port, source, *arguments)
    process = context.Process(target=_attack, args=called)
    process.start()
    try:
        assert begun.wait(PATIENCE)
        yield
        assert process.exitcode in (None, 0), "the attack failed"
    finally:
        process.terminate()
        process.join()


def effect(
    server: Server, attack: Attack, *arguments: object, attacked: Server | None = None
) -> Effect:
    """Watch other players before an attack and during it, from its first moment on. Each time it
    comes from another address, which may do at once all that its limits allow. It may be another
    process of the server that is attacked."""
    pairs = []
    others = [OtherPlayer(server) for _ in range(PLAYERS)]
    play(others, SETTLE_SECONDS)
    with apart(server):
        memory_before = memory(server)
        for number in range(PAIRS):
            before = play(others)
            with attacking(attacked or server, attack, *arguments, source=f"127.0.1.{number + 1}"):
                pairs.append(Pair(before, play(others)))
            play(others, SETTLE_SECONDS)
        return Effect(pairs, memory_before, peak_memory(server))


__all__ = [
    "API",
    "Answer",
    "Effect",
    "OtherPlayer",
    "Times",
    "Wire",
    "attacking",
    "effect",
    "frame",
    "head",
    "memory",
    "peak_memory",
    "said",
]
