"""The bots that rank the turns of a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from quebec.analysis.rounds import ENOUGH
from quebec.bots.bot import Budget
from quebec.bots.judges import HAND_MADE
from quebec.bots.past import Past
from quebec.bots.search import HandMadeSearchBot, RankedTurn, SearchBot, Step
from quebec.engine import MOVES, BadInput, Move, State
from quebec.engine.thinking.keys import position_key
from quebec.engine.thinking.meter import Meter
from quebec.engine.thinking.options import Options
from quebec.engine.thinking.turn import without_hidden_cards
from quebec.engine.thinking.value import Value


class Thinker(NamedTuple):
    """A way to rank the turns of a position."""

    turns: Callable[[State, Budget, Sequence[Move]], tuple[RankedTurn, ...]]
    """All ways to play the turn, best first; the one that was played, if any, is among them."""
    replies: Callable[[State], tuple[list[Value], list[list[int]]]] | None = None
    """How the others may reply: evaluations, and kinds of replies, each with the number of an
    evaluation for every seat. None if turns are evaluated where they end. A search looks unequally
    far into turns, so to compare some it takes a closer look."""


def at_once(state: State, budget: Budget, played: Sequence[Move]) -> tuple[RankedTurn, ...]:
    """The turns as the greedy player sees them: evaluated where they end."""
    root = without_hidden_cards(state)
    seat = int(root.decider())
    value = HAND_MADE.value(root)
    shares = HAND_MADE.shares(root)
    options = Options(root, value, Meter(ENOUGH)).of(root)
    ways = [[int(option.moves[k]) for k in range(option.length)] for option in options]
    chosen = [move.index for move in played]
    if chosen and all(end_of(root, way) != end_of(root, chosen) for way in ways):
        ways.append(chosen)
    ranked: list[tuple[float, RankedTurn]] = []
    for way in ways:
        s = root.copy()
        steps = []
        for move in way:
            steps.append(Step(int(s.decider()), MOVES[move]))
            s.apply(move)
        value.look(s)
        shares.find(s, value.expected)
        scores = tuple(value.expected[k] for k in range(s.players))
        won = tuple(shares.of[k] for k in range(s.players))
        worth = value.utility(s, seat)
        ranked.append((worth, RankedTurn(tuple(steps), scores, won, (), 0)))
    ranked.sort(key=lambda pair: -pair[0])
    return tuple(turn for _, turn in ranked)


def end_of(root: State, moves: Sequence[int]) -> int:
    """A key that identifies the position after these moves."""
    s = root.copy()
    for move in moves:
        s.apply(move)
    return int(position_key(s))


SEARCHES: Final[dict[str, Callable[[], SearchBot]]] = {
    "search": SearchBot,
    "search-hand-made": HandMadeSearchBot,
}
THINKERS: Final = (*SEARCHES, "greedy")
"""search looks rounds ahead, with the learned or the hand-made evaluation; greedy to the end of the
turn."""


def thinker(name: str, past: Past | None = None) -> Thinker:
    """The thinker of that name; one that searches judges the others by their turns in the past."""
    if name not in THINKERS:
        known = ", ".join(THINKERS)
        raise BadInput(
            "unknown_thinker",
            {"bot": name, "known": known},
            f"{name!r} does not analyse; choose one of {known}",
        )
    if name not in SEARCHES:
        return Thinker(at_once)
    bot = SEARCHES[name]()
    bot.watch(past)
    return Thinker(bot.turns, bot.replies)
