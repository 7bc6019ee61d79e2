"""A whole game, seen again."""

from __future__ import annotations

from random import Random

import pytest

from quebec.analysis import GameAnalysis, analyse_game, gathered, moments_of
from quebec.analysis.words import Words
from quebec.bots import Budget, make_bot
from quebec.bots.bot import ask
from quebec.engine import ZONES
from quebec.engine.board import SITE_NUMBER
from quebec.engine.moves import LEADERS
from quebec.record import Record

WORK = Budget(work=200)


def recorded(rules: str, bots: list[str], seed: int) -> Record:
    record = Record.new(rules, bots, seed)
    players = [make_bot(name) for name in bots]
    chance = Random(seed)
    while not record.is_over:
        record.play(ask(players[record.decider], record.state, Budget(), chance))
    return record


@pytest.fixture(scope="module")
def record() -> Record:
    return recorded("2026", ["greedy", "random", "greedy"], 2)


@pytest.fixture(scope="module")
def game(record: Record) -> GameAnalysis:
    return gathered(record, tuple(analyse_game(record, "greedy", WORK)))


@pytest.mark.parametrize(("rules", "players"), [("2011", 2), ("2026", 4), ("2011-family", 3)])
def test_the_moments_cover_the_game(rules: str, players: int) -> None:
    record = recorded(rules, ["random"] * players, 7)
    covered: set[int] = set()
    for moment in moments_of(record):
        assert moment.played
        span = range(moment.at, moment.at + len(moment.played))
        assert record.moves[span.start : span.stop] == moment.played
        covered.update(span)
    assert covered == set(range(len(record.moves)))


def test_no_moment_reaches_across_a_century(record: Record) -> None:
    states = list(record.states())
    for moment in moments_of(record):
        last = moment.at + len(moment.played) - 1
        assert states[last].century == states[moment.at].century


def test_the_curve_goes_from_the_start_to_the_winner(record: Record, game: GameAnalysis) -> None:
    assert game.curve[0][0] == 0
    assert game.curve[-1][0] == len(record.moves)
    for _, shares in game.curve:
        assert sum(shares) == pytest.approx(1)
    result = record.result
    assert result is not None
    assert [share > 0 for share in game.curve[-1][1]] == [k in result.winners for k in range(3)]


def test_the_curve_is_the_mean_of_what_each_seat_last_thought(game: GameAnalysis) -> None:
    for k in range(3, len(game.thoughts)):
        before = game.thoughts[: k + 1]
        views = [next(t for t in reversed(before) if t.seat == seat) for seat in range(3)]
        for seat in range(3):
            mean = sum(view.win_shares[seat] for view in views) / 3
            assert game.curve[k][1][seat] == pytest.approx(mean)


def test_the_random_player_gave_away_most(game: GameAnalysis) -> None:
    lost = [0.0, 0.0, 0.0]
    for thought in game.thoughts:
        lost[thought.seat] += thought.lost_margin
    assert lost[1] > 5 * max(lost[0], lost[2], 1)
    worst = game.worst(3)
    assert [one.lost_share for one in worst] == sorted(
        (one.lost_share for one in worst), reverse=True
    )
    assert all(one.why for one in worst)


def test_the_greedy_player_finds_nothing_better_than_what_it_played(game: GameAnalysis) -> None:
    own = [thought for thought in game.thoughts if thought.seat == 0]
    assert sum(thought.rank == 1 for thought in own) > 0.9 * len(own)


def test_a_move_that_lost_something_is_told_in_a_line_each(game: GameAnalysis) -> None:
    words = Words("en", 2026, ["Ann", "Ben", "Cor"])
    for thought in game.worst(len(game.thoughts)):
        assert thought.played is not None
        assert words.tell("played", thought).startswith(f"Played (number {thought.rank} of ")
        assert words.tell("better", thought) == f"Better: {words.turn(thought.lines[0])}"
        assert words.turn(thought.lines[0]) != words.turn(thought.played)
        for one in (thought.lines[0], thought.played):
            # A name, not the notation of a site.
            assert "(" not in words.turn(one)
            assert set(one.places) <= {*SITE_NUMBER, *ZONES, *(f"leader:{one}" for one in LEADERS)}
    worst = game.worst(1)[0]
    assert worst.because
    assert words.tell("why", worst).startswith("Why: ")
