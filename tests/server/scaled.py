"""Several processes of one server: a PostgreSQL and a Redis of their own, and what runs on them."""

from __future__ import annotations

import atexit
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from tests.server.running import Person, Server
from tests.server.stores import new_database
from tools.redis_server import RedisServer


@cache
def redis() -> RedisServer:
    """One for this process."""
    try:
        running = RedisServer().start()
    except FileNotFoundError as lacking:
        pytest.skip(str(lacking))
    atexit.register(running.close)
    return running


@contextmanager
def processes(
    data: Path, *flags: str, count: int = 2, at: RedisServer | None = None
) -> Iterator[list[Server]]:
    """Processes with the same data; tests say which of them somebody talks to."""
    url, database = (at or redis()).url, new_database()
    made = [Server(data, "--redis", url, *flags, database=database) for _ in range(count)]
    for number, one in enumerate(made):
        data.parent.mkdir(parents=True, exist_ok=True)
        one.log = data.parent / f"errors-{number}.txt"
    try:
        for one in made:
            one.launch()
        for one in made:
            one.until_ready()
        yield made
    finally:
        for one in made:
            for person in one.people:
                person.http.close()
            if one.is_running:
                one.stop()
    for one in made:
        assert "unexpected" not in one.errors(), one.errors()


def same(person: Person, server: Server) -> Person:
    """The same person, with the same session, at another process."""
    other = Person(server)
    other.http.cookies = person.http.cookies
    return other
