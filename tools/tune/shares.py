"""How certain a win is for the seat expected to be ahead: the spread of the shares of the win."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from quebec.engine.thinking.terms import TERMS
from tools.tune.games import CENTURIES, Array, Seen, Taste

LEFT = 1
"""The term for how much of the century is left."""
Spread = tuple[float, float]
"""The spread at the end of a century, and how much more it is at its start."""


def expected(game: Seen, taste: Taste, century: int) -> Array:
    """The expected scores, by position and seat, in a century."""
    rest = taste.rests[game.leaders, len(game.final)]
    table = {TERMS[0]: rest[0], TERMS[1]: rest[1], **taste.table}
    weights = np.array([table[term][century] for term in TERMS])
    here = game.centuries == century + 1
    found: Array = game.scores[here] + game.rows[here] @ weights
    return found


def won(game: Seen) -> Array:
    winners = game.final == game.final.max()
    shares: Array = winners / winners.sum()
    return shares


def surprise(games: Sequence[tuple[Array, Array, Array]], spread: Spread) -> float:
    """How surprising the winners were: the mean of -log(share) over positions."""
    total, positions = 0.0, 0
    for scores, left, share in games:
        scaled = scores / (spread[0] + spread[1] * left)[:, None]
        scaled -= scaled.max(axis=1, keepdims=True)
        logs = scaled - np.log(np.exp(scaled).sum(axis=1, keepdims=True))
        total -= float((logs * share).sum())
        positions += len(scores)
    return total / positions


def spreads_of(seen: Sequence[Seen], taste: Taste) -> tuple[Spread, ...]:
    """The least surprising spread for each century, found on a grid."""
    found = []
    for century in range(CENTURIES):
        games = [
            (
                expected(game, taste, century),
                game.rows[game.centuries == century + 1][:, 0, LEFT],
                won(game),
            )
            for game in seen
        ]
        grid = [(late / 2, float(more)) for late in range(2, 50) for more in range(15)]
        found.append(min(grid, key=lambda spread: surprise(games, spread)))
    return tuple(found)


def calibration(seen: Sequence[Seen], taste: Taste) -> list[tuple[str, int, float, float]]:
    """By band of the share that was expected: seats, the mean share expected, the share won."""
    bands: dict[int, list[tuple[float, float]]] = {}
    for game in seen:
        for century in range(CENTURIES):
            scores = expected(game, taste, century)
            left = game.rows[game.centuries == century + 1][:, 0, LEFT]
            spread = taste.spreads[century]
            scaled = scores / (spread[0] + spread[1] * left)[:, None]
            odds = np.exp(scaled - scaled.max(axis=1, keepdims=True))
            shares = odds / odds.sum(axis=1, keepdims=True)
            for row in shares:
                for share, real in zip(row, won(game), strict=True):
                    bands.setdefault(min(9, int(share * 10)), []).append((share, real))
    table = []
    for band, pairs in sorted(bands.items()):
        share, real = np.mean(pairs, axis=0)
        name = f"{band / 10:.1f}-{band / 10 + 0.1:.1f}"
        table.append((name, len(pairs), float(share), float(real)))
    return table
