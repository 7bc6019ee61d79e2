"""`quebec arena`: matches between bots."""

from __future__ import annotations

import argparse

from quebec.engine import RULESETS


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser], summary: str) -> None:
    parser = commands.add_parser("arena", help=summary)
    parser.description = (
        "Let bots play a match: every set-up (layout, events, first player) is played in every"
        " rotation of the players over the seats. Results go to standard output, everything else"
        " to standard error. docs/arena.md explains the figures."
    )
    parser.add_argument(
        "players", nargs="*", metavar="BOT", help="a bot for each seat; names can be repeated"
    )
    parser.add_argument(
        "--engine",
        action="append",
        default=[],
        metavar="COMMAND",
        help="seat a program that speaks the engine protocol; can be repeated",
    )
    parser.add_argument(
        "--games",
        type=_count,
        default=300,
        metavar="N",
        help="rounded up to whole set-ups (default: 300)",
    )
    known = ", ".join(ruleset.name for ruleset in RULESETS)
    parser.add_argument("--rules", help=f"one of {known} (default: 2026, or 2011 for two players)")
    parser.add_argument(
        "--seed", type=_whole, default=1, metavar="S", help="the same seed gives the same match"
    )
    parser.add_argument(
        "--jobs", type=_count, metavar="N", help="processes at once (default: one for each core)"
    )
    parser.add_argument(
        "--time", type=_positive, metavar="SECONDS", help="thinking time per decision"
    )
    parser.add_argument("--budget", type=_count, metavar="N", help="units of work per decision")
    parser.add_argument(
        "--limit",
        type=_positive,
        metavar="SECONDS",
        help="a decision that takes longer loses the game"
        " (default: ten times --time and 5 s more; 60 without --time)",
    )
    parser.add_argument(
        "--stop",
        action=argparse.BooleanOptionalAction,
        default=False,
        help="stop as soon as the test has a verdict on the player among copies of another, or else"
        " on the first",
    )
    parser.add_argument(
        "--within",
        type=_share,
        default=0.03,
        metavar="SHARE",
        help="a difference from the fair share that counts as none (default: 0.03)",
    )
    parser.add_argument("--out", metavar="FILE", help="append each finished game to this file")
    parser.add_argument("--resume", action="store_true", help="resume the match in --out")
    parser.add_argument("--save", metavar="DIR", help="save the record of each game there")
    parser.add_argument("--json", action="store_true", help="print the results as JSON, unrounded")
    parser.add_argument(
        "--plot",
        metavar="FILE",
        help="plot the results as .png, .svg or .pdf; needs quebec-game[stats]",
    )
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on a Ray cluster: its address, auto, or local to start one;"
        " needs quebec-game[ray]",
    )
    parser.set_defaults(run=run)


def _whole(text: str) -> int:
    value = int(text)
    if value < 0:
        raise argparse.ArgumentTypeError(f"a whole number from 0 on, not {text}")
    return value


def _count(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"at least 1, not {text}")
    return value


def _positive(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"a number above 0, not {text}")
    return value


def _share(text: str) -> float:
    value = float(text)
    if not 0 < value < 0.2:
        raise argparse.ArgumentTypeError(f"a number between 0 and 0.2, not {text}")
    return value


def run(options: argparse.Namespace) -> int:
    # Imported here, so that playing does not load what only a match needs.
    from quebec.arena.command import arena

    return arena(options)
