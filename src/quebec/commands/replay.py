"""`quebec replay FILE`: replay a recorded game, move by move."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import suppress

from quebec.commands.files import content, printable, trouble
from quebec.commands.play import add_language
from quebec.record import Record, salvage_record
from quebec.record.words import CENTURY_NUMERALS
from quebec.terminal.console import Screen
from quebec.terminal.look import look_for, tidy_name
from quebec.terminal.news import log_lines
from quebec.terminal.replay import Replay, watch
from quebec.texts import Texts


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser], summary: str) -> None:
    parser = commands.add_parser(
        "replay",
        help=summary,
        description="Replay a recorded game, move by move: step by step in a terminal, otherwise as"
        " text. A damaged record is shown up to the damage.",
    )
    parser.add_argument("file", metavar="FILE", help='a record, or "-" for the input')
    parser.add_argument("--at", type=int, default=0, metavar="N", help="start after move N")
    parser.add_argument(
        "--auto", type=float, metavar="SECONDS", help="advance automatically every SECONDS"
    )
    add_language(parser)
    parser.add_argument(
        "--older-rules",
        action="store_true",
        help="replay a game of an older rules version under the current rules",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    name = printable(options.file)
    try:
        source = content(options.file)
    except OSError as error:
        problem = Texts(options.lang).say("error-cannot_read", file=name, why=trouble(error))
        print(f"quebec: {problem}", file=sys.stderr)
        return 2
    record, error_found = salvage_record(source, older_rules=options.older_rules)
    if record is not None:
        screen = Screen()
        if screen.interactive or options.auto is not None:
            watch_again(record, options, screen)
        else:
            for line in replay_lines(record, options.lang):
                print(line)
    if error_found is not None:
        complaint = Texts(options.lang).damage(error_found)
        print(f"quebec: {name}: {printable(complaint)}", file=sys.stderr)
        return 1
    return 0


def watch_again(record: Record, options: argparse.Namespace, screen: Screen) -> None:
    """Step by step, in a terminal."""
    names = [tidy_name(player.name) for player in record.players]
    look = look_for(options.lang, record.ruleset.edition, names, record.deal)
    place = Replay(record)
    place.go_to(options.at)
    with suppress(KeyboardInterrupt):
        watch(place, look, screen, options.auto)


def replay_lines(record: Record, language: str) -> Iterator[str]:
    """Each move as in the record, then what it did."""
    names = [printable(player.name) for player in record.players]
    look = look_for(language, record.ruleset.edition, names, record.deal)
    remarks: dict[int, list[str]] = {}
    for comment in record.comments:
        remarks.setdefault(comment.after, []).append(printable(comment.text))
    title = look.texts.say("terminal-title", rules=record.ruleset.name)
    yield look.texts.labelled(title, look.texts.listed(names))
    for count, (_, move, facts) in enumerate(record.replay()):
        if move is not None:
            step = record.steps[count - 1]
            turn = f"{CENTURY_NUMERALS[step.turn.century]}.{step.turn.number}"
            yield look.texts.labelled(f"{turn} {names[step.seat]}", move.text)
        yield from (line.plain for line in log_lines(facts, look))
        yield from (f"; {remark}" for remark in remarks.get(count, ()))
    if not record.is_over:
        yield look.texts.say("terminal-record-ends", player=names[record.decider])
