"""`quebec completion SHELL`: the completion script of a shell for `quebec`."""

from __future__ import annotations

import argparse

SHELLS = ("bash", "zsh")


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser], summary: str) -> None:
    parser = commands.add_parser(
        "completion",
        help=summary,
        description="Print a script that completes the commands of quebec in a shell. In bash:"
        ' eval "$(quebec completion bash)"',
    )
    parser.add_argument("shell", choices=SHELLS)

    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    import shtab

    from quebec.cli import command_line

    print(shtab.complete(command_line(), shell=options.shell))
    return 0
