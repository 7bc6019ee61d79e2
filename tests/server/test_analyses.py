"""Analyses of games: asked for, thought about beside the bots, kept, gone on with after a crash."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from quebec.bots.levels import LEVELS
from quebec.record import Record
from quebec.server.bots.analyses import Analyses
from quebec.server.limits import Limits
from quebec.server.peers.leases import Leases
from quebec.server.play.refusals import Refused
from quebec.texts import LANGUAGES
from tests.server.running import Person, Server, play_on, seats, wait_until

PATIENCE = 1800
"""An analysis takes what others leave of the machine: very little, if that is busy."""


def some_game(moves: int, seed: int = 1) -> str:
    """The record of a game that was broken off."""
    record = Record.new("2026", ["Anne", "Bob", "Chloé"], seed)
    chance = Random(seed)
    while not record.is_over and len(record.moves) < moves:
        record.play(chance.choice(record.state.legal_moves()))
    return record.write(hidden=True)


def loaded(person: Person, moves: int) -> str:
    table: str = person.post("/records", text=some_game(moves))["id"]
    return table


def finished(person: Person, table: str) -> Any:
    def is_done() -> bool:
        state = person.get(f"/tables/{table}/analysis", after=1000)["state"]
        assert state != "failed", person.server.errors()
        return bool(state == "done")

    wait_until(is_done, PATIENCE)
    return person.get(f"/tables/{table}/analysis")


def test_a_loaded_game_is_analysed(server: Server) -> None:
    anne = Person(server)
    table = loaded(anne, 14)
    assert anne.http.get(anne._url(f"/tables/{table}/analysis")).status_code == 404
    asked = anne.post(f"/tables/{table}/analysis")
    assert asked["total"] > 0
    found = finished(anne, table)
    thoughts = found["thoughts"]
    assert found["done"] == found["total"] == asked["total"] == len(thoughts)
    assert thoughts[0]["at"] == 0
    for one in thoughts:
        assert len(one["lines"][0]["win_shares"]) == 3
        assert sum(one["lines"][0]["win_shares"]) == pytest.approx(1, abs=0.001)
        assert one["lost_share"] >= 0
        assert one["played"]["steps"][0]["text"]["part"] == "said"
    later = anne.get(f"/tables/{table}/analysis", after=found["total"] - 1)
    assert later["thoughts"] == thoughts[-1:]
    assert Person(server).post(f"/tables/{table}/analysis") == found


def test_a_game_of_people_is_analysed_once_it_is_over(server: Server) -> None:
    anne = Person(server)
    table = anne.post("/tables", seats=seats("me", "random", "random"), start=True)["id"]
    play_on(anne, table, [0], Random(3), 3)
    assert anne.post(f"/tables/{table}/analysis", 409)["key"] == "game_not_over"
    anne.ask(f"/tables/{table}/resign", seat=0)
    anne.post(f"/tables/{table}/analysis")
    assert finished(anne, table)["thoughts"]


def test_a_game_without_a_move_is_refused(server: Server) -> None:
    anne = Person(server)
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True, first=2)["id"]
    for seat in (0, 1):
        anne.ask(f"/tables/{table}/resign", seat=seat)
    assert anne.post(f"/tables/{table}/analysis", 409)["key"] == "nothing_to_analyse"


def test_after_a_crash_it_goes_on_where_it_was(restartable: Server) -> None:
    anne = Person(restartable)
    table = loaded(anne, 40)
    total = anne.post(f"/tables/{table}/analysis")["total"]

    def done() -> int:
        return int(anne.get(f"/tables/{table}/analysis", after=1000)["done"])

    wait_until(lambda: done() >= 2, PATIENCE)
    before = anne.get(f"/tables/{table}/analysis")["thoughts"]
    assert len(before) < total
    restartable.stop(signal.SIGKILL)
    restartable.start()
    found = finished(anne, table)
    assert len(found["thoughts"]) == total
    assert found["thoughts"][: len(before)] == before


def children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in listed.split()]


def niceness(pid: int) -> list[int]:
    return [os.getpriority(os.PRIO_PROCESS, child) for child in children(pid)]


def test_bots_play_meanwhile_and_the_analysis_yields_to_them(restartable: Server) -> None:
    anne = Person(restartable)
    game = loaded(anne, 10_000)
    anne.post(f"/tables/{game}/analysis")
    own = os.getpriority(os.PRIO_PROCESS, restartable.pid)
    wait_until(lambda: max(niceness(restartable.pid), default=own) > own)
    table = anne.post("/tables", seats=seats("me", "level-6", "level-2"), start=True, first=1)["id"]
    now = anne.get(f"/tables/{table}/log", after=0)
    while now["game"]["waiting"] != 0:
        now = anne.get(f"/tables/{table}/log", after=now["at"], wait=30)
    assert anne.get(f"/tables/{game}/analysis", after=1000)["state"] == "working"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    limits = "requests=0,tables=0,sessions=0,analyses=0.001,analyses-burst=2,analyses-waiting=1"
    running = Server(tmp_path / "data", "--limits", limits).start()
    yield running
    running.close()


def test_nobody_can_ask_for_too_much(strict: Server) -> None:
    anne, bob = Person(strict), Person(strict)
    known = loaded(anne, 10_000)
    anne.post(f"/tables/{known}/analysis")
    assert bob.post(f"/tables/{loaded(bob, 20)}/analysis", 503)["key"] == "too_many_analyses"
    anne.post(f"/tables/{loaded(anne, 20)}/analysis", 503)
    assert anne.post(f"/tables/{loaded(anne, 20)}/analysis", 429)["key"] == "too_many_requests"
    assert anne.post(f"/tables/{known}/analysis")["state"] == "working"


def test_the_opponents_are_the_levels_and_then_the_characters(server: Server) -> None:
    anne = Person(server)
    levels = [level.name for level in LEVELS]
    offered = anne.get("/bots")
    assert [one["name"] for one in offered[: len(levels)]] == levels
    assert [one["level"] for one in offered[: len(levels)]] == list(range(1, len(levels) + 1))
    assert all(set(LANGUAGES) == set(one["names"]) for one in offered)
    assert offered[1]["names"]["nl"] != offered[1]["names"]["en"]
    hoarder = next(one for one in offered if one["name"] == "hoarder")
    assert hoarder["level"] is None
    assert hoarder["names"]["nl"] == "Hamsteraar"
    assert anne.get("/me")["bots"] == [one["name"] for one in offered]


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "data", "--thinking-seconds", "0.05").start()
    yield running
    running.close()
    assert "bot_failed" not in running.errors(), running.errors()


def test_the_strongest_thinks_only_as_long_as_the_host_allows(quick: Server) -> None:
    anne = Person(quick)
    top = LEVELS[-1].name
    table = anne.post("/tables", seats=seats("me", top, top), start=True, first=1)["id"]
    now = anne.get(f"/tables/{table}/log", after=0)
    while now["game"]["waiting"] != 0:
        now = anne.get(f"/tables/{table}/log", after=now["at"], wait=30)
    assert now["game"]["moves"] >= 2


class SlowToClose:
    """Thinkers that are still closing when somebody requests the next analysis."""

    def __init__(self) -> None:
        self.closed = 0
        self.meanwhile: Callable[[], None] = lambda: None

    async def close(self) -> None:
        self.closed += 1
        self.meanwhile()
        self.meanwhile = lambda: None


class Queue(Analyses):
    """The queue alone: what is analysed is written down."""

    def __init__(self, thinkers: Any) -> None:
        nothing: Any = SimpleNamespace(store=None, leases=Leases())
        super().__init__(nothing, thinkers, Limits())
        self.analysed: list[str] = []
        self.turns: dict[str, int] = {}
        """That are left, of games that need more than one."""

    async def _analyse(self, table: str) -> bool:
        self.analysed.append(table)
        self.turns[table] = self.turns.get(table, 1) - 1
        return self.turns[table] == 0


@pytest.mark.case("X8")
def test_an_analysis_requested_just_as_another_one_ends_is_not_forgotten() -> None:

    async def ask_at_the_end() -> Queue:
        thinkers = SlowToClose()
        queue = Queue(thinkers)
        thinkers.meanwhile = lambda: queue._begin("second")
        queue._begin("first")
        assert queue._task is not None
        await queue._task
        assert thinkers.closed == 2
        return queue

    queue = asyncio.run(ask_at_the_end())
    assert queue.analysed == ["first", "second"]
    assert queue.waiting == 0


@pytest.mark.case("F19")
def test_whoever_wants_many_games_analysed_delays_nobody_else() -> None:
    """When games were analysed one after the other, Anne's came last."""

    async def ask_for_many() -> Queue:
        queue = Queue(SlowToClose())
        for number in range(3):
            queue.turns[f"many {number}"] = 2
            queue._begin(f"many {number}", "192.0.2.1")
        queue.turns["Anne's"] = 2
        queue._begin("Anne's", "192.0.2.2")
        assert queue._task is not None
        await queue._task
        return queue

    first, second = ["many 0", "Anne's"] * 2, ["many 1", "many 1", "many 2", "many 2"]
    assert asyncio.run(ask_for_many()).analysed == [*first, *second]


@pytest.mark.case("F19")
def test_one_address_cannot_fill_the_queue_of_everybody() -> None:

    async def fill() -> None:
        queue = Queue(SlowToClose())
        most = Limits().address_analyses
        for number in range(most):
            queue._check_room("192.0.2.1")
            queue._begin(str(number), "192.0.2.1")
        with pytest.raises(Refused, match="too_many_analyses"):
            queue._check_room("192.0.2.1")
        queue._check_room("192.0.2.2")
        queue.close()

    asyncio.run(fill())
