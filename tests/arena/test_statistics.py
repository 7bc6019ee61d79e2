"""The intervals and the test keep what they promise, and stay small."""

from __future__ import annotations

import pickle
from random import Random
from threading import Lock

import pytest

from quebec.arena.bootstrap import TIMES, Bootstrap
from quebec.arena.crew import AHEAD, LARGEST_BATCH, Crew, next_size
from quebec.arena.game import Finished
from quebec.arena.match import Entrant, Match, groups
from quebec.arena.played import Played
from quebec.arena.sequential import ABOVE, BELOW, NEAR, OPEN, FairShareTest
from quebec.arena.standings import Standings
from quebec.bots import Budget

MATCH = Match("2026", (Entrant("a"), Entrant("b"), Entrant("b")), 1, Budget(), 60)


def test_a_set_up_counts_once_on_average_with_the_spread_of_drawing_with_replacement() -> None:
    assert len(TIMES) == 256
    assert sum(TIMES) == 256
    assert sum(times**2 for times in TIMES) == 2 * 256


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Of 200 matches of 60 set-ups, some 95 % have the true mean in their interval."""
    chance = Random(5)
    held = 0
    for _ in range(200):
        bootstrap = Bootstrap(2, chance)
        for _ in range(60):
            bootstrap.add((1, sum(chance.random() < 0.3 for _ in range(3))))
        interval = bootstrap.interval([1], 0, 3)
        assert interval is not None
        held += interval[0] <= 0.3 <= interval[1]
    assert 180 <= held <= 197


def verdicts(share: float, setups: int, runs: int, within: float = 0.03) -> list[str]:
    """What the test says of matches of three in which the first player has this share."""
    chance = Random(11)
    found = []
    for _ in range(runs):
        test = FairShareTest(1 / 3, within)
        for _ in range(setups):
            test.add(sum(chance.random() < share for _ in range(3)) / 3)
        found.append(test.verdict)
    return found


def test_the_sequential_test_rarely_finds_a_difference_where_there_is_none() -> None:
    """Looked at after each of 300 set-ups, in 200 matches: an error of at most 5 %."""
    found = verdicts(1 / 3, 300, 200)
    assert found.count(ABOVE) + found.count(BELOW) <= 10


def test_the_sequential_test_rarely_finds_no_difference_where_there_is_one() -> None:
    assert verdicts(1 / 3 + 0.1, 400, 50, within=0.1).count(NEAR) <= 2


@pytest.mark.parametrize(("share", "verdict"), [(0.5, ABOVE), (0.2, BELOW), (1, ABOVE), (0, BELOW)])
def test_the_sequential_test_finds_differences(share: float, verdict: str) -> None:
    assert verdicts(share, 300, 20) == [verdict] * 20


def test_the_sequential_test_finds_that_players_are_equal() -> None:
    assert verdicts(1 / 3, 1000, 5, within=0.1).count(NEAR) >= 4


def test_a_player_who_wins_everything_is_found_soon_and_the_verdict_stays() -> None:
    test = FairShareTest(1 / 2, 0.03)
    for _ in range(9):
        test.add(1)
    assert (test.verdict, test.setups) == (ABOVE, 9)
    for _ in range(50):
        test.add(0)
    assert (test.verdict, test.setups) == (ABOVE, 9)
    assert FairShareTest(1 / 2, 0.03).verdict == OPEN


def test_standings_after_many_set_ups_are_as_small_as_after_few() -> None:
    standings = Standings(MATCH, 0.03)
    chance = Random(3)

    def play_on(setups: int) -> int:
        for setup in range(setups):
            for rotation in range(3):
                scores = tuple(chance.randrange(60, 90) for _ in range(3))
                seats = MATCH.seating(rotation)
                standings.add(Played(setup, rotation, seats, scores, (9,) * 3, (1.0,) * 3))
        return len(pickle.dumps(standings))

    few = play_on(100)
    assert play_on(2000) < 1.3 * few
    assert standings.games == 6300


def test_intervals_shrink_with_more_games() -> None:
    standings = Standings(MATCH, 0.03)
    widths = []
    chance = Random(3)
    for setup in range(400):
        for rotation in range(3):
            scores = tuple(chance.randrange(60, 90) for _ in range(3))
            seats = MATCH.seating(rotation)
            standings.add(Played(setup, rotation, seats, scores, (9,) * 3, (1.0,) * 3))
        if setup + 1 in (100, 400):
            low, high = standings.rows()[0].ci95
            widths.append(high - low)
    assert widths[1] == pytest.approx(widths[0] / 2, rel=0.3)
    alone, pair = standings.grouped_rows()
    assert pair.win_share == pytest.approx((1 - alone.win_share) / 2)
    assert pair.ci95[0] == pytest.approx((1 - alone.ci95[1]) / 2)


def test_one_set_up_tells_nothing_of_the_spread() -> None:
    standings = Standings(MATCH, 0.03)
    for rotation in range(3):
        seats = MATCH.seating(rotation)
        standings.add(Played(0, rotation, seats, (3, 2, 1), (9,) * 3, (1.0,) * 3))
    assert standings.rows()[0].ci95 == (0, 1)
    assert standings.rows()[0].mean_score_ci95 is None


def test_only_so_many_games_are_given_out_before_the_first_is_taken() -> None:
    class Counting:
        """Counts what it is given."""

        given = 0
        lock = Lock()

        def play(self, first: int, count: int) -> list[Finished]:
            with self.lock:
                Counting.given += count
            game = Played(0, 0, (0, 1, 2), (1, 2, 3), (1, 1, 1), (1.0, 1.0, 1.0))
            return [Finished(game)] * count

        def interrupt(self) -> None: ...

        def close(self) -> None: ...

    crew = Crew([Counting(), Counting()])
    coming = crew.games(0, 1_000_000)
    for _ in range(1000):
        next(coming)
    crew.close()
    assert 1000 <= Counting.given <= 1000 + (2 * AHEAD + 1) * LARGEST_BATCH


def test_batches_grow_to_a_fraction_of_a_second() -> None:
    assert next_size(games=4, seconds=0.01, size=4) == 8
    assert next_size(games=4, seconds=4, size=4) == 1
    assert next_size(games=100, seconds=0, size=200) == LARGEST_BATCH


def test_players_of_one_name_are_told_apart_and_grouped() -> None:
    names = ("a", "b", "a", "c", "a")
    match = Match("2026", tuple(map(Entrant, names)), 1, Budget(), 60)
    assert match.labels == ("a", "b", "a#2", "c", "a#3")
    assert groups(names) == [(0, 2, 4), (1,), (3,)]
    assert groups(("a", "a")) == [(0,), (1,)]
    assert Match.from_json(match.as_json()) == match


def test_chance_is_apart_for_each_set_up_rotation_and_seat() -> None:
    drawn = [MATCH.player_chance(game, seat).random() for game in range(6) for seat in range(3)]
    assert len(set(drawn)) == 18
    assert [MATCH.deal_seed(game) for game in range(3)] == [MATCH.deal_seed(0)] * 3
    assert MATCH.deal_seed(3) != MATCH.deal_seed(2)
