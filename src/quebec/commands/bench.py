"""`quebec bench`: measure the engine, next to others."""

from __future__ import annotations

import argparse

from quebec.bench.engines import NAMES as ENGINE_NAMES


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser], summary: str) -> None:
    parser = commands.add_parser("bench", help=summary)
    parser.description = (
        "Measure the engine in both of its forms, and other engines that are installed"
        " (pip install 'quebec-game[bench]'), side by side in one run of a few minutes: random"
        " complete games, copies of a position, and setting up a game, in processor time."
        " Results go to standard output, everything else to standard error."
    )
    parser.add_argument("--quick", action="store_true", help="a short run with rough figures")
    parser.add_argument(
        "--only",
        nargs="+",
        choices=ENGINE_NAMES,
        metavar="ENGINE",
        help=f"measure only these: {', '.join(ENGINE_NAMES)}",
    )
    parser.add_argument(
        "--repetitions", type=int, metavar="N", help="how often each figure is measured"
    )
    parser.add_argument("--json", action="store_true", help="print the rows as JSON, unrounded")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    # Imported here, so that playing does not load what only measuring needs.
    from quebec.bench.command import bench

    return bench(options)
