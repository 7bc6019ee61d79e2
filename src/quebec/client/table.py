"""A table from the view of a seat: its turns, as they come."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from random import Random
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as open_socket

from quebec.client.requests import API, Refused, Requests
from quebec.engine import Move, State
from quebec.position import imagine_position

STALE: Final = "stale"
QUIET_SECONDS: Final = 30.0
"""Seconds without news after which the server is polled."""


class Table:
    """A table at which the user has a seat."""

    def __init__(self, connection: Requests, table: str) -> None:
        self.id: Final = table
        self.connection: Final = connection
        self.now: Any = None
        """The last `Update`, as the API describes it."""
        self.mine: list[int] = []
        """My seats."""
        self.look()

    def look(self) -> None:
        """Fetch the current state of the table."""
        seen = self.connection.get(f"/tables/{self.id}")
        self.mine, self.now = seen["mine"], seen["now"]

    @property
    def game(self) -> Any:
        return self.now["game"]

    @property
    def outcome(self) -> Any:
        """How it ended: `how`, `scores` and `winners`; None while it is running."""
        return self.game["outcome"]

    def ask(self, verb: str, **body: Any) -> Any:
        """Anything that the API offers at a table, such as `table.ask("resign", seat=0)`."""
        self.now = self.connection.ask(f"/tables/{self.id}/{verb}", **body)
        return self.now

    def turns(self) -> Iterator[Turn]:
        """Each decision of mine, until the game is over."""
        with _Live(self) as live:
            while self.game["phase"] != "over":
                if not self._is_mine():
                    self.now = live.news(self.now["at"])
                elif self.game["must_confirm"]:
                    self._confirm()
                else:
                    yield Turn(self)

    def _is_mine(self) -> bool:
        """Whether the table waits for me; not if a bot plays for my seat."""
        seat = self.game["waiting"]
        return seat in self.mine and not self.game["seats"][seat]["bot"]

    def _confirm(self) -> None:
        try:
            self.ask("confirm", at=self.now["at"])
        except Refused as refused:
            self.forgive(refused)

    def forgive(self, refused: Refused) -> None:
        """A request that came too late is ignored: the table has moved on."""
        if refused.key != STALE:
            raise refused
        self.now = refused.changed


class Turn:
    """A decision of mine."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.seat: Final[int] = table.game["waiting"]
        self.offers: Final[list[Any]] = table.game["offers"]
        """The legal moves with their targets, their words, and what they would do."""
        self.moves: Final[list[str]] = [offer["move"] for offer in self.offers]

    @property
    def view(self) -> Any:
        """The board and all public information."""
        return self.table.game["view"]

    def state(self, rng: Random) -> State:
        """A state of our engine to try moves on, with the face-down events redrawn."""
        return imagine_position(self.view["position"], rng)

    def play(self, *moves: str | Move, confirm: bool = True) -> None:
        """Make a move, or several; `confirm`: also end the turn, if it is complete."""
        texts = [move if isinstance(move, str) else move.text for move in moves]
        try:
            self.table.ask("moves", at=self.table.now["at"], moves=texts, confirm=confirm)
        except Refused as refused:
            self.table.forgive(refused)


class _Live:
    """News of a table over its WebSocket; reopened and resumed whenever it breaks."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._opened: Final = ExitStack()
        self._socket: ClientConnection | None = None

    def __enter__(self) -> _Live:
        return self

    def __exit__(self, *_: object) -> None:
        self._opened.close()

    def news(self, after: int) -> Any:
        """The table once it has more than this many entries."""
        while True:
            with suppress(OSError, TimeoutError, ConnectionClosed, InvalidHandshake):
                if self._socket is None:
                    self._socket = self._open(after)
                while True:
                    message = json.loads(self._socket.recv(timeout=QUIET_SECONDS))
                    if message["type"] == "update" and message["at"] > after:
                        return message
            self._opened.close()
            self._socket = None
            # This also waits until the server is back.
            found = self._table.connection.get(f"/tables/{self._table.id}/log", after=after)
            if found["at"] > after:
                return found

    def _open(self, after: int) -> ClientConnection:
        connection = self._table.connection
        url = f"ws{connection.url.removeprefix('http')}{API}/tables/{self._table.id}/live"
        headers = {"Authorization": f"Bearer {connection.token}"}
        opening = open_socket(f"{url}?after={after}", additional_headers=headers, max_size=None)
        return self._opened.enter_context(opening)
