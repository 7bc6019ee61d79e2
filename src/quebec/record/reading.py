"""Reading a record: every line is checked against the rules, and errors have a line number."""

from __future__ import annotations

from typing import NamedTuple

from quebec.record.faults import Faults, Line, RecordError
from quebec.record.headers import Headers
from quebec.record.record import Record
from quebec.record.result import check_result
from quebec.record.turns import Turns


class Salvaged(NamedTuple):
    """The game as far as it could be read, and the error."""

    record: Record | None
    error: RecordError | None


def read_record(source: str | bytes, *, older_rules: bool = False) -> Record:
    """The record that a text holds; RecordError if anything is wrong with it.

    A game of an older version of the rules is read only if asked for: then it is replayed under
    the current ones, and the first difference, if there is one, is the error.

    >>> record = quebec.Record.new("2026", ["Anne", "Bruno", "Chloé"], seed=1608)
    >>> facts = record.play("send") + record.play("rel")
    >>> quebec.read_record(record.write())
    <Record of 2026, Anne, Bruno, Chloé, 2 moves>
    """
    text = _decoded(source)
    lines = iter([Line(number, line) for number, line in enumerate(text.split("\n"), start=1)])
    faults = Faults()
    headers = Headers(faults, older_rules)
    first = headers.read(lines)
    record = faults.record = headers.begin()
    for remark in headers.remarks:
        record.comment(remark)
    if first is not None:
        Turns(faults, record).read(first, lines)
    check_result(headers, faults, record)
    return record


def salvage_record(source: str | bytes, *, older_rules: bool = False) -> Salvaged:
    """The same for a text that may be damaged: the game before the damage, and the error."""
    try:
        return Salvaged(read_record(source, older_rules=older_rules), None)
    except RecordError as error:
        return Salvaged(error.record, error)


def _decoded(source: str | bytes) -> str:
    if isinstance(source, str):
        return source.removeprefix("\ufeff")
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        message = "this is not text in UTF-8"
        raise RecordError(line, "", "record_not_utf8", {}, message, None) from None
