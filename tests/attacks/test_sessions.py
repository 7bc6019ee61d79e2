"""A, Z: sessions, and what somebody may do with what they have found of others."""

from __future__ import annotations

import asyncio
import secrets

import pytest
from argon2 import extract_parameters

from quebec.server.people import passwords
from tests.server.running import API, Person, Server, get, seats

PASSWORD = "correct horse"


def is_session(server: Server, token: str) -> bool:
    headers = {b"Authorization": f"Bearer {token}".encode()}
    status = get(f"{server.url}{API}/me/tables", headers=headers).status_code
    assert status in (200, 401)
    return status == 200


@pytest.mark.case("A02")
def test_a_token_that_was_changed_is_nobodys(server: Server) -> None:
    token = Person(server).http.cookies["quebec_session"]
    other = Person(server).http.cookies["quebec_session"]
    secret, _, signature = token.partition(".")
    assert is_session(server, token)
    changed = [
        f"{token[:k]}{chr(ord(token[k]) ^ 1)}{token[k + 1 :]}" for k in range(0, len(token), 9)
    ]
    shorter = [token[:k] for k in range(1, len(token), 9)]
    joined = [
        f"{secret}.{other.partition('.')[2]}",
        f"{other.partition('.')[0]}.{signature}",
        f"{signature}.{secret}",
        f"{token}.{signature}",
        f"{secret}.",
        f"{secret}.{signature.upper()}",
    ]
    for forged in (*changed, *shorter, *joined):
        assert not is_session(server, forged), forged


@pytest.mark.case("A03")
def test_the_cookie_is_for_the_whole_site_and_no_other(server: Server) -> None:
    cookie = get(f"{server.url}{API}/me").headers["set-cookie"].lower()
    assert "; path=/" in cookie
    assert "domain=" not in cookie
    assert f"max-age={400 * 24 * 3600}" in cookie


@pytest.mark.case("A04")
def test_a_session_that_somebody_else_chose_does_not_become_an_account(server: Server) -> None:
    victim = Person(server)
    planted = victim.http.cookies["quebec_session"]
    victim.post("/account", login=f"a{secrets.token_hex(6)}", password=PASSWORD)
    assert victim.http.cookies["quebec_session"] != planted
    assert not is_session(server, planted)
    assert victim.get("/me")["login"]
    # One that was never given out is not taken on.
    made = get(f"{server.url}{API}/me", headers={"Cookie": "quebec_session=chosen.bySomebody"})
    assert "chosen" not in made.headers["set-cookie"]


@pytest.mark.case("H05")
def test_whoever_left_no_longer_reads_the_seats(server: Server) -> None:
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    table = anne.post("/tables", seats=seats("me", "open", "open"), public=True)["id"]
    bob.ask(f"/tables/{table}/join")
    anne.post(f"/tables/{table}/chat", text="before")
    with bob.live(table, chat=0) as live:
        bob.ask(f"/tables/{table}/leave")
        said = anne.post(f"/tables/{table}/chat", text="among us")
        bob.post(f"/tables/{table}/chat", text="from outside")
        heard = ""
        while "from outside" not in heard:
            heard += str(live.recv())
    assert "among us" not in heard
    for path in (f"/tables/{table}/chat", f"/tables/{table}/chat?after={said['n'] - 1}&wait=0.01"):
        assert "among us" not in bob.http.get(f"{server.url}{API}{path}").text
    assert "among us" not in str(bob.get("/me/export"))


@pytest.mark.case("H06")
def test_a_login_that_does_not_exist_costs_as_much_as_one_that_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same work is done: a password is compared once, with a hash of the same parameters."""
    compared: list[str] = []
    fits = passwords._fits

    def counted(hashed: str, password: str) -> bool:
        compared.append(hashed)
        return fits(hashed, password)

    async def run() -> list[bool]:
        known = passwords.Passwords()
        hashed = await known.hash(PASSWORD)
        return [await known.fits(hashed, "wrong one"), await known.fits(None, "wrong one")]

    monkeypatch.setattr(passwords, "_fits", counted)
    assert asyncio.run(run()) == [False, False]
    existing, unknown = map(extract_parameters, compared)
    assert existing == unknown


@pytest.mark.case("M09")
def test_a_borrowed_session_cannot_delete_an_account_or_guess_its_password(server: Server) -> None:
    anne = Person(server)
    anne.post("/account", login=f"a{secrets.token_hex(6)}", password=PASSWORD)
    for _ in range(10):
        refused = anne.post("/me/delete", 403, password="a guess of mine")
        assert refused["key"] == "wrong_password"
    assert anne.post("/me/delete", 429, password=PASSWORD)["key"] == "too_many_attempts"
    assert anne.get("/me")["login"]


@pytest.mark.case("Z06")
def test_a_link_opens_only_its_own_table_and_seat(server: Server) -> None:
    anne, bob = Person(server), Person(server)
    plan = seats("me", "open", "open")
    table, other = (anne.post("/tables", seats=plan)["id"] for _ in range(2))
    link = anne.post(f"/tables/{table}/links", seat=1)["secret"]
    for path, seat in ((other, 1), (table, 2), (table, None)):
        refused = bob.ask(f"/tables/{path}/join", 403, link=link, seat=seat)
        assert refused["key"] == "needs_link"
    assert bob.ask(f"/tables/{other}/join", 403, seat=1)["key"] == "needs_link"
    # An owner revokes links of their own tables only.
    chloe = Person(server)
    own = chloe.post("/tables", seats=plan)["id"]
    (listed,) = anne.get(f"/tables/{table}/links")
    assert chloe.http.delete(chloe._url(f"/tables/{own}/links/{listed['id']}")).status_code == 404
    assert bob.ask("/join", link=link)["game"]["seats"][1]["kind"] == "person"
