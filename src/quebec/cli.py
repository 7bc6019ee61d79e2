"""The command `quebec`."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from quebec.engine import BadInput, IllegalMove
from quebec.extras import installed_version

HYPHENATED_ID: Final = re.compile(r"-[A-Za-z0-9_][\w-]{14}(?:[\w-]{6})?", re.ASCII)
"""16 characters for a person, 22 for a table."""
COMMANDS: Final = {
    "play": "play a game in the terminal",
    "check": "validate game records",
    "replay": "replay a recorded game, move by move",
    "position": "create, describe and play positions as text",
    "analyse": "analyse a position or a game: best turns, costliest moves",
    "engine": "run a bot over the engine protocol, on standard input and output",
    "texts": "list every message of a language",
    "serve": "start a server",
    "admin": "manage the data of a server",
    "arena": "run matches between bots",
    "bench": "benchmark the engine",
    "simulate": "simulate many bot games and save them as a table",
    "train": "train the learned player by self-play",
    "stats": "show statistics of simulated games",
    "completion": "print a shell completion script",
    "doctor": "show what is installed",
}
"""Each is a module of quebec.commands, imported only when it is used."""


def main(arguments: Sequence[str] | None = None) -> int:
    _show_what_can_be_shown()
    given = sys.argv[1:] if arguments is None else arguments
    named = given[0] if given else "--help"
    options = command_line(only=named).parse_args(_ids_last(given))
    try:
        return _run(options)
    except IllegalMove as error:
        print(f"quebec: {error}", file=sys.stderr)
        return 2
    except BadInput as error:
        from quebec.texts import Texts

        print(f"quebec: {Texts(getattr(options, 'lang', 'en')).error(error)}", file=sys.stderr)
        return 2


def command_line(only: str = "") -> argparse.ArgumentParser:
    """The parser of the whole command line, or of one command; then the others are only listed."""
    parser = argparse.ArgumentParser(prog="quebec", description="The board game Québec.")
    parser.add_argument("--version", action=ShowVersion, help="show the version and exit")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, summary in COMMANDS.items():
        if only in ("", name):
            import_module(f"quebec.commands.{name}").add_parser(commands, summary)
        else:
            commands.add_parser(name, help=summary)
    return parser


def _ids_last(arguments: Sequence[str]) -> Sequence[str]:
    """Ids of tables and people may start with a hyphen: after `--` they are no options."""
    if not arguments or arguments[0] != "admin":
        return arguments
    ids = [one for one in arguments if HYPHENATED_ID.fullmatch(one)]
    return [*(one for one in arguments if one not in ids), *(["--", *ids] if ids else [])]


class ShowVersion(argparse.Action):
    """Looked up only when it is asked for: that reads the metadata of the installed package."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(f"quebec {installed_version()}")
        parser.exit()


def _show_what_can_be_shown() -> None:
    """Characters that a terminal lacks are replaced; an invalid byte in the input is no error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run(options: argparse.Namespace) -> int:
    """A command that has a module of its own."""
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        _close_output()
        return 0
    return code


def _close_output() -> None:
    """The reader has seen enough; nothing may be flushed into the closed pipe at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
