"""Text that the reader translates: a message of the catalogues and its arguments."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Raw, Struct, json

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
    """The player there; for the reader's own seat the message is used in its form `you`."""

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


# ---- as JSON ------------------------------------------------------------------------------------

EncodedWording = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/Wording"})]
"""A Wording already encoded as JSON."""
MOST_NAMES: Final = 4096
_names: Final[dict[int, tuple[Name, str]]] = {}
"""By the identity of a name, which is kept with it: names are made once, and hashing one would take
as long as encoding it."""


def encoded_wording(wording: moves.Wording) -> str:
    """The same as the structure encoded, but faster: offers are made of these."""
    args = ",".join([f'"{name}":{_encoded(part)}' for name, part in wording.args.items()])
    return f'{{"part":"said","key":"{wording.key}","args":{{{args}}}}}'


def _encoded(part: moves.Part | Value) -> str:
    if type(part) is int:
        return str(part)
    if type(part) is Name:
        return _encoded_name(part)
    if type(part) is moves.Wording:
        return encoded_wording(part)
    if type(part) is moves.Team:
        return f'{{"part":"listed","parts":[{",".join(map(encoded_wording, part.parts))}]}}'
    return json.encode(_part(part)).decode()


def _encoded_name(name: Name) -> str:
    known = _names.get(id(name))
    if known is not None:
        return known[1]
    encoded = json.encode(_part(name)).decode()
    if len(_names) < MOST_NAMES:
        _names[id(name)] = name, encoded
    return encoded
