"""The installed bots: those that may be seated, and those to choose from."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from quebec.bots import bot_names
from quebec.bots.characters import CHARACTERS
from quebec.bots.levels import LEVELS
from quebec.bots.register import OWN
from quebec.engine import BadInput


@cache
def known_bots() -> tuple[str, ...]:
    """Cached: the lookup is slow, and the bots stay the same while a server runs."""
    return bot_names()


@cache
def offered_bots() -> tuple[str, ...]:
    """Those to choose from: the levels, the characters, and the bots of other packages."""
    levels = [level.name for level in LEVELS]
    characters = [kind.name for kind in CHARACTERS]
    return (*levels, *characters, *(name for name in known_bots() if name not in OWN))


def check_bots(names: Iterable[str]) -> None:
    """Refuses bots that are not registered: no caller may name a Python path."""
    for name in names:
        if name not in known_bots():
            known = ", ".join(known_bots())
            raise BadInput(
                "unknown_bot", {"bot": name, "known": known}, f"no bot {name!r}; {known}"
            )
