"""Whatever is in a column, the commands of a host go on and say what they could not read."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from quebec.cli import main
from quebec.server.settings import DATABASE
from quebec.server.store.schema import NEWEST
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
