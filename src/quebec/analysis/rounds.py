"""A round: a way to play a turn, and the others' replies up to the seat's next turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quebec.bots.judges import hand_made
from quebec.engine import State
from quebec.engine.thinking.chains import Reply
from quebec.engine.thinking.meter import Meter
from quebec.engine.thinking.value import Value

ENOUGH: Final = 1 << 40
"""A limit of positions that a reply never reaches."""


def round_of(
    state: State, seat: int, moves: Sequence[int], replying: Sequence[Value] = ()
) -> list[int]:
    """These moves and the replies to them: everybody does what looks best without a search.

    `replying` has an evaluation for each seat; without it all have the greedy player's.
    """
    s = state.copy()
    meter = Meter(ENOUGH)
    values = replying or [hand_made(s)] * int(s.players)
    replies = {id(value): Reply(s, value, meter) for value in values}
    played = list(moves)
    for move in moves:
        s.apply(move)
    while not s.is_over and s.turn != seat:
        reply = replies[id(values[s.turn])]
        reply.play(s)
        played += [int(reply.chosen[k]) for k in range(reply.length)]
    return played
