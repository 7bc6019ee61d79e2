"""F05, F06: requests that cost much count as several, and big answers too."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from quebec.server.http import request
from quebec.server.limits import Limits
from quebec.server.settings import Settings
from tests.server.running import API, in_process, seats

PASSWORD = "correct horse"
FEW = Limits(requests=0.001, requests_burst=100)


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
def test_a_long_log_counts_as_several_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in the answer to a stale request, which has everything that was missed."""
    monkeypatch.setattr(request, "ENTRIES_AS_ONE", 1)
    with in_process(Settings(data=tmp_path, limits=FEW)) as client:
        client.get(f"{API}/me")
        plan = {"seats": seats("me", "me", "me"), "start": True, "first": 0}
        path = f"{API}/tables/{client.post(f'{API}/tables', json=plan).json()['id']}"
        for k in range(20):
            body = {"key": f"key-{k}", "seat": 0, "automatic": True}
            assert client.post(f"{path}/wish", json=body).status_code == 200
        # 22 entries, and 22 of 100 requests are used.
        asked = [f"{path}?after=0", f"{path}/log?after=0"]
        assert [client.get(one).status_code for one in asked] == [200, 200]
        stale = {"key": "stale", "at": 0, "moves": ["send"]}
        assert client.post(f"{path}/moves", json=stale).status_code == 409
        assert client.get(f"{path}?after=0").status_code == 429
        with client.websocket_connect(f"{path}/live?after=0") as live:
            assert "too_many_requests" in live.receive_text()
        assert client.get(f"{path}/log?after=22").status_code == 200


@pytest.mark.case("F06")
@pytest.mark.parametrize("how", ["at", "again"])
def test_a_game_that_is_computed_from_a_long_log_counts_as_several_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """The game after an entry, and the answer to a request that is repeated."""
    monkeypatch.setattr(request, "ENTRIES_AS_ONE", 1)
    with in_process(Settings(data=tmp_path, limits=FEW)) as client:
        client.get(f"{API}/me")
        plan = {"seats": seats("me", "me", "me"), "start": True, "first": 0}
        path = f"{API}/tables/{client.post(f'{API}/tables', json=plan).json()['id']}"
        body: dict[str, object] = {}
        for k in range(20):
            body = {"key": f"key-{k}", "seat": 0, "automatic": True}
            assert client.post(f"{path}/wish", json=body).status_code == 200

        def ask() -> int:
            if how == "at":
                return client.get(f"{path}/at/22").status_code
            return client.post(f"{path}/wish", json=body).status_code

        # 22 entries, and 22 of 100 requests are used.
        assert [ask() for _ in range(4)] == [200, 200, 200, 429]
