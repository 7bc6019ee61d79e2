"""Hints: what a strong player would do; only for whoever has to choose, and only where agreed."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from quebec.server.bots import hints
from quebec.server.bots.hints import Hints, Question
from quebec.server.http.context import HINT_NICENESS
from quebec.server.limits import Limits
from quebec.server.limits.keeper import Client, LimitsKeeper
from quebec.server.tables.service import Service
from quebec.server.wire.hints import HintFound
from quebec.server.wire.wording import Wording
from tests.server.running import API, Person, Server, seats
from tests.server.sql import rows
from tests.server.test_analyses import children
from tests.server.test_bots import until_it_waits_for

ALONE = ("me", "random", "random")


def made(person: Person, *who: str, **more: Any) -> Any:
    return person.post("/tables", seats=seats(*who), first=0, **more)


def test_somebody_among_bots_gets_a_turn_that_can_be_played(server: Server) -> None:
    anne = Person(server, "Anne")
    table = made(anne, *ALONE, start=True)
    assert table["hints"]
    hint = anne.post(f"/tables/{table['id']}/hint", 200)
    assert (hint["at"], hint["seat"]) == (table["now"]["at"], 0)
    assert hint["kind"] == hint["moves"][0] in ("start", "leader", "send")
    assert hint["turn"]["key"] == "turn"
    assert hint["places"]
    assert hint["why"]
    # Nothing was played or stored, and the same position has the same hint.
    assert anne.get(f"/tables/{table['id']}/log", after=0)["at"] == table["now"]["at"]
    assert anne.post(f"/tables/{table['id']}/hint", 200) == hint
    played = anne.ask(f"/tables/{table['id']}/moves", at=hint["at"], moves=hint["moves"])
    assert played["game"]["must_confirm"]
    assert not rows(server.data, "SELECT * FROM analyses WHERE table_id = ?", table["id"])


def test_in_the_middle_of_a_turn_the_rest_of_it_is_told(server: Server) -> None:
    anne = Person(server, "Anne")
    table = made(anne, *ALONE, start=True)["id"]
    now = anne.get(f"/tables/{table}")["now"]
    anne.ask(f"/tables/{table}/moves", at=now["at"], moves=["send"])
    hint = anne.post(f"/tables/{table}/hint", 200)
    assert hint["kind"] == ""
    assert len(hint["moves"]) == 1


def test_no_hint_while_a_turn_waits_for_its_confirmation_or_before_and_after_the_game(
    server: Server,
) -> None:
    anne = Person(server, "Anne")
    table = made(anne, *ALONE)["id"]
    assert anne.post(f"/tables/{table}/hint", 409)["key"] == "nothing_to_hint"
    anne.ask(f"/tables/{table}/start")
    now = anne.get(f"/tables/{table}")["now"]
    anne.ask(f"/tables/{table}/moves", at=now["at"], moves=["send", "rel"])
    assert anne.post(f"/tables/{table}/hint", 409)["key"] == "nothing_to_hint"
    anne.ask(f"/tables/{table}/resign", seat=0)
    assert anne.post(f"/tables/{table}/hint", 409)["key"] == "nothing_to_hint"


@pytest.mark.parametrize(
    ("who", "wished", "shown"),
    [
        (ALONE, None, True),
        (ALONE, False, False),
        (("me", "open", "random"), None, False),
        (("me", "open", "random"), True, True),
        (("me", "me", "random"), None, False),
    ],
)
def test_hints_are_an_option_of_the_table(
    server: Server, who: tuple[str, ...], wished: bool | None, shown: bool
) -> None:
    anne = Person(server, "Anne")
    table = made(anne, *who, hints=wished)
    assert table["hints"] is shown
    link = anne.post(f"/tables/{table['id']}/links")["secret"]
    assert Person(server).post("/invitation", 200, link=link)["hints"] is shown


def test_with_other_people_they_are_refused_unless_the_owner_allowed_them(server: Server) -> None:
    for wished in (None, True):
        anne, bob = Person(server, "Anne"), Person(server, "Bob")
        table = made(anne, "me", "open", "random", hints=wished)["id"]
        link = anne.post(f"/tables/{table}/links")["secret"]
        bob.ask("/join", link=link)
        anne.ask(f"/tables/{table}/start")
        if wished:
            assert anne.post(f"/tables/{table}/hint", 200)["seat"] == 0
            assert bob.post(f"/tables/{table}/hint", 409)["key"] == "hint_for_others"
        else:
            refused = anne.post(f"/tables/{table}/hint", 409)
            assert refused["key"] == "hints_not_agreed"
            assert "created without that option" in refused["message"]


def test_a_rematch_among_bots_has_hints_again(server: Server) -> None:
    anne = Person(server, "Anne")
    table = made(anne, *ALONE, start=True)["id"]
    anne.ask(f"/tables/{table}/resign", seat=0)
    assert anne.post(f"/tables/{table}/rematch")["hints"]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One hint, then none for long."""
    limits = ("--limits", "hints=0.001,hints-burst=1")
    running = Server(Path(tmp_path_factory.mktemp("strict")) / "data", *limits).start()
    yield running
    running.close()


