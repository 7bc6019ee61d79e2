"""The command `quebec`."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Sequence
from typing import Final

from quebec.commands import (
    admin,
    analyse,
    arena,
    bench,
    check,
    completion,
    doctor,
    engine,
    play,
    position,
    replay,
    serve,
    simulate,
    stats,
    texts,
    train,
)
from quebec.engine import BadInput, IllegalMove
from quebec.extras import installed_version
from quebec.texts import Texts

HYPHENATED_ID: Final = re.compile(r"-[A-Za-z0-9_][\w-]{14}(?:[\w-]{6})?", re.ASCII)
"""16 characters for a person, 22 for a table."""


def main(arguments: Sequence[str] | None = None) -> int:
    _show_what_can_be_shown()
    given = sys.argv[1:] if arguments is None else arguments
    options = _parser().parse_args(_ids_last(given))
    try:
        return _run(options)
    except IllegalMove as error:
        print(f"quebec: {error}", file=sys.stderr)
        return 2
    except BadInput as error:
        print(f"quebec: {Texts(getattr(options, 'lang', 'en')).error(error)}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="quebec", description="The board game Québec.")
    parser.add_argument("--version", action=ShowVersion, help="show the version and exit")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    play.add_parser(commands)
    check.add_parser(commands)
    replay.add_parser(commands)
    position.add_parser(commands)
    analyse.add_parser(commands)
    engine.add_parser(commands)
    texts.add_parser(commands)
    serve.add_parser(commands)
    admin.add_parser(commands)
    arena.add_parser(commands)
    bench.add_parser(commands)
    simulate.add_parser(commands)
    train.add_parser(commands)
    stats.add_parser(commands)
    completion.add_parser(commands, parser)
    doctor.add_parser(commands)
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
