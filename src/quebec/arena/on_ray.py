"""The same batches on the machines of a Ray cluster."""

from __future__ import annotations

import os
from importlib import import_module
from logging import ERROR
from typing import Any, Final

from quebec.arena.crew import Crew
from quebec.arena.game import Finished
from quebec.arena.match import Match
from quebec.arena.process import WorkerBroke
from quebec.arena.worker import Worker
from quebec.engine import BadInput
from quebec.extras import require_extra

QUIET: Final = {
    # On loopback only, unless a cluster says otherwise; and nothing is reported to anybody.
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
}
AUTO: Final = "auto"
RETRIES: Final = 3


class RemoteWorker:
    """A worker somewhere in the cluster; if its machine goes down, another takes the batch."""

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
        """Its process for games ends by itself when nobody can give it any more."""
        self._ray.kill(self._actor)

    def close(self) -> None:
        pass


def ray_crew(match: Match, keep: bool, address: str, jobs: int | None) -> Crew:
    """Workers on a cluster: one that is there, or a local one that lives as long as the match."""
    ray = connected(address)
    size = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
    hired = ray.remote(Worker).options(num_cpus=1, max_restarts=RETRIES, max_task_retries=RETRIES)
    return Crew([RemoteWorker(ray, hired.remote(match, keep)) for _ in range(size)], ray.shutdown)


def connected(address: str) -> Any:
    """The module of Ray, in touch with a cluster."""
    require_extra("ray", "ray")
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    ray: Any = import_module("ray")
    try:
        # Without an address Ray takes the cluster of this machine, or starts one.
        ray.init(
            address=None if address == AUTO else address,
            log_to_driver=False,
            logging_level=ERROR,
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        why = str(error).strip().splitlines()[0]
        raise BadInput(
            "ray_unreachable",
            {"place": address, "why": why},
            f"there is no Ray cluster at {address!r}: {why}",
        ) from error
    return ray
