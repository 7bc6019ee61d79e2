"""`quebec replay FILE`: tell a recorded game again, move by move."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from quebec.commands.files import content, printable, trouble
from quebec.engine.facts import CenturyBegan, CenturyEnded, Fact, GameEnded, TurnBegan
from quebec.record import Record, salvage_record
from quebec.record.words import CENTURY_NUMERALS
from quebec.texts import LANGUAGES, Seats, Texts


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "replay",
        help="tell a recorded game move by move",
        description="Tell a recorded game move by move. Of a damaged record, what comes before"
        " the damage.",
    )
    parser.add_argument("file", metavar="FILE", help='a record, or "-" for the input')
    parser.add_argument(
        "--older-rules",
        action="store_true",
        help="replay a game of an older version of the rules under the present ones",
    )
    parser.add_argument(
        "--lang", choices=LANGUAGES, default="en", help="the language (default: en)"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    name = printable(options.file)
    try:
        source = content(options.file)
    except OSError as error:
        print(f"quebec: {name} cannot be read: {trouble(error)}", file=sys.stderr)
        return 2
    record, error_found = salvage_record(source, older_rules=options.older_rules)
    if record is not None:
        for line in told(record, Texts(options.lang, record.ruleset.edition)):
            print(line)
    if error_found is not None:
        print(f"quebec: {name}: {printable(str(error_found))}", file=sys.stderr)
        return 1
    return 0


def told(record: Record, texts: Texts) -> Iterator[str]:
    """Each move as the record has it, then what it brought about, in words."""
    names = tuple(printable(player.name) for player in record.players)
    seats = Seats(names, record.deal.layout)
    remarks: dict[int, list[str]] = {}
    for comment in record.comments:
        remarks.setdefault(comment.after, []).append(printable(comment.text))
    yield f"Québec, {texts.ruleset(record.ruleset.name)}: {', '.join(names)}"
    for count, (_, move, facts) in enumerate(record.replay()):
        if move is not None:
            step = record.steps[count - 1]
            turn = f"{CENTURY_NUMERALS[step.turn.century]}.{step.turn.number}"
            yield f"{turn} {names[step.seat]}: {move}"
        yield from (_line(fact, texts, seats) for fact in facts)
        yield from (f"; {remark}" for remark in remarks.get(count, ()))
    decision = record.state.decision
    if decision is not None:
        yield texts.decision(decision, seats)


def _line(fact: Fact, texts: Texts, seats: Seats) -> str:
    said = texts.fact(fact, seats)
    if isinstance(fact, CenturyBegan | CenturyEnded | GameEnded):
        return f"== {said} =="
    return said if isinstance(fact, TurnBegan) else f"  {said}"
