"""Words to be said by whoever reads: a message of the catalogues and its arguments."""

from __future__ import annotations

from msgspec import Struct

from quebec.texts.catalogue import Name, Value
from quebec.texts.moves import Part, Wording


class Said(Struct, frozen=True, tag_field="part", tag="said"):
    """A message of the catalogues; its arguments may be messages again."""

    key: str
    args: dict[str, str | int | Said | NameOf | Listed]


class NameOf(Struct, frozen=True, tag_field="part", tag="name"):
    """A name, which a sentence takes in the form it needs."""

    key: str
    args: dict[str, str | int | Said | NameOf | Listed]


class Listed(Struct, frozen=True, tag_field="part", tag="listed"):
    """Messages joined by "and"."""

    parts: list[Said]


WirePart = str | int | Said | NameOf | Listed


def said(wording: Wording) -> Said:
    return Said(wording.key, {name: _part(part) for name, part in wording.args.items()})


def _part(part: Part | Value) -> WirePart:
    # Most are numbers; names come next.
    if isinstance(part, int | str):
        return part
    if isinstance(part, Name):
        return NameOf(part.message, {name: _part(value) for name, value in part.args.items()})
    if isinstance(part, Wording):
        return said(part)
    return Listed([said(one) for one in part.parts])
