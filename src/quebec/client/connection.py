"""A user of a server, who joins tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from quebec.client.requests import Requests
from quebec.client.table import Table


class Connection(Requests):
    """A user of a server. With the token of an earlier connection, the same user."""

    def sit_down(self, where: str, seat: int | None = None) -> Table:
        """Take a seat: with a link, or at a public table by its id. No effect if already seated."""
        fragment = urlsplit(where).fragment
        if fragment:
            table = self.ask("/join", link=fragment)["table"]
        else:
            table = where
            if not self.get(f"/tables/{table}")["mine"]:
                self.ask(f"/tables/{table}/join", seat=seat)
        return Table(self, table)

    def new_table(self, seats: Sequence[str], start: bool = True, **options: Any) -> Table:
        """Create a table: for each seat "me", "open" or the name of a bot; for more see the API."""
        plans = [
            {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind}
            for kind in seats
        ]
        made = self.request("POST", "/tables", {"seats": plans, "start": start, **options})
        return Table(self, made["id"])


@contextmanager
def connect(url: str, name: str = "", token: str = "") -> Iterator[Connection]:
    """Connect to a server, under a name."""
    connection = Connection(url, name, token)
    try:
        yield connection
    finally:
        connection.close()
