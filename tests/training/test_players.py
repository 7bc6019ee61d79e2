"""Who plays the games to learn from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from quebec.bots.characters import characters_named
from quebec.bots.greedy import GreedyBot
from quebec.bots.judges import hand_made_shares
from quebec.bots.learned import LearnedBot
from quebec.engine import State, new_game
from quebec.engine.thinking.net import Net
from quebec.training import games
from quebec.training.games import Played, play_game
from quebec.training.players import STEADY, Habits, OneTurn, Player, Searcher, drawn

POSITIONS = 120


def searcher(state: State, positions: int = POSITIONS) -> Searcher:
    value = GreedyBot().value(state)
    return Searcher(value, hand_made_shares(state), value, positions)


@pytest.fixture
def state() -> State:
    return new_game("2026", 3, 1)


def played(rules: str, players: int, seed: int) -> Played:
    return play_game(rules, players, Random(seed), LearnedBot().nets(players), POSITIONS)


def test_a_searcher_plans_its_whole_turn(state: State) -> None:
    """In a game with itself, each plan leads to the end of the turn by legal moves."""
    player, chance = searcher(state), Random(1)
    while not state.is_over:
        turn, is_own, choices = state.turn, state.decider() == state.turn, state.move_count
        for move in player.choose(state, STEADY, chance):
            assert move in [one.index for one in state.legal_moves()]
            state.apply(move)
        assert state.turn != turn or state.is_over or not is_own or choices == 1


def test_without_a_reply_a_searcher_takes_what_looks_best(state: State) -> None:
    """One position is not even enough for its own turn."""
    plan = searcher(state, positions=1).choose(state, STEADY, Random(1))
    assert plan[0] in [one.index for one in state.legal_moves()]


@pytest.mark.parametrize("make", [searcher, lambda s: OneTurn(s, GreedyBot().value(s))])
def test_a_slip_is_one_move_left_to_chance(make: Callable[[State], Player], state: State) -> None:
    player = make(state)
    found = {tuple(player.choose(state, Habits(1.0, 0.0), Random(seed))) for seed in range(30)}
    assert len(found) == len(state.legal_moves())
    assert {len(one) for one in found} == {1}


def test_a_taste_finds_several_turns(state: State) -> None:
    player = searcher(state, 600)
    with_taste = {tuple(player.choose(state, Habits(0.0, 4.0), Random(seed))) for seed in range(20)}
    steady = {tuple(player.choose(state, STEADY, Random(seed))) for seed in range(3)}
    assert len(with_taste) > 1 == len(steady)


def test_without_a_taste_the_best_is_taken() -> None:
    assert drawn([1.0, 3.0, 2.0, 3.0], 0.0, Random(1)) == 1


def test_with_a_taste_what_is_worse_is_rarer() -> None:
    chance = Random(1)
    found = [drawn([0.0, 2.0, 4.0], 2.0, chance) for _ in range(300)]
    assert 0 < found.count(0) < found.count(1) < found.count(2)


@pytest.mark.parametrize(("rules", "players"), [("2011", 2), ("2026", 4), ("2011-family", 5)])
def test_games_of_searchers_are_legal_to_the_end(rules: str, players: int) -> None:
    game = played(rules, players, 3)
    state = new_game(rules, players, game.seed)
    for move in game.moves:
        assert move in [one.index for one in state.legal_moves()]
        state.apply(move)
    assert state.is_over


def test_the_same_chance_plays_the_same_game_of_searchers() -> None:
    first, again, other = (played("2011", 3, seed) for seed in (1, 1, 2))
    assert first == again != other


def test_in_mixed_games_of_searchers_everybody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """The nets are to know all who may sit at the table."""
    seen: set[str] = set()
    player = games._player

    def noted(
        kind: str,
        state: State,
        nets: Sequence[Net] | None,
        positions: int,
        strangers: games.Strangers,
    ) -> Player:
        seen.add(kind)
        return player(kind, state, nets, positions, strangers)

    monkeypatch.setattr(games, "_player", noted)
    monkeypatch.setattr(games, "MIXED", 1.0)
    for seed in range(4):
        played("2011-family", 5, seed)
    assert seen == {games.HAND_MADE, games.LEARNED, games.HAND_MADE_SEARCH, games.SEARCH}


def test_strangers_sit_at_some_tables_and_the_player_that_learns_at_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables: list[set[str]] = []
    player = games._player

    def noted(
        kind: str,
        state: State,
        nets: Sequence[Net] | None,
        positions: int,
        strangers: games.Strangers,
    ) -> Player:
        tables[-1].add(kind)
        return player(kind, state, nets, positions, strangers)

    monkeypatch.setattr(games, "_player", noted)
    monkeypatch.setattr(games, "MIXED", 0.0)
    nets = LearnedBot().nets(3)
    strangers = games.Strangers(characters_named("hurrier,imitator"), nets)
    for seed in range(12):
        tables.append(set())
        games.play_game("2011-family", 3, Random(seed), nets, 20, strangers)
    assert set().union(*tables) == {games.SEARCH, "hurrier", "imitator", games.EARLIER}
    assert all(games.SEARCH in table for table in tables)
