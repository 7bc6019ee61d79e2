"""Games to learn from: how they are kept, and how they are played."""

from __future__ import annotations

import json
import math
import zlib
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

from quebec.bots.greedy import GreedyBot
from quebec.bots.one_turn import MOST_POSITIONS
from quebec.engine import State, new_game
from quebec.engine.thinking.net import Learned, Net
from quebec.engine.thinking.turn import Turn
from quebec.engine.thinking.value import Value

SORTS: Final = (
    ("2011", 2),
    ("2011", 3),
    ("2011", 4),
    ("2011", 5),
    ("2011-events", 2),
    ("2026", 3),
    ("2026", 4),
    ("2026", 5),
    ("2011", 2),
    ("2011", 3),
    ("2011", 4),
    ("2011", 5),
    ("2011-events", 2),
    ("2011-events", 3),
    ("2011-events", 4),
    ("2011-events", 5),
    ("2011-family", 2),
    ("2011-family", 3),
    ("2011-family", 4),
    ("2011-family", 5),
)
"""Rules and numbers of players, in turn."""

MIXED: Final = 0.5
"""Games in which greedy players sit at some of the seats."""
SLIPS: Final = (0.0, 0.01, 0.03, 0.08)
"""How often a decision of a seat is left to chance; a seat has one of these for a game…"""
TASTES: Final = (0.0, 0.5, 1.5, 4.0)
"""…and one of these: how many points worse a move may typically be…"""
STRAYING: Final = (0, 1, 1, 2, 2, 3, 4)
"""…up to the end of one of these centuries. From there on all play as well as they can."""


class Played(NamedTuple):
    """A game that was played: from these everything else follows."""

    rules: str
    players: int
    seed: int
    moves: bytes


class Habits(NamedTuple):
    """How a seat strays from what it thinks is best, so that all kinds of positions are seen."""

    slips: float
    taste: float


STEADY: Final = Habits(0.0, 0.0)


def play_game(rules: str, players: int, chance: Random, nets: Sequence[Net] | None) -> Played:
    """A game of a player with itself, or of it and greedy ones; without nets all are greedy."""
    seed = chance.getrandbits(48)
    state = new_game(rules, players, seed)
    mixed = chance.random() < MIXED
    greedy = [nets is None or (mixed and chance.random() < 0.6) for _ in range(players)]
    kinds: list[Value] = [GreedyBot().value(state)] + ([Learned(state, nets)] if nets else [])
    turns = [Turn(state, value, MOST_POSITIONS) for value in kinds]
    habits = [Habits(chance.choice(SLIPS), chance.choice(TASTES)) for _ in range(players)]
    straying = chance.choice(STRAYING)
    moves = bytearray()
    while not state.is_over:
        seat = state.decider()
        bent = habits[seat] if state.century <= straying else STEADY
        move = _choose(turns[0 if greedy[seat] else -1], state, bent, chance)
        moves.append(move)
        state.apply(move)
    return Played(rules, players, seed, bytes(moves))


def _choose(turn: Turn, state: State, habits: Habits, chance: Random) -> int:
    if chance.random() < habits.slips:
        return int(chance.choice(state.legal_moves()).index)
    if habits.taste == 0.0:
        return best_move(turn, state)
    turn.think(state)
    worth = [turn.utility[k] for k in range(turn.count)]
    best = max(worth)
    odds = [math.exp((one - best) / habits.taste) for one in worth]
    return int(turn.moves[chance.choices(range(len(odds)), odds)[0]])


def best_move(turn: Turn, state: State) -> int:
    """The move that is worth most; of equals the first."""
    turn.think(state)
    worth = [turn.utility[k] for k in range(turn.count)]
    return int(turn.moves[worth.index(max(worth))])


def replay(game: Played, see: Callable[[State], None]) -> tuple[int, ...]:
    """Show the position at the start of every turn; gives the final scores."""
    state = new_game(game.rules, game.players, game.seed)
    for move in game.moves:
        if state.asking().always:
            see(state)
        state.apply(move)
    return state.scores


def pack_games(games: Iterable[Played]) -> bytes:
    """Games in few bytes."""
    lines = [json.dumps([one.rules, one.players, one.seed, one.moves.hex()]) for one in games]
    return zlib.compress("\n".join(lines).encode(), 9)


def unpack_games(packed: bytes) -> list[Played]:
    rows = map(json.loads, zlib.decompress(packed).decode().splitlines())
    return [
        Played(rules, players, seed, bytes.fromhex(moves)) for rules, players, seed, moves in rows
    ]
