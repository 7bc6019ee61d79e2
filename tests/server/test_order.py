"""The order of the server: imports point one way, SQL stands in the store, routes say who may."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.handlers import BaseRouteHandler

import quebec
from quebec.engine.layout import check_layout
from quebec.server.http.access import ACCESS
from quebec.server.http.app import make_app
from quebec.server.settings import Settings
from quebec.server.store.migrations import newest
from quebec.server.store.schema import NEWEST
from quebec.server.tables.introductory import INTRODUCTORY

SOURCE = Path(quebec.__file__).parent
SERVER = SOURCE / "server"
ROOT = SOURCE.parents[1]
MODULES = sorted(SERVER.rglob("*.py"))
MAY_IMPORT = {
    "times": "",
    "directory": "",
    "ids": "",
    "tasks": "",
    "urls": "",
    "play": "",
    "wire": "play",
    "store": "play directory urls",
    "peers": "store times tasks",
    "limits": "play peers times",
    "settings": "limits play urls",
    "operations": "play store settings times directory",
    "tables": "play wire store peers limits times tasks ids",
    "people": "play wire store peers limits settings tables times directory ids",
    "chat": "play wire store peers limits tables people times",
    "notices": "play store limits settings times urls",
    "bots": "play wire store tables limits times",
    "admin": "play wire store limits tables people",
    "http": "play wire store peers limits settings operations tables people chat notices bots"
    " times directory",
}
"""What a module or package of the server may know of the others."""


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def test_every_part_of_the_server_says_what_it_may_import() -> None:
    assert {path.relative_to(SERVER).parts[0].removesuffix(".py") for path in MODULES} == {
        *MAY_IMPORT,
        "__init__",
    }


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_a_part_imports_only_those_below_it(part: str) -> None:
    for path in [*(SERVER / part).rglob("*.py"), SERVER / f"{part}.py"]:
        if path in MODULES:
            for name in imports(path):
                if name.startswith("quebec.server."):
                    assert name.split(".")[2] in (part, *MAY_IMPORT[part].split()), (
                        f"{path.name}: {name}"
                    )


def test_nothing_but_the_command_knows_the_server() -> None:
    for path in SOURCE.rglob("*.py"):
        if SERVER not in path.parents and path.name not in ("serve.py", "admin.py"):
            assert not any(name.startswith("quebec.server") for name in imports(path)), path


def test_sql_stands_in_the_store_alone() -> None:
    statement = re.compile(r"\b(SELECT .* FROM|INSERT INTO|UPDATE .* SET|DELETE FROM|PRAGMA)\b")
    for path in SERVER.rglob("*.py"):
        if SERVER / "store" not in path.parents:
            assert not statement.search(path.read_text(encoding="utf-8")), path
            assert not {"sqlite3", "sqlalchemy", "alembic"} & set(imports(path)), path


def test_the_time_is_read_in_one_place() -> None:
    """So that a server can run in virtual time: the rest asks times.py, or the event loop."""
    elsewhere = {
        "times.py",
        # Another process, and the thread that writes: their time is measured, nothing waits for it.
        "bots/child.py",
        "store/sql/writer.py",
        # A migration tries again before anything runs, and never in virtual time.
        "store/postgres/schema.py",
    }
    for path in MODULES:
        if str(path.relative_to(SERVER)) not in elsewhere:
            assert "time" not in imports(path), path


def test_a_database_is_known_in_its_folder_alone() -> None:
    """A second database is a second folder; only databases.py, which chooses, names them all."""
    store = SERVER / "store"
    for path in SOURCE.rglob("*.py"):
        known = set(imports(path))
        for folder, driver in (("sqlite", "sqlite3"), ("postgres", "psycopg")):
            if store / folder in path.parents:
                continue
            assert driver not in known, path
            if path != store / "databases.py":
                ours = f"quebec.server.store.{folder}"
                assert not any(name.startswith(ours) for name in known), path


def test_every_route_says_who_may_call_it(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path))
    handlers = [handler for route in app.routes for handler in handlers_of(route)]
    assert len(handlers) > 30
    for handler in handlers:
        if getattr(handler, "http_methods", None) == {"OPTIONS"}:
            continue
        assert handler.opt.get("access") in ACCESS, handler


def handlers_of(route: object) -> list[BaseRouteHandler]:
    handlers = getattr(route, "route_handlers", None)
    return list(handlers) if handlers else [route.route_handler]  # type: ignore[attr-defined]


def test_the_schema_of_the_database_is_the_last_migration() -> None:
    assert newest() == NEWEST


def test_the_introductory_layout_is_a_layout() -> None:
    check_layout(INTRODUCTORY)


def test_the_walk_of_one_move_names_what_there_is() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    walk = text.partition("## The walk of one move\n")[2].partition("\n## ")[0]
    steps = re.findall(r"^\d+\. .*(?:\n    .*)*", walk, re.MULTILINE)
    assert [int(step.partition(".")[0]) for step in steps] == list(range(1, len(steps) + 1))
    places = (ROOT, SERVER, SOURCE)
    for name in re.findall(r"`([\w/.]+(?:/|\.py|\.ts|\.svelte))`", walk):
        assert any((place / name).exists() for place in places), name
    for step in steps:
        # A step names a file and what to look for in it; without a file, it is the service's.
        found = re.match(r"\d+\. (?:`([\w/.]+\.(?:py|ts|svelte))`(?:, |: ))?(?:`([\w.#]+)`)?", step)
        assert found, step
        if found[2]:
            file, name = found[1] or "tables/service.py", found[2].rpartition(".")[2]
            (path,) = [place / file for place in places if (place / file).exists()]
            defined = rf"(\b(def|class|function) |^  (async )?){re.escape(name)}\b"
            assert re.search(defined, path.read_text(encoding="utf-8"), re.MULTILINE), step
