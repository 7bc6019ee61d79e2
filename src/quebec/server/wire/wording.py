"""Text that the reader translates: a message of the catalogues and its arguments."""

from __future__ import annotations

from msgspec import Struct

from quebec.texts import moves
from quebec.texts.catalogue import Name, Value


class Wording(Struct, frozen=True, tag_field="part", tag="said"):
    """A message of the catalogues; its arguments may be messages again."""

    key: str
    args: dict[str, str | int | Wording | NameOf | Listed | SeatName | Decimal]


class NameOf(Struct, frozen=True, tag_field="part", tag="name"):
    """A name, which a sentence uses in the form it needs."""

    key: str
    args: dict[str, str | int | Wording | NameOf | Listed | SeatName | Decimal]


class Listed(Struct, frozen=True, tag_field="part", tag="listed"):
    """Messages joined by "and"."""

    parts: list[Wording]


class SeatName(Struct, frozen=True, tag_field="part", tag="seat"):
    """Whoever sits there; for the reader's own seat the message is used in its form `you`."""

    seat: int


class Decimal(Struct, frozen=True, tag_field="part", tag="decimal"):
    """A number with one digit after the point, as the language writes it."""

    value: float
    signed: bool


WirePart = str | int | Wording | NameOf | Listed | SeatName | Decimal


def wire_wording(wording: moves.Wording) -> Wording:
    return Wording(wording.key, {name: _part(part) for name, part in wording.args.items()})


def _part(part: moves.Part | Value) -> WirePart:
    # Most are numbers; names come next.
    if isinstance(part, int | str):
        return part
    if isinstance(part, Name):
        return NameOf(part.message, {name: _part(value) for name, value in part.args.items()})
    if isinstance(part, moves.Wording):
        return wire_wording(part)
    if isinstance(part, moves.SeatName):
        return SeatName(part.seat)
    if isinstance(part, moves.Decimal):
        return Decimal(round(part.value, 2), part.signed)
    return Listed([wire_wording(one) for one in part.parts])
