"""`quebec texts`: all texts of the program in a language, for proofreading."""

from __future__ import annotations

import argparse

from quebec.texts import LANGUAGES
from quebec.texts.catalogue import catalogue
from quebec.texts.listing import listing


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser], summary: str) -> None:
    parser = commands.add_parser(
        "texts",
        help=summary,
        description="List every message of a language, filled in with the names and numbers it"
        " can have.",
    )
    parser.add_argument(
        "--lang", choices=LANGUAGES, default="en", help="the language (default: en)"
    )
    parser.add_argument("--few", action="store_true", help="a few names per message instead of all")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    for line in listing(catalogue(options.lang), options.few):
        print(line)
    return 0
