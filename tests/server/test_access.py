"""Who may do what; what every answer says; what is frozen."""

from __future__ import annotations

import stat
import time

import pytest

from tests.server.running import Person, Server, get, post, seats
from tests.server.sql import change, everything, rows


@pytest.mark.case("A01")
def test_without_a_session_nothing_can_be_done(server: Server) -> None:
    answer = post(f"{server.url}/api/v1/tables", json={"seats": seats("me", "me")})
    assert answer.status_code == 401
    assert answer.json()["key"] == "no_session"


@pytest.mark.case("A02")
@pytest.mark.parametrize("token", ["x", "x.y", "x.é", "." + "0" * 64])
def test_a_token_that_was_not_made_here_is_nobodys(server: Server, token: str) -> None:
    headers = {b"Authorization": f"Bearer {token}".encode()}
    answer = get(f"{server.url}/api/v1/me/tables", headers=headers)
    assert answer.status_code == 401


@pytest.mark.case("O08")
@pytest.mark.parametrize("path", ["/healthz", "/api/v1/me", "/api/v1/tables/none", "/nothing"])
def test_every_answer_has_its_headers(server: Server, path: str) -> None:
    answer = get(server.url + path)
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-request-id"]


def test_refusals_speak_the_language_of_the_caller(server: Server) -> None:
    url = f"{server.url}/api/v1/tables/none"
    answer = get(url, headers={"Accept-Language": "fr-CA, en;q=0.5"})
    assert answer.status_code == 404
    assert answer.json()["message"] == "Cette table n’existe pas."


@pytest.mark.case("P03")
def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    anne = Person(server)
    answer = anne.http.post(f"{server.url}/api/v1/records", json={"text": "x" * 300_000})
    assert answer.status_code == 413


@pytest.mark.case("Z06")
def test_a_revoked_link_is_useless(server: Server) -> None:
    anne, bob = Person(server), Person(server)
    table = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
    link = anne.post(f"/tables/{table}/links")
    path = f"{server.url}/api/v1/tables/{table}/links/{link['id']}"
    assert bob.http.delete(path).status_code == 403
    before = time.time_ns() // 1_000_000
    assert anne.http.delete(path).status_code == 204
    ((when,),) = rows(server.data, "SELECT revoked FROM links WHERE id = ?", link["id"])
    assert when >= before
    assert bob.ask("/join", status=404, link=link["secret"])["key"] == "no_such_link"


def test_no_secret_is_kept_as_it_is(server: Server) -> None:
    anne = Person(server)
    table = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
    secret = anne.post(f"/tables/{table}/links")["secret"]
    token = anne.http.cookies["quebec_session"].partition(".")[0]
    kept = everything(server.data)
    assert table.encode() in kept
    assert secret.encode() not in kept
    assert token.encode() not in kept
    assert stat.S_IMODE((server.data / "signing.key").stat().st_mode) == 0o600


def test_a_game_of_other_rules_is_shown_but_not_played(restartable: Server) -> None:
    anne = Person(restartable)
    made = anne.post("/tables", seats=seats("me", "me", "me"), start=True, first=0)
    table = made["id"]
    anne.ask(f"/tables/{table}/moves", at=made["now"]["at"], moves=["send"])
    log = anne.get(f"/tables/{table}/log", after=0)["entries"]
    restartable.stop()
    change(restartable.data, "UPDATE tables SET rules_version = 999")
    restartable.start()
    now = anne.get(f"/tables/{table}/log", after=0)
    assert now["game"]["frozen"]
    assert now["entries"] == log
    refused = anne.ask(f"/tables/{table}/moves", status=409, at=now["at"], moves=["rel"])
    assert refused["key"] == "table_frozen"
    assert anne.get(f"/tables/{table}/log", after=0)["at"] == now["at"]
