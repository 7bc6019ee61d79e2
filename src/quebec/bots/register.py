"""The available bots: our own, those of other packages, and those given by their import path.

A package adds a bot with an entry point in the group `quebec.bots`: a name, and a callable
without arguments that returns a Bot. `package.module:attribute` names such a callable directly.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from quebec.bots.bot import Bot
from quebec.bots.characters import character_bots
from quebec.bots.greedy import GreedyBot
from quebec.bots.learned import LearnedBot
from quebec.bots.levels import level_bots
from quebec.bots.quick import QuickBot
from quebec.bots.random_bot import RandomBot
from quebec.bots.search import HandMadeSearchBot, SearchBot
from quebec.engine import BadInput

GROUP: Final = "quebec.bots"
OWN: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "learned": LearnedBot,
    "quick": QuickBot,
    "search": SearchBot,
    "search-hand-made": HandMadeSearchBot,
    **character_bots(),
    **level_bots(),
}


def bot_names() -> tuple[str, ...]:
    """The names that make_bot knows: our own first, then those of other packages."""
    return (*OWN, *sorted(set(_entry_points()) - set(OWN)))


def make_bot(name: str) -> Bot:
    """The bot of that name, or at that import path (`package.module:attribute`)."""
    if name in OWN:
        return OWN[name]()
    brought = _entry_points()
    if name in brought:
        return _made(name, brought[name].load)
    if ":" in name:
        return _made(name, lambda: _at_place(name))
    known = ", ".join((*bot_names(), "package.module:attribute"))
    raise BadInput(
        "unknown_bot",
        {"bot": name, "known": known},
        f"there is no bot {name!r}; there are {known}",
    )


def _entry_points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _at_place(place: str) -> Callable[[], Bot]:
    module, _, attribute = place.partition(":")
    maker: Callable[[], Bot] = getattr(import_module(module), attribute)
    return maker


def _made(name: str, load: Callable[[], Callable[[], Bot]]) -> Bot:
    """A third-party bot: any error while creating it is reported in one line."""
    try:
        return load()()
    except Exception as error:
        raise BadInput(
            "broken_bot",
            {"bot": name, "why": f"{type(error).__name__}: {error}"},
            f"the bot {name!r} cannot be made: {type(error).__name__}: {error}",
        ) from error
