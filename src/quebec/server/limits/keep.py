"""For how many days things are kept that nobody uses; 0 is for ever. docs/server.md lists them."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct, structs

from quebec.engine import BadInput

EVERYTHING: Final = "everything"


class Keep(Struct, frozen=True, kw_only=True):
    """Days, by kind, in the order in which they are pruned."""

    gathering: int = 30
    """Tables at which no game was started, after the last thing that happened there."""
    records: int = 180
    """Loaded records, after their owner was last seen."""
    bot_games: int = 90
    """Finished games at which nobody has a seat, after their owner was last seen."""
    guest_games: int = 400
    """Games of guests, finished or not, after the last of them was seen."""
    games: int = 0
    """Finished games of somebody with an account, after their end."""
    sessions: int = 30
    """Sessions, after they have ended; the last one of a person is kept."""
    guests: int = 90
    """Guests who have left no trace, after they were last seen."""


def keep_from(text: str) -> Keep:
    """As a host sets it: `guests=30,records=0`, or `everything`."""
    given: dict[str, int] = {}
    for part in filter(None, re.split(r"[,\s]+", text)):
        if part == EVERYTHING:
            given = dict.fromkeys(Keep.__struct_fields__, 0)
            continue
        name, _, days = part.partition("=")
        field = name.replace("-", "_")
        if field not in Keep.__struct_fields__:
            kinds = ", ".join(Keep.__struct_fields__).replace("_", "-")
            raise BadInput(
                "unknown_kept", {"name": name, "names": kinds}, f"nothing is called {name!r}"
            )
        if not re.fullmatch(r"\d{1,5}", days):
            raise BadInput(
                "bad_days",
                {"name": name, "text": days},
                f"{name} is a number of days, not {days!r}",
            )
        given[field] = int(days)
    return structs.replace(Keep(), **given)
