"""A Game as text, and back: limits the work of folding a log."""

from __future__ import annotations

from msgspec import Struct, json

from quebec.engine import Deal, parse_move
from quebec.server.play.clock import Timer
from quebec.server.play.game import Game, Outcome, Phase, Seat
from quebec.server.play.setup import Setup


class Snapshot(Struct, frozen=True, omit_defaults=True):
    """Taken only while no move is unconfirmed, so that there is nothing to undo."""

    length: int
    phase: Phase
    outcome: Outcome | None
    seats: list[Seat]
    started: bool
    moves: str
    """Replaying them is faster than reading a position."""
    agreeing: list[int]
    timer: Timer | None
    freed: list[int] = []
    """Left out if there are none, as in older snapshots."""
    movers: str = ""
    """Whose they are, a digit for each; this and the next only where a game can be rewound."""
    sealed: int | None = None


def snapshot(game: Game) -> bytes:
    """Whatever is written can be read: it is decoded first, as it will be when it is read, and an
    error is raised if that is something else."""
    assert not game.pending
    taken = Snapshot(
        game.length,
        game.phase,
        game.outcome,
        game.seats,
        game.state is not None,
        " ".join(game.moves),
        sorted(game.agreeing),
        game.timer,
        sorted(game.freed),
        "".join(map(str, game.movers)) if game.setup.rewinds else "",
        game.sealed if game.setup.rewinds else None,
    )
    value = json.encode(taken)
    if json.decode(value, type=Snapshot) != taken:
        raise ValueError("it would be read as something else")
    return value


def known_from(taken: bytes) -> tuple[int, set[str]]:
    """After which entry a snapshot was taken, and who held seats then."""
    read = json.decode(taken, type=Snapshot)
    return read.length, {seat.person for seat in read.seats if seat.person}


def from_snapshot(taken: bytes, setup: Setup, owner: str, deal: Deal, rules_version: int) -> Game:
    read = json.decode(taken, type=Snapshot)
    game = Game(setup, owner, deal, rules_version)
    game.length = read.length
    game.phase = read.phase
    game.outcome = read.outcome
    game.seats = read.seats
    game.moves = read.moves.split()
    game.movers = [int(seat) for seat in read.movers or "0" * len(game.moves)]
    game.sealed = len(game.moves) if read.sealed is None else read.sealed
    if read.started:
        game.state = game.start()
        for move in game.moves:
            game.state.apply(parse_move(move).index)
    game.agreeing = set(read.agreeing)
    game.timer = read.timer
    game.freed = set(read.freed)
    return game
