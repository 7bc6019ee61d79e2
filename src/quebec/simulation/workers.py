"""Playing the batches of a run, in this process or in several.

A worker asks for nothing but the number of the next batch. It tells now and then how many games it
has played, so it also notices when nobody listens any more, and ends.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from time import monotonic
from typing import Final

from quebec.bots import make_bot
from quebec.engine import BadInput
from quebec.simulation.columns import Row
from quebec.simulation.game import play_game
from quebec.simulation.rows import rows_of
from quebec.simulation.run import Run, cannot_write
from quebec.simulation.settings import Settings, parse_budget

PATIENCE: Final = 0.2
"""Seconds between two reports."""
DONE: Final = 0
"""Reported after a batch; before it, numbers of games."""


Trouble = tuple[str, dict[str, str | int], str]
"""A BadInput on its way through a pipe."""


class WorkerEnded(Exception):
    """A process ended before its time."""


def play_batches(run: Run, batches: Sequence[int], jobs: int) -> Iterator[int]:
    """Play and keep these batches; yields now and then how many more games are played."""
    if jobs == 1:
        for batch in batches:
            yield from play_batch(run, batch)
    else:
        yield from _play_in_processes(run, batches, jobs)


def play_batch(run: Run, batch: int) -> Iterator[int]:
    rows: list[Row] = []
    yield from batch_rows(run.settings, batch, rows)
    run.keep(batch, rows)


def batch_rows(settings: Settings, batch: int, rows: list[Row]) -> Iterator[int]:
    """Put the rows of a batch there; yields now and then how many more games are played."""
    bots = [make_bot(name) for name in settings.players]
    budget = parse_budget(settings.budget)
    played, told = 0, monotonic()
    for game in settings.games_of(batch):
        seed = settings.seed_of(game)
        rows += rows_of(game, seed, settings.players, play_game(settings.rules, bots, seed, budget))
        played += 1
        if monotonic() - told > PATIENCE:
            yield played
            played, told = 0, monotonic()
    if played:
        yield played


def _play_in_processes(run: Run, batches: Sequence[int], jobs: int) -> Iterator[int]:
    context = get_context("spawn")
    waiting = iter(batches)
    pipes: dict[Connection, int] = {}
    processes = []
    try:
        for _, batch in zip(range(jobs), waiting, strict=False):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(run, theirs), daemon=True)
            process.start()
            theirs.close()
            processes.append(process)
            ours.send(batch)
            pipes[ours] = batch
        while pipes:
            for pipe in connection.wait(list(pipes)):
                assert isinstance(pipe, Connection)
                told = _received(pipe)
                if told != DONE:
                    yield told
                    continue
                batch = next(waiting, -1)
                if batch < 0:
                    pipe.close()
                    del pipes[pipe]
                else:
                    pipe.send(batch)
    finally:
        for pipe in pipes:
            pipe.close()
        for process in processes:
            if pipes:
                process.terminate()
            process.join()


def _received(pipe: Connection) -> int:
    try:
        told: int | Trouble = pipe.recv()
    except (EOFError, ConnectionResetError) as error:
        raise WorkerEnded from error
    if isinstance(told, int):
        return told
    key, args, message = told
    raise BadInput(key, args, message)


def _work(run: Run, pipe: Connection) -> None:
    """A process: play what comes in through the pipe until it is closed."""
    # Whoever presses Ctrl-C means the run; its first process ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            for played in play_batch(run, pipe.recv()):
                pipe.send(played)
            pipe.send(DONE)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        # Nobody is there any more.
        return
    except BadInput as error:
        pipe.send((error.reason.key, error.reason.args, str(error)))
    except OSError as error:
        unkept = cannot_write(run.parts, error)
        pipe.send((unkept.reason.key, unkept.reason.args, str(unkept)))
