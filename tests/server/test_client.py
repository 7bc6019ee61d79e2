"""The Python client, and the players that docs/client.md shows, at a real server."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from threading import Thread
from typing import ClassVar

import pytest

from quebec.bots import Budget
from quebec.bots.random_bot import RandomBot
from quebec.client import Refused, connect, requests
from tests.server.cable import Cable
from tests.server.running import PATIENCE, Person, Server, play_on, seats
from tools.require import lacking_program

PAGE = Path(__file__).parents[2] / "docs" / "client.md"
EXAMPLES = dict(reversed(re.findall(r"```(python|sh)\n(.*?)```", PAGE.read_text(), re.DOTALL)))
"""The first of each language."""


def test_ten_lines_sit_down_and_play(server: Server, tmp_path: Path) -> None:
    text = EXAMPLES["python"]
    assert len([line for line in text.splitlines() if line.strip()]) <= 10
    program = tmp_path / "dice.py"
    program.write_text(text)
    anne = Person(server, "Anne")
    table = anne.post("/tables", seats=seats("random", "open", "random"))["id"]
    link = anne.post(f"/tables/{table}/links")["url"]
    player = subprocess.Popen(
        [sys.executable, program, server.url, link], stdout=subprocess.PIPE, text=True
    )
    now = anne.get(f"/tables/{table}/log", after=1, wait=60)
    assert now["game"]["seats"][1]["name"] == "Dice"
    anne.ask(f"/tables/{table}/start")
    said, _ = player.communicate(timeout=PATIENCE)
    assert player.returncode == 0
    outcome = ast.literal_eval(said)
    assert outcome["how"] == "played"
    assert outcome == anne.get(f"/tables/{table}/log")["game"]["outcome"]


def test_a_player_of_curl(server: Server, tmp_path: Path) -> None:
    if lacking := lacking_program("curl") or lacking_program("jq"):
        pytest.skip(lacking)
    anne = Person(server, "Anne")
    made = anne.post("/tables", seats=seats("me", "open"), public=True, ruleset="2011-family")
    table = made["id"]
    program = tmp_path / "player.sh"
    program.write_text(EXAMPLES["sh"])
    player = subprocess.Popen(["sh", program, server.url, table], stdout=subprocess.PIPE, text=True)
    anne.get(f"/tables/{table}/log", after=1, wait=60)
    anne.ask(f"/tables/{table}/start")
    played = play_on(anne, table, [0], Random(1), 4)
    moves = [entry["act"] for entry in anne.get(f"/tables/{table}/log", after=0)["entries"]]
    assert played["game"]["phase"] == "playing"
    assert sum(act["act"] == "moved" and act["seat"] == 1 for act in moves) >= 2
    anne.ask(f"/tables/{table}/resign", seat=0)
    said, _ = player.communicate(timeout=PATIENCE)
    assert '"how":"resigned"' in said


def test_a_bot_of_ours_plays_through_the_client(server: Server) -> None:
    chance = Random(7)
    with connect(server.url, name="Bot") as quebec:
        table = quebec.new_table(["me", "me"], ruleset="2011-family")
        for number, turn in enumerate(table.turns()):
            state = turn.state(chance)
            assert [move.text for move in state.legal_moves()] == turn.moves
            turn.play(RandomBot().choose(state, Budget(), chance))
            if number == 20:
                table.ask("resign", seat=0)
        assert table.outcome["winners"] == [1]


def test_refusals_are_told_in_words(server: Server) -> None:
    with connect(server.url) as quebec:
        with pytest.raises(Refused, match="There is no such table") as refused:
            quebec.sit_down("nowhere")
        assert (refused.value.status, refused.value.key) == (404, "no_such_table")
        table = quebec.new_table(["me", "me", "me"])
        turn = next(table.turns())
        with pytest.raises(Refused):
            turn.play("nonsense")
    with connect(server.url, token=quebec.token) as again:
        assert again.sit_down(table.id).mine == [0, 1, 2]


def test_a_player_goes_on_after_a_restart_of_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    # The server has another port when it comes back: its own may have been taken meanwhile.
    cable = Cable(server.url)
    try:
        with connect(cable.address) as quebec:
            table = quebec.new_table(["me", "random", "random"])
            made: list[str] = []

            def play() -> None:
                for turn in table.turns():
                    turn.play(turn.moves[0])
                    made.append(turn.moves[0])
                    if len(made) == 6:
                        break

            player = Thread(target=play)
            player.start()
            cable.pull_out()
            server.stop()
            server.start()
            cable.put_in(server.url)
            player.join(timeout=PATIENCE)
            assert len(made) == 6
    finally:
        cable.close()
        server.close()


class Odd(BaseHTTPRequestHandler):
    """A server, or a proxy in front of one, that answers as nobody should."""

    answers: ClassVar[list[tuple[int, str, bytes]]] = []

    def do_GET(self) -> None:
        status, later, body = self.answers.pop(0)
        self.send_response(status)
        self.send_header("Retry-After", later)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.mark.case("K01")
def test_an_odd_server_makes_nobody_wait_for_ever_and_shows_no_traceback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited: list[float] = []
    monkeypatch.setattr(requests, "pause", waited.append)
    later = (
        "inf",
        "nan",
        "-1",
        "1e9",
        "999999999999",
        "Wed, 18 Nov 2026 20:00:00 GMT",
        "90000",
        "3",
    )
    Odd.answers = [(429, one, b"{}") for one in later]
    Odd.answers += [(200, "1", b'{"name": ""}'), (200, "1", b"<html>"), (200, "1", b"[" * 100_000)]
    with HTTPServer(("127.0.0.1", 0), Odd) as server:
        answering = Thread(target=server.serve_forever)
        answering.start()
        try:
            with connect(f"http://127.0.0.1:{server.server_port}") as quebec:
                for _ in range(2):
                    with pytest.raises(Refused, match="the server answered 200"):
                        quebec.get("/bots")
        finally:
            server.shutdown()
            answering.join()
    assert waited == [1, 1, 1, 1, 1, 1, 60, 3]
