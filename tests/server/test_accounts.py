"""Accounts: the same person on another device; sessions; being told everything; being forgotten."""

from __future__ import annotations

import signal
from typing import Any

import httpx
import pytest
from argon2 import extract_parameters

from tests.server.running import API, Person, Server, get, invite, seats
from tests.server.sql import change, everything, rows

PASSWORD = "correct horse"


def call(person: Person, method: str, path: str, **body: Any) -> httpx.Response:
    return person.http.request(method, f"{person.server.url}{API}{path}", json=body or None)


def with_account(server: Server, login: str) -> Person:
    person = Person(server)
    person.post("/account", login=login, password=PASSWORD)
    return person


def log_in(person: Person, login: str, password: str = PASSWORD, **more: Any) -> httpx.Response:
    return call(person, "POST", "/login", login=login, password=password, **more)


def is_known(person: Person) -> bool:
    """Whether the session that somebody has is one."""
    return call(person, "GET", "/me/tables").status_code == 200


# ---- coming -------------------------------------------------------------------------------------


def test_a_guest_keeps_a_name(restartable: Server) -> None:
    anne = Person(restartable, "  Anne   Hébert ")
    assert anne.get("/me")["name"] == "Anne Hébert"
    restartable.stop(signal.SIGKILL)
    restartable.start()
    assert anne.get("/me")["name"] == "Anne Hébert"


@pytest.mark.case("P05")
@pytest.mark.parametrize("name", ["   ", "A\u202enne", "Anne\u0007", "x" * 41])
def test_a_name_can_be_seen(server: Server, name: str) -> None:
    answer = call(Person(server), "PUT", "/me", name=name)
    assert answer.status_code in (400, 422)
    assert "message" in answer.json()


def test_an_account_keeps_what_the_guest_had_and_carries_it_to_another_device(
    server: Server,
) -> None:
    anne = Person(server, "Anne")
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True, first=0)
    made = anne.post("/account", login="Anne.H", password=PASSWORD)
    assert (made["name"], made["login"]) == ("Anne", "anne.h")
    phone = Person(server)
    assert log_in(phone, "ANNE.h").json()["name"] == "Anne"
    assert phone.get(f"/tables/{table['id']}")["mine"] == [0, 1, 2]
    phone.ask(f"/tables/{table['id']}/moves", at=table["now"]["at"], moves=["send"])
    assert [row["id"] for row in phone.get("/me/tables")] == [table["id"]]


def test_a_new_account_has_the_login_for_a_name(server: Server) -> None:
    assert with_account(server, "nameless").get("/me")["name"] == "nameless"


@pytest.mark.case("M10")
@pytest.mark.parametrize(
    ("login", "password", "key"),
    [
        ("taken", PASSWORD, "login_taken"),
        ("TAKEN", PASSWORD, "login_taken"),
        ("\uff54\uff41\uff4b\uff45\uff4e", PASSWORD, "login_taken"),
        ("ab", PASSWORD, "bad_login"),
        ("a b c", PASSWORD, "bad_login"),
        ("another", "short", "bad_password"),
        ("another", "x" * 201, "bad_password"),
    ],
)
def test_what_cannot_be_an_account_is_told(
    server: Server, login: str, password: str, key: str
) -> None:
    if not rows(server.data, "SELECT 1 FROM accounts WHERE login = 'taken'"):
        with_account(server, "taken")
    answer = call(Person(server), "POST", "/account", login=login, password=password)
    assert answer.status_code in (409, 422)
    assert answer.json()["key"] == key


def test_a_person_has_one_account(server: Server) -> None:
    anne = with_account(server, "only.one")
    answer = call(anne, "POST", "/account", login="second", password=PASSWORD)
    assert (answer.status_code, answer.json()["key"]) == (409, "has_account")


