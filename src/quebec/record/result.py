"""Whether a game ended as its record says."""

from __future__ import annotations

import re
from typing import NoReturn

from quebec.record.faults import Faults, short, shown, turn_text
from quebec.record.headers import Header, Headers
from quebec.record.parts import Result
from quebec.record.record import Record


def check_result(headers: Headers, faults: Faults, record: Record) -> None:
    """Compare what the header Result says with the replay."""
    header = headers.needed("Result")
    found = _claim(header.value)
    if found is None:
        headers.fail_in(
            header, 'the scores and who won, as in "88 93 99, won by 3", or "unfinished"'
        )
    result, count = found
    if result != record.result:
        _fail(faults, header, record, _result_text(record.result))
    if count is not None and count != len(record.steps):
        _fail(faults, header, record, f"{len(record.steps)} moves")


def _fail(faults: Faults, header: Header, record: Record, really: str) -> NoReturn:
    last = record.steps[-1].turn if record.steps else None
    where = f" after the last move, in turn {turn_text(last)}" if last is not None else ""
    faults.fail(
        header.number,
        "record_result",
        f"the record says {shown(header.value)}, but the replay says {really}{where}",
        recorded=short(header.value),
        replayed=really,
    )


def _claim(text: str) -> tuple[Result | None, int | None] | None:
    """What the header Result says: a result or none yet, and a number of moves if it has one."""
    unfinished = re.fullmatch(r"unfinished(?: after ([0-9]{1,9}) moves)?", text)
    if unfinished:
        count = unfinished.group(1)
        return None, int(count) if count else None
    scores, won, winners = text.partition(", won by ")
    if not won or not re.fullmatch(r"[0-9]{1,4}( [0-9]{1,4}){1,4}", scores):
        return None
    if not re.fullmatch(r"[1-5]( [1-5]){0,4}", winners):
        return None
    seats = tuple(int(seat) - 1 for seat in winners.split())
    return Result(tuple(int(points) for points in scores.split()), seats), None


def _result_text(result: Result | None) -> str:
    if result is None:
        return "that the game is not over"
    winners = " ".join(str(seat + 1) for seat in result.winners)
    return f"{' '.join(map(str, result.scores))}, won by {winners}"
