"""What a server needs besides itself: nothing, PostgreSQL, or PostgreSQL and Redis."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from tools.load.served import Served, cpu_seconds
from tools.postgres import Postgres
from tools.redis_server import RedisServer


class Serving(NamedTuple):
    """A server, and the CPU seconds of its database so far."""

    served: Served
    database_cpu: Callable[[], float]


@contextmanager
def serving(
    data: Path, store: str, processes: int = 1, program: Sequence[str] = ()
) -> Iterator[Serving]:
    """A server with its database, and with Redis if it has several processes."""
    with ExitStack() as stack:
        database = redis = ""
        postgres = None
        if store == "postgres":
            # As hosts have it: what is acknowledged is on the disk.
            postgres = stack.enter_context(closing(Postgres(data / "postgres", fast=False)))
            database = postgres.start().create("load")
        if processes > 1:
            redis = stack.enter_context(closing(RedisServer())).start().url
        served = Served(data, database, redis, processes, program)
        stack.callback(served.stop)
        yield Serving(served, lambda: sum(map(cpu_seconds, postgres.pids)) if postgres else 0.0)