def test_passwords_are_kept_as_argon2_hashes_alone(server: Server) -> None:
    with_account(server, "hashed")
    ((hashed,),) = rows(server.data, "SELECT password FROM accounts WHERE login = 'hashed'")
    used = extract_parameters(hashed)
    assert hashed.startswith("$argon2id$")
    assert (used.memory_cost, used.time_cost, used.parallelism) == (19 * 1024, 2, 1)
    kept = everything(server.data)
    assert PASSWORD.encode() not in kept


# ---- a guest becomes somebody -------------------------------------------------------------------


@pytest.mark.case("A04")
def test_a_guest_who_logs_in_brings_seats_tables_and_what_was_done(restartable: Server) -> None:
    server = restartable
    anne = with_account(server, "anne")
    phone, bob = Person(server, "Guest"), Person(server, "Bob")
    made = phone.post("/tables", seats=seats("me", "open", "me"), first=0)
    table = made["id"]
    invite(phone, table, bob)
    at = phone.ask(f"/tables/{table}/start")["at"]
    request = {"at": at, "key": "mine", "moves": ["send"]}
    first = phone.post(f"/tables/{table}/moves", **request)
    theirs = bob.post("/tables", seats=seats("me", "open", "open"), public=True)["id"]
    phone.ask(f"/tables/{theirs}/join")
    stale = phone.http.cookies["quebec_session"]
    before = anne.get(f"/tables/{table}/log", after=0)["entries"]

    assert log_in(phone, "anne").status_code == 200
    for _ in ("in memory", "from the log"):
        for device in (phone, anne):
            found = device.get(f"/tables/{table}")
            assert (found["mine"], found["owned"]) == ([0, 2], True)
            assert device.get(f"/tables/{theirs}")["mine"] == [1]
            assert found["now"]["game"]["seats"][0]["name"] == "anne"
            assert {row["id"] for row in device.get("/me/tables")} == {table, theirs}
        # A request that was made as a guest is the same person's now.
        again = anne.post(f"/tables/{table}/moves", **request)
        assert again["entries"] == first["entries"]
        assert anne.get(f"/tables/{table}/log", after=0)["entries"] == before
        server.stop(signal.SIGKILL)
        server.start()
    old = get(f"{server.url}{API}/me/tables", headers={"Authorization": f"Bearer {stale}"})
    assert old.status_code == 401
    anne.ask(f"/tables/{table}/undo", at=at + 1)
    assert bob.get(f"/tables/{table}")["mine"] == [1]


def test_a_guest_may_leave_all_behind(server: Server) -> None:
    with_account(server, "light")
    phone = Person(server)
    table = phone.post("/tables", seats=seats("me", "me", "me"))["id"]
    assert log_in(phone, "light", bring=False).status_code == 200
    assert phone.get(f"/tables/{table}")["mine"] == []
    assert phone.get("/me/tables") == []


def test_accounts_never_merge(server: Server) -> None:
    anne, bob = with_account(server, "anne.1"), with_account(server, "bob.1")
    table = anne.post("/tables", seats=seats("me", "me", "me"))["id"]
    assert log_in(anne, "bob.1").status_code == 200
    assert anne.get("/me")["login"] == "bob.1"
    assert bob.get(f"/tables/{table}")["mine"] == []
    assert log_in(anne, "anne.1").status_code == 200
    assert anne.get(f"/tables/{table}")["mine"] == [0, 1, 2]


# ---- sessions -----------------------------------------------------------------------------------


def test_logging_out_ends_this_session_alone(server: Server) -> None:
    anne, phone = with_account(server, "anne.2"), Person(server)
    log_in(phone, "anne.2")
    token = phone.http.cookies["quebec_session"]
    answer = call(phone, "POST", "/logout")
    assert answer.status_code == 204
    assert "quebec_session" not in phone.http.cookies
    phone.http.cookies.set("quebec_session", token)
    assert not is_known(phone)
    assert is_known(anne)