def test_asking_has_a_limit_and_the_same_position_again_is_free(strict: Server) -> None:
    anne = Person(strict, "Anne")
    table = made(anne, *ALONE, start=True)["id"]
    now = anne.get(f"/tables/{table}")["now"]
    for _ in range(3):
        anne.post(f"/tables/{table}/hint", 200)
    anne.ask(f"/tables/{table}/moves", at=now["at"], moves=["send", "rel"], confirm=True)
    until_it_waits_for(anne, table, 0)
    refused = anne.post(f"/tables/{table}/hint", 429)
    assert refused["key"] == "too_many_hints"
    assert refused["args"]["seconds"] > 60
    # Somebody else is not affected.
    other = Person(strict, "Bob")
    other.post(f"/tables/{made(other, *ALONE, start=True)['id']}/hint", 200)


def test_a_hint_that_never_ends_delays_neither_a_bot_nor_a_move(server: Server) -> None:
    """The process of hints is stopped while somebody waits for one; everybody else plays on."""
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    table = made(anne, *ALONE, start=True)["id"]
    anne.post(f"/tables/{table}/hint", 200)
    other = made(bob, *ALONE, start=True)["id"]
    now = bob.get(f"/tables/{other}")["now"]["at"]
    bob.ask(f"/tables/{other}/moves", at=now, moves=["send"])
    own = os.getpriority(os.PRIO_PROCESS, server.pid)
    nice = min(19, own + HINT_NICENESS)
    (hinting,) = (
        child for child in children(server.pid) if os.getpriority(os.PRIO_PROCESS, child) == nice
    )
    # Its answer does not matter: it may have been given up by then.
    address = f"{server.url}{API}/tables/{other}/hint"
    waiting = threading.Thread(target=lambda: bob.http.post(address, json={}))
    os.kill(hinting, signal.SIGSTOP)
    try:
        waiting.start()
        for _ in range(3):
            now = anne.get(f"/tables/{table}")["now"]["at"]
            anne.ask(f"/tables/{table}/moves", at=now, moves=["send", "rel"], confirm=True)
            until_it_waits_for(anne, table, 0)
    finally:
        os.kill(hinting, signal.SIGCONT)
        waiting.join()


class OneProcess:
    """Thinkers with one process, in which the order is written down."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(1)
        self.order: list[str] = []

    async def hint(self, position: str, past: object) -> HintFound:
        async with self._free:
            await asyncio.sleep(0)
            self.order.append(position)
        return HintFound(seat=0, kind="", moves=[], turn=Wording("turn", {}), places=[], why=[])


class Positions(Service):
    """Tables whose position is their id."""

    def __init__(self) -> None:
        pass

    async def table(self, table_id: str) -> Any:
        return SimpleNamespace(game=SimpleNamespace(length=0, state=table_id))


@pytest.mark.case("F20")
def test_whoever_asks_for_many_hints_with_many_names_delays_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hints, "_question", lambda game, person: Question(game.state, ()))
    monkeypatch.setattr(hints, "played_so_far", lambda state, moves: {})
    thinkers = OneProcess()

    async def ask() -> None:
        asked = Hints(Positions(), thinkers, LimitsKeeper(Limits()))  # type: ignore[arg-type]
        greedy = [
            asked.ask(f"many {k}", f"person {k}", Client("192.0.2.1", f"person {k}"))
            for k in range(10)
        ]
        await asyncio.gather(*greedy, asked.ask("Anne's", "anne", Client("192.0.2.2", "anne")))

    asyncio.run(ask())
    assert len(thinkers.order) == 11
    assert thinkers.order.index("Anne's") <= 1
