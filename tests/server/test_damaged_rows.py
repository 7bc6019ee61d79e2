"""Whatever is in a column, the commands of a host go on and say what they could not read."""

from __future__ import annotations

import resource
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import pytest

from quebec.cli import main
from quebec.engine import BadInput
from quebec.server.directory import DirectoryLock
from quebec.server.settings import DATABASE, Settings
from quebec.server.store.schema import NEWEST
from quebec.server.store.sqlite import connections
from tests.server.running import in_process
from tools.make_databases import FOLDER, load

BAD_TEXT = "CAST(x'ff41fe' AS TEXT)"
VALUES = (b"\xff\xfe{", "x", BAD_TEXT, None, -1, 2**62, 1.5, "[]", '{"act":"moved"}', "")


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("sound") / DATABASE
    load(FOLDER / f"{NEWEST}.sql", file)
    return file


def columns(file: Path) -> Iterator[tuple[str, str]]:
    with closing(sqlite3.connect(file)) as database:
        tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (table,) in tables:
            if table != "alembic_version":
                for column in database.execute(f"PRAGMA table_info({table})").fetchall():
                    yield table, column[1]


def damage(file: Path, table: str, column: str, first: int) -> int:
    """Another value in each row, as far as the schema allows it; how many were changed."""
    changed = 0
    with closing(sqlite3.connect(file)) as database, database:
        keys = [row[1] for row in database.execute(f"PRAGMA table_info({table})") if row[5]]
        keys = keys or ["rowid"]
        rows = database.execute(f"SELECT {', '.join(keys)} FROM {table}").fetchall()
        where = " AND ".join(f"{key} IS ?" for key in keys)
        for k, row in enumerate(rows, first):
            value = VALUES[k % len(VALUES)]
            given = BAD_TEXT if value is BAD_TEXT else "?"
            values = row if value is BAD_TEXT else (value, *row)
            statement = f"UPDATE OR IGNORE {table} SET {column} = {given} WHERE {where}"
            changed += database.execute(statement, values).rowcount
    return changed


@pytest.mark.case("D09")
def test_the_commands_of_a_host_survive_any_value_in_any_column(
    sound: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(sound)) as database:
        ids = [row[0] for row in database.execute("SELECT id FROM tables")]
    changed = 0
    for first, (table, column) in enumerate(columns(sound)):
        shutil.copyfile(sound, tmp_path / DATABASE)
        changed += damage(tmp_path / DATABASE, table, column, first)
        for command in (
            ["list", "--json"],
            ["check"],
            ["export", "--all", str(tmp_path / "records")],
            ["log", ids[first % len(ids)]],
        ):
            assert main(["admin", *command, "--data", str(tmp_path)]) in (0, 1, 2), command
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err, (table, column)
    assert changed > 500


TABLE_IDS = ("tables.id", "seats.table_id", "entries.table_id", "snapshots.table_id",
             "links.table_id", "chat.table_id", "results.table_id")  # fmt: skip


def hostile(file: Path, table: str) -> None:
    """A table with another id, and people whose names a terminal would obey."""
    with closing(sqlite3.connect(file)) as database, database:
        (first,) = database.execute("SELECT id FROM tables WHERE phase = 'over' LIMIT 1").fetchone()
        for name in TABLE_IDS:
            owner, column = name.split(".")
            database.execute(f"UPDATE {owner} SET {column} = ? WHERE {column} = ?", (table, first))
        database.execute("UPDATE persons SET name = ?", ("\x1b]0;title\x07\x1b[2J",))


def changing(file: Path) -> list[list[str]]:
    """The commands that change something, for somebody and a table that are there."""
    with closing(sqlite3.connect(file)) as database:
        (person,) = database.execute("SELECT person FROM seats WHERE person > ''").fetchone()
        (table,) = database.execute("SELECT id FROM tables WHERE phase = 'gathering'").fetchone()
    return [
        ["results"],
        ["silence", "--", person],
        ["block", "--", person],
        ["close", "--", table],
        ["prune"],
        ["forget", "--", person],
        ["remove", "--", table],
    ]


def refusal(capsys: pytest.CaptureFixture[str], folder: Path, command: list[str]) -> str:
    """What is said by a command that cannot do its work."""
    verb, *rest = command
    assert main(["admin", verb, "--data", str(folder), *rest]) == 2, command
    return capsys.readouterr().err


@pytest.mark.case("D14")
@pytest.mark.parametrize("verb", range(7))
def test_a_command_that_finds_the_database_in_use_says_so(
    sound: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    verb: int,
) -> None:
    """By a program that takes no notice of our lock."""
    file = shutil.copyfile(sound, tmp_path / DATABASE)
    monkeypatch.setattr(connections, "BUSY", 0)
    with closing(connections.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "database is locked" in refusal(capsys, tmp_path, changing(file)[verb])


@pytest.mark.case("D14")
@pytest.mark.parametrize("lost", ["entries", "chat"])
def test_a_command_that_misses_a_table_of_the_database_says_so(
    sound: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], lost: str
) -> None:
    file = shutil.copyfile(sound, tmp_path / DATABASE)
    commands = changing(file)
    with closing(sqlite3.connect(file)) as database:
        database.execute(f"DROP TABLE {lost}")
    for command in commands:
        if command[0] in ("prune", "forget", "remove"):
            said = refusal(capsys, tmp_path, command)
            assert f"no such table: {lost}" in said or f"the table '{lost}' is missing" in said


@pytest.mark.case("D14")
def test_a_folder_on_a_full_disk_is_locked_all_the_same(tmp_path: Path) -> None:
    """No file may become larger here."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        lock = DirectoryLock(tmp_path)
        with pytest.raises(BadInput):
            DirectoryLock(tmp_path)
        lock.release()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.case("D13")
@pytest.mark.parametrize("table", ["../outside", "/tmp/outside", "a\r\nSet-Cookie: b=c"])
def test_an_id_is_no_path_and_no_header(
    sound: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], table: str
) -> None:
    """In a backup that somebody else has made."""
    data, records = tmp_path / "data", tmp_path / "records"
    data.mkdir()
    shutil.copyfile(sound, data / DATABASE)
    hostile(data / DATABASE, table)
    with closing(sqlite3.connect(data / DATABASE)) as database:
        ids = {row[0] for row in database.execute("SELECT id FROM tables")} - {table}
    assert main(["admin", "export", "--all", str(records), "--data", str(data)]) == 0
    for chore in (["list"], ["people"], *(["log", one] for one in ids)):
        assert main(["admin", *chore, "--data", str(data)]) == 0, chore
    said = capsys.readouterr()
    assert "\x1b" not in said.out + said.err
    assert "\r" not in said.err
    assert {path.parent for path in tmp_path.rglob("*.quebec")} == {records}
    assert not Path("/tmp/outside.quebec").exists()
    assert {path.stem for path in records.iterdir()} <= ids
    with in_process(Settings(data=data)) as client:
        answer = client.get(f"/api/v1/tables/{quote(table, safe='')}/record")
    assert answer.status_code == 404
    assert "set-cookie" not in answer.headers
