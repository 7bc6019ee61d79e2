"""What a call passes through before the application: the same for a server and for a test."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from quebec.server.http.app import make_app, stack
from quebec.server.notices.words import words_of
from quebec.server.settings import Settings
from quebec.texts import catalogue
from tests.server.running import API, in_process


def test_headers_and_the_number_of_a_request_need_no_server(tmp_path: Path) -> None:
    with in_process(Settings(data=tmp_path)) as client:
        answer = client.get("/healthz", headers={"X-Request-ID": "mine-1"})
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")
        assert answer.headers["x-request-id"] == "mine-1"
        assert answer.headers["x-quebec-build"]
        counted = 'quebec_requests_total{method="GET",route="/healthz",status="200"} 1.0'
        token = {"Authorization": "Bearer x"}
        assert client.get("/metrics", headers=token).status_code == 403
    with in_process(Settings(data=tmp_path, operations_token="x")) as client:
        client.get("/healthz")
        assert counted in client.get("/metrics", headers=token).text


def test_whoever_comes_before_the_start_is_told_so_with_the_same_headers(tmp_path: Path) -> None:
    async def early() -> httpx.Response:
        whole: Any = stack(make_app(Settings(data=tmp_path)))
        transport = httpx.ASGITransport(whole)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get("/api/v1/me")

    answer = asyncio.run(early())
    assert (answer.status_code, answer.json()["key"]) == (503, "server_starting")
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert answer.headers["x-request-id"]


def test_all_words_are_there_before_anybody_needs_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Parsing them takes a while, and on the event loop everybody would wait for it."""
    catalogue.catalogue.cache_clear()
    catalogue._parsed.cache_clear()
    with in_process(Settings(data=tmp_path)) as client:
        parsed: list[str] = []
        monkeypatch.setattr(catalogue, "FluentResource", parsed.append)
        assert client.get(f"{API}/bots").status_code == 200
        for language in catalogue.LANGUAGES:
            words_of(language)
            headers = {"Accept-Language": language}
            assert client.get(f"{API}/tables/nothing", headers=headers).status_code == 404
        assert parsed == []
