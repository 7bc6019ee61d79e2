"""Weights by regression: the value of a term is learned from how the games ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from quebec.engine.thinking.terms import TERMS
from tools.tune.games import CENTURIES, PLAIN, Array, Rest, Seen, Table

RIDGE = 3e-4
"""The ridge penalty per position, for terms scaled to equal spread."""


class Rows(NamedTuple):
    """All seats of all positions of a century, one per row."""

    terms: Array
    gained: Array
    """Points from there to the end."""
    players: Array


def rows_of(seen: Sequence[Seen], century: int) -> Rows:
    terms, gained, players = [], [], []
    for game in seen:
        here = game.centuries == century
        terms.append(game.rows[here].reshape(-1, len(TERMS)))
        gained.append((game.final - game.scores[here]).reshape(-1))
        players.append(np.full(len(gained[-1]), len(game.final)))
    return Rows(np.concatenate(terms), np.concatenate(gained), np.concatenate(players))


def spreads(seen: Sequence[Seen]) -> Array:
    """How much each term varies, by century."""
    return np.array([rows_of(seen, century + 1).terms.std(axis=0) for century in range(CENTURIES)])


def regression(seen: Sequence[Seen]) -> tuple[Table, list[float]]:
    """The weights of the best fit, and their error in each century."""
    columns: list[Array] = []
    errors = []
    for century in range(CENTURIES):
        terms, gained, players = rows_of(seen, century + 1)
        # The first terms are the same for all seats; each number of players has its own.
        rest = [(players == n)[:, None] * terms[:, :PLAIN] for n in np.unique(players)]
        columns_here = np.concatenate([terms[:, PLAIN:], *rest], axis=1)
        weights = ridge(columns_here, gained)
        errors.append(float(np.std(gained - columns_here @ weights)))
        columns.append(weights)
    table = {
        term: tuple(float(column[k]) for column in columns) for k, term in enumerate(TERMS[PLAIN:])
    }
    return table, errors


def ridge(rows: Array, wanted: Array) -> Array:
    spread = rows.std(axis=0)
    spread[spread < 1e-9] = 1.0
    scaled = rows / spread
    pull = RIDGE * len(rows) * np.eye(rows.shape[1])
    solved: Array = np.linalg.solve(scaled.T @ scaled + pull, scaled.T @ wanted) / spread
    return solved


def rest_of(seen: Sequence[Seen], table: Table) -> Rest:
    """What the first terms are worth in games of one kind, given all other weights."""
    by_century = []
    for century in range(CENTURIES):
        terms, gained, _ = rows_of(seen, century + 1)
        weights = np.array([table[term][century] for term in TERMS[PLAIN:]])
        unexplained = gained - terms[:, PLAIN:] @ weights
        by_century.append(np.linalg.lstsq(terms[:, :PLAIN], unexplained, rcond=None)[0])
    first, second = (tuple(float(one[k]) for one in by_century) for k in range(PLAIN))
    return first, second
