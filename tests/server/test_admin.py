"""`quebec admin`, beside a running server."""

from __future__ import annotations

import json
import os
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryFile
from typing import NamedTuple, get_args

import pytest
from msgspec import structs

from quebec import read_record
from quebec.server.admin.exporting import in_words
from quebec.server.play.acts import AnyAct, BotSeated, Created, Expired, Resumed, Wished
from quebec.server.play.setup import Arranged
from quebec.server.settings import DATABASE
from quebec.texts import LANGUAGES, Texts
from tests.server.forked import Forked
from tests.server.running import PATIENCE, Person, Server, play_on, seats
from tests.server.sql import change
from tests.server.stores import ON_POSTGRES, database_url

GIVEN = {
    "seat": 0,
    "move": "send",
    "bot": "dice",
    "then": "bot",
    "automatic": False,
    "away": 5,
    "arranged": (),
    "together": False,
    "moves": 1,
    "absent": True,
}
"""What the fields of acts may hold."""


class Hall(NamedTuple):
    """A server that runs, and its tables."""

    server: Server
    gathering: str
    running: str
    over: str


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    server = Server(tmp_path_factory.mktemp("admin") / "data").start()
    anne = Person(server, "Anne")
    gathering = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
    running = anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    play_on(anne, running, [0, 1, 2], Random(1), 80)
    over = anne.post("/tables", seats=seats("me", "random", "random"), start=True)["id"]
    play_on(anne, over, [0], Random(2), 3)
    anne.ask(f"/tables/{over}/resign", seat=0)
    yield Hall(server, gathering, running, over)
    server.close()


def admin(
    data: Path, *command: str, database: str | None = None
) -> subprocess.CompletedProcess[str]:
    """`quebec admin`, in a process that need not import what a server imports."""
    arguments = ["admin", *command, "--data", str(data)]
    where = database_url(data) if database is None else database
    with TemporaryFile("w+") as errors:
        process = Forked(arguments, os.environ | {"QUEBEC_DATABASE": where}, errors.fileno())
        with process.stdout as output:
            printed = output.read()
        code = process.wait(PATIENCE)
        errors.seek(0)
        return subprocess.CompletedProcess(arguments, code, printed, errors.read())


def test_all_tables_are_listed(hall: Hall) -> None:
    listed = json.loads(admin(hall.server.data, "list", "--json").stdout)
    assert [(row["table"], row["phase"]) for row in listed] == [
        (hall.gathering, "gathering"),
        (hall.running, "playing"),
        (hall.over, "over"),
    ]
    shown = admin(hall.server.data, "list").stdout
    assert all(word in shown for word in ("phase", "gathering", "playing", "over"))


def test_every_stored_game_is_replayed(hall: Hall) -> None:
    answer = admin(hall.server.data, "check", "--json")
    report = json.loads(answer.stdout)
    assert answer.returncode == 0
    assert (report["games"], report["differ"], report["frozen"]) == (3, 0, 0)
    assert report["entries"] > 80
    assert "games 3 " in admin(hall.server.data, "check").stdout


def test_tables_are_exported_as_records(hall: Hall, tmp_path: Path) -> None:
    one = admin(hall.server.data, "export", hall.over)
    record = read_record(one.stdout)
    assert record.players[0].name == "Anne"
    assert record.seed is not None
    folder = tmp_path / "records"
    answer = admin(hall.server.data, "export", "--all", str(folder))
    assert answer.returncode == 0
    assert answer.stderr.splitlines()[-1] == "written 2  left out 1"
    assert {path.stem for path in folder.iterdir()} == {hall.running, hall.over}
    running = (folder / f"{hall.running}.quebec").read_text()
    assert read_record(running).seed is None
    assert read_record(running).public().write() == read_record(running).write(hidden=True)


def test_what_cannot_be_exported_is_refused_in_words(hall: Hall) -> None:
    assert admin(hall.server.data, "export", "nowhere").returncode == 2
    said = admin(hall.server.data, "export", hall.gathering).stderr
    assert said == "quebec: the game has not begun yet\n"
    assert "--all" in admin(hall.server.data, "export").stderr


