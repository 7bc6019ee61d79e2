"""The same batches on the machines of a Ray cluster."""

from __future__ import annotations

from typing import Any, Final

from quebec.arena.crew import Crew
from quebec.arena.game import Finished
from quebec.arena.match import Match
from quebec.arena.worker import Worker, WorkerBroke
from quebec.cluster import connected

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
