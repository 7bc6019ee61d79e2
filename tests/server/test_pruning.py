"""What nobody uses any more is deleted, by the server or its host; and a host deletes somebody."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec import structs

from quebec.engine import BadInput
from quebec.server.limits import Limits
from quebec.server.limits.keep import Keep, keep_from
from quebec.server.people.sessions import Sessions
from quebec.server.play.asks import Asker, Close, Resign
from quebec.server.play.refusals import Refused
from quebec.server.play.setup import SeatPlan
from quebec.server.store import (
    AccountRow,
    Entrance,
    NoticeSettingsRow,
    Prunable,
    Store,
    database_at,
)
from quebec.server.tables import pruning
from quebec.server.tables.hosting import Hosting
from quebec.server.tables.hub import Hub
from quebec.server.tables.pruning import DAY, Pruning, prunable
from quebec.server.tables.records import loaded
from quebec.server.tables.service import Service
from quebec.server.times import Source, now, time_from
from quebec.server.wire.tables import NewTable
from tests.server.running import Person, Server, invite, seats
from tests.server.sql import change, connected, everything, rows, rows_with
from tests.server.stores import place
from tests.server.test_admin import admin
from tests.server.test_costs import record

ME, OPEN = SeatPlan(kind="me"), SeatPlan(kind="open")


class World(NamedTuple):
    """Tables of all kinds: Anne has an account, Bob and Carl are guests, and so is Nobody."""

    store: Store
    service: Service
    sessions: Sessions
    tables: dict[str, str]
    tokens: dict[str, str]

    async def left(self) -> set[str]:
        """The tables that are still there."""
        ids = set(await self.store.lists.ids())
        return {name for name, table in self.tables.items() if table in ids}

    async def people(self) -> set[str]:
        return {one.name for one in await self.store.people.listed(None)}

    async def prune(self, days: int, keep: Keep | None = None) -> dict[Prunable, int]:
        """So many days later."""
        with later(days):
            return await Pruning(self.service, keep or Keep(), pause=0).prune()


def later(days: float) -> ExitStack:
    stack = ExitStack()
    ahead = int(days * DAY)
    stack.enter_context(
        time_from(Source(lambda: time.time_ns() // 1_000_000 + ahead, time.monotonic))
    )
    return stack


def in_world(folder: Path, do: Callable[[World], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await database_at(place(folder)).open()
        try:
            await do(await world(store))
        finally:
            await store.close()

    asyncio.run(run())


async def world(store: Store) -> World:
    service = Service(store, Hub())
    hosting, sessions = Hosting(service, Limits()), Sessions(store, b"a key")
    people, tokens = {}, {}
    for name in ("Anne", "Bob", "Carl", "Nobody"):
        tokens[name], caller = await sessions.begin(name)
        people[name] = caller.person
    anne = people["Anne"]
    account = AccountRow(person=anne, login="anne", password="", created=now(), changed=now())
    tokens["Anne"], session = sessions.new(anne)
    await store.accounts.add(account, Entrance(session, None))

    settings = NoticeSettingsRow("en", "Europe/Brussels", None, False)
    await store.notices.choose(people["Nobody"], settings, [("turn", "page")])

    async def made(owner: str, *plans: SeatPlan, start: bool = False) -> str:
        new = NewTable(seats=plans, start=start)
        return (await hosting.create(new, people[owner])).id

    async def game(owner: str) -> str:
        table = await made(owner, ME, ME, ME, start=True)
        for seat in (0, 1):
            ask = Resign(key=secrets.token_hex(8), seat=seat)
            await service.ask(table, ask, Asker(people[owner]))
        return table

    async def read(is_record: bool) -> str:
        row, first = loaded(record(), people["Bob"], public=False)
        await store.tables.create(structs.replace(row, loaded=is_record), first)
        return row.id

    tables = {
        "gathering": await made("Anne", ME, OPEN, OPEN),
        "closed": await made("Anne", ME, OPEN, OPEN),
        "running game of a guest": await made("Carl", ME, ME, ME, start=True),
        "game of a guest": await game("Carl"),
        "game of an account": await game("Anne"),
        "record": await read(is_record=True),
        "bots": await read(is_record=False),
    }
    await service.ask(tables["closed"], Close(key="close"), Asker(people["Anne"]))
    return World(store, service, sessions, tables, tokens)


def test_each_kind_is_kept_for_its_days(tmp_path: Path) -> None:
    async def do(all_of: World) -> None:
        everybody = {"Anne", "Bob", "Carl", "Nobody"}
        steps: list[tuple[int, set[str], set[str]]] = [
            (29, set(), set()),
            (31, {"gathering", "closed"}, set()),
            (91, {"bots"}, {"Nobody"}),
            (181, {"record"}, {"Bob"}),
            (399, set(), set()),
            (401, {"running game of a guest", "game of a guest"}, {"Carl"}),
            (40_000, set(), set()),
        ]
        left, people = set(all_of.tables), everybody
        for days, gone, forgotten in steps:
            deleted = await all_of.prune(days)
            left, people = left - gone, people - forgotten
            assert (await all_of.left(), await all_of.people()) == (left, people), days
            assert sum(deleted.values()) == len(gone) + len(forgotten), days
        assert left == {"game of an account"}
        await all_of.prune(40_000, Keep(games=10))
        assert await all_of.left() == set()

    in_world(tmp_path, do)


def test_nothing_of_somebody_who_was_here_is_deleted(tmp_path: Path) -> None:
    async def do(all_of: World) -> None:
        with later(170):
            for token in all_of.tokens.values():
                await all_of.sessions.who(token)
        await all_of.prune(200)
        assert await all_of.left() == set(all_of.tables) - {"gathering", "closed"}
        assert await all_of.people() == {"Anne", "Bob", "Carl", "Nobody"}

    in_world(tmp_path, do)


def test_everything_is_kept_if_the_host_wants_that(tmp_path: Path) -> None:
    async def do(all_of: World) -> None:
        await all_of.prune(40_000, keep_from("everything"))
        assert await all_of.left() == set(all_of.tables)

    in_world(tmp_path, do)


def test_a_dry_run_tells_what_a_run_deletes(tmp_path: Path) -> None:
    async def do(all_of: World) -> None:
        with later(182):
            told = await prunable(all_of.store, Keep())
        assert len(await all_of.left()) == len(all_of.tables)
        assert all(one.size > 0 for one in told if one.count)
        deleted = await all_of.prune(182)
        # Bob has a table until the run; then he has none.
        assert {one.kind: one.count for one in told} | {"guests": 2} == deleted

    in_world(tmp_path, do)


def test_a_table_that_somebody_looks_at_is_not_deleted(tmp_path: Path) -> None:
    async def do(all_of: World) -> None:
        with all_of.service.hub.listening(all_of.tables["gathering"]):
            await all_of.prune(31)
            assert "gathering" in await all_of.left()
        await all_of.prune(31)
        assert "gathering" not in await all_of.left()

    in_world(tmp_path, do)


def test_who_comes_back_between_finding_and_deleting_keeps_what_they_have(tmp_path: Path) -> None:
    async def do(all_of: World) -> None:
        before = now() + 181 * DAY
        found = await all_of.store.pruning.find("records", before, 10)
        assert found == [all_of.tables["record"]]
        with later(182):
            await all_of.sessions.who(all_of.tokens["Bob"])
        assert await all_of.store.pruning.remove("records", before, found) == []
        assert "record" in await all_of.left()

    in_world(tmp_path, do)


def test_a_request_for_a_table_that_another_process_has_deleted_is_refused(tmp_path: Path) -> None:
    async def do(all_of: World) -> None:
        table = all_of.tables["gathering"]
        owner = (await all_of.service.table(table)).row.owner
        removed = await all_of.store.pruning.remove("gathering", now() + DAY, [table])
        assert removed == [table]
        with pytest.raises(Refused, match="no_such_table"):
            await all_of.service.ask(table, Close(key="late"), Asker(owner))
        with pytest.raises(Refused, match="no_such_table"):
            await all_of.service.table(table)

    in_world(tmp_path, do)


def test_sessions_that_ended_go_but_the_last_one_tells_when_somebody_was_seen(
    tmp_path: Path,
) -> None:
    async def do(all_of: World) -> None:
        caller = await all_of.sessions.who(all_of.tokens["Anne"])
        assert caller is not None
        for _ in range(3):
            _, another = all_of.sessions.new(caller.person)
            await all_of.store.sessions.add(None, another)
            await all_of.store.sessions.end(caller.person, [another.hash], now())
        await all_of.store.sessions.end(caller.person, [caller.session], now())
        assert (await all_of.prune(31))["sessions"] == 3

    in_world(tmp_path, do)


def test_the_server_prunes_once_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruning, "FIRST_SECONDS", 0)

    async def do(all_of: World) -> None:
        with later(31):
            running = Pruning(all_of.service, Keep())
            running.start()
            while "closed" in await all_of.left():
                await asyncio.sleep(0.01)
            await running.close()
        with later(31.9):
            another = Pruning(all_of.service, Keep(guests=1))
            await another.prune_daily()
            assert "Nobody" in await all_of.people()
        with later(32.1):
            await another.prune_daily()
            assert "Nobody" not in await all_of.people()

    in_world(tmp_path, do)


@pytest.mark.parametrize(
    ("text", "key"),
    [("tables=3", "unknown_kept"), ("guests=-1", "bad_days"), ("guests=x", "bad_days")],
)
def test_days_are_numbers_of_known_kinds(text: str, key: str) -> None:
    with pytest.raises(BadInput) as error:
        keep_from(text)
    assert error.value.reason.key == key


def test_days_are_set_by_kind() -> None:
    assert keep_from("everything,guest-games=7") == keep_from(
        "gathering=0 records=0 bot-games=0 guest-games=7 games=0 sessions=0 guests=0"
    )
    assert keep_from("") == Keep()


# ---- as a host ----------------------------------------------------------------------------------


def test_a_host_prunes_while_no_server_runs(restartable: Server) -> None:
    anne = Person(restartable, "Anne")
    table = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
    kept = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
    data = restartable.data
    assert change(data, "UPDATE tables SET updated = 0 WHERE id = ?", table)
    told = admin(data, "prune", "--dry-run", "--json")
    counts = {one["kind"]: one["count"] for one in json.loads(told.stdout)}
    assert (told.returncode, counts["gathering"]) == (0, 1)
    refused = admin(data, "prune")
    assert (refused.returncode, "another server uses" in refused.stderr) == (2, True)
    restartable.stop()
    done = admin(data, "prune")
    assert done.returncode == 0, done.stderr
    assert "gathering" in done.stdout
    assert table.encode() not in everything(data)
    restartable.start()
    assert [row["id"] for row in anne.get("/me/tables")] == [kept]
    assert admin(data, "prune", "--keep", "nothing").returncode == 2


@pytest.mark.case("H08")
@pytest.mark.embedded
def test_pruning_removes_words_that_were_left_in_unused_parts_of_the_file(
    restartable: Server,
) -> None:
    data, word = restartable.data, b"Zyxwvutsrq"
    anne = Person(restartable, word.decode())
    table = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
    anne.post(f"/tables/{table}/chat", text=word.decode())
    restartable.stop()
    with connected(data) as database:
        # As SQLite leaves them when it moves rows from one page to another.
        database.execute("PRAGMA secure_delete = OFF")
        database.execute("DELETE FROM chat")
        database.execute("UPDATE persons SET name = ''")
    assert (rows_with(data, word.decode()), word in everything(data)) == ([], True)
    assert admin(data, "prune").returncode == 0
    assert word not in everything(data)


def test_a_host_lists_and_forgets_people(restartable: Server) -> None:
    data = restartable.data
    anne, bob = Person(restartable, "Annabella"), Person(restartable, "Bobby")
    anne.post("/account", login="annabel", password="correct horse")
    table = anne.post("/tables", seats=seats("me", "open"), ruleset="2011")["id"]
    invite(anne, table, bob)
    anne.ask(f"/tables/{table}/start")
    bob.post(f"/tables/{table}/chat", text="a line of Bob's")

    def people(*options: str) -> dict[str, Any]:
        told = json.loads(admin(data, "people", "--json", *options).stdout)
        return {one["name"]: one for one in told}

    assert people().keys() == people(table).keys() == {"Annabella", "Bobby"}
    nowhere = admin(data, "people", "nowhere")
    assert (nowhere.returncode, "there is no such table" in nowhere.stderr) == (2, True)
    assert (people()["Annabella"]["login"], people()["Bobby"]["seats"]) == ("annabel", 1)
    assert "another server uses" in admin(data, "forget", "annabel").stderr
    restartable.stop()
    unknown = admin(data, "forget", "nobody")
    assert (unknown.returncode, "nobody has" in unknown.stderr) == (2, True)
    assert admin(data, "forget", people()["Bobby"]["person"]).returncode == 0
    assert people().keys() == {"Annabella"}
    assert admin(data, "forget", "Annabel").returncode == 0
    left = everything(data)
    assert not any(
        word in left for word in (b"Annabella", b"Bobby", b"a line of Bob's", b"annabel")
    )
    assert rows(data, "SELECT count(*) FROM seats WHERE person IS NOT NULL") == [(0,)]
    restartable.start()
    assert admin(data, "check").returncode == 0
