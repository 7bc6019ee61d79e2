"""Check that an observation tells all that matters: equal ones lead to equal games.

From an observation alone a state is made (`read_observation`), with the same face-down cards. It
has to ask the same, offer the same moves, look the same to every seat, and do so again after every
move. Whatever two positions have the same observation, both are then like the same third one.
Beside it a row is kept up to date as `quebec.vector` does, and has to equal the observation.

    .venv/bin/python -m tools.observation --games 1000
"""

from __future__ import annotations

import argparse
from random import Random

from quebec.engine import RULESETS, State, new_game
from quebec.engine.observation import (
    OBSERVATION_SIZE,
    observe,
    read_observation,
    update_observation,
    write_observation,
)
from quebec.vector import byte_buffer


def check_observation(s: State, outcomes: bool) -> int:
    """Check one position, from the view of who chooses; returns how many moves were tried."""
    viewer = 0 if s.is_over else s.decider()
    twin = read_observation(observe(s, viewer), s.setting.deal.events[s.century :])
    decision, other = s.decision, twin.decision
    if decision is not None:
        decision = decision._replace(seat=(decision.seat - viewer) % s.players)
    assert decision == other, (decision, other)
    moves = sorted(move.index for move in s.legal_moves())
    assert moves == sorted(move.index for move in twin.legal_moves())
    _check_views(s, twin, viewer)
    if not outcomes:
        return 0
    for move in moves:
        after, then = s.copy(), twin.copy()
        after.apply(move)
        then.apply(move)
        _check_views(after, then, viewer)
    return len(moves)


def _check_views(s: State, twin: State, viewer: int) -> None:
    for seat in range(s.players):
        assert observe(s, seat) == observe(twin, (seat - viewer) % s.players), (s, twin)


def play_and_check(ruleset: str, players: int, seed: int, outcomes: int) -> int:
    """Play a random game and check every position, and the outcomes of every so many; returns
    the number of positions."""
    s = new_game(ruleset, players, seed)
    dice = Random(seed)
    row = byte_buffer(OBSERVATION_SIZE)
    write_observation(s, s.decider(), row, 0)
    positions = 0
    while True:
        check_observation(s, outcomes=positions % outcomes == 0)
        positions += 1
        if s.is_over:
            return positions
        before = s.decider()
        s.seats_changed = s.sites_changed = False
        s.apply(dice.choice(s.legal_moves()).index)
        if not s.is_over:
            update_observation(s, s.decider(), before, row, 0)
            assert bytes(memoryview(row)) == observe(s, s.decider()), s


def main() -> None:
    parser = argparse.ArgumentParser(description="Check that equal observations are equal games.")
    parser.add_argument("--games", type=int, default=10, help="of each table")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    options = parser.parse_args()
    positions = 0
    for ruleset in RULESETS:
        for table in ruleset.tables:
            for seed in range(options.first, options.first + options.games):
                positions += play_and_check(ruleset.name, table.players, seed, outcomes=1)
    print(f"{positions} positions, each with the outcomes of all its moves: all equal")


if __name__ == "__main__":
    main()
