"""A Ray cluster, an existing one or one that is started: workers on many machines."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from logging import ERROR
from traceback import walk_tb
from typing import Any, Final

from quebec.engine import BadInput
from quebec.extras import require_extra
from quebec.processes.pool import Failure, Pool, Result, Task, WorkerEnded

QUIET: Final = {
    # On loopback only, unless a cluster says otherwise; and without usage statistics.
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
}
AUTO: Final = "auto"
RETRIES: Final = 3
"""How often a lost machine's task is retried elsewhere."""
STARTS: Final = 5
"""How often we try to start one: Ray gives up after half a minute, too soon on a busy machine."""
TOO_SLOW: Final = "timed out during startup"


def connected(address: str) -> Any:
    """The module of Ray, connected to a cluster."""
    require_extra("ray", "ray")
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    ray: Any = import_module("ray")
    for tries_left in reversed(range(STARTS)):
        try:
            # Without an address Ray uses the cluster of this machine, or starts one.
            ray.init(
                address=None if address == AUTO else address,
                log_to_driver=False,
                logging_level=ERROR,
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise unreachable(address, error) from error
        except Exception as error:
            # Ray has no type of its own for this.
            if TOO_SLOW not in str(error):
                raise
            _end_started(error)
            if not tries_left:
                raise unreachable(address, error) from error
        else:
            break
    return ray


def _end_started(error: Exception) -> None:
    """End the processes of a node that was too slow to start.

    Ray forgets the node, so `ray.shutdown` does not know of it, and its processes would slow down
    the next start. Only the frame that raised the error still has it.
    """
    for frame, _ in walk_tb(error.__traceback__):
        node: Any = frame.f_locals.get("self")
        if hasattr(node, "kill_all_processes"):
            node.kill_all_processes(check_alive=False, wait=True)


def unreachable(address: str, error: Exception) -> BadInput:
    why = str(error).strip().splitlines()[0]
    return BadInput(
        "ray_unreachable",
        {"place": address, "why": why},
        f"there is no Ray cluster at {address!r}: {why}",
    )


class ClusterPool(Pool):
    """The machines of a Ray cluster. The results of a task come all at once."""

    def __init__(self, address: str) -> None:
        self._ray: Final = connected(address)

    def reports(
        self, work: Callable[[Task], Iterable[Result]], tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        remote = self._ray.remote(_all_reports).options(num_cpus=1, max_retries=RETRIES)
        waiting = {remote.remote(work, task): number for number, task in enumerate(tasks)}
        while waiting:
            (done,), _ = self._ray.wait(list(waiting), num_returns=1)
            number = waiting.pop(done)
            try:
                result: list[Result] | Failure = self._ray.get(done)
            except self._ray.exceptions.RayError as error:
                raise WorkerEnded from error
            if isinstance(result, Failure):
                raise result.error()
            for report in result:
                yield number, report

    def close(self) -> None:
        self._ray.shutdown()


def _all_reports(work: Callable[[Task], Iterable[Result]], task: Task) -> list[Result] | Failure:
    try:
        return list(work(task))
    except Exception as error:
        return Failure.of(error)
