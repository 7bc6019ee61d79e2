"""The levels that a person can choose from, weakest first; docs/bots.md has the measurements."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from quebec.bots.bot import Bot
from quebec.bots.fallible import FallibleBot, taste
from quebec.bots.judges import learned
from quebec.bots.learned import LearnedBot
from quebec.bots.paced import PacedBot
from quebec.bots.search import SearchBot

FAR: Final = 4000
"""Positions of a turn: enough for all its chains."""

LEADERS: Final = ("religious", "political", "economic", "cultural", "leaderless")
ARRIVING: Final = ("arriving", "arriving_left", "lead", "chase", "held")
GROUPS: Final = ("rising", "rising_left", "own_joins", "joinable_now", "joinable_later")


@dataclass(frozen=True)
class Level:
    """How well a level plays. The defaults are those of a player without weaknesses."""

    name: str
    sight: int = FAR
    """Positions looked at in a turn. With few, small choices are evaluated one by one."""
    blind: tuple[str, ...] = ()
    """Terms of the evaluation that it does not see."""
    envy: float = 1.0
    """How much it cares about what others get, relative to the greedy player."""
    temper: float = 0.0
    """Points by which a move may be worse without its noticing."""
    learned: bool = False
    """Whether it uses the learned evaluation, which has no blind spots that could be chosen."""
    search: int = 0
    """Positions of a search over several rounds, for each player at the table; without a search
    it looks at its turn alone."""
    seconds: float = 0.0
    """Time limit of that search instead: the only level that depends on the machine."""

    def bot(self) -> Bot:
        if self.search or self.seconds:
            return PacedBot(self.name, SearchBot(), self.search or None, self.seconds or None)
        if self.learned and not self.temper:
            return PacedBot(self.name, LearnedBot(), self.sight, None)
        value = learned if self.learned else taste(dict.fromkeys(self.blind, 0.0), self.envy)
        return FallibleBot(self.name, value, self.sight, self.temper)


# fmt: off
LEVELS: Final = (
    Level("level-1", sight=1,  blind=(*LEADERS, *ARRIVING, *GROUPS), envy=0.0, temper=2.0),
    Level("level-2", sight=40, blind=(*LEADERS, *GROUPS),            envy=0.0, temper=4.0),
    Level("level-3",           blind=(*LEADERS, *GROUPS),            envy=0.0, temper=2.3),
    Level("level-4",           blind=GROUPS,                         envy=0.5, temper=1.7),
    Level("level-5",                                                 envy=0.5, temper=0.85),
    Level("level-6", learned=True, temper=1.0),
    Level("level-7", learned=True),
    Level("level-8", search=130),
    Level("level-9", seconds=1.0),
)
# fmt: on


def level_bots() -> dict[str, Callable[[], Bot]]:
    """The levels in the form that the register needs."""
    return {level.name: partial(Level.bot, level) for level in LEVELS}