@pytest.mark.case("A05")
def test_another_password_ends_the_other_sessions(server: Server) -> None:
    anne, phone = with_account(server, "anne.3"), Person(server)
    log_in(phone, "anne.3")
    assert is_known(phone)
    wrong = call(anne, "PUT", "/account/password", old="wrong one", new="battery staple")
    assert (wrong.status_code, wrong.json()["key"]) == (403, "wrong_password")
    assert is_known(phone)
    right = call(anne, "PUT", "/account/password", old=PASSWORD, new="battery staple")
    assert right.status_code == 204
    assert is_known(anne)
    assert not is_known(phone)
    assert log_in(phone, "anne.3").json()["key"] == "wrong_login"
    assert log_in(phone, "anne.3", "battery staple").status_code == 200


@pytest.mark.case("Z05")
def test_sessions_are_listed_and_ended(server: Server) -> None:
    anne = with_account(server, "anne.4")
    phone, tablet = Person(server), Person(server)
    phone.http.headers["User-Agent"] = "Phone/1"
    for device in (phone, tablet):
        log_in(device, "anne.4")
    listed = anne.get("/me/sessions")
    assert [one["current"] for one in listed].count(True) == 1
    (found,) = [one for one in listed if one["agent"] == "Phone/1"]
    stranger = with_account(server, "stranger.4")
    refused = call(stranger, "DELETE", f"/me/sessions/{found['id']}")
    assert (refused.status_code, refused.json()["key"]) == (404, "no_such_session")
    assert is_known(phone)
    assert call(anne, "DELETE", f"/me/sessions/{found['id']}").status_code == 204
    assert not is_known(phone)
    assert call(anne, "DELETE", "/me/sessions").status_code == 204
    assert not is_known(tablet)
    assert is_known(anne)
    assert len(anne.get("/me/sessions")) == 1


def test_a_session_that_nobody_used_for_long_is_over(server: Server) -> None:
    anne = Person(server)
    person = anne.get("/me/export")["persons"][0]["id"]
    fresh = Person(server)
    other = fresh.get("/me/export")["persons"][0]["id"]
    assert person != other
    unused = get(f"{server.url}{API}/me").cookies["quebec_session"]
    change(server.data, "UPDATE sessions SET seen = 1 WHERE person NOT IN (?, ?)", person, other)
    answer = get(f"{server.url}{API}/me/tables", headers={"Authorization": f"Bearer {unused}"})
    assert answer.status_code == 401


# ---- attempts -----------------------------------------------------------------------------------


@pytest.mark.case("L02")
def test_who_tries_too_often_has_to_wait_also_after_a_restart(restartable: Server) -> None:
    server = restartable
    with_account(server, "anne")
    guesser = Person(server)
    for _ in range(10):
        assert log_in(guesser, "anne", "wrong one").status_code == 403
    server.stop()
    server.start()
    refused = log_in(guesser, "anne")
    assert (refused.status_code, refused.json()["key"]) == (429, "too_many_attempts")
    assert 0 < int(refused.headers["Retry-After"]) <= 600
    assert refused.headers["Retry-After"] in refused.json()["message"]
    # Other names are not concerned.
    with_account(server, "bob")
    assert log_in(guesser, "bob").status_code == 200


def test_right_passwords_do_not_count(server: Server) -> None:
    with_account(server, "often")
    anne = Person(server)
    for _ in range(12):
        assert log_in(anne, "often").status_code == 200


@pytest.mark.case("H06")
def test_nobody_learns_which_names_there_are_from_a_refusal(server: Server) -> None:
    with_account(server, "exists")
    guesser = Person(server)
    known, unknown, impossible = (
        log_in(guesser, name, "wrong one").json() for name in ("exists", "no.such", "?")
    )
    assert known == unknown == impossible


# ---- being told, being forgotten ----------------------------------------------------------------


