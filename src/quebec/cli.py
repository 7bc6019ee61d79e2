"""The command `quebec`."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Sequence
from random import Random

from quebec.commands import check, replay, texts
from quebec.doctor import report
from quebec.engine import RULESETS, BadInput, State, new_game, opening
from quebec.engine.facts import CenturyBegan, CenturyEnded, Fact, GameEnded, TurnBegan
from quebec.texts import LANGUAGES, Seats, Texts

COLOURS = ("black", "white", "green", "orange", "pink")


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    try:
        if options.command == "doctor":
            print("\n".join(report()))
            return 0
        return _run(options)
    except BadInput as error:
        print(f"quebec: {Texts(options.lang).error(error)}", file=sys.stderr)
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
    check.add_parser(commands)
    replay.add_parser(commands)
    texts.add_to(commands)
    commands.add_parser("doctor", help="tell what this installation is and has")
    return parser


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
