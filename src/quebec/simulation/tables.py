"""A summary as tables for the terminal."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from textwrap import fill
from typing import TextIO

from rich import box
from rich.console import Console
from rich.table import Table

from quebec.engine.layout import CENTURIES
from quebec.extras import install_command
from quebec.simulation.adjusted import AdjustedRow, Kind
from quebec.simulation.rows import IDLE, MANSION, START
from quebec.simulation.summary import QUANTILES, Summary
from quebec.simulation.words import Words

WIDE = 120
"""Columns if the output is no terminal, and COLUMNS does not say."""
ADJUSTED: dict[Kind, str] = {
    "leader": "adjusted-leaders",
    "end": "adjusted-ends",
    "district": "adjusted-districts",
}
"""The titles of what is worth something, no matter who had it."""
ROMAN = ("", "I", "II", "III", "IV")
NAME_WIDTH = 11
"""The minimal width of a name; longer ones take several lines where there is no room."""
HEAD_WIDTH = 9
"""Heads of numbers take several lines, so that all columns fit into 80."""


def show(summary: Summary, words: Words, out: TextIO) -> None:
    console = Console(file=out, highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console = Console(file=out, highlight=False, width=WIDE)
    console.print(words.title, style="bold")
    for table in tables(summary, words):
        console.print()
        console.print(table)
    if not summary.adjusted:
        hint = words.texts.say("stats-adjusted-hint", command=install_command("stats"))
        console.print(f"\n{hint}")


def tables(summary: Summary, words: Words) -> Iterator[Table]:
    """The tables that are not empty."""
    if len(summary.bots) > 1:
        yield _bots(summary, words)
    yield _seats(summary, words)
    if summary.leaders:
        yield _leaders(summary, words)
    if summary.events:
        yield _events(summary, words)
    yield _sources(summary, words)
    yield _length(summary, words)
    yield _scores(summary, words)
    for kind in ADJUSTED:
        rows = [row for row in summary.adjusted if row.kind == kind]
        if rows:
            yield _adjusted(kind, rows, words)


def _table(title: str, heads: Sequence[str], left: int, rows: Iterable[Sequence[str]]) -> Table:
    """A table whose first columns are words, and the others numbers."""
    table = Table(
        title=title,
        box=box.SIMPLE_HEAD,
        title_justify="left",
        title_style="bold",
        padding=0,
        pad_edge=False,
    )
    for number, head in enumerate(heads):
        is_name = number < left
        table.add_column(
            head if is_name else fill(head, HEAD_WIDTH, break_long_words=False),
            justify="left" if is_name else "right",
            no_wrap=number != left - 1,
            overflow="fold",
            min_width=NAME_WIDTH if number == left - 1 else None,
        )
    for row in rows:
        table.add_row(*row)
    return table


def _bots(summary: Summary, words: Words) -> Table:
    return _table(
        words.say("bots"),
        [words.say(key) for key in ("bot", "rows", "score", "win-share")],
        1,
        (
            (row.bot, str(row.score.count), words.mean(row.score), words.mean_share(row.win_share))
            for row in summary.bots
        ),
    )


def _seats(summary: Summary, words: Words) -> Table:
    return _table(
        words.say("seats"),
        [words.say(key) for key in ("place", "score", "lead", "win-share")],
        1,
        (
            (
                str(row.place + 1),
                words.mean(row.score),
                words.mean(row.lead, signed=True),
                words.mean_share(row.win_share),
            )
            for row in summary.seats
        ),
    )


def _leaders(summary: Summary, words: Words) -> Table:
    heads = ("century", "leader", "taken", "with", "others", "difference", "win-share", "others")
    return _table(
        words.say("leaders"),
        [words.say(key) for key in heads],
        2,
        (
            (
                ROMAN[row.century],
                words.leader(row),
                words.share(row.taken),
                words.number(row.score.mean),
                words.number(row.others_score),
                words.mean(row.difference, signed=True),
                words.mean_share(row.win_share),
                words.share(row.others_win_share),
            )
            for row in summary.leaders
        ),
    )


def _events(summary: Summary, words: Words) -> Table:
    heads = ("century", "event", "games", "score", "difference", "spread", "turns", "card-points")
    return _table(
        words.say("events"),
        [words.say(key) for key in heads],
        2,
        (
            (
                ROMAN[row.century],
                words.event(row.year),
                str(row.games),
                words.number(row.score.mean),
                words.mean(row.difference, signed=True),
                words.mean(row.spread),
                words.mean(row.turns),
                words.number(row.points, 2),
            )
            for row in summary.events
        ),
    )


def _sources(summary: Summary, words: Words) -> Table:
    centuries = [words.century(century) for century in CENTURIES]
    ends = [words.say("final"), words.source("total"), words.say("winners")]
    return _table(
        words.say("sources"),
        [words.say("source"), *centuries, *ends],
        1,
        (
            (
                words.source(row.source),
                *(
                    words.number(points) if points else "·"
                    for points in (*row.centuries, row.final, row.total, row.winners)
                ),
            )
            for row in summary.sources
            if row.total
        ),
    )


def _length(summary: Summary, words: Words) -> Table:
    kinds = (START, MANSION, IDLE)
    table = _table(
        words.say("length"),
        [words.say("century"), words.say("turns"), *map(words.end, kinds)],
        1,
        (
            (
                words.century(row.century) if row.century else words.say("whole-game"),
                words.mean(row.turns),
                *(words.share(row.ends.get(kind, 0.0)) if row.century else "" for kind in kinds),
            )
            for row in summary.length
        ),
    )
    table.caption = words.texts.labelled(words.say("decisions"), words.mean(summary.decisions))
    table.caption_justify = "left"
    return table


def _scores(summary: Summary, words: Words) -> Table:
    quantiles = [words.say("median") if part == 0.5 else words.share(part) for part in QUANTILES]
    return _table(
        words.say("scores"),
        [words.say("place"), words.say("seats-with"), *quantiles],
        1,
        (
            (
                words.rank(row.rank),
                str(row.count),
                *map(str, row.quantiles),
            )
            for row in summary.scores
        ),
    )


def _adjusted(kind: Kind, rows: Sequence[AdjustedRow], words: Words) -> Table:
    by_century = kind != "district"
    number = "seats-with" if by_century else "uses"
    heads = ("what", number, "adjusted-points", "adjusted-wins", "own")
    table = _table(
        words.say(ADJUSTED[kind]),
        [words.say(key) for key in (*(["century"] if by_century else []), *heads)],
        2 if by_century else 1,
        (
            (
                *([ROMAN[row.century]] if by_century else []),
                words.adjusted(row),
                str(row.count),
                words.estimate(row.points),
                words.estimate(row.win_share, share=True),
                words.share(row.own),
            )
            for row in rows
        ),
    )
    table.caption = words.say("adjusted-note")
    table.caption_justify = "left"
    return table
