"""Writing a record as text."""

from __future__ import annotations

from collections.abc import Iterator

from quebec.record.parts import Contents, Player
from quebec.record.words import (
    CENTURY_NUMERALS,
    FORMAT,
    FORMAT_VERSION,
    SITES_OF_DISTRICT,
    labels,
    quoted,
)


def write_contents(record: Contents) -> str:
    """The whole record, with all that is hidden."""
    return "\n".join([*_headers(record), "", *_moves(record)]).rstrip("\n") + "\n"


def _headers(record: Contents) -> Iterator[str]:
    yield f"Format: {FORMAT} {FORMAT_VERSION}"
    yield f"Edition: {record.edition}"
    yield f"Rules: {record.rules}"
    yield f"Rules-Version: {record.rules_version}"
    for number, player in enumerate(record.players, start=1):
        yield f"Player-{number}: {_player(player)}"
    yield f"First-Player: {record.deal.first + 1}"
    if record.deal.events:
        yield f"Events: {' '.join(record.deal.events)}"
    yield "Layout:"
    for code, sites in SITES_OF_DISTRICT.items():
        yield f"  {code} {' '.join(record.deal.layout[site] for site in sites)}"
    if record.position:
        yield f"Position: {record.position}"
    for key, value in record.headers.items():
        yield f"{key}: {quoted(value)}"
    if record.seed is not None:
        yield f"Seed: {record.seed}"
    yield f"Result: {_result(record)}"


def _player(player: Player) -> str:
    name = quoted(player.name)
    return f"{name} (bot {player.bot})" if player.bot else f"{name} (human)"


def _result(record: Contents) -> str:
    result = record.result
    if result is None:
        return f"unfinished after {len(record.steps)} moves"
    scores = " ".join(map(str, result.scores))
    return f"{scores}, won by {' '.join(str(seat + 1) for seat in result.winners)}"


def _moves(record: Contents) -> Iterator[str]:
    """A line for each turn; a comment ends the line, and the turn continues on an indented one."""
    names = labels(record.players)
    remarks: dict[int, list[str]] = {}
    for comment in record.comments:
        remarks.setdefault(comment.after, []).append(comment.text)
    for remark in remarks.get(0, ()):
        yield f"; {remark}"

    line = ""
    turn = None
    for count, step in enumerate(record.steps, start=1):
        if step.turn != turn:
            if line.strip():
                yield line
            if turn is not None and step.turn.century != turn.century:
                yield ""
            turn = step.turn
            line = f"{CENTURY_NUMERALS[turn.century]}.{turn.number} {names[turn.seat]}:"
        word = step.move.text
        line += f" {word}" if step.seat == turn.seat else f" ({names[step.seat]}: {word})"
        for remark in remarks.get(count, ()):
            yield f"{line or '   '} ; {remark}"
            line = ""
        line = line or "   "
    if line.strip():
        yield line
