"""Nobody is sent an event that lies face down, or a seed before the end."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

from quebec.engine.effects.events import EVENTS
from tests.server.running import Person, Server, seats
from tests.server.sql import rows

YEARS = {event.year: event.century for event in EVENTS}


@pytest.mark.case("H01")
def test_no_byte_of_an_answer_tells_what_is_hidden(server: Server) -> None:
    anne = Person(server, "Anne")
    made = anne.post("/tables", seats=seats("me", "me", "me"), start=True)
    table = made["id"]
    ((deal, seed),) = rows(server.data, "SELECT deal, seed FROM tables WHERE id = ?", table)
    events = msgspec.json.decode(deal)[1]
    chance = Random(11)
    now = made["now"]
    sent = 0
    with anne.live(table) as socket:
        while now["game"]["phase"] == "playing":
            century = now["game"]["view"]["century"]
            texts = [
                str(socket.recv()),
                anne.http.get(f"{server.url}/api/v1/tables/{table}?after=0").text,
                anne.http.get(f"{server.url}/api/v1/tables/{table}/record").text,
            ]
            for text in texts:
                assert seed not in text
                for year in re.findall(r"\b(?:event[-_])?(1[67]\d\d|1[89]\d\d|200\d)\b", text):
                    assert YEARS.get(year, 0) <= century, year
                sent += 1
            if now["game"]["must_confirm"]:
                now = anne.ask(f"/tables/{table}/confirm", at=now["at"])
            else:
                moves = [chance.choice(now["game"]["offers"])["move"]]
                now = anne.ask(f"/tables/{table}/moves", at=now["at"], moves=moves)
    assert sent > 300
    assert now["game"]["view"]["events"][-1] == {"century": 4, "event": events[3]}
    assert anne.get(f"/tables/{table}")["seed"] == seed
