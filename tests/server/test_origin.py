"""Other sites cannot act for somebody; proxies are believed if trusted; ids are not guessed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.running import API, Client, Person, Server, connect, get, post, put, seats

ELSEWHERE = "https://elsewhere.example"
OURS = "https://quebec.example"
BODY: dict[str, Any] = {"seats": seats("me", "me", "me")}


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Behind a proxy that is trusted."""
    data = tmp_path_factory.mktemp("proxied") / "data"
    running = Server(data, "--trusted-proxies", "127.0.0.1", "--hosts", "quebec.example").start()
    yield running
    running.close()


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With a public address by https; reached at the port that it listens to."""
    data = tmp_path_factory.mktemp("public") / "data"
    running = Server(data, "--public-url", OURS).start()
    yield running
    running.close()


def local(server: Server) -> str:
    """Where a server really listens."""
    return f"http://127.0.0.1:{server.port}"


def attempt(server: Server, **headers: str) -> int:
    """A request that changes something, with a session and these headers."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with Client(base_url=local(server)) as http:
        token = http.get(f"{API}/me").cookies["quebec_session"]
        sent = {"Cookie": f"quebec_session={token}", **named}
        made = post(f"{local(server)}{API}/tables", json=BODY, headers=sent)
        renamed = put(f"{local(server)}{API}/me", json={"name": "X"}, headers=sent)
    assert (made.status_code, renamed.status_code) in ((201, 200), (403, 403))
    if made.status_code == 403:
        assert made.json()["key"] == "bad_origin"
    return made.status_code


def shake_hands(server: Server, table: str, headers: Mapping[str, str]) -> int:
    url = f"{local(server)}{API}/tables/{table}/live".replace("http", "ws", 1)
    try:
        with connect(url, additional_headers=headers) as live:
            live.recv()
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_programs_and_our_own_page_may_act(server: Server) -> None:
    assert attempt(server) == 201
    assert attempt(server, Origin=server.url, Sec_Fetch_Site="same-origin") == 201


@pytest.mark.case("O01", "O03", "O07")
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": ELSEWHERE},
        {"Origin": "null"},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
        {"Origin": ELSEWHERE, "X_Forwarded_Host": "elsewhere.example"},
    ],
)
def test_other_sites_may_not(server: Server, headers: dict[str, str]) -> None:
    assert attempt(server, **headers) == 403


@pytest.mark.case("O04")
def test_the_same_for_a_socket(server: Server) -> None:
    table = Person(server).post("/tables", **BODY)["id"]
    assert shake_hands(server, table, {}) == 101
    assert shake_hands(server, table, {"Origin": server.url}) == 101
    for origin in (ELSEWHERE, "null"):
        assert shake_hands(server, table, {"Origin": origin}) == 403


def test_a_trusted_proxy_says_how_we_are_called(proxied: Server) -> None:
    forwarded = {"X_Forwarded_Host": "quebec.example", "X_Forwarded_Proto": "https"}
    assert attempt(proxied, Origin=OURS, **forwarded) == 201
    assert attempt(proxied, Origin=ELSEWHERE, **forwarded) == 403
    table = Person(proxied).post("/tables", **BODY)["id"]
    sent = {name.replace("_", "-"): value for name, value in forwarded.items()}
    assert shake_hands(proxied, table, {"Origin": OURS, **sent}) == 101
    assert shake_hands(proxied, table, {"Origin": ELSEWHERE, **sent}) == 403


@pytest.mark.case("A03")
def test_cookies_are_secure_where_the_way_to_us_is(
    server: Server, proxied: Server, public: Server
) -> None:
    def cookie(url: str, headers: Any = None) -> str:
        return get(f"{url}{API}/me", headers=headers).headers["set-cookie"]

    https = {"X-Forwarded-Proto": "https"}
    for plain in (cookie(server.url), cookie(server.url, https), cookie(proxied.url)):
        assert "httponly" in plain.lower()
        assert "samesite=lax" in plain.lower()
        assert "secure" not in plain.lower()
    assert "; secure" in cookie(proxied.url, https).lower()
    assert "; secure" in cookie(local(public)).lower()


@pytest.mark.case("O01")
def test_with_a_public_address_only_that_one_counts(public: Server) -> None:
    assert attempt(public, Origin=OURS) == 201
    assert attempt(public, Origin="http://quebec.example") == 403
    assert attempt(public, Origin=ELSEWHERE) == 403
    answer = get(f"{local(public)}/healthz")
    assert "max-age" in answer.headers["strict-transport-security"]


def test_attempts_are_counted_by_the_address_that_a_trusted_proxy_names(proxied: Server) -> None:
    def guess(address: str) -> int:
        body = {"login": "anne", "password": "wrong one"}
        headers = {"X-Forwarded-For": address}
        url = f"{proxied.url}{API}/login"
        return post(url, json=body, headers=headers).status_code

    assert [guess("192.0.2.1") for _ in range(11)] == [403] * 10 + [429]
    assert guess("192.0.2.2") == 403
    # Whoever has one address of version 6 has a whole network of them.
    assert [guess(f"2001:db8::{k}") for k in range(11)] == [403] * 10 + [429]


def test_what_is_personal_is_not_kept_on_the_way(server: Server) -> None:
    assert get(f"{server.url}{API}/me").headers["cache-control"] == "no-store"


# ---- tables that are not listed -----------------------------------------------------------------


@pytest.mark.case("H07")
def test_ids_of_tables_cannot_be_guessed(server: Server) -> None:
    anne = Person(server)
    ids = [anne.post("/tables", **BODY)["id"] for _ in range(20)]
    assert len(set(ids)) == 20
    for one in ids:
        assert len(one) >= 22  # 128 bits, six to a character
    # Nothing in them follows: no part is common to any two.
    assert not any(a[:5] == b[:5] or a[-5:] == b[-5:] for a in ids for b in ids if a != b)


def test_a_table_that_is_not_listed_is_in_nobody_elses_lists(server: Server) -> None:
    anne, bob = Person(server), Person(server)
    hidden = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
    listed = anne.post("/tables", seats=seats("me", "open", "open"), public=True)["id"]
    found = [row["id"] for row in bob.get("/tables")]
    assert listed in found
    assert hidden not in found
    assert bob.get("/me/tables") == []


def test_a_listed_fork_does_not_tell_of_a_game_that_is_not_listed(server: Server) -> None:
    anne, bob = Person(server), Person(server)
    source = anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    anne.ask(f"/tables/{source}/propose-end", seat=0)
    plan = seats("me", "open", "open")
    fork = anne.post(f"/tables/{source}/fork", entry=2, seats=plan, public=True)["id"]
    assert anne.get(f"/tables/{fork}")["origin"]["table"] == source
    assert bob.get(f"/tables/{fork}")["origin"] is None
