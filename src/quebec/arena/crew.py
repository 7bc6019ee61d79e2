"""Many workers at once, here or on a cluster, and the games of a match in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol

from quebec.arena.game import Finished
from quebec.arena.match import Match
from quebec.arena.worker import Worker, WorkerBroke
from quebec.processes.cluster import RETRIES, connected

BATCH_SECONDS: Final = 0.5
"""The intended duration of a batch."""
LARGEST_BATCH: Final = 256
AHEAD: Final = 16
"""Batches in flight for each worker, so that the others have work while one game takes long."""


class Works(Protocol):
    """Anything that plays batches."""

    def play(self, first: int, count: int) -> list[Finished]: ...

    def interrupt(self) -> None: ...

    def close(self) -> None: ...


class Batch(NamedTuple):
    """Games that were played together, and how long that took."""

    games: list[Finished]
    seconds: float


class Crew:
    """Workers, each with a thread that hands it its batches."""

    def __init__(self, workers: Sequence[Works], at_end: Callable[[], None] = lambda: None) -> None:
        self.size = len(workers)
        self._workers = workers
        self._at_end = at_end
        self._free: SimpleQueue[Works] = SimpleQueue()
        for worker in workers:
            self._free.put(worker)
        self._threads = ThreadPoolExecutor(len(workers), thread_name_prefix="arena")

    def games(self, first: int, end: int) -> Iterator[Finished]:
        """The games from the first up to the end, in order, as they come in.

        Only a limited number are in flight at once, so that memory stays small.
        """
        pending: deque[Future[Batch]] = deque()
        size, given = 1, first
        while given < end or pending:
            while given < end and len(pending) < AHEAD * self.size:
                count = max(1, min(size, -(-(end - given) // (2 * self.size))))
                pending.append(self._threads.submit(self._play, given, count))
                given += count
            batch = pending.popleft().result()
            size = next_size(len(batch.games), batch.seconds, size)
            yield from batch.games

    def _play(self, first: int, count: int) -> Batch:
        worker = self._free.get()
        try:
            start = perf_counter()
            return Batch(worker.play(first, count), perf_counter() - start)
        finally:
            self._free.put(worker)

    def close(self) -> None:
        """End all work, finished or not."""
        for worker in self._workers:
            worker.interrupt()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._workers:
            worker.close()
        self._at_end()


def next_size(games: int, seconds: float, size: int) -> int:
    """How many games a batch should have, after one that took so long."""
    wanted = round(BATCH_SECONDS * games / max(seconds, 1e-6))
    return max(1, min(wanted, 2 * size, LARGEST_BATCH))


class RemoteWorker:
    """A worker somewhere in the cluster; if its machine fails, another takes the batch."""

    def __init__(self, ray: Any, actor: Any) -> None:
        self._ray = ray
        self._actor = actor

    def play(self, first: int, count: int) -> list[Finished]:
        try:
            games: list[Finished] = self._ray.get(self._actor.play.remote(first, count))
        except self._ray.exceptions.RayError as error:
            raise WorkerBroke(f"Ray: {str(error).strip().splitlines()[-1]}") from error
        return games

    def interrupt(self) -> None:
        """Its process for games ends by itself when its parent has ended."""
        self._ray.kill(self._actor)

    def close(self) -> None:
        pass


def ray_crew(match: Match, keep: bool, address: str, jobs: int | None) -> Crew:
    """Workers on a cluster: an existing one, or a local one that lives as long as the match."""
    ray = connected(address)
    size = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
    hired = ray.remote(Worker).options(num_cpus=1, max_restarts=RETRIES, max_task_retries=RETRIES)
    return Crew([RemoteWorker(ray, hired.remote(match, keep)) for _ in range(size)], ray.shutdown)
