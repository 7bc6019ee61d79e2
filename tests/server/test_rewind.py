"""Taking back a confirmed turn, where somebody plays with bots alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.running import Person, Server, play_on, seats
from tests.server.test_bots import until_it_waits_for

ALONE = ("me", "random", "random")


def after_a_turn(server: Server, **more: Any) -> tuple[Person, str, Any, Any]:
    """My first turn and the bots' replies; also the table as it was before."""
    anne = Person(server, "Anne")
    made = anne.post("/tables", seats=seats(*ALONE), first=0, start=True, **more)
    sent = ["send", "rel"]
    anne.ask(f"/tables/{made['id']}/moves", at=made["now"]["at"], moves=sent, confirm=True)
    return anne, made["id"], made["now"], until_it_waits_for(anne, made["id"], 0)


def test_my_last_turn_and_the_replies_are_taken_back(server: Server) -> None:
    anne, table, start, now = after_a_turn(server)
    assert now["game"]["may_rewind"]
    back = anne.ask(f"/tables/{table}/rewind", at=now["at"])
    assert back["entries"][-1]["act"] == {"act": "rewound", "seat": 0, "moves": 0}
    assert back["game"]["view"] == start["game"]["view"]
    assert back["game"]["moves"] == 0
    assert not back["game"]["may_rewind"]
    refused = anne.ask(f"/tables/{table}/rewind", status=409, at=back["at"])
    assert refused["key"] == "nothing_to_rewind"
    # The log keeps it all, the record only what is left.
    assert anne.get(f"/tables/{table}/log", after=0)["at"] == now["at"] + 1
    assert "rel" not in anne.http.get(f"{server.url}/api/v1/tables/{table}/record").text
    then = anne.get(f"/tables/{table}/at/{now['at']}")
    assert then["game"]["moves"] == now["game"]["moves"]


def test_several_turns_are_taken_back_one_after_the_other(server: Server) -> None:
    anne, table, start, now = after_a_turn(server)
    anne.ask(f"/tables/{table}/moves", at=now["at"], moves=["send", "pol"], confirm=True)
    later = until_it_waits_for(anne, table, 0)
    back = anne.ask(f"/tables/{table}/rewind", at=later["at"])
    assert back["game"]["view"] == now["game"]["view"]
    back = anne.ask(f"/tables/{table}/rewind", at=back["at"])
    assert back["game"]["view"] == start["game"]["view"]


def test_the_game_goes_on_from_there_and_is_the_same_when_it_is_read_again(
    restartable: Server,
) -> None:
    anne, table, _, now = after_a_turn(restartable)
    now = anne.ask(f"/tables/{table}/rewind", at=now["at"])
    play_on(anne, table, [0], Random(3), 40)
    before = anne.get(f"/tables/{table}/log", after=0)
    restartable.stop()
    restartable.start()
    assert anne.get(f"/tables/{table}/log", after=0)["game"]["view"] == before["game"]["view"]


def test_a_revealed_card_is_the_limit(server: Server) -> None:
    """The card of a century lies open from its beginning on."""
    anne = Person(server, "Anne")
    made = anne.post("/tables", seats=seats(*ALONE), first=0, start=True, ruleset="2026")
    table, chance = made["id"], Random(8)
    now = made["now"]
    while now["game"]["view"]["century"] == 1:
        now = play_on(anne, table, [0], chance, 1)
    if now["game"]["must_confirm"] and now["game"]["waiting"] == 0:
        # My own move has ended the century.
        anne.ask(f"/tables/{table}/confirm", at=now["at"])
    now = until_it_waits_for(anne, table, 0)
    while now["game"]["may_rewind"]:
        now = anne.ask(f"/tables/{table}/rewind", at=now["at"])
    assert now["game"]["view"]["century"] == 2


def test_what_can_be_undone_is_undone_first(server: Server) -> None:
    anne, table, _, now = after_a_turn(server)
    now = anne.ask(f"/tables/{table}/moves", at=now["at"], moves=["send"])
    assert not now["game"]["may_rewind"]
    refused = anne.ask(f"/tables/{table}/rewind", status=409, at=now["at"])
    assert refused["key"] == "nothing_to_rewind"


@pytest.mark.parametrize(
    "more", [{"rewinds": False}, {"clock": {"kind": "live"}}], ids=["not wished", "with a clock"]
)
def test_where_it_was_not_agreed_it_is_refused(server: Server, more: dict[str, Any]) -> None:
    anne, table, _, now = after_a_turn(server, **more)
    assert not now["game"]["may_rewind"]
    refused = anne.ask(f"/tables/{table}/rewind", status=409, at=now["at"])
    assert refused["key"] == "rewinds_not_agreed"


def test_it_is_refused_once_somebody_else_is_at_the_table(server: Server) -> None:
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    made = anne.post("/tables", seats=seats(*ALONE), first=0)
    table = made["id"]
    assert made["rewinds"]
    anne.ask(f"/tables/{table}/seat-bot", seat=1, bot="")
    link = anne.post(f"/tables/{table}/links")
    bob.ask(f"/tables/{table}/join", link=link["secret"])
    now = anne.ask(f"/tables/{table}/start")
    anne.ask(f"/tables/{table}/moves", at=now["at"], moves=["send", "rel"], confirm=True)
    now = until_it_waits_for(bob, table, 1)
    assert not now["game"]["may_rewind"]
    refused = anne.ask(f"/tables/{table}/rewind", status=409, at=now["at"])
    assert refused["key"] == "others_play_here"


def test_a_table_shows_whether_it_was_agreed(server: Server) -> None:
    anne = Person(server)
    for wished, shown in ((None, True), (True, True), (False, False)):
        made = anne.post("/tables", seats=seats(*ALONE), rewinds=wished, start=True)
        assert made["rewinds"] is shown
        assert anne.get(f"/tables/{made['id']}")["rewinds"] is shown


def test_it_cannot_be_agreed_where_others_play(server: Server) -> None:
    anne = Person(server)
    for kinds in (("me", "open", "random"), ("me", "me", "random")):
        refused = anne.post("/tables", seats=seats(*kinds), rewinds=True, status=422)
        assert refused["key"] == "rewinds_with_people"
