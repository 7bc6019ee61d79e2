"""X, and what else costs memory or time: what others notice while somebody attacks.

The measured numbers are printed at the end. The bounds are generous: both the attack and the other
player use this machine.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.attacks import floods
from tests.attacks.attacker import MEGABYTE, Attack, Effect, effect
from tests.attacks.conftest import Start

pytestmark = pytest.mark.long
Report = Callable[[str, object], None]
MOST_GROWN = 60 * MEGABYTE
"""Of the server's memory, by one client that attacks."""
LEAST = 0.05
"""Seconds; a p99 below this is as good as any."""


def harmless(found: Effect, slowdown: float = 4) -> bool:
    """Whether others hardly noticed: attackers compete with the server for two cores here."""
    return found.grown < MOST_GROWN and (found.slowdown < slowdown or found.during.p99 < LEAST)


@pytest.mark.case("N05", "X1")
@pytest.mark.parametrize(
    ("case", "flood"), [("X1", floods.endless_headers), ("N05", floods.endless_header)]
)
def test_endless_headers_cost_no_memory(
    start: Start, report: Report, case: str, flood: Attack
) -> None:
    found = effect(start("--limits", ""), flood, 60)
    report(case, found)
    assert harmless(found), str(found)
