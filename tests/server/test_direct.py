"""Asks are answered without the framework, and as the framework answers them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from quebec.server.limits import Limits
from quebec.server.settings import Settings
from tests.server.running import API, in_process, seats

PLAIN = "application/json"
FRAMEWORK = "application/json; charset=utf-8"
"""Not plain, so the framework answers."""
MOVE = b'{"key": "b", "at": 1, "moves": ["rel"]}'
BAD = b'{"key": "b", "at": {at}, "moves": ["x"]}'
OF_EACH = {"x-request-id", "date"}
"""Headers that differ from answer to answer."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    limits = Limits(requests=0, address_requests=0, tables=0, address_tables=0, body=2000)
    with in_process(Settings(data=tmp_path_factory.mktemp("data"), limits=limits)) as client:
        client.get(f"{API}/me")
        yield client


def table(client: TestClient[Any]) -> dict[str, Any]:
    made = client.post(f"{API}/tables", json={"seats": seats("me", "me", "me"), "start": True})
    found: dict[str, Any] = made.json()
    return found


def sent(client: TestClient[Any], path: str, body: bytes, kind: str, **headers: str) -> Any:
    named = {"content-type": kind, "origin": "http://127.0.0.1", **headers}
    return client.post(f"{API}/tables/{path}", content=body, headers=named)


def seen(answer: httpx.Response) -> tuple[int, dict[str, str], bytes]:
    headers = {name: value for name, value in answer.headers.items() if name not in OF_EACH}
    return answer.status_code, headers, answer.content


def test_a_move_does_not_pass_through_the_framework(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = table(client)
    move = made["now"]["game"]["offers"][0]["move"].encode()
    body = b'{"key": "a", "at": %d, "moves": ["%s"]}' % (made["now"]["at"], move)
    calls: list[str] = []
    whole = Litestar.__call__

    async def counting(self: Litestar, scope: Any, receive: Any, send: Any) -> None:
        calls.append(scope["path"])
        await whole(self, scope, receive, send)

    monkeypatch.setattr(Litestar, "__call__", counting)
    answer = sent(client, f"{made['id']}/moves", body, PLAIN)
    assert (answer.status_code, answer.json()["at"]) == (200, made["now"]["at"] + 1)
    assert calls == []
    again = sent(client, f"{made['id']}/moves", body, FRAMEWORK)
    assert len(calls) == 1
    # The same request, so the same answer; only who has computed it differs.
    assert seen(answer) == seen(again)


@pytest.mark.parametrize(
    ("path", "body", "headers", "status"),
    [
        ("{table}/moves", b'{"key": "b", "at": {at}, "moves": ["no such move"]}', {}, 422),
        ("{table}/moves", b'{"key": "b", "at": {at}, "moves": ["rel"]}', {}, 422),
        ("{table}/moves", b'{"key": "b", "at": 0, "moves": ["rel"]}', {}, 409),
        ("{table}/undo", b'{"key": "b", "at": {at}}', {}, 409),
        ("{table}/take-over", b'{"key": "b", "seat": 0, "bot": "nobody"}', {}, 422),
        ("{table}/close", b'{"key": "b", "at": {at}}', {}, 409),
        ("nowhere/moves", MOVE, {}, 404),
        ("{table}/moves", b'{"key": "b", "moves": []}', {}, 400),
        ("{table}/moves", b'{"key": "b c", "moves": ["rel"]}', {}, 400),
        ("{table}/moves", b"[" * 1500, {}, 400),
        ("{table}/moves", b'{"key": "\xff"}', {}, 400),
        ("{table}/moves", b"", {}, 400),
        ("{table}/moves", b" " * 2001, {}, 413),
        (
            "{table}/moves",
            MOVE,
            {"origin": "http://x.org"},
            403,
        ),
        ("{table}/moves", MOVE, {"cookie": ""}, 401),
        (
            "{table}/moves",
            MOVE,
            {"x-quebec-build": "old"},
            409,
        ),
        (
            "{table}/moves",
            b'{"key": "b", "at": {at}, "moves": ["x"]}',
            {"accept-language": "fr"},
            422,
        ),
        ("{table}/moves/", b'{"key": "b", "at": 1, "moves": ["x"]}', {}, None),
        ("{table}/moves?a=1", b'{"key": "b", "at": 1, "moves": ["x"]}', {}, None),
        ("{table}/no-such-verb", b"{}", {}, None),
    ],
)
def test_both_ways_refuse_alike(
    client: TestClient[Any], path: str, body: bytes, headers: dict[str, str], status: int | None
) -> None:
    made = table(client)
    path = path.replace("{table}", made["id"])
    body = body.replace(b"{at}", str(made["now"]["at"]).encode())
    direct, usual = (sent(client, path, body, kind, **headers) for kind in (PLAIN, FRAMEWORK))
    assert seen(direct) == seen(usual)
    assert status in (None, direct.status_code), direct.text
    assert direct.status_code >= 400


def test_limits_count_asks_once(tmp_path: Path) -> None:
    limits = Limits(requests=0.001, requests_burst=10, address_requests=0)
    with in_process(Settings(data=tmp_path, limits=limits)) as client:
        client.get(f"{API}/me")
        answers = [sent(client, "nowhere/moves", MOVE, PLAIN).status_code for _ in range(12)]
    assert answers[-1] == 429
    assert answers.count(404) in (8, 9, 10)
