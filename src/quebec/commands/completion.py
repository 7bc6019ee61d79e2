"""`quebec completion SHELL`: the completion script of a shell for `quebec`."""

from __future__ import annotations

import argparse

SHELLS = ("bash", "zsh", "fish")


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser], summary: str) -> None:
    parser = commands.add_parser(
        "completion",
        help=summary,
        description="Print a script that completes the commands of quebec in a shell. In bash:"
        ' eval "$(quebec completion bash)"; in fish: quebec completion fish | source',
    )
    parser.add_argument("shell", choices=SHELLS)

    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    import shtab

    from quebec.cli import command_line

    parser = command_line()
    _offer_names(parser)
    print(shtab.complete(parser, shell=options.shell))
    return 0


def _offer_names(parser: argparse.ArgumentParser) -> None:
    """Have the names of rules and bots completed, which the commands check themselves.

    A list with commas is completed up to its first name.
    """
    from quebec.bots import bot_names
    from quebec.engine import RULESETS

    rules = [ruleset.name for ruleset in RULESETS]
    bots = bot_names()
    known = {
        "--rules": rules,
        "--seats": ["human", *bots],
        "--players": bots,
        "players": bots,
        "--bot": bots,
        "--bots": bots,
        "--population": bots,
    }
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                _offer_names(command)
            continue
        name = action.option_strings[-1] if action.option_strings else action.dest
        if name in known and action.choices is None and action.type is not int:
            action.choices = known[name]
