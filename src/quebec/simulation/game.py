"""One game of bots, from its seed to its end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from quebec.bots.bot import Bot, Budget, ask
from quebec.bots.crash import show_traceback, what_broke
from quebec.bots.past import Past, is_watchful
from quebec.bots.random_bot import RandomBot
from quebec.engine import BadInput, State, new_game, opening
from quebec.engine.facts import Fact
from quebec.engine.playout import Dice, choose


class Played(NamedTuple):
    """A game that is over."""

    state: State
    facts: list[Fact]
    """All that happened, from the opening on."""
    starts: list[int]
    """The index in the facts at which those of each decision start."""


def play_game(rules: str, bots: Sequence[Bot], seed: int, budget: Budget) -> Played:
    """The seed deals the game, and also seeds an independent random generator for each bot."""
    state = new_game(rules, len(bots), seed)
    played = Played(state, opening(state), [])
    if all(isinstance(bot, RandomBot) for bot in bots):
        _play_at_random(played, Dice(seed))
    else:
        chances = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
        _play(played, bots, seed, budget, chances)
    return played


def _play_at_random(played: Played, dice: Dice) -> None:
    """Random players need no copy of the state, and no check of their moves."""
    state, facts, starts = played
    state.facts = facts
    while not state.is_over:
        starts.append(len(facts))
        state.apply(choose(state, dice, None))
    state.facts = None


def _play(
    played: Played, bots: Sequence[Bot], seed: int, budget: Budget, chances: Sequence[Random]
) -> None:
    state, facts, starts = played
    past = Past(state) if any(is_watchful(type(bot)) for bot in bots) else None
    while not state.is_over:
        starts.append(len(facts))
        seat = int(state.decider())
        try:
            facts += state.play(ask(bots[seat], state, budget, chances[seat], past))
        except Exception as error:
            show_traceback(f"{bots[seat].name}, seat {seat}, seed {seed}", error)
            raise _failure(bots[seat].name, seat, seed, error) from error
        if past is not None:
            past.moved(state)


def _failure(bot: str, seat: int, seed: int, error: Exception) -> BadInput:
    why = what_broke(error)
    return BadInput(
        "bot_failed",
        {"bot": bot, "seat": seat, "seed": str(seed), "why": why},
        f"the bot {bot} failed on seat {seat} in the game of seed {seed}: {why}",
    )
