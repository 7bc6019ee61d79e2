"""Databases that were lost, damaged or copied by hand: refused in words; and backups restored."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from structlog.testing import capture_logs

from quebec.cli import main
from quebec.engine import BadInput
from quebec.server.directory import DirectoryLock
from quebec.server.settings import DATABASE
from quebec.server.store import PersonRow, SessionRow, Store, database_at
from quebec.server.store.schema import NEWEST
from quebec.server.store.sqlite.schema import schema_of
from quebec.texts import Texts
from tests.server.running import Server
from tests.server.sql import change, rows
from tools.make_databases import FOLDER, load

LOG = f"{DATABASE}-wal"
pytestmark = pytest.mark.embedded
RESTORE = "quebec admin restore FILE"
Admin = Callable[..., "Output"]


class Output(NamedTuple):
    """What a command has printed."""

    code: int
    out: str
    err: str


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    def run(data: Path, *command: str) -> Output:
        capsys.readouterr()
        code = main(["admin", *command, "--data", str(data)])
        return Output(code, *capsys.readouterr())

    return run


class Crashed(NamedTuple):
    """The data of a server that was killed, and a backup of earlier."""

    data: Path
    backup: Path
    then: int
    """How many people there were in the backup, and at the end."""
    at: int

    @property
    def file(self) -> Path:
        return self.data / DATABASE


async def add_people(store: Store, count: int) -> None:
    for _ in range(count):
        id = Random().randbytes(8).hex()
        person = PersonRow(id, id * 4, 1)
        await store.sessions.add(person, SessionRow(id.encode(), id, 1, 1))


async def crash(folder: Path) -> Crashed:
    """What is on the disk while a server is at work is what is there when it is killed."""
    first = folder / "first"
    first.mkdir()
    load(FOLDER / f"{NEWEST}.sql", first / DATABASE)
    store = await database_at(str(first / DATABASE)).open()
    (before,) = await store.writer.do(  # type: ignore[attr-defined]
        lambda database: database.execute("SELECT count(*) FROM persons").fetchone()
    )
    await add_people(store, 20)
    shutil.copytree(first, folder / "then")
    await add_people(store, 100)
    shutil.copytree(first, folder / "data")
    await store.close()
    database_at(str(folder / "then" / DATABASE)).backup(folder / "backup")
    return Crashed(folder / "data", folder / "backup", before + 20, before + 120)


@pytest.fixture
def crashed(tmp_path: Path) -> Crashed:
    found = asyncio.run(crash(tmp_path))
    assert (found.data / LOG).stat().st_size > 100_000
    return found


def started(data: Path, people: int = 0) -> int:
    """Open the database as a server does, write, and close it; how many people there were."""

    async def run() -> None:
        database = database_at(str(data / DATABASE))
        database.check()
        store = await database.open()
        await add_people(store, people)
        await store.close()

    asyncio.run(run())
    ((count,),) = rows(data, "SELECT count(*) FROM persons")
    return int(count) - people


def refusal(data: Path) -> str:
    """Why a server does not start."""
    with pytest.raises(BadInput) as refused:
        started(data)
    return Texts("en").error(refused.value)


# ---- files that do not belong together ----------------------------------------------------------


def test_after_a_crash_the_log_of_writes_is_used(crashed: Crashed) -> None:
    assert started(crashed.data) == crashed.at


@pytest.mark.case("D01")
def test_a_backup_copied_over_a_crashed_database_is_refused(crashed: Crashed, admin: Admin) -> None:
    shutil.copyfile(crashed.backup, crashed.file)
    before = (crashed.data / LOG).read_bytes()
    server = Server(crashed.data).launch()
    assert server.fails_to_start()
    assert server.wait() == 2
    said = server.errors().splitlines()[-1]
    assert f"{LOG} does not belong to" in said
    assert RESTORE in said
    assert (crashed.data / LOG).read_bytes() == before
    for command in ("check", "list"):
        assert "does not belong to" in admin(crashed.data, command).err
    assert admin(crashed.data, "restore", str(crashed.backup)).code == 0
    assert started(crashed.data) == crashed.then


@pytest.mark.case("D01")
def test_so_is_a_backup_of_an_older_program(crashed: Crashed, tmp_path: Path) -> None:
    load(FOLDER / f"{NEWEST}.sql", tmp_path / "old")
    shutil.copyfile(tmp_path / "old", crashed.file)
    assert "does not belong to" in refusal(crashed.data)


@pytest.mark.case("D01")
def test_so_is_a_copy_of_the_file_alone_from_before_a_checkpoint(
    crashed: Crashed, tmp_path: Path
) -> None:
    started(crashed.data)
    old = tmp_path / "old"
    shutil.copyfile(crashed.file, old)

    async def run() -> None:
        store = await database_at(str(crashed.file)).open()
        # Long enough that the log is moved into the database, and a new one begins.
        for k in range(60):
            await store.values.set(f"much {k}", "x" * 100_000)
        assert crashed.file.stat().st_size > old.stat().st_size + 2**20
        shutil.copytree(crashed.data, tmp_path / "killed")
        await store.close()

    asyncio.run(run())
    killed = tmp_path / "killed"
    assert started(shutil.copytree(killed, tmp_path / "as it was")) == crashed.at
    shutil.copyfile(old, killed / DATABASE)
    assert "does not belong to" in refusal(killed)


@pytest.mark.case("D01")
def test_so_is_the_database_of_another_server(crashed: Crashed, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    started(other, people=1)
    shutil.copyfile(other / DATABASE, crashed.file)
    assert "does not belong to" in refusal(crashed.data)


def test_a_checkpoint_that_was_interrupted_is_no_reason(crashed: Crashed, tmp_path: Path) -> None:
    """Some pages are in the file already, others only in the log."""
    complete = shutil.copytree(crashed.data, tmp_path / "complete")
    with closing(sqlite3.connect(complete / DATABASE)) as database:
        database.execute("PRAGMA wal_checkpoint")
        done = (complete / DATABASE).read_bytes()
    assert done[:4096] != crashed.file.read_bytes()[:4096]
    for pages in (1, 7):
        half = shutil.copytree(crashed.data, tmp_path / f"half {pages}")
        with (half / DATABASE).open("r+b") as stream:
            stream.write(done[: pages * 4096])
        assert started(half) == crashed.at


# ---- files that are lost or damaged -------------------------------------------------------------


@pytest.mark.case("D02")
def test_a_database_that_is_gone_does_not_become_a_new_one(crashed: Crashed) -> None:
    crashed.file.unlink()
    for log in (True, False):
        if not log:
            (crashed.data / LOG).unlink()
        said = refusal(crashed.data)
        assert "was here before, but is missing" in said
        assert RESTORE in said
        assert not crashed.file.exists()
        assert (crashed.data / LOG).exists() is log


@pytest.mark.case("D02")
def test_an_emptied_database_does_not_become_a_new_one(crashed: Crashed) -> None:
    crashed.file.write_bytes(b"")
    before = (crashed.data / LOG).read_bytes()
    said = refusal(crashed.data)
    assert "is empty" in said
    assert RESTORE in said
    assert crashed.file.stat().st_size == 0
    assert (crashed.data / LOG).read_bytes() == before


def cut(file: Path) -> None:
    with file.open("r+b") as stream:
        stream.truncate(file.stat().st_size // 2)


def scribble(file: Path) -> None:
    """Over every second page but the first."""
    with file.open("r+b") as stream:
        for start in range(4096, file.stat().st_size, 8192):
            stream.seek(start)
            stream.write(Random(start).randbytes(4096))


def overwrite(file: Path) -> None:
    file.write_text("This is a letter, not a database. " * 1000)


def of_another_program(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE recipes (name TEXT)")


@pytest.mark.case("D03")
@pytest.mark.parametrize("damage", [cut, scribble, overwrite, of_another_program])
def test_a_server_does_not_start_on_a_damaged_database(
    crashed: Crashed, admin: Admin, damage: Callable[[Path], None]
) -> None:
    started(crashed.data)
    damage(crashed.file)
    before = crashed.file.read_bytes()
    assert RESTORE in refusal(crashed.data)
    assert crashed.file.read_bytes() == before
    assert admin(crashed.data, "check").code != 0
    assert admin(crashed.data, "restore", str(crashed.backup)).code == 0
    assert started(crashed.data) == crashed.then


def changed_without_an_index(file: Path) -> None:
    """As by a program, or a disk, that has lost a part of an index."""
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA writable_schema = ON")
        there = "FROM sqlite_master WHERE type = 'index' AND tbl_name = 'seats' AND sql IS NOT NULL"
        indexes = database.execute(f"SELECT * {there}").fetchall()
        assert indexes
        database.execute(f"DELETE {there}")
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("UPDATE seats SET person = NULL")
        database.execute("PRAGMA writable_schema = ON")
        database.executemany("INSERT INTO sqlite_master VALUES (?, ?, ?, ?, ?)", indexes)


@pytest.mark.case("D15")
@pytest.mark.parametrize("damage", [cut, scribble, changed_without_an_index])
def test_a_damaged_database_has_no_backup(
    crashed: Crashed, admin: Admin, damage: Callable[[Path], None]
) -> None:
    started(crashed.data)
    damage(crashed.file)
    target = crashed.data / "backup"
    refused = admin(crashed.data, "backup", str(target))
    assert (refused.code, "is damaged" in refused.err) == (2, True)
    assert not list(crashed.data.glob("backup*"))
    assert admin(crashed.data, "check").code != 0


LOSSES = {
    "DROP TABLE chat": "the table 'chat' is missing",
    "DROP TABLE sessions": "the table 'sessions' is missing",
    "DROP TABLE leases": "the table 'leases' is missing",
    "ALTER TABLE accounts DROP COLUMN page": "the column 'page' of the table 'accounts' is missing",
}


@pytest.mark.case("D16")
@pytest.mark.parametrize(("loss", "why"), LOSSES.items())
def test_a_database_without_a_table_or_a_column_is_refused(
    crashed: Crashed, admin: Admin, loss: str, why: str
) -> None:
    started(crashed.data)
    for file in (crashed.file, crashed.backup):
        with closing(sqlite3.connect(file)) as database, database:
            for (index,) in database.execute(
                "SELECT name FROM sqlite_master WHERE type = 'index' AND sql LIKE '%(page)%'"
            ).fetchall():
                database.execute(f"DROP INDEX {index}")
            database.execute(loss)
    assert why in refusal(crashed.data)
    checked = admin(crashed.data, "check")
    assert checked.code != 0
    assert why in checked.out
    refused = admin(crashed.data, "restore", str(crashed.backup))
    assert (refused.code, why in refused.err) == (2, True)


@pytest.mark.case("D03")
def test_what_is_wrong_between_rows_is_told_and_the_server_starts(
    crashed: Crashed, admin: Admin
) -> None:
    started(crashed.data)
    ((table, length),) = rows(
        crashed.data, "SELECT id, length FROM tables WHERE phase = 'playing' LIMIT 1"
    )
    change(crashed.data, "DELETE FROM entries WHERE table_id = ? AND n = 4", table)
    change(crashed.data, "UPDATE seats SET person = 'nobody' WHERE table_id = ?", table)
    checked = admin(crashed.data, "check")
    assert checked.code == 1
    assert f"{table} has {length - 1} of {length} entries" in checked.out
    assert "seats refers to persons that do not exist" in checked.out
    with capture_logs() as told:
        assert started(crashed.data) == crashed.at
    assert [one["event"] for one in told].count("database_inconsistent") == 2


# ---- restoring ----------------------------------------------------------------------------------


def test_a_backup_is_restored_and_what_was_there_is_kept(crashed: Crashed, admin: Admin) -> None:
    done = admin(crashed.data, "restore", str(crashed.backup))
    assert done.code == 0
    (kept,) = crashed.data.glob("replaced-*")
    assert str(kept) in done.err
    assert not (crashed.data / LOG).exists()
    assert stat.S_IMODE(crashed.file.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.stat().st_mode) == 0o700
    assert started(crashed.data) == crashed.then
    # And back again, with its log.
    assert admin(crashed.data, "restore", str(kept / DATABASE)).code == 0
    assert started(crashed.data) == crashed.at


def test_a_backup_is_restored_into_a_new_directory(crashed: Crashed, admin: Admin) -> None:
    data = crashed.data.parent / "new"
    assert admin(data, "restore", str(crashed.backup)).code == 0
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert {path.name for path in data.iterdir()} == {DATABASE, "server.lock", "README.txt"}
    assert admin(data, "check").code == 0


@pytest.mark.parametrize("version", ["0001", "0003", NEWEST])
def test_a_backup_of_an_older_program_is_restored(
    tmp_path: Path, admin: Admin, version: str
) -> None:
    backup, data = tmp_path / "old", tmp_path / "data"
    load(FOLDER / f"{version}.sql", backup)
    assert admin(data, "restore", str(backup)).code == 0
    assert schema_of(data / DATABASE) == NEWEST
    assert schema_of(backup) == version
    assert "games 4 " in admin(data, "check").out


def test_a_running_server_keeps_its_database(crashed: Crashed, admin: Admin) -> None:
    lock = DirectoryLock(crashed.data)
    refused = admin(crashed.data, "restore", str(crashed.backup))
    lock.release()
    assert (refused.code, "another server uses" in refused.err) == (2, True)
    assert started(crashed.data) == crashed.at


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")


def remove(file: Path) -> None:
    file.unlink()


def empty(file: Path) -> None:
    file.write_bytes(b"")


def with_another_log(file: Path) -> None:
    shutil.copyfile(file.with_name("data") / LOG, file.with_name(f"{file.name}-wal"))


def without_its_people(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DELETE FROM persons")


def with_a_trigger(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(
            "CREATE TRIGGER spy AFTER INSERT ON chat BEGIN INSERT INTO mutes (table_id, person,"
            " whom) VALUES (NEW.table_id, NEW.person, NEW.text); END"
        )


@pytest.mark.case("D12")
@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (with_a_trigger, "a trigger 'spy'"),
        (newer, "newer version of this program"),
        (remove, "there is no database"),
        (empty, "is empty"),
        (overwrite, "file is not a database"),
        (of_another_program, "not of this program"),
        (cut, "is damaged"),
        (scribble, "is damaged"),
        (without_its_people, "refers to persons"),
        (with_another_log, "does not belong to"),
    ],
)
def test_what_cannot_be_restored_is_refused_and_nothing_is_changed(
    crashed: Crashed, admin: Admin, spoil: Callable[[Path], None], why: str
) -> None:
    spoil(crashed.backup)
    before = {path.name: path.read_bytes() for path in crashed.data.iterdir()}
    refused = admin(crashed.data, "restore", str(crashed.backup))
    assert refused.code == 2
    assert why in refused.err
    after = {path.name: path.read_bytes() for path in crashed.data.iterdir()}
    lock = {"server.lock": b""}
    assert after | lock == before | lock
    assert started(crashed.data) == crashed.at


def test_a_database_is_not_restored_from_itself(crashed: Crashed, admin: Admin) -> None:
    refused = admin(crashed.data, "restore", str(crashed.file))
    assert (refused.code, "is the database itself" in refused.err) == (2, True)
    assert started(crashed.data) == crashed.at


@pytest.mark.parametrize("step", range(1, 5))
def test_an_interrupted_restore_is_noticed_and_repeated(
    crashed: Crashed, admin: Admin, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    """The old database or the new one is there, or none, and then no server starts."""
    renames = 0
    rename = Path.rename

    def fail(self: Path, target: Path) -> Path:
        nonlocal renames
        renames += 1
        if renames == step:
            raise KeyboardInterrupt
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", fail)
    with suppress(KeyboardInterrupt):
        admin(crashed.data, "restore", str(crashed.backup))
    monkeypatch.undo()
    if step == 1:
        assert started(shutil.copytree(crashed.data, crashed.data.with_name("copy"))) == crashed.at
    else:
        assert "is missing" in refusal(crashed.data)
    assert admin(crashed.data, "restore", str(crashed.backup)).code == 0
    assert started(crashed.data) == crashed.then


# ---- one server ---------------------------------------------------------------------------------


@pytest.mark.case("D04")
def test_a_second_server_does_not_start_even_without_the_lock_file(tmp_path: Path) -> None:
    lock = DirectoryLock(tmp_path)
    (tmp_path / "server.lock").unlink()
    with pytest.raises(BadInput, match="another server uses"):
        DirectoryLock(tmp_path)
    lock.release()
    DirectoryLock(tmp_path).release()
