"""Things that happen to a person at the same time as something else."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier
from typing import Any

import httpx
import pytest

from tests.server.running import API, Client, Person, Server, seats

PASSWORD = "correct horse"
ROUNDS = 20


def at_once(*calls: Callable[[], Any]) -> list[Any]:
    """Run all of them, begun together."""
    barrier = Barrier(len(calls))

    def run(call: Callable[[], Any]) -> Any:
        barrier.wait()
        return call()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(run, calls))


def send(person: Person, method: str, path: str, **body: Any) -> httpx.Response:
    return person.http.request(method, f"{person.server.url}{API}{path}", json=body)


def test_a_login_is_given_once(server: Server) -> None:
    people = [Person(server) for _ in range(4)]
    for k in range(ROUNDS // 5):
        body = {"login": f"wanted.{k}", "password": PASSWORD}
        fresh = [person for person in people if person.get("/me")["login"] is None]
        answers = at_once(*(partial(send, one, "POST", "/account", **body) for one in fresh))
        statuses = sorted(answer.status_code for answer in answers)
        assert statuses == [201] + [409] * (len(fresh) - 1)


@pytest.mark.case("R08")
@pytest.mark.parametrize("start", range(ROUNDS))
def test_a_guest_moves_and_becomes_somebody(server: Server, start: int) -> None:
    """Either the move came before, and is there, or it was refused; the seats came along."""
    anne, phone = Person(server), Person(server)
    anne.post("/account", login=f"mover.{start}", password=PASSWORD)
    made = phone.post("/tables", seats=seats("me", "me", "me"), start=True, first=0)
    table, at = made["id"], made["now"]["at"]
    browser = Client(cookies=phone.http.cookies)
    url = f"{server.url}{API}"
    body = {"login": f"mover.{start}", "password": PASSWORD}
    move = {"at": at, "key": "move", "moves": ["send"]}
    with browser:
        moved, entered = at_once(
            partial(phone.http.post, f"{url}/tables/{table}/moves", json=move),
            partial(browser.post, f"{url}/login", json=body),
        )
    assert entered.status_code == 200
    assert moved.status_code in (200, 401, 403)
    found = anne.get(f"/tables/{table}")
    assert found["now"]["at"] == at + (moved.status_code == 200)
    assert found["mine"] == [0, 1, 2]
    assert [row["mine"] for row in anne.get("/me/tables")] == [[0, 1, 2]]
    now = anne.ask(f"/tables/{table}/resign", seat=1)
    assert now["game"]["seats"][1]["resigned"]


def test_a_password_is_changed_while_somebody_logs_in(server: Server) -> None:
    """Nobody who used the old password is in afterwards."""
    anne = Person(server)
    anne.post("/account", login="changing", password="password 0")
    for k in range(ROUNDS // 4):
        phone = Person(server)
        old, new = f"password {k}", f"password {k + 1}"
        changed, entered = at_once(
            partial(send, anne, "PUT", "/account/password", old=old, new=new),
            partial(send, phone, "POST", "/login", login="changing", password=old),
        )
        assert changed.status_code == 204
        assert entered.status_code in (200, 403)
        if entered.status_code == 200:
            assert send(phone, "GET", "/me/tables").status_code == 401
        assert len(anne.get("/me/sessions")) == 1