def test_everything_that_is_stored_about_somebody_is_handed_out(server: Server) -> None:
    anne = with_account(server, "anne.5")
    anne.http.put(f"{server.url}{API}/me", json={"name": "Anne"})
    phone = Person(server)
    mine = phone.post("/tables", seats=[{"kind": "me", "name": "Zoé"}, *seats("me", "open")])["id"]
    link = phone.post(f"/tables/{mine}/links")
    log_in(phone, "anne.5")
    bob = Person(server, "Bob")
    other = bob.post("/tables", seats=seats("me", "open", "open"), public=True)["id"]
    anne.ask(f"/tables/{other}/join")
    answer = call(anne, "GET", "/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    kept = answer.json()
    assert [one["name"] for one in kept["persons"]] == ["Anne", ""]
    assert kept["account"]["login"] == "anne.5"
    assert len(kept["sessions"]) >= 2
    assert [one["table"] for one in kept["tables"]] == [mine]
    assert {"table": mine, "seat": 0, "label": "Zoé"} in kept["seats"]
    done = {(one["table"], one["act"]["act"]) for one in kept["entries"]}
    assert done == {(mine, "created"), (other, "joined")}
    assert [one["id"] for one in kept["links"]] == [link["id"]]
    assert link["secret"] not in answer.text
    assert "argon2" not in answer.text
    assert bob.get("/me/export")["account"] is None


@pytest.mark.case("M09")
def test_who_goes_leaves_a_log_without_names_and_seats_to_bots(restartable: Server) -> None:
    server = restartable
    anne, bob = with_account(server, "annesophie.h"), Person(server, "Bob")
    anne.http.put(f"{server.url}{API}/me", json={"name": "Anne-Sophie"})
    bob.post("/account", login="bob", password=PASSWORD)
    plan = [{"kind": "me", "name": "Zoé-Louise"}, *seats("open", "me")]
    playing = anne.post("/tables", seats=plan, first=1)["id"]
    invite(anne, playing, bob)
    anne.ask(f"/tables/{playing}/start")
    gathering = anne.post("/tables", seats=seats("me", "open", "open"), public=True)["id"]
    bobs = bob.post("/tables", seats=seats("me", "open", "open"), public=True)["id"]
    anne.ask(f"/tables/{bobs}/join")
    before = bob.get(f"/tables/{playing}/log", after=0)["entries"]

    wrong = call(anne, "POST", "/me/delete", password="wrong one")
    assert (wrong.status_code, wrong.json()["key"]) == (403, "wrong_password")
    assert is_known(anne)
    assert call(anne, "POST", "/me/delete", password=PASSWORD).status_code == 204
    assert not is_known(anne)

    for _ in ("in memory", "from the log"):
        now = bob.get(f"/tables/{playing}/log", after=0)
        assert now["entries"][: len(before)] == before
        assert [seat["bot"] for seat in now["game"]["seats"]] == ["random", "", "random"]
        assert now["game"]["phase"] == "playing"
        assert bob.get(f"/tables/{gathering}")["now"]["game"]["phase"] == "over"
        assert bob.get(f"/tables/{bobs}")["now"]["game"]["seats"][1]["kind"] == "free"
        answer = log_in(Person(server), "annesophie.h")
        assert (answer.status_code, answer.json()["key"]) == (403, "wrong_login")
        server.stop()
        kept = everything(server.data)
        server.start()
        assert b"Bob" in kept
        for name in ("Anne-Sophie", "Zoé-Louise", "annesophie.h"):
            assert name.encode() not in kept, name


def test_seats_are_cleared_after_a_restart_if_that_was_not_finished(restartable: Server) -> None:
    server = restartable
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    table = anne.post("/tables", seats=seats("me", "open", "me"), first=1)["id"]
    invite(anne, table, bob)
    anne.ask(f"/tables/{table}/start")
    person = anne.get("/me/export")["persons"][0]["id"]
    server.stop()
    change(server.data, "UPDATE persons SET gone = 1 WHERE id = ?", person)
    server.start()
    game = bob.get(f"/tables/{table}/log")["game"]
    assert [seat["bot"] for seat in game["seats"]] == ["random", "", "random"]


@pytest.mark.case("M09")
def test_a_guest_goes_without_a_password(server: Server) -> None:
    guest = Person(server, "Guest")
    assert call(guest, "POST", "/me/delete", password="").status_code == 204
    assert not is_known(guest)
