"""The results as a table, and in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.table import Table

from quebec.arena.sequential import ABOVE, BELOW, ERROR, NEAR, OPEN
from quebec.arena.standings import Interval, Row, Standings

COLUMNS: Final = ("win share %", "score", "margin", "rank", "ms/move", "faults")
ROOMY: Final = 110
"""Columns that a terminal needs to show all intervals; a narrower one shows those of the shares."""


def table(standings: Standings, width: int) -> Table:
    match = standings.match
    title = (
        f"rules {match.rules}, seed {match.seed}: {standings.setups} set-ups"
        f" × {match.seats} rotations = {standings.games} games"
    )
    made = Table(
        title=title,
        title_justify="left",
        title_style="",
        box=None,
        header_style="bold",
        pad_edge=False,
    )
    made.add_column("player", overflow="fold", min_width=10)
    for name in COLUMNS:
        made.add_column(name, justify="right", no_wrap=True)
    for row in standings.grouped_rows():
        made.add_row(*cells(row, roomy=width >= ROOMY))
    return made


def cells(row: Row, roomy: bool) -> tuple[str, ...]:
    """The row in words and rounded numbers."""
    return (
        row.title,
        _with_interval(row.win_share, row.ci95, 1, 100),
        _with_interval(row.mean_score, row.mean_score_ci95 if roomy else None, 1),
        _with_interval(row.margin, row.margin_ci95 if roomy else None, 1),
        _with_interval(row.rank, row.rank_ci95 if roomy else None, 2),
        "–" if row.ms_per_move is None else f"{row.ms_per_move:.3g}",
        str(row.losses_by_fault),
    )


def _with_interval(
    value: float | None, interval: Interval | None, digits: int, scale: float = 1
) -> str:
    if value is None:
        return "–"
    middle = f"{value * scale:.{digits}f}"
    if interval is None:
        return middle
    low, high = (f"{end * scale:.{digits}f}" for end in interval)
    return f"{middle} [{low}, {high}]"


def remarks(standings: Standings, within: float) -> Iterator[str]:
    """What a table cannot hold: groups, the verdict of the test, faults."""
    match = standings.match
    if any(row.copies > 1 for row in standings.grouped_rows()):
        yield "A row of several players of one name (×) shows the mean of each of them."
    yield verdict(standings, within)
    for label, tally in zip(match.labels, standings.tallies, strict=True):
        if tally.losses_by_fault:
            yield f"{label} lost {tally.losses_by_fault} games by a fault:"
            yield from (f"  {fault}" for fault in tally.faults)
            rest = tally.losses_by_fault - len(tally.faults)
            if rest:
                yield f"  and {rest} more"


def verdict(standings: Standings, within: float) -> str:
    """What the sequential test says of the player that the match is about."""
    asked = standings.match.asked
    test = standings.tests[asked]
    fair = 100 / standings.match.seats
    said = {
        ABOVE: f"wins more than its fair share of {fair:.1f} %",
        BELOW: f"wins less than its fair share of {fair:.1f} %",
        NEAR: f"is within {100 * within:g} points of its fair share of {fair:.1f} %",
        OPEN: f"may or may not differ from its fair share of {fair:.1f} %",
    }[test.verdict]
    when = "not clear" if test.verdict == OPEN else "clear"
    return (
        f"{standings.match.labels[asked]} {said}"
        f" ({when} after {test.setups} set-ups, sequential test, error ≤ {100 * ERROR:g} %)"
    )
