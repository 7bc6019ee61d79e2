"""Adjusted values: on tables whose truth is known."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from quebec.simulation.adjusted import GROUPS, AdjustedRow
from quebec.simulation.columns import KIND, NAMES, USES, Value
from quebec.simulation.counts import count_table
from quebec.simulation.summary import summarise

Seats = list[dict[str, Value]]
GAMES = 40 * GROUPS
PLAYERS = 3


def table(path: Path, game: Callable[[Random], Seats]) -> Path:
    """A table of games that were made up; scores are shares of nothing but themselves."""
    random = Random(17)
    with path.open("w", encoding="utf-8", newline="") as file:
        out = csv.DictWriter(file, NAMES)
        out.writeheader()
        for number in range(GAMES):
            seats = game(random)
            best = max(int(seat["score"]) for seat in seats)
            winners = [seat for seat in seats if seat["score"] == best]
            for seat, own in enumerate(seats):
                row: dict[str, Value] = {name: KIND[name]() for name in NAMES}
                row |= {"game": number, "rules": "2026", "players": PLAYERS, "seat": seat}
                row |= {"bot": "x", "place": seat, "turns": 1, "decisions": 1}
                row |= {"win_share": 1 / len(winners) if own in winners else 0.0}
                out.writerow(row | own)
    return path


def rows(path: Path) -> dict[tuple[str, int, str], AdjustedRow]:
    *_, counts = count_table(path)
    return {(row.kind, row.century, row.what): row for row in summarise(counts).adjusted}


def holds(row: AdjustedRow, truth: float) -> bool:
    """Whether the interval holds the truth, and is not so wide that it says nothing."""
    assert row.points is not None
    low, high = row.points.ci95
    return low <= truth <= high and high - low < 2


def test_a_leader_is_worth_the_same_whoever_sits_well(tmp_path: Path) -> None:
    """The first seat is worth 10 points, and mostly takes the leader that is worth 5."""

    def game(random: Random) -> Seats:
        taker = 0 if random.random() < 0.8 else random.randrange(1, PLAYERS)
        return [
            {
                "leader_1": "economic" if seat == taker else "",
                "score": 50 + random.randrange(8) + 10 * (seat == 0) + 5 * (seat == taker),
            }
            for seat in range(PLAYERS)
        ]

    path = table(tmp_path / "a.csv", game)
    economic = rows(path)["leader", 1, "economic"]
    assert economic.count == GAMES
    assert 0.05 < economic.own < 0.7
    assert holds(economic, 5)
    *_, counts = count_table(path)
    plain = next(row for row in summarise(counts).leaders if row.leader == "economic")
    assert plain.difference.mean > 10


def test_what_always_goes_to_one_seat_is_not_told_apart_from_it(tmp_path: Path) -> None:
    def game(random: Random) -> Seats:
        return [
            {"leader_1": "cultural" if seat == 0 else "", "score": 50 + random.randrange(8)}
            for seat in range(PLAYERS)
        ]

    cultural = rows(table(tmp_path / "a.csv", game))["leader", 1, "cultural"]
    assert cultural.own == 0
    assert (cultural.points, cultural.win_share) == (None, None)


def test_those_who_are_ahead_make_no_leader_better(tmp_path: Path) -> None:
    """Whoever leads after the first century takes the Religious one, which is worth nothing."""

    def game(random: Random) -> Seats:
        early = [random.randrange(30) for _ in range(PLAYERS)]
        ahead = early.index(max(early)) if random.random() < 0.7 else random.randrange(PLAYERS)
        return [
            {
                "points_century_1": early[seat],
                "leader_2": "religious" if seat == ahead else "political",
                "score": early[seat] + random.randrange(8),
            }
            for seat in range(PLAYERS)
        ]

    religious = rows(table(tmp_path / "a.csv", game))["leader", 2, "religious"]
    assert holds(religious, 0)


def test_another_bot_is_not_another_leader(tmp_path: Path) -> None:
    def game(random: Random) -> Seats:
        strong = [random.random() < 0.5 for _ in range(PLAYERS)]
        taken = [random.random() < (0.9 if one else 0.2) for one in strong]
        return [
            {
                "bot": "strong" if strong[seat] else "weak",
                "leader_3": "citadelle" if taken[seat] else "",
                "score": 50 + random.randrange(8) + 20 * strong[seat] - 3 * taken[seat],
            }
            for seat in range(PLAYERS)
        ]

    assert holds(rows(table(tmp_path / "a.csv", game))["leader", 3, "citadelle"], -3)


def test_ends_and_districts_have_their_worth(tmp_path: Path) -> None:
    used = USES[4].name

    def game(random: Random) -> Seats:
        ender = random.randrange(PLAYERS)
        uses = [random.randrange(4) for _ in range(PLAYERS)]
        return [
            {
                "ender_1": ender,
                used: uses[seat],
                "score": 50 + random.randrange(8) + 4 * (seat == ender) + 2 * uses[seat],
            }
            for seat in range(PLAYERS)
        ]

    told = rows(table(tmp_path / "a.csv", game))
    assert holds(told["end", 1, "ended"], 4)
    assert holds(told["district", 0, used.removeprefix("uses_")], 2)
    # Nobody used the others.
    assert len([key for key in told if key[0] == "district"]) == 1


def test_a_table_from_before_districts_were_counted_has_the_rest(tmp_path: Path) -> None:
    def game(random: Random) -> Seats:
        return [{"ender_1": 1, "score": 50 + random.randrange(8)} for _ in range(PLAYERS)]

    new = table(tmp_path / "new.csv", game)
    old = tmp_path / "old.csv"
    kept = [name for name in NAMES if not name.startswith("uses_")]
    with new.open(encoding="utf-8", newline="") as source, old.open("w", newline="") as target:
        out = csv.DictWriter(target, kept, extrasaction="ignore")
        out.writeheader()
        out.writerows(csv.DictReader(source))
    assert {key[0] for key in rows(old)} == {"end"}


def test_few_games_have_no_estimate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.simulation.test_adjusted.GAMES", 3)

    def game(random: Random) -> Seats:
        return [{"ender_1": 1, "score": random.randrange(9)} for _ in range(PLAYERS)]

    told = rows(table(tmp_path / "a.csv", game))
    assert {row.points for row in told.values()} == {None}
