"""`quebec completion SHELL`: the completion script of a shell for `quebec`."""

from __future__ import annotations

import argparse

import shtab

SHELLS = ("bash", "zsh")


def add_parser(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], whole: argparse.ArgumentParser
) -> None:
    parser = commands.add_parser(
        "completion",
        help="print a shell completion script",
        description="Print a script that completes the commands of quebec in a shell. In bash:"
        ' eval "$(quebec completion bash)"',
    )
    parser.add_argument("shell", choices=SHELLS)

    def run(options: argparse.Namespace) -> int:
        print(shtab.complete(whole, shell=options.shell))
        return 0

    parser.set_defaults(run=run)
