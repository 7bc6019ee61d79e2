"""Games to learn from: how they are stored, and how they are played."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

from quebec.bots.characters import Kind
from quebec.bots.judges import hand_made, hand_made_shares
from quebec.bots.learned import spreads_of
from quebec.engine import State, new_game
from quebec.engine.thinking.net import Learned, Net
from quebec.engine.thinking.shares import Shares
from quebec.engine.thinking.value import Value
from quebec.training.players import STEADY, Habits, OneTurn, Player, Searcher

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

HAND_MADE: Final = "hand-made"
LEARNED: Final = "learned"
HAND_MADE_SEARCH: Final = "hand-made search"
SEARCH: Final = "search"
EARLIER: Final = "earlier"
STRANGE: Final = 0.6
"""The part of the games in which strangers have some of the seats, if there are any."""
MIXED: Final = 0.5
"""The part of the games in which other players have some of the seats…"""
GREEDY: Final = 0.6
"""…greedy players at this part of the seats while all look one turn ahead…"""
OTHER_SEARCHERS: Final = (SEARCH, SEARCH, LEARNED, HAND_MADE, HAND_MADE_SEARCH, HAND_MADE_SEARCH)
"""…and one of these once they search."""
SLIPS: Final = (0.0, 0.01, 0.03, 0.08)
"""How often a seat plays a random move; a seat has one of these for a game…"""
TASTES: Final = (0.0, 0.5, 1.5, 4.0)
"""…and one of these: how many points worse a move may typically be…"""
STRAYING: Final = (0, 1, 1, 2, 2, 3, 4)
"""…up to the end of one of these centuries. From there on all play as well as they can."""


class Played(NamedTuple):
    """A game that was played: everything else follows from these values."""

    rules: str
    players: int
    seed: int
    moves: bytes


class Strangers(NamedTuple):
    """Others that may sit at a table: they do not play like the player that learns."""

    characters: tuple[Kind, ...] = ()
    earlier: Sequence[Net] | None = None
    """The nets of an earlier generation."""

    @property
    def names(self) -> list[str]:
        return [kind.name for kind in self.characters] + [EARLIER] * (self.earlier is not None)


NO_STRANGERS: Final = Strangers()


def play_game(
    rules: str,
    players: int,
    chance: Random,
    nets: Sequence[Net] | None,
    positions: int = 0,
    strangers: Strangers = NO_STRANGERS,
) -> Played:
    """A game of a player with itself, or of it and others; without nets all are greedy."""
    seed = chance.getrandbits(48)
    state = new_game(rules, players, seed)
    kinds = _kinds(players, chance, nets is not None, positions > 0)
    if nets is not None and strangers.names and chance.random() < STRANGE:
        # At least one of them stays, and at least one is a stranger.
        seats = chance.sample(range(players), chance.randint(1, players - 1))
        for seat in seats:
            kinds[seat] = chance.choice(strangers.names)
    at_table = {
        kind: _player(kind, state, nets, positions, strangers) for kind in sorted(set(kinds))
    }
    habits = [Habits(chance.choice(SLIPS), chance.choice(TASTES)) for _ in range(players)]
    straying = chance.choice(STRAYING)
    moves = bytearray()
    planner, planned = -1, list[int]()
    while not state.is_over:
        seat = int(state.decider())
        if seat == planner and planned:
            move = planned.pop(0)
        else:
            bent = habits[seat] if state.century <= straying else STEADY
            move, *more = at_table[kinds[seat]].choose(state, bent, chance)
            if seat != planner and planned[:1] == [move]:
                # Another seat chose in this turn, as expected.
                planned.pop(0)
            else:
                planner, planned = seat, more
        moves.append(move)
        state.apply(move)
    return Played(rules, players, seed, bytes(moves))


def _kinds(players: int, chance: Random, trained: bool, searching: bool) -> list[str]:
    mixed = chance.random() < MIXED
    if not trained:
        return [HAND_MADE] * players
    if searching:
        return [chance.choice(OTHER_SEARCHERS) if mixed else SEARCH for _ in range(players)]
    return [HAND_MADE if mixed and chance.random() < GREEDY else LEARNED for _ in range(players)]


def _player(
    kind: str,
    state: State,
    nets: Sequence[Net] | None,
    positions: int,
    strangers: Strangers,
) -> Player:
    for character in strangers.characters:
        if kind == character.name:
            assert nets is not None
            return OneTurn(state, character.value(state, nets))
    if kind == EARLIER:
        assert strangers.earlier is not None
        return OneTurn(state, Learned(state, strangers.earlier))
    if kind in (HAND_MADE, HAND_MADE_SEARCH):
        value: Value = hand_made(state)
        shares = hand_made_shares(state)
    else:
        assert nets is not None
        value = Learned(state, nets)
        shares = Shares(spreads_of(nets))
    if kind in (SEARCH, HAND_MADE_SEARCH):
        return Searcher(value, shares, hand_made(state), positions)
    return OneTurn(state, value)


def replay(game: Played, see: Callable[[State], None]) -> tuple[int, ...]:
    """Replay a game to visit the position at the start of every turn; returns the final scores."""
    state = new_game(game.rules, game.players, game.seed)
    for move in game.moves:
        if state.asking().always:
            see(state)
        state.apply(move)
    return state.scores


def pack_games(games: Iterable[Played]) -> bytes:
    """Games in a compact binary form."""
    lines = [json.dumps([one.rules, one.players, one.seed, one.moves.hex()]) for one in games]
    return zlib.compress("\n".join(lines).encode(), 9)


def unpack_games(packed: bytes) -> list[Played]:
    rows = map(json.loads, zlib.decompress(packed).decode().splitlines())
    return [
        Played(rules, players, seed, bytes.fromhex(moves)) for rules, players, seed, moves in rows
    ]
