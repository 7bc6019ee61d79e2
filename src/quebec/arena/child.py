"""The child process that plays games: it gets their numbers, and answers for each of them.

orders    the match, and the path of the journal; then for each batch the first game and how many
answers   "ready"; then for each game the game, its record and a traceback, or nothing
"""

from __future__ import annotations

from pathlib import Path

from quebec.arena.game import play_game
from quebec.arena.journal import Journal
from quebec.arena.match import Match
from quebec.arena.players import Cast
from quebec.processes.parent import Parent


def main() -> None:
    parent = Parent()
    orders = parent.orders()
    start = next(orders)
    journal = Journal(Path(start["journal"]))
    match, keep = Match.from_json(start["match"]), start["keep"]
    parent.answer("ready")
    cast = Cast(match.entrants)
    for first, count in orders:
        for game in range(first, first + count):
            played, *rest = play_game(match, game, cast, journal, keep)
            parent.answer([played.as_json(), *rest])
            journal.rest()
