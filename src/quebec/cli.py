"""The command `quebec`."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Sequence
from random import Random

from quebec.bench.engines import NAMES as ENGINE_NAMES
from quebec.commands import position, texts
from quebec.doctor import report
from quebec.engine import RULESETS, BadInput, IllegalMove, State, new_game, opening
from quebec.engine.facts import CenturyBegan, CenturyEnded, Fact, GameEnded, TurnBegan
from quebec.texts import LANGUAGES, Seats, Texts

COLOURS = ("black", "white", "green", "orange", "pink")


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    try:
        if options.command == "doctor":
            print("\n".join(report()))
            return 0
        if options.command == "bench":
            # What only measuring needs is not loaded for playing.
            from quebec.bench.command import bench

            return bench(options)
        return _run(options)
    except BadInput as error:
        print(f"quebec: {Texts(getattr(options, 'lang', 'en')).error(error)}", file=sys.stderr)
        return 2
    except IllegalMove as error:
        print(f"quebec: {error}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="quebec", description="The board game Québec.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    play = commands.add_parser("play", help="watch random players play a game")
    known = [ruleset.name for ruleset in RULESETS]
    play.add_argument("--rules", default="2026", help=f"one of {', '.join(known)} (default: 2026)")
    play.add_argument("--players", type=int, default=4, help="from 2 to 5 (default: 4)")
    play.add_argument("--seed", type=int, help="the same seed gives the same game")
    play.add_argument("--lang", choices=LANGUAGES, default="en", help="the language (default: en)")
    play.set_defaults(run=_play)
    position.add_to(commands)
    texts.add_to(commands)
    commands.add_parser("doctor", help="tell what this installation is and has")
    _add_bench(commands.add_parser("bench", help="measure the engine, beside others"))
    return parser


def _add_bench(bench: argparse.ArgumentParser) -> None:
    bench.description = (
        "Measure the engine in both of its forms, and other engines that are installed"
        " (pip install quebec[bench]), side by side in one run of a few minutes: random complete"
        " games, copies of a position, and setting up a game, in processor time."
        " Results go to standard output, everything else to standard error."
    )
    bench.add_argument("--quick", action="store_true", help="a short run with rough figures")
    bench.add_argument(
        "--only",
        nargs="+",
        choices=ENGINE_NAMES,
        metavar="ENGINE",
        help=f"leave out all but these: {', '.join(ENGINE_NAMES)}",
    )
    bench.add_argument(
        "--repetitions", type=int, metavar="N", help="how often each figure is taken"
    )
    bench.add_argument("--json", action="store_true", help="print the rows as JSON, unrounded")


def _run(options: argparse.Namespace) -> int:
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


def _play(options: argparse.Namespace) -> int:
    seed = secrets.randbits(32) if options.seed is None else options.seed
    state = new_game(options.rules, options.players, seed)
    words = Texts(options.lang, state.setting.ruleset.edition)
    names = tuple(words.colour(colour) for colour in COLOURS[: options.players])
    print(words.say("play-title", rules=options.rules, players=options.players, seed=str(seed)))
    try:
        _play_at_random(state, Random(seed), words, Seats(names, state.setting.deal.layout))
    except KeyboardInterrupt:
        print()
    return 0


def _play_at_random(state: State, random: Random, words: Texts, seats: Seats) -> None:
    _tell(opening(state), words, seats)
    while not state.is_over:
        _tell(state.play(random.choice(state.legal_moves())), words, seats)


def _tell(facts: Sequence[Fact], words: Texts, seats: Seats) -> None:
    for fact in facts:
        said = words.fact(fact, seats)
        if isinstance(fact, CenturyBegan | CenturyEnded | GameEnded):
            print(f"== {said} ==")
        else:
            print(said if isinstance(fact, TurnBegan) else f"  {said}")


if __name__ == "__main__":
    sys.exit(main())
