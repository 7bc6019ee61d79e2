"""`quebec check FILE…`: report whether records are valid; one line for each."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from typing import TypedDict

from quebec.commands.files import content, printable, trouble
from quebec.commands.play import add_language
from quebec.record import Record, salvage_record
from quebec.texts import Texts

RIGHT = 0
WRONG = 1
UNREADABLE = 2


class Verdict(TypedDict):
    """The result for a file; for an invalid one also where and why."""

    file: str
    ok: bool
    code: int
    message: str
    rules: str | None
    players: int | None
    moves: int | None
    """The number of valid ones."""
    scores: list[int] | None
    """Of a game that is over."""
    line: int | None
    move: str | None
    reason: str | None


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser], summary: str) -> None:
    parser = commands.add_parser(
        "check",
        help=summary,
        description="Replay game records and validate them: one line for each."
        " The exit code is 1 if one is wrong, and 2 if a file cannot be read.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help='a record, or "-" for the input')
    parser.add_argument("--json", action="store_true", help="answer in JSON, one object per line")
    parser.add_argument(
        "--older-rules",
        action="store_true",
        help="replay games of older rules versions under the current rules",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    return check(options.files, Texts(options.lang), options.json, options.older_rules)


def check(files: Iterable[str], texts: Texts, as_json: bool, older_rules: bool) -> int:
    code = RIGHT
    for name in files:
        verdict = judge(name, texts, older_rules)
        code = max(code, verdict["code"])
        if as_json:
            print(json.dumps(verdict), flush=True)
        else:
            print(f"{printable(name)}: {printable(verdict['message'])}", flush=True)
    return code


def judge(name: str, texts: Texts, older_rules: bool) -> Verdict:
    try:
        source = content(name)
    except OSError as error:
        return _verdict(name, UNREADABLE, f"cannot be read: {trouble(error)}", None)
    record, error_found = salvage_record(source, older_rules=older_rules)
    if error_found is None:
        assert record is not None
        return _verdict(name, RIGHT, f"ok, {_summary(record)}", record)
    verdict = _verdict(name, WRONG, texts.damage(error_found), record)
    verdict["line"] = error_found.line
    verdict["move"] = error_found.move or None
    verdict["reason"] = error_found.reason.key
    return verdict


def _verdict(name: str, code: int, message: str, record: Record | None) -> Verdict:
    result = record.result if record else None
    return Verdict(
        file=name,
        ok=code == RIGHT,
        code=code,
        message=message,
        rules=record.ruleset.name if record else None,
        players=len(record.players) if record else None,
        moves=len(record.steps) if record else None,
        scores=list(result.scores) if result else None,
        line=None,
        move=None,
        reason=None,
    )


def _summary(record: Record) -> str:
    result = record.result
    end = " ".join(map(str, result.scores)) if result else "unfinished"
    moves = "1 move" if len(record.steps) == 1 else f"{len(record.steps)} moves"
    return f"rules {record.ruleset.name}, {len(record.players)} players, {moves}, {end}"
