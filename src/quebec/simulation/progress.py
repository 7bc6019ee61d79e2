"""The progress bar of a run, with its speed and the time left."""

from __future__ import annotations

from time import monotonic

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from quebec.simulation.run import Run
from quebec.simulation.workers import play_batches, play_on_cluster


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:,.1f} games/s" if speed else "", style="progress.data.speed")


def played_with_bar(run: Run, jobs: int, cluster: str | None = None) -> str:
    """Play what is missing; returns a summary in words."""
    missing = run.missing()
    played = sum(len(run.settings.games_of(batch)) for batch in missing)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    batches = (
        play_on_cluster(run, missing, cluster) if cluster else play_batches(run, missing, jobs)
    )
    began = monotonic()
    total = run.settings.games
    with Progress(*columns, console=Console(stderr=True), speed_estimate_period=60) as bar:
        task = bar.add_task("games", total=total, completed=total - played)
        for more in batches:
            bar.advance(task, more)
    seconds = monotonic() - began
    return f"{played:,} games in {seconds:,.1f} s, {played / max(seconds, 1e-9):,.1f} a second"
