"""Games of the greedy player under given weights: rows of terms to learn from, and matches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from quebec.engine import State, new_game
from quebec.engine.thinking.terms import TERMS, Terms
from quebec.engine.thinking.turn import Turn
from quebec.engine.thinking.value import HandMade, Weights
from quebec.processes.pool import Pool

Array = npt.NDArray[Any]
Table = dict[str, tuple[float, ...]]
"""What each term but the first ones is worth, by century."""
Rest = tuple[tuple[float, ...], tuple[float, ...]]
"""What the first terms are worth at a table, by century."""
PLAIN = 2
"""How many first terms there are: the century, and what is left of it."""

MOST_NODES = 4000
CENTURIES = 4


class Sort(NamedTuple):
    """A kind of game: its rules and number of players."""

    ruleset: str
    players: int


SORTS = (
    Sort("2011", 3),
    Sort("2011", 4),
    Sort("2011", 5),
    Sort("2026", 3),
    Sort("2026", 4),
    Sort("2011-events", 5),
)
"""The games that the weights are tuned for, in turn; the family rules use the same weights."""
SORTS_OF_TWO = (Sort("2011", 2), Sort("2011-events", 2))
"""The same for the weights of the game for two."""


class Taste(NamedTuple):
    """All parameters of a greedy player."""

    table: Table
    rests: dict[tuple[bool, int], Rest]
    """By whether the game has leaders, and the number of players."""
    envy: float
    spreads: tuple[tuple[float, float], ...]
    """How far scores are still open, by century: at its end, and how much more at its start."""

    def value(self, state: State) -> HandMade:
        rest = self.rests[len(state.table.leaders) > 0, state.players]
        return HandMade(state, Weights(self.table, rest, self.envy))


class Seen(NamedTuple):
    """The samples from one game: positions at the start of turns."""

    rows: Array
    """The terms, by position and seat."""
    centuries: Array
    scores: Array
    """By position and seat."""
    final: Array
    """By seat."""
    leaders: bool


class Lesson(NamedTuple):
    """A game to learn from."""

    sort: Sort
    seed: int
    taste: Taste
    noise: Array
    """The noise on each weight, so that all kinds of play occur."""
    slips: float
    """How often a move is random."""


def best_move(turn: Turn, state: State) -> int:
    """The move that the greedy player would make; of equals the first."""
    turn.think(state)
    return int(turn.moves[max(range(turn.count), key=turn.utility.__getitem__)])


def seen_in(lesson: Lesson) -> Seen:
    """Play a game with a player of slightly different taste at each seat."""
    chance = Random(f"{lesson.sort} {lesson.seed}")
    state = new_game(lesson.sort.ruleset, lesson.sort.players, lesson.seed)
    turns = [
        Turn(state, off(lesson.taste, lesson.noise, chance).value(state), MOST_NODES)
        for _ in range(state.players)
    ]
    terms = Terms(state)
    rows: list[list[float]] = []
    centuries: list[int] = []
    scores: list[tuple[int, ...]] = []
    while not state.is_over:
        if state.asking().always:
            terms.look(state)
            rows.append([terms.rows[k] for k in range(state.players * len(TERMS))])
            centuries.append(int(state.century))
            scores.append(state.scores)
        if chance.random() < lesson.slips:
            state.apply(chance.choice(state.legal_moves()).index)
        else:
            state.apply(best_move(turns[state.decider()], state))
    shape = (len(rows), lesson.sort.players, len(TERMS))
    return Seen(
        np.array(rows).reshape(shape),
        np.array(centuries),
        np.array(scores),
        np.array(state.scores),
        len(state.table.leaders) > 0,
    )


def off(taste: Taste, noise: Array, chance: Random) -> Taste:
    """A taste with random noise on its weights."""
    return taste._replace(
        table={
            term: tuple(
                weight + chance.gauss(0, 1) * noise[century, PLAIN + k]
                for century, weight in enumerate(row)
            )
            for k, (term, row) in enumerate(taste.table.items())
        }
    )


class Meeting(NamedTuple):
    """A game of a match: which of two tastes sits at each seat."""

    sort: Sort
    seed: int
    tastes: tuple[Taste, Taste]
    seats: tuple[int, ...]


def scores_of(meeting: Meeting) -> tuple[int, ...]:
    state = new_game(meeting.sort.ruleset, meeting.sort.players, meeting.seed)
    turns = [Turn(state, meeting.tastes[which].value(state), MOST_NODES) for which in meeting.seats]
    while not state.is_over:
        state.apply(best_move(turns[state.decider()], state))
    return state.scores


class Outcome(NamedTuple):
    """A match of a taste against another, seen from the first one."""

    games: int
    share: float
    """Of the wins; a draw is split."""
    error: float
    """Standard error of the share."""
    margin: float
    """Own score less the mean of the others."""
    mean: float
    """Score of all seats."""


def meetings(sort: Sort, seeds: Iterable[int], tastes: tuple[Taste, Taste]) -> list[Meeting]:
    """One player of the first taste at each seat in turn, on the same set-ups."""
    return [
        Meeting(sort, seed, tastes, tuple(int(k != alone) for k in range(sort.players)))
        for seed in seeds
        for alone in range(sort.players)
    ]


def outcome(games: Sequence[Meeting], scores: Sequence[tuple[int, ...]]) -> Outcome:
    shares, margins = [], []
    for meeting, points in zip(games, scores, strict=True):
        first = meeting.seats.index(0)
        best = [seat for seat, own in enumerate(points) if own == max(points)]
        shares.append((first in best) / len(best))
        others = sum(points) - points[first]
        margins.append(points[first] - others / (len(points) - 1))
    error = float(np.std(shares) / len(shares) ** 0.5)
    mean = float(np.mean([np.mean(points) for points in scores]))
    return Outcome(len(games), float(np.mean(shares)), error, float(np.mean(margins)), mean)


def play_all(pool: Pool, games: list[Meeting]) -> list[tuple[int, ...]]:
    return pool.in_order(scores_of, games)
