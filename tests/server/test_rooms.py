"""The server's house: imports point one way, SQL stands in one room, every route says who may."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.handlers import BaseRouteHandler

import quebec
from quebec.engine.layout import check_layout
from quebec.server.app import make_app
from quebec.server.identity.demands import DEMANDS
from quebec.server.introductory import INTRODUCTORY
from quebec.server.settings import Settings
from quebec.server.store.migrations import newest
from quebec.server.store.shape import NEWEST

SOURCE = Path(quebec.__file__).parent
SERVER = SOURCE / "server"
MAY_IMPORT = {
    "play": ("play",),
    "store": ("play", "store"),
    "wire": ("play", "wire"),
    "hub": (),
    "thinking": ("thinking", "wire"),
    "pulse": ("play",),
    "tables": ("play", "store", "tables"),
    "service": ("play", "store", "wire", "hub", "pulse", "shown", "tables", "service"),
}
"""What a room may know of the others."""


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_knows_only_those_below_it(room: str) -> None:
    paths = (
        list((SERVER / room).rglob("*.py")) if (SERVER / room).is_dir() else [SERVER / f"{room}.py"]
    )
    assert paths
    for path in paths:
        for name in imports(path):
            if name.startswith("quebec.server."):
                assert name.split(".")[2] in MAY_IMPORT[room], f"{path.name}: {name}"


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


def test_every_route_says_who_may_call_it(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path))
    handlers = [handler for route in app.routes for handler in handlers_of(route)]
    assert len(handlers) > 30
    for handler in handlers:
        if getattr(handler, "http_methods", None) == {"OPTIONS"}:
            continue
        assert handler.opt.get("demands") in DEMANDS, handler


def handlers_of(route: object) -> list[BaseRouteHandler]:
    handlers = getattr(route, "route_handlers", None)
    return list(handlers) if handlers else [route.route_handler]  # type: ignore[attr-defined]


def test_the_shape_of_the_database_is_the_last_migration() -> None:
    assert newest() == NEWEST


def test_the_introductory_layout_is_a_layout() -> None:
    check_layout(INTRODUCTORY)
