"""Our own engine: every set of rules and number of players."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from quebec.bench.subject import SEED, Subject, chooser
from quebec.engine import RULESETS, State, new_game
from quebec.engine.playout import Dice, play_games

SET_UPS = 8
"""Games differ in length by layout and events, so several set-ups alternate."""
REFERENCE = "2026"
"""The rules that are also played from a loop in Python."""


def subjects() -> list[Subject]:
    tables = [
        (ruleset.name, table.players) for ruleset in reversed(RULESETS) for table in ruleset.tables
    ]
    inside = [_played_inside(rules, players) for rules, players in tables]
    outside = [_played_from_python(*table) for table in tables if table[0] == REFERENCE]
    return inside + outside


def _played_inside(rules: str, players: int) -> Subject:
    """Playouts as simulations and bots run them: the loop belongs to the engine."""
    starts = _set_ups(rules, players)
    dice = Dice(SEED)

    def play(games: int) -> int:
        shares = _shares(games)
        return sum(
            play_games(start, dice, share) for start, share in zip(starts, shares, strict=True)
        )

    return _subject("quebec", rules, players, play)


def _played_from_python(rules: str, players: int) -> Subject:
    """The same games as the peers are played: move by move, by a loop in Python."""
    starts = _set_ups(rules, players)
    choose = chooser()

    def play(games: int) -> int:
        decisions = 0
        for start, share in zip(starts, _shares(games), strict=True):
            for _ in range(share):
                state = start.copy()
                while not state.is_over:
                    state.apply(choose(state.legal_moves()).index)
                    decisions += 1
        return decisions

    return _subject("quebec-from-python", rules, players, play)


def _subject(engine: str, rules: str, players: int, play: Callable[[int], int]) -> Subject:
    seeds = count(SEED)
    return Subject(
        engine=engine,
        rules=rules,
        players=players,
        new_game=lambda: new_game(rules, players, next(seeds)),
        play=play,
        copy=_middle(rules, players).copy,
    )


def _set_ups(rules: str, players: int) -> list[State]:
    return [new_game(rules, players, SEED + k) for k in range(SET_UPS)]


def _shares(games: int) -> list[int]:
    """Games, distributed over the set-ups as evenly as possible."""
    return [(games + k) // SET_UPS for k in range(SET_UPS)]


def _middle(rules: str, players: int) -> State:
    state = new_game(rules, players, SEED)
    choose = chooser()
    played: list[State] = []
    while not state.is_over:
        played.append(state.copy())
        state.apply(choose(state.legal_moves()).index)
    return played[len(played) // 2]
