"""What is acknowledged is on the disk, and survives whatever happens to the server."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import re
import secrets
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event
from typing import NamedTuple

import pytest

from quebec.server.notices.push import Signer, encrypted
from quebec.server.settings import DATABASE
from quebec.server.store.sqlite import SqliteDatabase
from quebec.server.times import now
from tests.server.running import API, Person, Server, connect, seats, wait_until
from tests.server.tracing import calls, strace, too_early
from tools.faults.ledger import Ledger, Verdict
from tools.faults.pushes import Notice, Pushes
from tools.faults.rounds import Around, run
from tools.receivers.web import Posted, Receiver
from tools.require import lacking_program

PEOPLE = 3
MOVES = 6


class Asked(NamedTuple):
    """A move that was acknowledged: its table, its mark, and the entries there were then."""

    table: str
    mark: str
    at: int


@pytest.mark.embedded
def test_the_connection_that_writes_syncs_every_commit(tmp_path: Path) -> None:
    async def look() -> tuple[int, str]:
        store = await SqliteDatabase(tmp_path / DATABASE).open()
        (synchronous,), (mode,) = await store.writer.do(
            lambda database: [
                database.execute(f"PRAGMA {name}").fetchone()
                for name in ("synchronous", "journal_mode")
            ]
        )
        await store.close()
        return synchronous, mode

    assert asyncio.run(look()) == (2, "wal")


@pytest.mark.case("D10")
@pytest.mark.embedded
def test_a_write_that_fails_after_its_caller_has_gone_is_no_fault(tmp_path: Path) -> None:
    """Found in virtual time: a server that is stopped while the disk is broken."""

    async def run() -> list[str]:
        problems: list[str] = []
        asyncio.get_running_loop().set_exception_handler(
            lambda _, problem: problems.append(problem["message"])
        )
        store = await SqliteDatabase(tmp_path / DATABASE).open()
        may_fail = Event()

        def fail(_: object) -> None:
            may_fail.wait(300)
            raise ValueError("a piece that cannot be written")

        caller = asyncio.create_task(store.writer.do(fail))
        await asyncio.sleep(0)
        caller.cancel()
        await asyncio.wait([caller])
        assert caller.cancelled()
        may_fail.set()
        await store.close()
        del caller
        gc.collect()
        return problems

    assert asyncio.run(run()) == []


def move_on(server: Server) -> list[Asked]:
    """One person at a table of their own, and somebody who watches without compression."""
    person, chance = Person(server), Random(1)
    made = person.post("/tables", seats=seats("me", "me", "me"), start=True)
    table, now = made["id"], made["now"]
    url = f"{server.url.replace('http', 'ws', 1)}{API}/tables/{table}/live?after={now['at']}"
    asked = []
    with connect(url, compression=None) as socket:
        socket.recv()
        for _ in range(MOVES):
            mark = secrets.token_hex(12)
            game = now["game"]
            move = chance.choice(game["offers"])["move"]
            answer = person.http.post(
                f"{server.url}{API}/tables/{table}/moves",
                json={"at": now["at"], "key": mark, "moves": [move], "confirm": True},
                headers={"X-Request-ID": mark},
            )
            now = answer.raise_for_status().json()
            assert json.loads(socket.recv())["at"] == now["at"]
            asked.append(Asked(table, mark, now["at"]))
    return asked


@pytest.mark.embedded
def test_no_acknowledgement_leaves_before_its_group_is_synced(tmp_path: Path) -> None:
    lacking = lacking_program("strace")
    if lacking:
        assert os.environ.get("QUEBEC_REQUIRE") != "all", lacking
        pytest.skip(lacking)
    trace = tmp_path / "trace.txt"
    server = Server(tmp_path / "data")
    server.under = strace(trace)
    server.start()
    with ThreadPoolExecutor(PEOPLE) as people:
        asked = [one for mine in people.map(move_on, [server] * PEOPLE) for one in mine]
    # Small numbers are padded.
    end = re.compile(rf"^{server.pid} +\+\+\+ exited with 0 \+\+\+", re.MULTILINE)
    server.close()
    wait_until(lambda: end.search(trace.read_text(errors="replace")) is not None)
    seen = calls(trace.read_text(errors="replace").splitlines())
    assert len(asked) == PEOPLE * MOVES
    for table, mark, at in asked:
        assert not too_early(seen, mark, f"x-request-id: {mark}")
        pushed = f'{{\\"type\\":\\"update\\",\\"table\\":\\"{table}\\",\\"at\\":{at},'
        assert not too_early(seen, mark, pushed)


WRITE = '7 pwrite64(13</d/quebec.sqlite3-wal>, "..KEY..", 4096, 56) = 4096'
SYNC = "7 fdatasync(13</d/quebec.sqlite3-wal>) = 0"
BEGIN_SYNC = "7 fdatasync(13</d/quebec.sqlite3-wal> <unfinished ...>"
END_SYNC = "7 <... fdatasync resumed>) = 0"
SEND = '5 sendto(20<socket:[17]>, "HTTP/1.1 201 KEY", 16, 0, NULL, 0) = 16'


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ((WRITE, SYNC, SEND), ""),
        ((WRITE, BEGIN_SYNC, END_SYNC, SEND), ""),
        ((WRITE, BEGIN_SYNC, SEND, END_SYNC), "sent before"),
        ((SEND, WRITE, SYNC), "sent before"),
        ((SYNC, WRITE, SEND), "never synced"),
        ((SYNC, SEND), "never written"),
        ((WRITE, SYNC), "never sent"),
    ],
)
def test_a_trace_in_the_wrong_order_is_noticed(lines: tuple[str, ...], problem: str) -> None:
    found = too_early(calls(lines), "KEY", "KEY")
    assert bool(found) == bool(problem)
    assert problem in found


def test_a_server_that_is_killed_under_load_loses_nothing_and_repeats_nothing(
    tmp_path: Path,
) -> None:
    """`make faults` does the same for longer."""
    only = Around(only=("kills",))
    faults = asyncio.run(run(tmp_path / "data", 2, 3, 1, lambda _: None, only))
    assert faults.kills == 2
    assert faults.acknowledged > 20
    assert (faults.lost, faults.duplicated, faults.differ) == (0, 0, 0)
    assert faults.games == faults.tables >= 3
    # Each table has told that it started.
    assert faults.notices >= faults.tables
    assert (faults.notices_lost, faults.notices_late) == (0, 0)


def test_a_notice_for_a_turn_that_was_taken_is_counted_and_a_newer_one_replaces_others() -> None:
    service = Receiver()
    pushes, signer = Pushes(service), Signer(Signer.new())
    browser = pushes.browser

    def push(kind: str, at: int, sent: int) -> None:
        given, keys = browser.subscription(), browser.subscription()["keys"]
        body = json.dumps({"table": "t", "kind": kind, "at": at, "sent": sent}).encode()
        signed = signer.authorization(given["endpoint"], "mailto:a@example.org", now())
        headers = {"authorization": signed, "content-encoding": "aes128gcm"}
        headers |= {"ttl": "1", "topic": "t"}
        sealed = encrypted(body, keys["p256dh"], keys["auth"])
        service.take(Posted(browser.path, headers, sealed))
        pushes.read()

    begun = now()
    push("turn", 7, begun)
    pushes.taken("t", range(6, 8))
    push("turn", 7, begun)
    assert pushes.late == 0, "the server looked before it was taken"
    push("turn", 7, now() + 1)
    assert (pushes.late, pushes.received.total()) == (1, 3)
    assert pushes.has(Notice("t", "turn", 7))
    assert not pushes.has(Notice("t", "turn", 8))
    assert not pushes.has(Notice("t", "started", 1))
    push("message", 3, begun)
    assert pushes.has(Notice("t", "message", 2))
    service.close()


def entry(n: int, seat: int = 0, move: str = "send") -> dict[str, object]:
    return {"n": n, "act": {"act": "moved", "seat": seat, "move": move}}


@pytest.mark.parametrize(
    ("log", "verdict"),
    [
        ([entry(1, 1), entry(2), entry(3)], Verdict(0, 0)),
        ([entry(1, 1), entry(2)], Verdict(1, 0)),
        ([entry(1, 1), entry(2), entry(3, move="rel")], Verdict(1, 0)),
        ([entry(1, 1), entry(2), entry(3), entry(4)], Verdict(0, 1)),
        ([entry(1, 1), entry(2), entry(3), entry(4, 1)], Verdict(0, 0)),
    ],
)
def test_what_is_lost_or_done_twice_is_noticed(
    log: list[dict[str, object]], verdict: Verdict
) -> None:
    ledger = Ledger(frozenset((0,)))
    ledger.pushed([entry(1, 1)])
    ledger.acknowledged("a", [entry(2)])
    ledger.acknowledged("b", [entry(3)])
    assert ledger.judge(log) == verdict


def test_a_request_that_is_answered_in_two_ways_is_noticed() -> None:
    ledger = Ledger(frozenset((0,)))
    ledger.acknowledged("a", [entry(1)])
    ledger.acknowledged("a", [entry(2)])
    assert ledger.judge([entry(1), entry(2)]).duplicated
