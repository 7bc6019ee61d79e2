"""The results as a table for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

from rich.console import Console
from rich.table import Table

from quebec.bench.rows import Row

WHAT_CAN_BE_COMPARED = (
    "µs/decision and µs/copy can be compared across games, with care: a decision of one game is"
    " not a decision of another.",
    "games/s and set-up can be compared between rows of one game only: games differ in length.",
    "quebec plays inside the engine, as its bots do; quebec-from-python is driven by a loop in"
    " Python, as the peers are.",
    "All figures: median of the repetitions, in processor time; in parentheses the least and the"
    " most. bytes/state: what a process grows by for each copy.",
)
WIDE = 150

REFERENCE = "2026"
PLAYERS = 4
"""Our game that others are compared with."""


def show(rows: Sequence[Row], stream: TextIO) -> None:
    console = Console(file=stream)
    if not console.is_terminal:
        console.width = WIDE
    if rows:
        console.print(table(rows))
        first = rows[0]
        load = "" if first.load is None else f", load {first.load} at the start"
        console.print(f"{first.machine}; {first.python}; {first.repetitions} repetitions{load}")
        for line in [*ratios(rows), *environment_ratios(rows)]:
            console.print(line, highlight=False)
    for line in WHAT_CAN_BE_COMPARED:
        console.print(line, highlight=False)


def table(rows: Sequence[Row]) -> Table:
    made = Table(box=None, header_style="bold", pad_edge=False)
    for name in ("engine", "form", "rules"):
        made.add_column(name, overflow="fold")
    for name in (
        "players",
        "games/s",
        "µs/decision",
        "µs/copy",
        "bytes/state",
        "decisions/game",
        "set-up ms",
    ):
        made.add_column(name, justify="right")
    previous = ""
    for row in rows:
        if previous and previous != f"{row.engine} {row.form}":
            made.add_section()
        previous = f"{row.engine} {row.form}"
        made.add_row(*cells(row))
    return made


def cells(row: Row) -> tuple[str, ...]:
    """The row in words and rounded numbers."""
    return (
        row.engine,
        row.form,
        row.rules,
        str(row.players),
        number(row.games_per_s),
        with_spread(row.us_per_decision, row.us_per_decision_min, row.us_per_decision_max),
        with_spread(row.us_per_copy, row.us_per_copy_min, row.us_per_copy_max),
        "–" if row.bytes_per_state is None else f"{row.bytes_per_state:,}",
        f"{row.decisions_per_game:.0f}",
        number(row.new_game_ms),
    )


def ratios(rows: Sequence[Row]) -> list[str]:
    """How many times slower the others are than our compiled engine, per decision."""
    found = {(row.engine, row.form, row.rules, row.players): row for row in rows}
    inside = found.get(("quebec", "compiled", REFERENCE, PLAYERS))
    from_python = found.get(("quebec-from-python", "compiled", REFERENCE, PLAYERS))
    if inside is None or from_python is None:
        return []
    lines = [f"Time per decision against quebec compiled, {REFERENCE}, {PLAYERS} players:"]
    for row in rows:
        own = row.engine.startswith("quebec")
        if own and (row.form, row.rules, row.players) != ("interpreted", REFERENCE, PLAYERS):
            continue
        times = number(row.us_per_decision / inside.us_per_decision)
        alike = number(row.us_per_decision / from_python.us_per_decision)
        line = f"  {row.engine} ({row.form}): × {times}"
        lines.append(line if own else f"{line}; × {alike} against quebec-from-python")
    return lines


ALIKE = (
    ("quebec-pettingzoo-raw", "pettingzoo-raw"),
    ("quebec-pettingzoo", "pettingzoo-connect-four"),
    ("quebec-openspiel", "openspiel-backgammon"),
    ("quebec-vector", "catanatron"),
)
"""Our environments, and theirs beside them."""


def environment_ratios(rows: Sequence[Row]) -> list[str]:
    """How our environments compare with others', per decision."""
    found = {row.engine: row for row in rows}
    return [
        f"{own}: × {number(found[other].us_per_decision / found[own].us_per_decision)}"
        f" as fast as {other}"
        for own, other in ALIKE
        if own in found and other in found
    ]


def with_spread(median: float | None, least: float | None, most: float | None) -> str:
    if median is None or least is None or most is None:
        return "–"
    return f"{number(median)} ({number(least)}–{number(most)})"


def number(value: float) -> str:
    """Three digits, about the precision of such measurements."""
    rounded = float(f"{value:.3g}")
    return f"{rounded:,.0f}" if rounded >= 100 else f"{rounded:.3g}"
