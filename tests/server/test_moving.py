"""A server moves to another database, and back: nothing is lost on the way."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Thread
from typing import NamedTuple, NoReturn

import psycopg
import pytest

from quebec.engine import BadInput
from quebec.server.settings import DATABASE
from quebec.server.store import database_at
from quebec.server.store.moving import COPIED, LEFT, content
from quebec.server.store.postgres import PostgresDatabase
from quebec.server.store.schema import NEWEST
from quebec.server.store.sqlite.schema import migrate
from tests.server.running import (
    API,
    PATIENCE,
    Client,
    Person,
    Server,
    play_on,
    seats,
    wait_until,
)
from tests.server.stores import new_database, postgres
from tests.server.test_admin import admin
from tools.make_databases import FOLDER, load

PASSWORD = "a long enough password"


class Host(NamedTuple):
    """A host with an account and a game, whose server was stopped."""

    data: Path
    game: str
    cookies: dict[str, str]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Host:
    data = tmp_path_factory.mktemp("host") / "data"
    server = Server(data, database="").start()
    anne = Person(server, "Anne")
    anne.post("/account", login="anne", password=PASSWORD)
    game = anne.ask("/tables", seats=seats("me", "me", "random"), start=True)["id"]
    play_on(anne, game, [0, 1], Random(1), 20)
    anne.ask(f"/tables/{game}/chat", text="Bonjour à tous", room="seats")
    cookies = dict(anne.http.cookies)
    server.close()
    return Host(data, game, cookies)


def test_a_server_goes_on_with_postgresql_after_a_move(host: Host, tmp_path: Path) -> None:
    """And comes back: then everything is as it was, and what happened meanwhile is there too."""
    url = new_database()
    moved = admin(host.data, "move", url, database="")
    assert (moved.returncode, "differ 0" in moved.stdout) == (0, True), moved.stderr + moved.stdout
    server = Server(host.data, database=url).start()
    with Client(cookies=host.cookies, base_url=server.url + API) as anne:
        assert anne.get("/me").json()["login"] == "anne"
        log = anne.get(f"/tables/{host.game}/log").json()
        assert log["at"] > 20
        assert anne.get(f"/tables/{host.game}/chat").json()["lines"][0]["text"] == "Bonjour à tous"
    other = Person(server)
    other.post("/login", login="anne", password=PASSWORD)
    play_on(other, host.game, [0, 1], Random(2), 10)
    at = other.get(f"/tables/{host.game}/log")["at"]
    server.close()
    assert at > log["at"]

    back = admin(host.data, "move", str(tmp_path / "back"), database=url)
    assert (back.returncode, "differ 0" in back.stdout) == (0, True), back.stderr
    with sqlite(tmp_path / "back") as file, PostgresDatabase(url, _never).moment() as rows:
        assert all(content(file, what) == content(rows, what) for what in COPIED)
        found = "SELECT length FROM tables WHERE id = ?"
        assert file.execute(found, (host.game,)).fetchone() == (at,)


def test_a_backup_of_postgresql_is_a_file_that_can_be_restored(host: Host, tmp_path: Path) -> None:
    url = new_database()
    assert admin(host.data, "move", url, database="").returncode == 0
    made = admin(host.data, "backup", str(tmp_path / "backup"), database=url)
    assert made.returncode == 0, made.stderr
    assert admin(host.data, "backup", str(tmp_path / "backup"), database=url).returncode == 2
    for place in ("", new_database()):
        data = tmp_path / ("file" if not place else "server")
        restored = admin(data, "restore", str(tmp_path / "backup"), database=place)
        assert restored.returncode == 0, restored.stderr
        report = json.loads(admin(data, "check", "--json", database=place).stdout)
        assert (report["games"], report["differ"], report["problems"]) == (1, 0, [])


def test_nothing_is_moved_over_something(host: Host) -> None:
    url = new_database()
    assert admin(host.data, "move", url, database="").returncode == 0
    again = admin(host.data, "move", url, database="")
    assert again.returncode == 2
    assert "an empty database is needed" in again.stderr
    onto_itself = admin(host.data, "move", str(host.data), database="")
    assert "an empty database is needed" in onto_itself.stderr


def test_nothing_is_moved_from_or_to_a_running_server(host: Host, tmp_path: Path) -> None:
    url = new_database()
    running = Server(tmp_path / "data", database=url).start()
    to = admin(host.data, "move", url, database="")
    out_of = admin(tmp_path / "elsewhere", "move", str(tmp_path / "there"), database=url)
    second = Server(tmp_path / "second", database=url).launch()
    assert second.fails_to_start()
    assert second.wait() == 2
    running.close()
    for refused in (to.stderr, out_of.stderr, second.errors()):
        assert "another server uses postgresql:///test_" in refused


def test_a_row_that_refers_to_nothing_stops_the_move_and_nothing_is_kept(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    load(FOLDER / f"{NEWEST}.sql", data / DATABASE)
    with closing(sqlite3.connect(data / DATABASE)) as database, database:
        database.execute("INSERT INTO mutes VALUES ('no such table', 'nobody', 'nobody')")
    url = new_database()
    moved = admin(data, "move", url, database="")
    assert moved.returncode == 2
    assert "mutes" in moved.stderr
    with PostgresDatabase(url, _never).moment() as rows:
        assert rows.execute("SELECT count(*) FROM tables").fetchone() == (0,)


def test_every_column_of_the_schema_is_moved(tmp_path: Path) -> None:
    migrate(tmp_path / "file")
    with closing(sqlite3.connect(tmp_path / "file")) as database:
        names = database.execute(
            "SELECT tables.name, columns.name FROM sqlite_master AS tables JOIN"
            " pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'"
        ).fetchall()
    assert set(names) == {(what.table, name) for what in (*COPIED, *LEFT) for name in what.names}


@pytest.mark.case("D16")
def test_a_database_without_a_table_or_a_column_is_refused() -> None:
    url = new_database()
    database = PostgresDatabase(url, _never)
    with database._connected() as rows:
        rows.execute("DROP TABLE chat")
        rows.execute("ALTER TABLE accounts DROP COLUMN page")
    said = ["the column 'page' of the table 'accounts' is missing", "the table 'chat' is missing"]
    assert database.problems() == said
    with pytest.raises(BadInput, match=said[0]):
        asyncio.run(database.open())


def test_a_database_of_a_newer_program_is_refused_unless_that_has_only_added_something() -> None:
    url = new_database()
    database = database_at(url)
    with PostgresDatabase(url, _never)._connected() as rows:
        rows.execute("UPDATE alembic_version SET version_num = '9999'")
        database.check()
        rows.execute("UPDATE programs SET oldest = '9999'")
    with pytest.raises(BadInput, match="newer version of this program: its schema is 9999"):
        database.check()


@pytest.mark.parametrize("schema", ["0001", "0004"])
def test_an_older_schema_becomes_the_newest(schema: str) -> None:
    from quebec.server.store.postgres import schema as of

    name = f"old_{schema}"
    url = postgres().create(name)
    of.migrate(url, schema)
    of.migrate(url)
    with PostgresDatabase(url, _never).moment() as rows:
        assert rows.execute("SELECT count(*) FROM tables").fetchone() == (0,)


def test_nobody_waits_behind_a_migration_that_waits() -> None:
    """A process writes results, the migration waits for it, and so would all who come later."""
    from quebec.server.store.postgres import schema as of

    url = postgres().create("old_waiting")
    of.migrate(url, "0011")
    write = "LOCK TABLE results IN ROW EXCLUSIVE MODE"
    waits = "SELECT count(*) FROM pg_locks WHERE NOT granted"
    migration = Thread(target=of.migrate, args=(url,), daemon=True)
    with psycopg.connect(url) as first, psycopg.connect(url, autocommit=True) as looking:
        first.execute(write)
        migration.start()
        wait_until(lambda: looking.execute(waits).fetchone() == (1,))
        with psycopg.connect(url) as later:
            later.execute(f"SET lock_timeout = {1000 * PATIENCE}")
            later.execute(write)
        assert migration.is_alive()
    migration.join(PATIENCE)
    with PostgresDatabase(url, _never).moment() as rows:
        assert rows.execute("SELECT version_num FROM alembic_version").fetchone() == (NEWEST,)


def test_what_cannot_be_reached_is_told_without_the_password(tmp_path: Path) -> None:
    url = "postgresql://quebec:secret@/quebec?host=%2Fnowhere"
    refused = admin(tmp_path, "check", database=url)
    assert refused.returncode == 2
    assert "postgresql:///quebec" in refused.stderr
    assert "secret" not in refused.stderr
    assert "Traceback" not in refused.stderr


def sqlite(data: Path) -> closing[sqlite3.Connection]:
    return closing(sqlite3.connect(data / DATABASE))


def _never(file: Path) -> NoReturn:
    raise AssertionError(file)
