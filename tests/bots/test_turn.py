"""The search through a turn: what it keeps saves time and changes no answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from quebec.bots import Budget, make_bot
from quebec.bots.bot import ask
from quebec.bots.one_turn import OneTurnBot
from quebec.engine import State, new_game
from quebec.engine.thinking.turn import WORST, Turn, without_hidden_cards
from quebec.engine.thinking.value import Value
from quebec.position import draw_hidden_events

Worth = tuple[float, tuple[float, ...]]
Worths = list[Worth]


class Plain:
    """The same search without any memory: every chain is followed to its end."""

    def __init__(self, value: Value, most: int) -> None:
        self.value = value
        self.most = most
        self.nodes = 0

    def worths(self, s: State) -> Worths:
        """By move: what it is worth to the seat that decides, and what all can expect."""
        root = without_hidden_cards(s)
        self.nodes = 0
        found = []
        for move in root.legal_moves():
            ends = self._ends(root, move.index, int(root.decider()), int(root.turn))
            # Of equals the first.
            found.append(max(ends, key=lambda end: end[0]))
        return found

    def _ends(self, s: State, move: int, seat: int, turn: int) -> Iterator[Worth]:
        s = s.copy()
        s.apply(move)
        self.nodes += 1
        while not s.is_over and s.decider() != seat and s.turn == turn:
            s.apply(self._at_once(s))
        if s.is_over or s.decider() != seat or s.turn != turn or self.nodes >= self.most:
            self.value.look(s)
            yield self.value.utility(s, seat), tuple(self.value.expected)
            return
        for other in s.legal_moves():
            yield from self._ends(s, other.index, seat, turn)

    def _at_once(self, s: State) -> int:
        best, chosen = WORST, s.legal_moves()[0].index
        for move in s.legal_moves():
            trial = s.copy()
            trial.apply(move.index)
            self.value.look(trial)
            worth = self.value.utility(trial, s.decider())
            if worth > best:
                best, chosen = worth, move.index
        return chosen


def told(turn: Turn) -> Worths:
    return [
        (turn.utility[k], tuple(turn.expected[5 * k : 5 * k + 5])) for k in range(int(turn.count))
    ]


def one_turn_bot(name: str) -> OneTurnBot:
    bot = make_bot(name)
    assert isinstance(bot, OneTurnBot)
    return bot


@pytest.mark.parametrize(
    ("names", "rules", "most"),
    [
        (("learned", "greedy", "planner"), "2026", 4000),
        (("hurrier", "imitator"), "2011", 4000),
        (("garrison", "greedy", "learned", "hurrier", "planner"), "2026", 60),
    ],
)
def test_every_move_is_worth_what_it_is_without_a_memory(
    names: tuple[str, ...], rules: str, most: int
) -> None:
    """Also where chains are cut short, and through all centuries of a game."""
    bots = [one_turn_bot(name) for name in names]
    state = new_game(rules, len(names), 1608)
    chance = Random(1608)
    while not state.is_over:
        bot = bots[state.decider()]
        seen = draw_hidden_events(state, chance)
        turn = bot.thought(seen, Budget(work=most))
        plain = Plain(bot.value(seen), most)
        players = len(names)
        found = [(worth, scores[:players]) for worth, scores in told(turn)]
        assert found == [(worth, scores[:players]) for worth, scores in plain.worths(seen)]
        assert turn.nodes == plain.nodes
        state.play(bot.choose(seen, Budget(work=most), chance))


def test_a_bot_that_plays_several_games_and_seats_at_once_plays_as_if_alone() -> None:
    """One bot at all seats of three games, in turn, against a new one for every choice."""
    kept = make_bot("learned")
    games = [new_game("2026", 3, 1), new_game("2026", 3, 2), new_game("2011", 4, 1)]
    for number in range(150):
        state = games[number % len(games)]
        if not state.is_over:
            move = ask(kept, state, Budget(), Random(number))
            assert move == ask(make_bot("learned"), state, Budget(), Random(number))
            state.play(move)
