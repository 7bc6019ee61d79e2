"""Databases of other times: older ones go on, newer ones are refused, other rules are frozen."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql.base import RESERVED_WORDS

from quebec.engine import BadInput
from quebec.server.admin.checking import Report, check
from quebec.server.settings import DATABASE
from quebec.server.store import database_at
from quebec.server.store.migrations import schemas
from quebec.server.store.schema import NEWEST
from quebec.server.store.sqlite.schema import migrate, schema_of
from tests.server.running import Person, Server, play_on, seats, wait_until
from tests.server.sql import change, rows
from tests.server.stores import place
from tools.make_databases import FOLDER, load

OLD = schemas()


@pytest.fixture(params=OLD)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A data directory as a server of some time has left it."""
    data = tmp_path / "data"
    data.mkdir()
    load(FOLDER / f"{request.param}.sql", data / DATABASE)
    assert schema_of(data / DATABASE) == request.param
    return data


def checked(database: str) -> Report:
    with database_at(database).read() as store:
        return asyncio.run(check(store))


def schema(file: Path) -> list[tuple[Any, ...]]:
    """Every table and index, however its text is laid out."""
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name")
        return [(kind, name, re.sub(r'[\s"]+', " ", sql or "")) for kind, name, sql in rows]


@pytest.mark.embedded
def test_an_old_database_becomes_a_new_one_and_its_games_replay(old: Path, tmp_path: Path) -> None:
    migrate(old / DATABASE)
    migrate(tmp_path / "fresh.sqlite3")
    assert schema(old / DATABASE) == schema(tmp_path / "fresh.sqlite3")
    report = checked(str(old / DATABASE))
    assert (report.games, report.differ) == (4, 0)
    assert report.entries > 70


@pytest.mark.embedded
def test_workers_activated_for_a_leader_are_told_once_by_either_program(tmp_path: Path) -> None:
    """R7.1: older programs told of them with the leader, later ones with the action."""
    file = tmp_path / DATABASE
    load(FOLDER / "0003.sql", file)
    migrate(file)
    with closing(sqlite3.connect(file)) as database, database:
        rows = database.execute("SELECT table_id, n, facts FROM entries").fetchall()
        entries = [(table, n, json.loads(facts)) for table, n, facts in rows]
        late = [
            (table, n, told)
            for table, n, told in entries
            if [fact["fact"] for fact in told[:2]] == ["workers_moved", "leader_taken"]
        ]
        assert late
        for wrong, differ in ((True, 1), (False, 0)):
            for table, n, told in late:
                # As of a game that was at the question which leader when the program was updated.
                since = [{**told[0], "number": 9}, *told[1:]] if wrong else told[1:]
                database.execute(
                    "UPDATE entries SET facts = ? WHERE table_id = ? AND n = ?",
                    (json.dumps(since, separators=(",", ":")).encode(), table, n),
                )
            database.commit()
            assert checked(str(file)).differ == differ


@pytest.mark.embedded
def test_a_server_goes_on_with_an_old_database(old: Path) -> None:
    tables = "games" if (schema_of(old / DATABASE) or "") < "0004" else "tables"
    ((table, length),) = rows(old, f"SELECT id, length FROM {tables} WHERE waiting_bot")
    server = Server(old).start()
    anybody = Person(server)
    now = anybody.get(f"/tables/{table}/log", after=length, wait=60)
    assert now["at"] > length, "the bot did not play"
    server.close()
    assert checked(str(old / DATABASE)).differ == 0


@pytest.mark.embedded
def test_a_half_done_migration_leaves_nothing(tmp_path: Path) -> None:
    """Whatever statement the power fails at."""
    file = tmp_path / DATABASE
    left = 0

    class PowerFailure(Exception):
        pass

    def fail(*_: object) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            raise PowerFailure

    for statements in (5, 12, 20):
        left = statements
        sa.event.listen(sa.Engine, "after_cursor_execute", fail)
        try:
            with pytest.raises(PowerFailure):
                migrate(file)
        finally:
            sa.event.remove(sa.Engine, "after_cursor_execute", fail)
        with closing(sqlite3.connect(file)) as database:
            assert database.execute("SELECT name FROM sqlite_master").fetchall() == []
    migrate(file)
    assert schema_of(file) == NEWEST


@pytest.mark.embedded
def test_the_names_in_the_schema_need_no_quotes_in_postgresql(tmp_path: Path) -> None:
    migrate(tmp_path / DATABASE)
    tables = rows(tmp_path, "SELECT name FROM sqlite_master WHERE type = 'table'")
    columns = rows(
        tmp_path,
        "SELECT info.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS info"
        " WHERE tables.type = 'table'",
    )
    assert len(columns) > 60
    assert not {name for (name,) in tables + columns} & RESERVED_WORDS


def test_a_database_of_another_kind_is_refused_without_its_password() -> None:
    with pytest.raises(BadInput, match="kind oracle") as refused:
        database_at("oracle://quebec:secret@example.org/quebec")
    assert "secret" not in str(refused.value)


@pytest.fixture
def stopped(tmp_path: Path) -> Path:
    """The data of a server that has been used and stopped."""
    server = Server(tmp_path / "data").start()
    anne = Person(server, "Anne")
    anne.post("/tables", seats=seats("me", "random", "random"), start=True, public=True)
    server.close()
    return server.data


def test_a_database_of_a_newer_program_is_refused(stopped: Path) -> None:
    change(stopped, "UPDATE alembic_version SET version_num = '9999'")
    change(stopped, "UPDATE programs SET oldest = '9999'")
    server = Server(stopped).launch()
    assert server.wait() == 2
    said = server.errors().splitlines()[-1]
    assert "newer version of this program" in said
    assert "9999" in said
    assert NEWEST in said
    assert "Traceback" not in server.errors()
    with pytest.raises(BadInput, match="newer version"):
        database_at(place(stopped)).check()


@pytest.mark.embedded
def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / DATABASE).write_text("This is a letter, not a database. " * 100)
    server = Server(data).launch()
    assert server.wait() == 2
    assert "is damaged (file is not a database)" in server.errors()
    assert "Traceback" not in server.errors()


def test_a_game_of_other_rules_is_frozen(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    anne = Person(server, "Anne")
    table = anne.post("/tables", seats=seats("me", "random", "random"), start=True, first=0)["id"]
    before = play_on(anne, table, [0], Random(4), 2)
    wait_until(lambda: anne.get(f"/tables/{table}/log")["game"]["waiting"] == 0)
    server.stop()
    change(server.data, "UPDATE tables SET rules_version = 0, waiting_bot = true")
    server.start()
    found = anne.get(f"/tables/{table}", after=0)
    assert found["rules_version"] == 0
    assert found["now"]["game"]["frozen"]
    assert found["now"]["entries"][: before["at"]][-1]["act"] == before["entries"][-1]["act"]
    at = found["now"]["at"]
    refused = anne.ask(f"/tables/{table}/moves", status=409, at=at, moves=["send"])
    assert refused["key"] == "table_frozen"
    assert "version 0 of the rules" in refused["message"]
    assert anne.ask(f"/tables/{table}/resign", status=409, seat=0)["key"] == "table_frozen"
    assert anne.get("/me/tables")[0]["id"] == table
    other = anne.post("/tables", seats=seats("me", "random", "random"), start=True)["id"]
    play_on(anne, other, [0], Random(4), 3)
    assert anne.get(f"/tables/{table}/log")["at"] == at, "a bot played by other rules"
    server.close()
    report = checked(place(server.data))
    assert (report.games, report.frozen, report.differ) == (2, 1, 0)
