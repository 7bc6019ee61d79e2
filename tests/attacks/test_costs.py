"""F05, F06, F18: requests that cost much count as several, and big answers too."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import json

from quebec.server.http import request
from quebec.server.limits import Limits
from quebec.server.limits.keeper import BYTES_AS_ONE, LimitsKeeper
from quebec.server.settings import Settings
from quebec.server.store import PersonalData
from quebec.server.store.sql import people
from tests.server.running import API, in_process, seats

PASSWORD = "correct horse"
FEW = Limits(requests=0.001, requests_burst=110)
ENTRIES = 22


class LongTable:
    """A table with a log that counts as long: every entry is one more request."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        client.get(f"{API}/me")
        plan = {"seats": seats("me", "me", "me"), "start": True, "first": 0}
        self.path = f"{API}/tables/{client.post(f'{API}/tables', json=plan).json()['id']}"
        for k in range(ENTRIES - 2):
            assert self.wish(k) == 200

    def wish(self, k: int) -> int:
        """An entry; the same once more is a repeated request."""
        body = {"key": f"key-{k}", "seat": 0, "automatic": True}
        return self.client.post(f"{self.path}/wish", json=body).status_code


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LongTable]:
    monkeypatch.setattr(request, "ENTRIES_AS_ONE", 1)
    with in_process(Settings(data=tmp_path, limits=FEW)) as client:
        yield LongTable(client)


@pytest.mark.case("F05")
def test_right_passwords_are_limited_too(tmp_path: Path) -> None:
    """Each takes as much time as many other requests."""
    with in_process(Settings(data=tmp_path, limits=FEW)) as client:
        client.get(f"{API}/me")
        body = {"login": f"a{secrets.token_hex(4)}", "password": PASSWORD}
        assert client.post(f"{API}/account", json=body).status_code == 201
        statuses = [client.post(f"{API}/login", json=body).status_code for _ in range(5)]
        assert statuses == [200] * 4 + [429]


@pytest.mark.case("F06")
def test_a_long_log_counts_as_several_requests(table: LongTable) -> None:
    """Also in the answer to a stale request, which has everything that was missed."""
    client, path = table.client, table.path
    # 22 entries, and 22 of 110 requests are used.
    asked = [f"{path}?after=0", f"{path}/log?after=0"]
    assert [client.get(one).status_code for one in asked] == [200, 200]
    stale = {"key": "stale", "at": 0, "moves": ["send"]}
    assert client.post(f"{path}/moves", json=stale).status_code == 409
    assert client.get(f"{path}?after=0").status_code == 429
    with client.websocket_connect(f"{path}/live?after=0") as live:
        assert "too_many_requests" in live.receive_text()
    assert client.get(f"{path}/log?after=22").status_code == 200


@pytest.mark.case("F06")
def test_the_game_after_an_entry_of_a_long_log_counts_as_several_requests(table: LongTable) -> None:
    asked = [table.client.get(f"{table.path}/at/22").status_code for _ in range(4)]
    assert asked == [200, 200, 200, 429]


@pytest.mark.case("F06")
def test_a_repeated_request_at_a_long_log_counts_as_several_requests(table: LongTable) -> None:
    """The game after it is computed again."""
    asked = [table.wish(ENTRIES - 3) for _ in range(4)]
    assert asked == [200, 200, 200, 429]


@pytest.mark.case("F18")
def test_an_export_is_sent_in_pieces(table: LongTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the same, whatever their sizes are."""
    whole = table.client.get(f"{API}/me/export").content
    monkeypatch.setattr(people, "PAGE", 3)
    assert table.client.get(f"{API}/me/export").content == whole
    entries = json.decode(whole, type=PersonalData).entries
    assert [one.n for one in entries] == list(range(1, ENTRIES + 1))


@pytest.mark.case("F18")
def test_a_long_response_waits_where_as_many_requests_would_be_refused() -> None:
    keeper = LimitsKeeper(Limits(requests=0.001, requests_burst=2))

    async def endless() -> AsyncIterator[bytes]:
        while True:
            yield b"x" * BYTES_AS_ONE

    async def sent(address: str) -> int:
        """Pieces, until it waits."""
        pieces, count = keeper.paced(address, endless()), 0
        while True:
            piece = asyncio.ensure_future(anext(pieces))
            await asyncio.sleep(0)
            if not piece.done():
                piece.cancel()
                return count
            count += 1

    async def all_sent() -> list[int]:
        return [await sent(address) for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2")]

    assert asyncio.run(all_sent()) == [2, 0, 2]
