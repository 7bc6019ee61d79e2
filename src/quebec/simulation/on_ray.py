"""The batches of a run on the machines of a Ray cluster; what they give is kept here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from quebec.cluster import connected
from quebec.simulation.columns import Row
from quebec.simulation.run import Run
from quebec.simulation.settings import Settings
from quebec.simulation.workers import WorkerEnded, batch_rows

RETRIES: Final = 3


def play_on_cluster(run: Run, batches: Sequence[int], address: str) -> Iterator[int]:
    """Play these batches wherever there is room; yields how many more games are played."""
    ray = connected(address)
    try:
        play = ray.remote(_whole_batch).options(num_cpus=1, max_retries=RETRIES)
        playing = {play.remote(run.settings, batch): batch for batch in batches}
        while playing:
            (done,), _ = ray.wait(list(playing), num_returns=1)
            run.keep(batch := playing.pop(done), _rows(ray, done))
            yield len(run.settings.games_of(batch))
    finally:
        ray.shutdown()


def _whole_batch(settings: Settings, batch: int) -> list[Row]:
    rows: list[Row] = []
    for _ in batch_rows(settings, batch, rows):
        pass
    return rows


def _rows(ray: Any, done: Any) -> list[Row]:
    try:
        rows: list[Row] = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        # What the game itself has to say.
        raise error.cause from error
    except ray.exceptions.RayError as error:
        raise WorkerEnded from error
    return rows
