"""The levels: a table, each a bot that plays, the weaker like weaker people."""

from __future__ import annotations

from random import Random

import pytest

from quebec.bots import Bot, Budget, make_bot
from quebec.bots.bot import ask
from quebec.bots.greedy import GreedyBot
from quebec.bots.levels import LEVELS
from quebec.engine import State, new_game
from quebec.texts import LANGUAGES, Texts

BY_EYE = [level.name for level in LEVELS if not (level.search or level.seconds)]


def played(seats: list[Bot], seed: int, rules: str = "2011") -> State:
    state = new_game(rules, len(seats), seed)
    chances = [Random(seed * 10 + k) for k in range(len(seats))]
    while not state.is_over:
        seat = int(state.decider())
        state.play(ask(seats[seat], state, Budget(), chances[seat]))
    return state


def test_there_are_at_least_five_and_they_are_numbered_from_the_weakest() -> None:
    assert [level.name for level in LEVELS] == [f"level-{k + 1}" for k in range(len(LEVELS))]
    assert len(LEVELS) >= 5


def test_only_the_strongest_depends_on_the_machine() -> None:
    assert [level.name for level in LEVELS if level.seconds] == [LEVELS[-1].name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_name_in_every_language(language: str) -> None:
    names = [Texts(language).say(f"page-bot-{level.name}") for level in LEVELS]
    assert len(set(names)) == len(LEVELS)


@pytest.mark.strength
@pytest.mark.parametrize("name", BY_EYE)
@pytest.mark.parametrize(("rules", "players"), [("2011", 2), ("2026", 3), ("2011-family", 5)])
def test_a_level_plays_whole_games_of_all_rules(name: str, rules: str, players: int) -> None:
    assert played([make_bot(name) for _ in range(players)], 1, rules).is_over


@pytest.mark.parametrize("name", BY_EYE)
def test_the_same_chance_gives_the_same_game_whatever_the_budget(name: str) -> None:
    state = new_game("2026", 3, 5)
    moves = {
        make_bot(name).choose(state.copy(), budget, Random(3))
        for budget in (Budget(), Budget(work=1), Budget(work=100_000), Budget(seconds=9))
    }
    assert len(moves) == 1


@pytest.mark.strength
def test_a_weaker_level_loses_to_one_two_steps_above() -> None:
    for lower, upper in zip(BY_EYE, BY_EYE[2:], strict=False):
        won = 0.0
        for seed in range(6):
            pair = [make_bot(upper), make_bot(lower)]
            seat = seed % 2
            winners = played(pair[::-1] if seat else pair, seed // 2).winners
            won += (seat in winners) / len(winners)
        assert won >= 4, (lower, upper, won)


def test_a_slip_is_small() -> None:
    """What a level plays looks nearly best to the greedy player too, once it sees all of it."""
    level = LEVELS[4]
    bot, greedy = make_bot(level.name), GreedyBot()
    state = new_game("2026", 4, 8)
    chance = Random(8)
    worst = 0.0
    for _ in range(120):
        turn = greedy.thought(state)
        worth = {turn.moves[k]: turn.utility[k] for k in range(turn.count)}
        move = ask(bot, state, Budget(), chance)
        worst = max(worst, max(worth.values()) - worth[move.index])
        state.play(move)
    assert 0 < worst < 8


def test_the_strongest_thinks_as_long_as_it_is_allowed_and_stops_when_told() -> None:
    state = new_game("2026", 3, 5)
    strongest = make_bot(LEVELS[-1].name)
    few = strongest.evaluate(state.copy(), Budget(work=200))
    more = strongest.evaluate(state.copy(), Budget(work=2000))
    assert few.work < more.work
    told = Budget(stopped=lambda: True)
    assert strongest.choose(state.copy(), told, Random(1)) in state.legal_moves()
