"""The process in which bots think.

orders    the bot, the position, the game so far, its random seed, the seconds;
          or a position of a game that is over, the game up to there, what was played then, and the
          work for an analysis;
          or the position of a game for which somebody wants a hint, and the game so far
answers   "ready"; then for each order the move and how long it took, the thought, the hint, or
          the error
"""

from __future__ import annotations

from functools import cache
from random import Random
from time import monotonic
from typing import Any, Final

import msgspec

from quebec.bots import Bot, Budget, make_bot
from quebec.bots.past import Watchful
from quebec.engine import new_game, parse_move
from quebec.position import imagine_position
from quebec.processes.parent import Parent
from quebec.server.bots.played import Pasts

IN_TIME: Final = 0.8
"""The part of the limit after which a bot has to return its best move so far."""

PASTS: Final = Pasts()


def main() -> None:
    Parent().serve(work)


def work(**order: Any) -> dict[str, Any]:
    if "hinted" in order:
        return hint(**order)
    return thought(**order) if "played" in order else choice(**order)


def choice(
    bot: str,
    position: str,
    past: dict[str, Any],
    seed: int,
    seconds: float,
    thinking_seconds: float,
) -> dict[str, Any]:
    begun = monotonic()
    end = begun + IN_TIME * seconds
    rng = Random(seed)
    state = imagine_position(position, rng)
    budget = Budget(
        seconds=min(thinking_seconds, IN_TIME * seconds), stopped=lambda: monotonic() >= end
    )
    player = _bot(bot)
    if isinstance(player, Watchful):
        player.watch(PASTS.past(**past))
    move = player.choose(state, budget, rng).text
    return {"move": move, "seconds": monotonic() - begun}


def thought(
    position: str, past: dict[str, Any], played: list[str], at: int, work: int
) -> dict[str, Any]:
    # Not needed by those who only play.
    from quebec.analysis import analyse_position, thinker
    from quebec.server.wire.analyses import thought_shown

    state = imagine_position(position, Random(0))
    moves = [parse_move(text) for text in played]
    search = thinker("search", PASTS.past(**past))
    found = analyse_position(state, search, Budget(work=work), played=moves, at=at)
    return {"thought": msgspec.json.encode(thought_shown(found)).decode()}


def hint(hinted: str, past: dict[str, Any] | None = None) -> dict[str, Any]:
    """Without a position nothing but what takes long the first time."""
    from quebec import analysis
    from quebec.server.wire.hints import hint_found

    if past is None:
        analysis.hint(new_game("2026", 3, 1), Budget(work=1))
        return {}
    state = imagine_position(hinted, Random(0))
    found = hint_found(analysis.hint(state, past=PASTS.past(**past)))
    return {"hint": msgspec.json.encode(found).decode()}


@cache
def _bot(name: str) -> Bot:
    return make_bot(name)
