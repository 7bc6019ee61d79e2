"""The options of commands that play many games: the number of processes, or a cluster."""

from __future__ import annotations

import argparse

from quebec.engine import BadInput
from quebec.processes.cores import cores


def add_processes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs", type=int, metavar="N", help="processes (default: one for each processor)"
    )
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on a Ray cluster: its address, auto, or local to start one;"
        " needs quebec-game[ray]",
    )


def jobs_of(options: argparse.Namespace) -> int:
    """The number of processes that play."""
    jobs: int = cores() if options.jobs is None else options.jobs
    if jobs < 1:
        raise BadInput("bad_jobs", {"count": jobs}, f"use at least one process, not {jobs}")
    return jobs
