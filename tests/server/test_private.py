"""Other users of the machine cannot read the data of a server."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from tests.server.running import Person, Server

OPEN_TO_ALL = ("sh", "-c", 'umask 0; exec "$@"', "sh")


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


@pytest.mark.case("M03")
@pytest.mark.embedded
def test_the_data_is_for_its_owner_only_whatever_the_umask(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.under = OPEN_TO_ALL
    server.start()
    Person(server, "Anne")
    assert stat.S_IMODE(server.data.stat().st_mode) == 0o700
    found = modes(server.data)
    assert {"quebec.sqlite3", "quebec.sqlite3-wal", "quebec.sqlite3-shm", "server.lock"} <= set(
        found
    )
    assert set(found.values()) == {0o600}, found
    server.stop()
    for file in server.data.iterdir():
        file.chmod(0o644)
    server.start()
    Person(server, "Bob")
    found = modes(server.data)
    assert set(found.values()) == {0o600}, found
    server.close()
