"""Weights by matches: two tastes, a little apart in all weights at once, play each other.

Simultaneous perturbation (SPSA): every weight is moved up or down at random, in steps that count
the same in points; both tastes sit at the same tables, on the same set-ups; all weights then move
towards the one that did better, and the more so the better it did.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from quebec.processes.pool import Pool
from tools.tune.games import PLAIN, Array, Sort, Taste, meetings, outcome, play_all

STEADY = 20
"""Steps from which on the moves become smaller."""
ENVY_REACH = 0.1
"""How far envy is moved for each point that a term is moved."""
LEAST_SPREAD = 0.05
"""A term that hardly ever varies is moved as if it had this spread."""


def climb(
    pool: Pool,
    start: Taste,
    spread: Array,
    sorts: Sequence[Sort],
    *,
    steps: int,
    setups: int,
    reach: float,
    gain: float,
    seed: int,
) -> Iterator[tuple[Taste, float]]:
    """Yields after each step the taste, and by how many points the better of two was ahead."""
    chance = Random(seed)
    taste = start
    for step in range(steps):
        up = {
            term: tuple(
                chance.choice((-1, 1)) * reach / max(spread[century, PLAIN + k], LEAST_SPREAD)
                for century in range(len(row))
            )
            for k, (term, row) in enumerate(taste.table.items())
        }
        more = chance.choice((-1, 1)) * reach * ENVY_REACH
        pair = (moved(taste, up, more, 1.0), moved(taste, up, more, -1.0))
        deals = [
            (sorts[(step * setups + k) % len(sorts)], chance.getrandbits(32)) for k in range(setups)
        ]
        first, second = (
            [game for sort, deal in deals for game in meetings(sort, [deal], sides)]
            for sides in (pair, (pair[1], pair[0]))
        )
        scores = play_all(pool, [*first, *second])
        ahead = outcome(first, scores[: len(first)])
        behind = outcome(second, scores[len(first) :])
        better = (ahead.margin - behind.margin) / 2
        move = gain * better / (1 + step / STEADY) ** 0.6
        taste = moved(taste, up, more, move)
        yield taste, better


def moved(taste: Taste, direction: dict[str, tuple[float, ...]], more: float, far: float) -> Taste:
    """A taste, moved in a direction."""
    table = {
        term: tuple(weight + far * step for weight, step in zip(row, direction[term], strict=True))
        for term, row in taste.table.items()
    }
    return taste._replace(table=table, envy=taste.envy + far * more)
