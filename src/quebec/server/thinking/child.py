"""The process in which bots think.

in    a line of JSON: the bot, the position, the seed of its chance, the seconds
out   "ready"; then for each a line of JSON: the move, or what went wrong
"""

from __future__ import annotations

import json
from functools import cache
from random import Random
from time import monotonic
from typing import Any, Final

from quebec.bots import Bot, Budget, make_bot
from quebec.bots.aside import streams_of_our_own
from quebec.position import imagine_position

IN_TIME: Final = 0.8
"""The part of the limit after which a bot is asked for the best it has."""
LONGEST_PROBLEM: Final = 500


def main() -> None:
    orders, answers = streams_of_our_own()
    print("ready", file=answers, flush=True)
    for line in orders:
        print(json.dumps(answer(**json.loads(line))), file=answers, flush=True)


def answer(bot: str, position: str, seed: int, seconds: float) -> dict[str, Any]:
    end = monotonic() + IN_TIME * seconds
    try:
        rng = Random(seed)
        state = imagine_position(position, rng)
        budget = Budget(stopped=lambda: monotonic() >= end)
        return {"move": _bot(bot).choose(state, budget, rng).text}
    except Exception as error:
        return {"problem": f"{type(error).__name__}: {error}"[:LONGEST_PROBLEM]}


@cache
def _bot(name: str) -> Bot:
    return make_bot(name)
