"""The tasks of a training: batches of games to learn from, and matches to measure the strength.

The results do not depend on which process does a task, nor on the order.
"""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from quebec.bots.characters import characters_named
from quebec.bots.greedy import GreedyBot
from quebec.bots.weights_file import TrainedWeights, unpacked
from quebec.engine import new_game
from quebec.engine.thinking.net import Learned
from quebec.training.games import SORTS, Strangers, pack_games, play_game
from quebec.training.players import STEADY, OneTurn
from quebec.training.settings import Settings

MEASURED: Final = (2, 3, 4, 5)
"""Numbers of players at which strength is measured, under the complete rules."""
MATCH_RULES: Final = "2011"


class Batch(NamedTuple):
    """Games to be played."""

    settings: Settings
    generation: int
    number: int
    weights: bytes
    """The file of the newest weights; empty if there are none yet."""
    earlier: bytes = b""
    """The file of weights that strangers at the tables use; empty if nobody does."""


def play_batch(batch: Batch) -> bytes:
    """The games of a batch, packed."""
    settings, generation = batch.settings, batch.generation
    trained = _trained(batch.weights) if batch.weights else None
    earlier = _trained(batch.earlier) if batch.earlier else None
    characters = characters_named(settings.population)
    games = []
    for number in settings.numbers(generation, batch.number):
        rules, players = SORTS[number % len(SORTS)]
        nets = trained.nets(players) if trained else None
        chance = settings.chance(generation, number)
        positions = settings.positions_of(generation)
        strangers = Strangers(characters, earlier.nets(players) if earlier else None)
        games.append(play_game(rules, players, chance, nets, positions, strangers))
    return pack_games(games)


class SetUp(NamedTuple):
    """A set-up on which a learned player meets greedy ones, at each seat in turn."""

    players: int
    seed: int
    weights: bytes


def play_set_up(set_up: SetUp) -> float:
    """The learned player's share of the wins."""
    won = 0.0
    chance = Random(set_up.seed)
    for own in range(set_up.players):
        state = new_game(MATCH_RULES, set_up.players, set_up.seed)
        learned = Learned(state, _trained(set_up.weights).nets(set_up.players))
        seats = [
            OneTurn(state, learned if seat == own else GreedyBot().value(state))
            for seat in range(set_up.players)
        ]
        while not state.is_over:
            for move in seats[state.decider()].choose(state, STEADY, chance):
                state.apply(move)
        won += (own in state.winners) / len(state.winners)
    return won / set_up.players


def strength(players: int, shares: list[float]) -> dict[str, Any]:
    """The entry for a match in the header of weights, with the 95 % interval over its set-ups."""
    mean = sum(shares) / len(shares)
    variance = sum((one - mean) ** 2 for one in shares) / max(1, len(shares) - 1)
    off = 1.96 * math.sqrt(variance / len(shares))
    return {
        "against": "greedy",
        "players": players,
        "games": players * len(shares),
        "share": round(mean, 4),
        "low": round(max(0.0, mean - off), 4),
        "high": round(min(1.0, mean + off), 4),
    }


@lru_cache(maxsize=8)
def _trained(weights: bytes) -> TrainedWeights:
    return unpacked(weights, "the weights of a generation")
