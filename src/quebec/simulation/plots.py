"""A summary as plots. Colours and markers are safe for colour-blind readers."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from math import nan
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from quebec.engine.layout import CENTURIES
from quebec.simulation.adjusted import AdjustedRow
from quebec.simulation.summary import EventRow, Mean, Summary
from quebec.simulation.words import SOURCES, Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import FigureBase

# Okabe and Ito's colours for the centuries, Paul Tol's for the sources.
CENTURY_COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7")
CENTURY_MARKERS: Final = ("o", "s", "^", "D")
SOURCE_COLOURS: Final = (
    *("#332288", "#88CCEE", "#44AA99", "#999933", "#CC6677"),
    *("#AA4499", "#DDDDDD", "#661100", "#117733", "#DDCC77"),
)
INK: Final = "#333333"
FAINT: Final = "#BBBBBB"
DPI: Final = 150
NAME_WIDTH: Final = 36
SCORE_BIN: Final = 5
LEAST_LABELLED: Final = 1.5
"""The fewest points of a part of a bar that has room for its number."""
STYLE: Final[Any] = {
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": INK,
    "axes.titlesize": 11,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": "#E6E6E6",
    "svg.hashsalt": "quebec",
}

Draw = Callable[["FigureBase", Summary, Words], None]


def draw_seats(figure: FigureBase, summary: Summary, words: Words) -> None:
    figure.suptitle(words.say("seats"), fontweight="bold")
    left, right = figure.subplots(1, 2)
    places = [str(row.place + 1) for row in summary.seats]
    wins = [_scaled(row.win_share, 100) for row in summary.seats]
    for axes, means, usual, label in (
        (left, wins, 100 / summary.players, words.say("axis-win-share")),
        (right, [row.lead for row in summary.seats], 0.0, words.say("axis-lead")),
    ):
        axes.axhline(usual, color=INK, linestyle="--", linewidth=1)
        axes.errorbar(
            places,
            [mean.mean for mean in means],
            yerr=[mean.error for mean in means],
            fmt="o",
            color=CENTURY_COLOURS[0],
            markersize=8,
            capsize=6,
        )
        axes.margins(x=0.25, y=0.15)
        axes.grid(axis="x", visible=False)
        axes.set_xlabel(words.say("axis-place"))
        axes.set_ylabel(label)


def draw_leaders(figure: FigureBase, summary: Summary, words: Words) -> None:
    figure.suptitle(words.say("leaders"), fontweight="bold")
    left, right = figure.subplots(1, 2, sharey=True)
    names = list(dict.fromkeys(words.leader(row) for row in summary.leaders))
    for century in CENTURIES:
        rows = [row for row in summary.leaders if row.century == century]
        # The centuries of a leader are below each other, I at the top.
        heights = [names.index(words.leader(row)) + 0.17 * (century - 2.5) for row in rows]
        _dots(left, [row.difference for row in rows], heights, century, words)
        _dots(right, [_scaled(row.win_share, 100) for row in rows], heights, century, words)
    left.axvline(0, color=INK, linestyle="--", linewidth=1)
    right.axvline(100 / summary.players, color=INK, linestyle="--", linewidth=1)
    left.set_yticks(range(len(names)), names)
    left.set_ylim(len(names) - 0.5, -0.5)
    left.set_xlabel(words.say("axis-difference"))
    right.set_xlabel(words.say("axis-win-share"))
    for axes in (left, right):
        axes.grid(axis="y", visible=False)
        for k in range(1, len(names)):
            axes.axhline(k - 0.5, color=FAINT, linewidth=0.6)
    handles, labels = left.get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=4, frameon=False)


def draw_events(figure: FigureBase, summary: Summary, words: Words) -> None:
    figure.suptitle(words.say("events"), fontweight="bold")
    panels = figure.subplots(1, 3, sharey=True)
    kinds: tuple[tuple[str, Callable[[EventRow], Mean]], ...] = (
        ("axis-event-score", lambda row: row.difference),
        ("axis-spread", lambda row: row.spread),
        ("axis-turns", lambda row: row.turns),
    )
    rows = summary.events
    for axes, (label, mean) in zip(panels, kinds, strict=True):
        for century in CENTURIES:
            heights = [k for k, row in enumerate(rows) if row.century == century]
            _dots(axes, [mean(rows[k]) for k in heights], heights, century, words)
        for k in range(1, len(rows)):
            if rows[k].century != rows[k - 1].century:
                axes.axhline(k - 0.5, color=FAINT, linewidth=0.6)
        axes.grid(axis="y", visible=False)
        axes.set_xlabel(words.say(label))
    panels[0].axvline(0, color=INK, linestyle="--", linewidth=1)
    names = [textwrap.fill(words.event(row.year), NAME_WIDTH) for row in rows]
    panels[0].set_yticks(range(len(rows)), names, fontsize=8.5)
    panels[0].set_ylim(len(rows) - 0.5, -0.5)
    handles, labels = panels[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=4, frameon=False)


def draw_sources(figure: FigureBase, summary: Summary, words: Words) -> None:
    figure.suptitle(words.say("sources"), fontweight="bold")
    axes = figure.subplots()
    names = [*(words.century(century) for century in CENTURIES), words.say("final")]
    bottom = [0.0] * len(names)
    for row in summary.sources:
        if row.source == "total" or not row.total:
            continue
        heights = [*row.centuries, row.final]
        colour = SOURCE_COLOURS[SOURCES.index(row.source)]
        bars = axes.bar(
            names,
            heights,
            bottom=bottom,
            width=0.65,
            color=colour,
            edgecolor="white",
            label=words.source(row.source),
        )
        shown = [words.number(one) if one >= LEAST_LABELLED else "" for one in heights]
        axes.bar_label(bars, shown, label_type="center", color=_readable_on(colour), fontsize=9)
        bottom = [low + one for low, one in zip(bottom, heights, strict=True)]
    for place, height in enumerate(bottom):
        total = words.number(height)
        axes.annotate(
            total, (place, height), (0, 3), textcoords="offset points", ha="center", weight="bold"
        )
    axes.margins(y=0.1)
    axes.grid(axis="x", visible=False)
    axes.set_ylabel(words.say("axis-points"))
    handles, labels = axes.get_legend_handles_labels()
    # From top to bottom, in the order of the stacked parts.
    figure.legend(handles[::-1], labels[::-1], loc="outside right center", frameon=False)


def draw_scores(figure: FigureBase, summary: Summary, words: Words) -> None:
    """How often each score occurred, of all players and of the winners."""
    figure.suptitle(words.say("scores"), fontweight="bold")
    axes = figure.subplots()
    for row, colour in zip(summary.scores, CENTURY_COLOURS, strict=False):
        if row.rank > 1:
            break
        bins = range(min(row.histogram), max(row.histogram) + SCORE_BIN + 1, SCORE_BIN)
        axes.hist(
            list(row.histogram),
            bins=list(bins),
            weights=[100 * n / row.count for n in row.histogram.values()],
            histtype="stepfilled",
            color=colour,
            alpha=0.45,
            label=words.rank(row.rank),
        )
        axes.axvline(row.quantiles[2], color=colour, linewidth=1.5)
    axes.set_xlabel(words.say("axis-score"))
    axes.set_ylabel(words.say("axis-share-of-seats"))
    axes.legend(frameon=False)


def draw_adjusted(figure: FigureBase, summary: Summary, words: Words) -> None:
    """Leaders and ends on the left, districts on the right; where nothing can be said, nothing."""
    figure.suptitle(words.say("adjusted"), fontweight="bold")
    left, right = figure.subplots(1, 2)
    taken = [row for row in summary.adjusted if row.kind != "district"]
    names = list(dict.fromkeys(map(words.adjusted, taken)))
    for century in CENTURIES:
        of_century = [row for row in taken if row.century == century]
        heights = [names.index(words.adjusted(row)) + 0.17 * (century - 2.5) for row in of_century]
        _dots(left, [_as_mean(row) for row in of_century], heights, century, words)
    uses = sorted(
        (row for row in summary.adjusted if row.kind == "district"),
        key=lambda row: -(row.points.value if row.points else 0),
    )
    _dots(right, [_as_mean(row) for row in uses], list(range(len(uses))), 1, words)
    for axes, ticks in ((left, names), (right, [words.adjusted(row) for row in uses])):
        axes.axvline(0, color=INK, linestyle="--", linewidth=1)
        axes.set_yticks(range(len(ticks)), ticks)
        axes.set_ylim(len(ticks) - 0.5, -0.5)
        axes.grid(axis="y", visible=False)
        axes.set_xlabel(words.say("axis-adjusted"), fontsize=9)
    handles, labels = left.get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=4, frameon=False)


def _as_mean(row: AdjustedRow) -> Mean:
    if row.points is None:
        return Mean(row.count, nan, 0.0, None)
    return Mean(row.count, row.points.value, 0.0, row.points.ci95)


def _dots(
    axes: Axes, means: Sequence[Mean], heights: Sequence[float], century: int, words: Words
) -> None:
    """Means with their intervals, in the colour and with the marker of a century."""
    if means:
        axes.errorbar(
            [mean.mean for mean in means],
            heights,
            xerr=[mean.error for mean in means],
            fmt=CENTURY_MARKERS[century - 1],
            color=CENTURY_COLOURS[century - 1],
            markersize=6,
            capsize=3,
            label=words.century(century),
        )


def _scaled(mean: Mean, by: float) -> Mean:
    interval = (mean.ci95[0] * by, mean.ci95[1] * by) if mean.ci95 else None
    return Mean(mean.count, mean.mean * by, mean.deviation * by, interval)


def _readable_on(colour: str) -> str:
    red, green, blue = (int(colour[k : k + 2], 16) for k in (1, 3, 5))
    return INK if 0.3 * red + 0.59 * green + 0.11 * blue > 140 else "white"


PLOTS: Final[dict[str, tuple[Draw, tuple[float, float]]]] = {
    "seats": (draw_seats, (8.5, 4.2)),
    "leaders": (draw_leaders, (9.5, 5.8)),
    "events": (draw_events, (12.5, 7.5)),
    "sources": (draw_sources, (9.5, 5.8)),
    "scores": (draw_scores, (8.5, 4.2)),
    "adjusted": (draw_adjusted, (12.5, 6.2)),
}
"""How each picture is drawn, and its size in inches."""


def write_plots(summary: Summary, words: Words, target: Path) -> list[Path]:
    """Writes all plots to a directory or, if the target has a suffix, together to one file."""
    kinds = [name for name in PLOTS if getattr(summary, name)]
    if target.suffix and not target.is_dir():
        return [_write(summary, words, kinds, target)]
    target.mkdir(parents=True, exist_ok=True)
    return [_write(summary, words, [kind], target / f"{kind}.png") for kind in kinds]


def _write(summary: Summary, words: Words, kinds: Sequence[str], path: Path) -> Path:
    from matplotlib import rc_context
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    with rc_context(STYLE):
        width = max(PLOTS[kind][1][0] for kind in kinds)
        heights = [PLOTS[kind][1][1] for kind in kinds]
        layout = ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.08)
        figure = Figure(figsize=(width, sum(heights) + 0.4), layout=layout)
        parts = figure.subfigures(len(kinds), 1, height_ratios=heights, squeeze=False)[:, 0]
        for kind, part in zip(kinds, parts, strict=True):
            PLOTS[kind][0](part, summary, words)
        intervals = not set(kinds) <= {"sources", "scores"}
        about = f"{words.title} · {words.say('note')}" if intervals else words.title
        figure.suptitle(about, fontsize=9, color=INK)
        figure.savefig(path, dpi=DPI)
    return path
