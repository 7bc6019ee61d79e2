"""The main group of each seat (R12.3), as the evaluations see it: the one of the greatest value."""

from __future__ import annotations

from quebec.engine.board import NOWHERE, SITE_COUNT
from quebec.engine.effects.final import VALUE_OF
from quebec.engine.native import i64, vec
from quebec.engine.state import State


def find_main_groups(s: State, group: vec[i64], sums: vec[i64], main: vec[i64]) -> None:
    """Write the number of each seat's main group, and the value of each group, into the buffers."""
    for seat in range(s.players):
        main[seat] = NOWHERE
    for site in range(SITE_COUNT):
        if group[site] == site:
            sums[site] = 0
        if group[site] != NOWHERE:
            # A group bears the number of its first site, so that comes before the others.
            sums[group[site]] += VALUE_OF[s.stars[site]]
    for site in range(SITE_COUNT):
        if group[site] == site:
            best = main[s.token[site]]
            if best == NOWHERE or sums[site] > sums[best]:
                main[s.token[site]] = site
