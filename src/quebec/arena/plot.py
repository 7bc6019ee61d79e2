"""The results as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from quebec.arena.standings import Interval, Standings
from quebec.pictures import save_picture

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def draw(standings: Standings, path: Path) -> None:
    """Win shares next to the fair share, and mean scores, each with its interval."""
    from matplotlib.figure import Figure

    rows = standings.grouped_rows()
    match = standings.match
    figure = Figure(figsize=(9, 1.6 + 0.5 * len(rows)), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    _points(left, [(100 * row.win_share, _scaled(row.ci95, 100)) for row in rows])
    left.axvline(100 / match.seats, linestyle="--", color="grey")
    left.set_xlabel("win share in %, with 95 % interval; dashed: the fair share")
    _points(right, [(row.mean_score, row.mean_score_ci95) for row in rows])
    right.set_xlabel("mean score, with 95 % interval")
    left.set_yticks(range(len(rows)), [row.title for row in rows])
    left.set_ylim(len(rows) - 0.5, -0.5)
    figure.suptitle(f"{standings.games} games, rules {match.rules}, seed {match.seed}")
    save_picture(figure, path)


def _points(axes: Axes, values: Sequence[tuple[float | None, Interval | None]]) -> None:
    for y, (value, interval) in enumerate(values):
        if value is None:
            continue
        low, high = interval or (value, value)
        error = [[max(0.0, value - low)], [max(0.0, high - value)]]
        axes.errorbar([value], [y], xerr=error, fmt="o", capsize=4)
    axes.grid(axis="x", alpha=0.3)


def _scaled(interval: Interval, scale: float) -> Interval:
    return interval[0] * scale, interval[1] * scale
