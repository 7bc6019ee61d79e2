"""The process in which games are played: it is told which, and answers a line for each.

    in    a line of JSON: the match; then for each batch the first game and their number
    out   "ready"; then for each game a line of JSON: the game, and its record or nothing

Players may print what they like: they never get hold of these two streams.
"""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TextIO

from quebec.arena.game import play_game
from quebec.arena.journal import Journal
from quebec.arena.match import Match
from quebec.arena.players import Cast
from quebec.bots.aside import streams_of_our_own


def main(place: str) -> None:
    orders, answers = streams_of_our_own()
    journal = Journal(Path(place))
    journal.rest()
    start = json.loads(orders.readline())
    match, keep = Match.from_json(start["match"]), start["keep"]
    print("ready", file=answers, flush=True)
    batches: SimpleQueue[list[int]] = SimpleQueue()
    Thread(target=_listen, args=(orders, batches), daemon=True).start()
    cast = Cast(match.entrants)
    while True:
        first, count = batches.get()
        for game in range(first, first + count):
            played, record = play_game(match, game, cast, journal, keep)
            print(json.dumps([played.as_json(), record]), file=answers, flush=True)
            journal.rest()


def _listen(orders: TextIO, batches: SimpleQueue[list[int]]) -> None:
    """Take in batches; when nobody is there any more to give some, end, even amid a game."""
    for line in orders:
        batches.put(json.loads(line))
    if hasattr(os, "killpg"):
        # With whatever programs the players have started.
        os.killpg(0, signal.SIGKILL)
    os._exit(0)
