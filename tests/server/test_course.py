"""The lessons and the sandbox: a game without a table, which leaves nothing behind."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from quebec.course import lessons
from quebec.engine import new_game
from quebec.position import position_text
from quebec.server.play.setup import SeatPlan
from quebec.server.tables.sandbox import SLICE, sandbox_shown
from quebec.server.wire.sandbox import MOST_MOVES, Sandbox
from tests.server.running import Person, Server, seats
from tests.server.sql import rows

LESSON = lessons()[0]
FOR_THREE = [{"kind": "me"}, {"kind": "open", "name": "Louise"}, {"kind": "open"}]


def sandbox(person: Person, *moves: str, status: int = 200, path: str = "", **more: Any) -> Any:
    body = {"position": LESSON.position, "seats": FOR_THREE, "moves": moves} | more
    return person.post(f"/sandbox{path}", status, **body)


def test_all_lessons_are_listed_and_can_be_read(server: Server) -> None:
    anne = Person(server)
    listed = anne.get("/lessons")
    assert [one["id"] for one in listed] == [lesson.id for lesson in lessons()]
    for one, lesson in zip(listed, lessons(), strict=True):
        found = anne.get(f"/lessons/{one['id']}")
        assert len(found["steps"]) == len(lesson.steps) >= lesson.length == one["steps"]
        assert found["version"] == one["version"]


def test_a_lesson_that_there_is_not_is_refused_in_words(server: Server) -> None:
    anne = Person(server)
    answer = anne.http.get(
        f"{server.url}/api/v1/lessons/nothing", headers={"accept-language": "fr"}
    )
    assert answer.status_code == 404
    assert answer.json()["key"] == "no_such_lesson"
    assert "leçon" in answer.json()["message"]


def test_the_sandbox_shows_what_a_table_shows(server: Server) -> None:
    """The same position at a table: board, offers, facts."""
    anne = Person(server, "Anne")
    table = anne.ask("/tables", seats=seats("me", "me", "me"), first=0, start=True)
    shown = table["now"]["game"]
    start = shown["view"]["position"]
    now = sandbox(anne, position=start)
    assert now["game"]["view"] == shown["view"]
    assert now["game"]["offers"] == shown["offers"]
    assert [seat["name"] for seat in now["game"]["seats"]][:2] == ["Anne", "Louise"]
    moved = anne.ask(f"/tables/{table['id']}/moves", at=table["now"]["at"], moves=["send", "rel"])
    now = sandbox(anne, "send", "rel", position=start)
    assert [one["facts"] for one in now["entries"]] == [one["facts"] for one in moved["entries"]]
    assert not now["game"]["must_confirm"]
    assert now["at"] == 2


def test_the_sandbox_says_why_not_and_what_then(server: Server) -> None:
    anne = Person(server)
    reason = sandbox(anne, path="/why-not", tried=["stage"])["reason"]
    assert reason["key"]
    assert sandbox(anne, path="/why-not", tried=["send", "rel"])["reason"] is None
    ahead = sandbox(anne, "start", "bus1", "send", "cit", path="/preview", tried=["send", "rel"])
    workers = {zone["zone"]: zone["workers"] for zone in ahead["forecast"]["zones"]}
    assert workers["citadelle"] == [0, 1, 0]
    assert workers["religion"] == [0, 0, 1]


def test_the_sandbox_stores_nothing(server: Server) -> None:
    anne = Person(server)
    counted = [f"SELECT count(*) FROM {table}" for table in ("tables", "entries", "seats")]
    before = [rows(server.data, query) for query in counted]
    sandbox(anne, "start", "bus1")
    assert [rows(server.data, query) for query in counted] == before
    assert anne.get("/me/tables") == []


def test_face_down_events_of_a_public_position_are_drawn_always_the_same(server: Server) -> None:
    """Nobody learns the real ones: the position does not have them."""
    anne = Person(server)
    state = new_game("2026", players=3, seed=1608)
    public = position_text(state, public=True)
    assert "?" in public
    first, second = (sandbox(anne, position=public) for _ in range(2))
    assert first["game"] == second["game"]
    assert [card["event"] for card in first["game"]["view"]["events"]][1:] == [None] * 3


def test_what_makes_no_sense_is_refused_in_words(server: Server) -> None:
    anne = Person(server)
    assert sandbox(anne, "stage", status=422)["message"]
    assert sandbox(anne, "fly", status=422)["message"]
    assert sandbox(anne, status=422, position="quebec/1 nothing")["message"]
    assert sandbox(anne, status=422, seats=FOR_THREE[:2])["key"] == "sandbox_seats"
    assert sandbox(anne, *["send"] * (MOST_MOVES + 1), status=400)["key"] == "bad_request"
    over = sandbox(anne, "start", position=lessons()[8].position)
    assert over["game"]["phase"] == "over"
    again = sandbox(anne, "start", "send", status=409, position=lessons()[8].position)
    assert again["key"] == "game_is_over"


def test_others_have_their_turns_while_a_long_sandbox_is_played() -> None:
    game = new_game("2026", players=3, seed=1608)
    start, chance = position_text(game), Random(3)
    moves: list[str] = []
    while len(moves) < MOST_MOVES:
        moves.append(chance.choice(game.legal_moves()).text)
        game.play(moves[-1])
    asked = Sandbox(position=start, seats=(SeatPlan(kind="me"),) * 3, moves=tuple(moves))

    async def turns_of_others() -> int:
        playing = asyncio.create_task(sandbox_shown(asked, "Anne"))
        turns = 0
        while not playing.done():
            turns += 1
            await asyncio.sleep(0)
        assert playing.result().at == MOST_MOVES
        return turns

    assert asyncio.run(turns_of_others()) >= MOST_MOVES // SLICE
