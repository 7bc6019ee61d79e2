"""The process in which bots think.

orders    the bot, the position, its random seed, the seconds;
          or a position of a game that is over, what was played there, and the work for an analysis
answers   "ready"; then for each order the move and how long it took, or the thought, or the error
"""

from __future__ import annotations

from functools import cache
from random import Random
from time import monotonic
from typing import Any, Final

import msgspec

from quebec.bots import Bot, Budget, make_bot
from quebec.engine import parse_move
from quebec.position import imagine_position
from quebec.processes.parent import Parent

IN_TIME: Final = 0.8
"""The part of the limit after which a bot has to return its best move so far."""


def main() -> None:
    Parent().serve(work)


def work(**order: Any) -> dict[str, Any]:
    return thought(**order) if "played" in order else choice(**order)


def choice(
    bot: str, position: str, seed: int, seconds: float, thinking_seconds: float
) -> dict[str, Any]:
    begun = monotonic()
    end = begun + IN_TIME * seconds
    rng = Random(seed)
    state = imagine_position(position, rng)
    budget = Budget(
        seconds=min(thinking_seconds, IN_TIME * seconds), stopped=lambda: monotonic() >= end
    )
    move = _bot(bot).choose(state, budget, rng).text
    return {"move": move, "seconds": monotonic() - begun}


def thought(position: str, played: list[str], at: int, work: int) -> dict[str, Any]:
    # Not needed by those who only play.
    from quebec.analysis import analyse_position, thinker
    from quebec.server.wire.analyses import thought_shown

    state = imagine_position(position, Random(0))
    moves = [parse_move(text) for text in played]
    found = analyse_position(state, thinker("search"), Budget(work=work), played=moves, at=at)
    return {"thought": msgspec.json.encode(thought_shown(found)).decode()}


@cache
def _bot(name: str) -> Bot:
    return make_bot(name)
