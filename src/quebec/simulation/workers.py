"""Playing the batches of a run, in this process, in several, or on a cluster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from time import monotonic
from typing import Final

from quebec.bots import make_bot
from quebec.processes.cluster import ClusterPool
from quebec.processes.pool import ProcessPool
from quebec.simulation.columns import Row
from quebec.simulation.game import play_game
from quebec.simulation.rows import rows_of
from quebec.simulation.run import Run, cannot_write
from quebec.simulation.settings import Settings, parse_budget

PATIENCE: Final = 0.2
"""Seconds between two reports."""


def play_batches(run: Run, batches: Sequence[int], jobs: int) -> Iterator[int]:
    """Play and save these batches; yields from time to time how many more games are played."""
    work = _play_batch if jobs == 1 else _play_batch_elsewhere
    with ProcessPool(jobs) as pool:
        for _, played in pool.reports(partial(work, run), batches):
            yield played


def play_on_cluster(run: Run, batches: Sequence[int], address: str) -> Iterator[int]:
    """The same on a cluster; the results are saved here."""
    with ClusterPool(address) as pool:
        for number, rows in pool.each(partial(_whole_batch, run.settings), batches):
            run.keep(batches[number], rows)
            yield len(run.settings.games_of(batches[number]))


def _play_batch(run: Run, batch: int) -> Iterator[int]:
    rows: list[Row] = []
    yield from _batch_rows(run.settings, batch, rows)
    run.keep(batch, rows)


def _play_batch_elsewhere(run: Run, batch: int) -> Iterator[int]:
    try:
        yield from _play_batch(run, batch)
    except OSError as error:
        raise cannot_write(run.parts, error) from error


def _whole_batch(settings: Settings, batch: int) -> list[Row]:
    rows: list[Row] = []
    for _ in _batch_rows(settings, batch, rows):
        pass
    return rows


def _batch_rows(settings: Settings, batch: int, rows: list[Row]) -> Iterator[int]:
    """Append the rows of a batch; yields from time to time how many more games are played."""
    bots = {name: make_bot(name) for name in settings.players}
    budget = parse_budget(settings.budget)
    played, reported = 0, monotonic()
    for game in settings.games_of(batch):
        seed = settings.seed_of(game)
        names = settings.players_of(game)
        seated = [bots[name] for name in names]
        rows += rows_of(game, seed, names, play_game(settings.rules, seated, seed, budget))
        played += 1
        if monotonic() - reported > PATIENCE:
            yield played
            played, reported = 0, monotonic()
    if played:
        yield played
