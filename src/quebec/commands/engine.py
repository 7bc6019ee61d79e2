"""`quebec engine`: a bot as a program that speaks the engine protocol."""

from __future__ import annotations

import argparse
import sys
from contextlib import redirect_stdout


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser], summary: str) -> None:
    parser = commands.add_parser(
        "engine",
        help=summary,
        description="Run a bot over the line protocol of docs/engine-protocol.md, on the"
        " standard input and output. The first line is: quebec-engine 1",
    )
    parser.add_argument(
        "--bot",
        default="greedy",
        metavar="B",
        help="the name of a bot, or its place, package.module:attribute (default: greedy)",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from quebec.bots.protocol.streams import serve

    with (
        open(sys.stdout.fileno(), "wb", buffering=0, closefd=False) as sink,
        # The host must not read what a bot prints.
        redirect_stdout(sys.stderr),
    ):
        try:
            serve(options.bot, sys.stdin.buffer, sink)
        except KeyboardInterrupt:
            return 130
    return 0
