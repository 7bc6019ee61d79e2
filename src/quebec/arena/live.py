"""The match while it runs: the table and a progress bar on standard error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from quebec.arena.standings import Standings
from quebec.arena.table import table, verdict

PAUSE: Final = 0.5
"""Seconds between two updates of the table."""


@contextmanager
def shown_live(
    standings: Standings, setups: int, within: float
) -> Iterator[Callable[[Standings], None]]:
    """A callback for every set-up. Without a terminal nothing is drawn."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _: None
        return
    bar = Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
    )
    seats = standings.match.seats
    task = bar.add_task("", total=setups * seats)
    drawn = 0.0

    with Live(console=console, transient=True, auto_refresh=False) as live:

        def tell(now: Standings) -> None:
            nonlocal drawn
            if monotonic() - drawn >= PAUSE:
                bar.update(task, completed=now.games)
                live.update(
                    Group(table(now, console.width), Text(verdict(now, within)), bar), refresh=True
                )
                drawn = monotonic()

        yield tell
