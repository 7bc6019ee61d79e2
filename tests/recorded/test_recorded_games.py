"""Games of the designer's own program, replayed: every turn must lead where it led there.

The games and their positions come from that program's record; tools/recordings.py describes the
files, and tools.make_fixtures writes them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from quebec.engine import State, game_from_deal
from tools.differential.follow import deal_of
from tools.differential.mirror import position_of
from tools.recordings import Recording, describe, read, summary

GAMES = {
    f"{path.stem}, game {game.name}": game
    for path in sorted(Path(__file__).parent.glob("*.txt"))
    for game in read(path)
}
WHOLE = {name: game for name, game in GAMES.items() if game.result is not None}


def start(game: Recording) -> State:
    return game_from_deal("2011", game.players, deal_of(game.centuries))


def replay(game: Recording) -> State:
    """Play all turns, and compare the position after each with the recorded one."""
    s = start(game)
    for number, turn in enumerate(game.turns, start=1):
        at = f"turn {number}, of seat {turn.seat}: {' '.join(turn.moves)}"
        assert s.turn == turn.seat, at
        for move in turn.moves:
            s.play(move)
        if turn.century:
            assert describe(position_of(s)) == turn.century, at
        if turn.then:
            assert summary(position_of(s)) == turn.then, at
    return s


@pytest.mark.parametrize("name", GAMES)
def test_every_turn_leads_to_the_recorded_position(name: str) -> None:
    """R4.1, R4.4, R5.5, R6.3, R7.1, R8.1, R9.2, R11.2: all of them, as they come in play."""
    replay(GAMES[name])


@pytest.mark.parametrize("name", WHOLE)
def test_whole_games_end_with_the_recorded_points(name: str) -> None:
    """R12.1, R12.2, R12.3, R12.5"""
    result = WHOLE[name].result
    assert result is not None
    s = replay(WHOLE[name])
    assert s.is_over
    assert s.scores == result
    assert s.winners == tuple(k for k, points in enumerate(result) if points == max(result))


def test_the_games_are_of_all_kinds() -> None:
    kinds = {(name.split("-")[0], game.players) for name, game in GAMES.items()}
    policies = ("aimix", "bytype", "uniform")
    assert kinds == {(policy, players) for policy in policies for players in (3, 4, 5)}
    assert len(GAMES) >= 50
    assert len(WHOLE) >= 40
    assert all(game.turns[-1].then == "" for game in WHOLE.values())
    assert all(turn.then for game in GAMES.values() for turn in game.turns[:-1])
