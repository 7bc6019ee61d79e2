"""One game of a match."""

from __future__ import annotations

from time import perf_counter_ns
from typing import NamedTuple

from quebec.arena.journal import Journal
from quebec.arena.match import Match
from quebec.arena.played import Fault, Played
from quebec.arena.players import Cast
from quebec.bots import Forfeit
from quebec.bots.bot import NoMove, ask
from quebec.bots.crash import traceback_of, what_broke
from quebec.bots.past import Past
from quebec.engine import MOVES, State, new_game
from quebec.record import Player, Record

LONGEST_REASON = 300


class Misplay(Exception):
    """A player's move cannot be played, or came too late."""


class Finished(NamedTuple):
    """A game that is over."""

    played: Played
    record: str = ""
    """If it was asked for."""
    traceback: str = ""
    """Of the error that a player raised."""


def play_game(match: Match, game: int, cast: Cast, journal: Journal, keep: bool) -> Finished:
    """Play a game to its end, or to the first fault of a player."""
    state = new_game(match.rules, match.seats, match.deal_seed(game))
    seating = match.seating(game)
    journal.begin(game)
    fault, traceback = None, ""
    try:
        for seat, entrant in enumerate(seating):
            journal.think(seat)
            cast.player(entrant)
        _play(match, game, state, cast, journal)
    except BaseException as error:
        # Whatever a player raises, even SystemExit, only loses its own game.
        fault = Fault(journal.seat, _reason(error))
        traceback = traceback_of(error)
        cast.dismiss(seating[fault.seat])
    return finished(match, game, state, journal, fault, keep)._replace(traceback=traceback)


def _play(match: Match, game: int, state: State, cast: Cast, journal: Journal) -> None:
    players = [cast.player(entrant) for entrant in match.seating(game)]
    chances = [match.player_chance(game, seat) for seat in range(match.seats)]
    budget, limit = match.budget, match.limit * 1e9
    past = Past(state)
    while not state.is_over:
        seat = int(state.decider())
        journal.think(seat)
        start = perf_counter_ns()
        move = ask(players[seat], state, budget, chances[seat], past)
        took = perf_counter_ns() - start
        if took > limit:
            raise Misplay(too_slow(match))
        if not state.is_legal(move.index):
            reason = state.why_not(move)
            why = f" ({reason.key})" if reason else ""
            raise Misplay(f"played {move.text}, which is not legal{why}")
        state.apply(move.index)
        past.moved(state)
        journal.moved(seat, move.index, took)


def broken_off(match: Match, journal: Journal, reason: str, keep: bool) -> Finished:
    """The game that was in progress when its process ended, from its journal."""
    game = journal.game
    state = new_game(match.rules, match.seats, match.deal_seed(game))
    for move in journal.moves:
        state.apply(move)
    return finished(match, game, state, journal, Fault(journal.seat, reason), keep)


def finished(
    match: Match, game: int, state: State, journal: Journal, fault: Fault | None, keep: bool
) -> Finished:
    played = Played(
        match.setup_of(game),
        match.rotation_of(game),
        match.seating(game),
        state.scores,
        journal.asked(match.seats),
        journal.milliseconds(match.seats),
        fault,
    )
    return Finished(played, _record(match, game, state, journal, fault) if keep else "")


def _record(match: Match, game: int, state: State, journal: Journal, fault: Fault | None) -> str:
    labels = match.labels
    seated = [
        Player(labels[entrant], _plain(match.entrants[entrant].name))
        for entrant in match.seating(game)
    ]
    place = f"set-up {match.setup_of(game)}, rotation {match.rotation_of(game)}"
    record = Record.from_game(
        state,
        [MOVES[move] for move in journal.moves],
        seated,
        seed=match.deal_seed(game),
        headers={"Occasion": f"arena, seed {match.seed}, {place}"},
    )
    if fault:
        record.comment(f"{seated[fault.seat].name} lost the game by a fault: {fault.reason}")
    return record.write(hidden=True)


def too_slow(match: Match) -> str:
    return f"took longer than {match.limit:g} s for a decision"


def _reason(error: BaseException) -> str:
    known = isinstance(error, Forfeit | Misplay | NoMove)
    text = str(error) if known else f"raised {what_broke(error)}"
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return line if len(line) <= LONGEST_REASON else f"{line[:LONGEST_REASON]}…"


def _plain(name: str) -> str:
    """A name that is valid for a program in a record."""
    return "".join(sign for sign in name if sign.isprintable() and sign not in "()").strip()
