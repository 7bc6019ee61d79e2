"""R: many requests at the same moment. `tests/server/test_races.py` has those of two."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.running import API, PATIENCE, Person, Server, seats, wait_until
from tests.server.sql import rows_with
from tests.server.test_races import Racer, racers

ROUNDS = 5
FAULT = 500


async def all_at_once(chance: Random, *calls: Any) -> list[Any]:
    """All of them, in any order; results in the given one."""
    order = list(range(len(calls)))
    chance.shuffle(order)
    results = await asyncio.gather(*(calls[k] for k in order))
    return [result for _, result in sorted(zip(order, results, strict=True))]


def acts(log: Any) -> list[str]:
    return [entry["act"]["act"] for entry in log["entries"]]


@pytest.mark.case("R02")
def test_one_key_sent_four_times_is_one_entry_with_one_answer(server: Server) -> None:
    anne = Person(server)
    made = anne.post("/tables", seats=seats("me", "me", "me"), start=True, first=0)

    async def race() -> None:
        path, at = f"/tables/{made['id']}", made["now"]["at"]
        async with racers(server, anne, anne, anne, anne) as four:
            for k in range(ROUNDS):
                request = {"at": at, "key": f"same-{k}", "moves": ["send"]}
                answers = await asyncio.gather(
                    *(one.ask(f"{path}/moves", **request) for one in four)
                )
                assert [answer.status for answer in answers] == [200] * 4
                assert all(answer.body == answers[0].body for answer in answers)
                at = (await four[0].ask(f"{path}/undo", at=at + 1)).body["at"]
        assert acts(anne.get(f"{path}/log", after=2)) == ["moved", "undone"] * ROUNDS

    asyncio.run(race())


@pytest.mark.case("R03")
def test_ten_people_join_the_last_seat_and_one_has_it(server: Server) -> None:
    anne, *others = (Person(server) for _ in range(11))

    async def race() -> None:
        async with racers(server, anne, *others) as (owner, *ten):
            for _ in range(ROUNDS):
                plan = seats("me", "open")
                made = await owner.ask("/tables", seats=plan, public=True, ruleset="2011")
                path = f"/tables/{made.body['id']}"
                answers = await asyncio.gather(*(one.ask(f"{path}/join") for one in ten))
                assert sorted(answer.status for answer in answers) == [200] + [409] * 9
                assert acts(await owner.get(f"{path}/log", after=0)) == ["created", "joined"]
                await owner.ask(f"{path}/close")

    asyncio.run(race())


@pytest.mark.case("R04")
def test_joining_starting_closing_and_seating_a_bot_leave_a_table_that_can_be(
    server: Server,
) -> None:
    anne, bob = Person(server), Person(server)
    chance = Random(6)

    async def race() -> None:
        async with racers(server, anne, bob) as (owner, guest):
            for _ in range(2 * ROUNDS):
                plan = seats("me", "open")
                made = await owner.ask("/tables", seats=plan, public=True, ruleset="2011")
                path = f"/tables/{made.body['id']}"
                answers = await all_at_once(
                    chance,
                    guest.ask(f"{path}/join"),
                    owner.ask(f"{path}/start"),
                    owner.ask(f"{path}/close"),
                    owner.ask(f"{path}/seat-bot", seat=1, bot="random"),
                    guest.ask(f"{path}/leave"),
                )
                assert all(answer.status < FAULT for answer in answers), answers
                log = await owner.get(f"{path}/log", after=0)
                assert [entry["n"] for entry in log["entries"]] == list(range(1, log["at"] + 1))
                happened = acts(log)
                # Closed or started, at most one of them; nobody plays at a seat that is free.
                assert ("closed" in happened) + ("started" in happened) <= 1, happened
                game = log["game"]
                if game["phase"] == "playing":
                    assert all(seat["kind"] != "free" or seat["bot"] for seat in game["seats"])
                if "closed" in happened:
                    assert happened[-1] == "closed"
                    assert game["phase"] == "over"
                await ended(owner, path, game)

    asyncio.run(race())


async def ended(owner: Racer, path: str, game: Any) -> None:
    """A person may not have too many tables."""
    if game["phase"] == "gathering":
        await owner.ask(f"{path}/close")
    elif game["phase"] == "playing":
        await owner.ask(f"{path}/resign", seat=0)


@pytest.mark.case("R05")
def test_a_bot_called_a_move_and_the_seat_taken_back_happen_one_after_the_other(
    server: Server,
) -> None:
    anne = Person(server)
    made = anne.post("/tables", seats=seats("me", "me", "me"), start=True, first=0)
    chance = Random(7)

    async def race() -> None:
        path = f"/tables/{made['id']}"
        async with racers(server, anne, anne, anne) as (one, other, third):
            for _ in range(2 * ROUNDS):
                log = await one.get(f"{path}/log", after=0)
                at, game = log["at"], log["game"]
                offered = game["offers"][0]["move"] if game["offers"] else "send"
                answers = await all_at_once(
                    chance,
                    one.ask(f"{path}/take-over", seat=0),
                    other.ask(f"{path}/moves", at=at, moves=[offered], confirm=True),
                    third.ask(f"{path}/give-back", seat=0),
                )
                assert all(answer.status < FAULT for answer in answers), answers
                await one.ask(f"{path}/give-back", seat=0)
            log = await one.get(f"{path}/log", after=0)
        assert [entry["n"] for entry in log["entries"]] == list(range(1, log["at"] + 1))
        assert log["game"]["seats"][0]["bot"] == ""

    asyncio.run(race())
    anne.ask(f"/tables/{made['id']}/propose-end", seat=0)


WORD = "Zyxwvutsrq"
"""In everything that somebody writes before they are deleted."""


async def deleted_in_a_hurry(chance: Random, server: Server, joined: str) -> list[int]:
    """Somebody with a name, a label and a line is deleted, and does it all again meanwhile."""
    url = f"{server.url}{API}"
    plan = [{"kind": "me", "name": WORD}] * 3
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False) as anne:
        await anne.get("/me")
        await anne.put("/me", json={"name": WORD})
        made = (await anne.post("/tables", json={"seats": plan, "start": True})).json()
        path, at = f"/tables/{made['id']}", made["now"]["at"]
        await anne.post(f"{path}/chat", json={"text": WORD})
        answers = await all_at_once(
            chance,
            anne.post("/me/delete", json={}),
            *(anne.put("/me", json={"name": f"{WORD} {k}"}) for k in range(2)),
            *(anne.post(f"{path}/chat", json={"text": f"{WORD} {k}"}) for k in range(2)),
            anne.post(f"/tables/{joined}/chat", json={"text": WORD}),
            anne.post(f"/tables/{joined}/join", json={"key": "join"}),
            anne.post("/tables", json={"seats": plan, "start": True}),
            anne.post("/tables", json={"seats": plan, "public": True}),
            anne.post(f"{path}/moves", json={"key": "move", "at": at, "moves": ["send"]}),
        )
        assert answers[0].status_code == 204, answers[0].text
        return [answer.status_code for answer in answers[1:]]


@pytest.mark.case("R06")
def test_whoever_is_deleted_while_they_act_leaves_nothing(
    server: Server, pytestconfig: pytest.Config
) -> None:
    rounds = 300 if pytestconfig.getoption("--attack") else 30
    bob, chance = Person(server), Random(8)
    open_table = bob.post("/tables", seats=seats("me", "open", "open"), public=True)["id"]

    async def race() -> None:
        for _ in range(rounds):
            statuses = await deleted_in_a_hurry(chance, server, open_table)
            # Done before, or refused after: whoever is deleted has no session.
            assert set(statuses) <= {200, 201, 401, 409}, statuses

    asyncio.run(race())
    # The rows, not the bytes of the file: SQLite leaves a copy in the unused part of a page now and
    # then, when it moves rows from one page to another. `quebec admin prune` writes a new file.
    wait_until(lambda: not rows_with(server.data, WORD))
    shown = bob.get(f"/tables/{open_table}")["now"]["game"]["seats"]
    assert [seat["kind"] for seat in shown].count("free") == 2, shown
    bob.ask(f"/tables/{open_table}/close")


@pytest.mark.case("R07")
def test_a_request_for_another_moment_or_a_finished_game_is_refused(server: Server) -> None:
    anne = Person(server)
    made = anne.post("/tables", seats=seats("me", "me", "me"), start=True, first=0)
    path, at = f"/tables/{made['id']}", made["now"]["at"]
    for wrong in (0, at - 1, at + 1, 1_000_000):
        refused = anne.ask(f"{path}/moves", 409, at=wrong, moves=["send"])
        assert refused["key"] in ("stale", "not_there_yet"), refused
    for wrong in (None, -1, 2**63, 1.5, "two"):
        refused = anne.ask(f"{path}/moves", 400, at=wrong, moves=["send"])
        assert refused["key"] == "bad_request"
    over = anne.ask(f"{path}/propose-end", seat=0)
    for verb, more in (("moves", {"moves": ["send"]}), ("undo", {}), ("confirm", {})):
        refused = anne.ask(f"{path}/{verb}", 409, at=over["at"], **more)
        assert refused["key"] == "game_is_over"
    assert anne.get(f"{path}/log")["at"] == over["at"]
