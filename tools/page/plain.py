"""Facts, reasons and the words of moves as the server sends them: plain values with tags."""

from __future__ import annotations

from collections.abc import Mapping

from quebec.engine import Reason
from quebec.engine.facts import Fact
from quebec.texts.catalogue import Name
from quebec.texts.moves import Decimal, Part, SeatName, Team, Wording

Plain = None | str | float | bool | list["Plain"] | dict[str, "Plain"]


def plain_wording(wording: Wording) -> dict[str, Plain]:
    return {"part": "said", "key": wording.key, "args": plain_args(wording.args)}


def plain_fact(fact: Fact) -> dict[str, Plain]:
    fields = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in fact._asdict().items()
    }
    name = type(fact).__name__
    snake = "".join(f"_{sign.lower()}" if sign.isupper() else sign for sign in name).lstrip("_")
    return {"fact": snake, **fields}


def plain_reason(reason: Reason) -> dict[str, Plain]:
    return {"key": reason.key, "args": dict(reason.args)}


def plain_args(args: Mapping[str, Part]) -> dict[str, Plain]:
    return {name: _plain(value) for name, value in args.items()}


def _plain(part: Part) -> Plain:
    match part:
        case Name(message, args):
            return {"part": "name", "key": message, "args": plain_args(args)}
        case Wording():
            return plain_wording(part)
        case Team(parts):
            return {"part": "listed", "parts": [plain_wording(one) for one in parts]}
        case SeatName(seat):
            return {"part": "seat", "seat": seat}
        case Decimal(value, signed):
            return {"part": "decimal", "value": value, "signed": signed}
    return part
