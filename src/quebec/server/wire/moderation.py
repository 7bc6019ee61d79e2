"""What operators do."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final

from msgspec import Meta, Struct

LONGEST_REASON: Final = 500
Why = Annotated[str, Meta(max_length=LONGEST_REASON)]


class Moderate(Struct, frozen=True, kw_only=True):
    """Something to be done, and why; it is written down."""

    reason: Why = ""


class Mark(Struct, frozen=True, kw_only=True):
    """Silence or block somebody, or no longer."""

    on: bool = True
    reason: Why = ""


class Moderated(Struct, frozen=True, kw_only=True):
    """Something that was done."""

    n: int
    time: datetime
    act: str
    subject: str
    """The id of a table or a person."""
    reason: str


class PersonListed(Struct, frozen=True, kw_only=True):
    """Somebody at a table, as an operator sees them."""

    id: str
    name: str
    login: str | None
