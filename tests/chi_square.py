"""Whether counts are what chance would give: Pearson's test, with the standard library only."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist


def chi_square(counts: Sequence[int], expected: Sequence[float]) -> float:
    """How far counts are from what is expected of them."""
    return sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))


def chi_square_evenly(counts: Sequence[int]) -> float:
    """How far counts are from being all alike."""
    return chi_square(counts, [sum(counts) / len(counts)] * len(counts))


def chi_square_alike(one: Sequence[int], other: Sequence[int]) -> float:
    """How far two samples are from having one distribution (both may be of any size)."""
    of_one, of_both = sum(one), sum(one) + sum(other)
    both = [n + m for n, m in zip(one, other, strict=True)]
    return chi_square(one, [n * of_one / of_both for n in both]) + chi_square(
        other, [n * (of_both - of_one) / of_both for n in both]
    )


def limit(freedom: int, chance: float) -> float:
    """The value that fair counts exceed with that chance only (Wilson and Hilferty's formula)."""
    z = NormalDist().inv_cdf(1 - chance)
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + z * spread**0.5) ** 3)
