"""The page that the server hands out: its files, how long they are kept, and none at all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from quebec.server.settings import Settings
from tests.server.running import in_process

INDEX = "<!doctype html><title>Québec</title>"
SCRIPT = "console.log('Québec')\n" * 50


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as the build leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "index-4f2a.js").write_text(SCRIPT)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def client(built: Path, tmp_path: Path) -> Iterator[TestClient[Any]]:
    yield from visiting(built, tmp_path)


@pytest.fixture
def client_without_page(tmp_path: Path) -> Iterator[TestClient[Any]]:
    yield from visiting(tmp_path / "nothing", tmp_path)


def visiting(page: Path, tmp_path: Path) -> Iterator[TestClient[Any]]:
    with in_process(Settings(data=tmp_path, page=page)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/join"])
def test_the_page_is_asked_for_anew_each_time(client: TestClient[Any], path: str) -> None:
    answer = client.get(path)
    assert answer.text == INDEX
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'none'; script-src 'self'" in answer.headers["content-security-policy"]


def test_a_page_that_is_known_is_not_sent_again(client: TestClient[Any]) -> None:
    tag = client.get("/").headers["etag"]
    again = client.get("/", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_file_with_a_hash_is_kept_for_long(client: TestClient[Any]) -> None:
    answer = client.get("/assets/index-4f2a.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert client.get("/icon.svg").headers["cache-control"] == "no-cache"


def test_texts_are_sent_compressed_to_whoever_can_read_that(client: TestClient[Any]) -> None:
    zipped = client.get("/assets/index-4f2a.js", headers={"Accept-Encoding": "gzip"})
    plain = client.get("/assets/index-4f2a.js", headers={"Accept-Encoding": "identity"})
    assert zipped.text == plain.text == SCRIPT
    assert zipped.headers["content-encoding"] == "gzip"
    assert int(zipped.headers["content-length"]) < int(plain.headers["content-length"])


@pytest.mark.case("S01")
@pytest.mark.parametrize(
    "path", ["/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/assets", "/api/v1/none"]
)
def test_nothing_but_the_page_is_handed_out(client: TestClient[Any], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["key"] == "bad_request"


def test_a_page_that_was_not_built_says_how_to_build_it(
    client_without_page: TestClient[Any],
) -> None:
    answer = client_without_page.get("/", headers={"Accept-Language": "fr"})
    assert answer.status_code == 503
    assert "n’est pas encore construite" in answer.text
    assert "make play" in answer.text