def restored(file: Path) -> None:
    """A backup is a file, which a server may use as it is; another database is filled from it."""
    if ON_POSTGRES:
        answer = admin(file.parent, "restore", str(file))
        assert answer.returncode == 0, answer.stderr


def test_a_backup_is_taken_while_the_server_writes(hall: Hall, tmp_path: Path) -> None:
    data = tmp_path / "restored"
    data.mkdir()
    file = data / DATABASE
    assert admin(hall.server.data, "backup", str(file)).returncode == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in data.iterdir()] == [DATABASE]
    refused = admin(hall.server.data, "backup", str(file))
    assert (refused.returncode, "exists already" in refused.stderr) == (2, True)
    restored(file)
    again = Server(data).start()
    before = Person(hall.server).get(f"/tables/{hall.running}/log")
    assert Person(again).get(f"/tables/{hall.running}/log") == before
    again.close()


@pytest.mark.parametrize(
    ("damage", "what"),
    [
        (
            "UPDATE entries SET facts = '[]' WHERE table_id = '{0}' AND n ="
            " (SELECT max(n) FROM entries WHERE table_id = '{0}' AND length(facts) > 2)",
            "other facts",
        ),
        ("DELETE FROM entries WHERE n = 5 AND table_id = '{}'", "entry 5 is missing"),
        ("UPDATE tables SET phase = 'gathering' WHERE id = '{}'", "listed otherwise"),
        ("UPDATE snapshots SET taken = '{{}}' WHERE table_id = '{}'", "another snapshot"),
        (
            """UPDATE entries SET act = '{{"act":"moved","seat":0,"move":"por1"}}'"""
            " WHERE n = 3 AND table_id = '{}'",
            "cannot be replayed",
        ),
    ],
)
def test_a_game_that_differs_is_found(hall: Hall, tmp_path: Path, damage: str, what: str) -> None:
    file = tmp_path / DATABASE
    assert admin(hall.server.data, "backup", str(file)).returncode == 0
    restored(file)
    assert change(tmp_path, damage.format(hall.running)) > 0
    answer = admin(tmp_path, "check", "--json")
    assert answer.returncode == 1
    report = json.loads(answer.stdout)
    assert (report["games"], report["differ"]) == (3, 1)
    (difference,) = report["differences"]
    assert difference["table"] == hall.running
    assert what in difference["what"]


def test_the_log_of_a_table_is_told_in_words(hall: Hall) -> None:
    told = admin(hall.server.data, "log", hall.running).stdout.splitlines()
    log = Person(hall.server).get(f"/tables/{hall.running}/log")
    assert len(told) == log["at"]
    assert told[0].endswith("The table was created")
    assert any("confirmed the turn" in line for line in told)
    unknown = admin(hall.server.data, "log", "nothing")
    assert (unknown.returncode, "no such table" in unknown.stderr) == (2, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_has_words(language: str) -> None:
    texts = Texts(language)
    for kind in get_args(AnyAct):
        given = {field.name: GIVEN[field.name] for field in structs.fields(kind)}
        assert in_words(kind(**given), ("Anne", "Bob"), texts)
    for act in (Expired(1, "resign"), Wished(1, True), BotSeated(1, "")):
        assert "Bob" in in_words(act, ("Anne", "Bob"), texts)
    assert "1:02:03" in in_words(Resumed(3_723_000), (), texts)
    for what in get_args(Arranged):
        assert texts.say(f"arranged-{what}") in in_words(Created((what,)), (), texts)


@pytest.mark.parametrize("command", ["log", "remove", "people"])
def test_an_id_may_start_with_a_hyphen(hall: Hall, command: str) -> None:
    """One in 64 does."""
    unknown = "-V6EyN9y48rgKTz-G2hRHw"
    ran = admin(hall.server.data, command, unknown)
    assert "usage:" not in ran.stderr
