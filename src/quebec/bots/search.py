"""The search player: it looks several rounds ahead, over whole turns, for all seats at once.

The tree is in quebec.engine.thinking.tree; docs/bots.md explains it. `ranked_turns` gives what
the player thinks of every way to play the turn, and how it expects the game to continue.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Final

from quebec.bots.bot import NATURAL, Budget, Evaluation, RankedMove, never
from quebec.bots.greedy import GreedyBot
from quebec.bots.judges import HAND_MADE, LEARNED, Judge
from quebec.bots.opponents import opponents_of
from quebec.bots.past import Past
from quebec.engine import MOVES, Move, State
from quebec.engine.thinking.keys import position_key
from quebec.engine.thinking.meter import UNBOUNDED, Meter
from quebec.engine.thinking.options import Option
from quebec.engine.thinking.tree import Branch, Style, Tree
from quebec.engine.thinking.value import Value

POSITIONS: Final = 4000
"""Positions looked at for one decision, if the budget limits neither work nor time."""
TIME_USED: Final = 0.9
"""The part of the time that is used for thinking; the rest is a reserve."""

TIME_LATER: Final = 0.2
"""The same for later choices of a turn, which was thought about as a whole before the first."""

KINDS: Final = 4
"""Kinds of replies in a game that is watched."""


@dataclass(frozen=True)
class Step:
    """A choice, and whose it is."""

    seat: int
    move: Move


@dataclass(frozen=True)
class RankedTurn:
    """A way to play the rest of the turn, and what comes of it."""

    steps: tuple[Step, ...]
    """From the decision to the end of the turn; the Political leader's choice can be among them."""
    scores: tuple[float, ...]
    """Points expected at the end of the game, by seat."""
    win_shares: tuple[float, ...]
    """Shares of the win, by seat; they add up to 1."""
    continuation: tuple[Step, ...]
    """How the game continues if all do what looks best: the others' turns, then its own…"""
    visits: int
    """How often the search went there. With 0 it was evaluated only at the end of the turn."""


class SearchBot:
    """Looks rounds ahead. A budget's work is the number of positions that it looks at."""

    name = "search"

    def __init__(
        self,
        judge: Judge = LEARNED,
        style: Style | None = None,
        later: float = TIME_LATER,
        enough: int | None = None,
    ) -> None:
        """`later` is the part of the limit for later choices of a turn, `enough` the number of
        turns after which somebody is known: without it the last ones count."""
        self.judge = judge
        self.style = style or Style()
        self._later: Final = later
        self._enough: Final = enough
        self._kept: Tree | None = None
        """The tree of the current turn, for its next decisions."""
        self._past: Past | None = None
        """The game that is watched, if any."""

    def watch(self, past: Past | None) -> None:
        """The game that the next choices are in: the others are judged by their turns in it."""
        self._past = past

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        moves = state.legal_moves()
        if len(moves) == 1:
            return moves[0]
        tree = self._kept_tree(state, budget) or self._tree(state, budget)
        tree.think(settle=True)
        move = _ranked(tree)[0].moves[tree.made]
        self._kept = tree if budget.seconds is not None and tree.go_on(move) else None
        return MOVES[move]

    def evaluate(
        self, state: State, budget: Budget = NATURAL, rng: Random | None = None
    ) -> Evaluation:
        if state.is_over:
            return GreedyBot().evaluate(state)
        tree = self._grown(state, budget)
        seat = int(state.decider())
        of_move: dict[Move, RankedTurn] = {}
        for turn in _ranked_turns(tree):
            of_move.setdefault(turn.steps[0].move, turn)
        best = next(iter(of_move.values()))
        ranked = tuple(
            RankedMove(move, turn.scores[seat], turn.win_shares[seat])
            for move, turn in of_move.items()
        )
        return Evaluation(best.scores, best.win_shares, ranked, int(tree.meter.positions))

    def turns(
        self, state: State, budget: Budget = NATURAL, played: Sequence[Move] = ()
    ) -> tuple[RankedTurn, ...]:
        """Every way to play the rest of the turn, the best first; none when the game is over.

        Ways that end in the same position count once. The one that was `played`, if it is given,
        is sure to be searched; give all its choices, other seats' too.
        """
        if state.is_over:
            return ()
        return tuple(_ranked_turns(self._grown(state, budget, played)))

    def _grown(self, state: State, budget: Budget, played: Sequence[Move] = ()) -> Tree:
        tree = self._tree(state, budget)
        if played:
            tree.put_first([move.index for move in played])
        tree.think()
        return tree

    def _kept_tree(self, state: State, budget: Budget) -> Tree | None:
        """The tree of the turn so far, if this is the next decision in it.

        Only where time is limited: with a budget of work the same position has the same answer,
        whatever was searched before.
        """
        tree, self._kept = self._kept, None
        if tree is None or budget.seconds is None:
            return None
        if not _is_same(tree.here, state):
            return None
        tree.meter.set(*_allowance(budget, self._later))
        return tree

    def _tree(self, state: State, budget: Budget) -> Tree:
        judge = self.judge
        # It runs from here on, so that watching the others counts.
        meter = Meter(*_allowance(budget), monotonic)
        replying, profiles = self.replies(state)
        return Tree(
            state,
            judge.value(state),
            judge.shares(state),
            meter,
            self.style,
            replying,
            profiles,
        )

    def replies(self, state: State) -> tuple[list[Value], list[list[int]]]:
        """How the others may reply: evaluations, and kinds of replies with one for each seat.

        In a game that is watched these are the models that explain the turns so far.
        """
        judge, past = self.judge, self._past
        if past is None or judge.models is None:
            values = [replying(state) for replying in judge.replying]
            return values, [[k] * int(state.players) for k in range(len(values))]
        own = int(state.decider())
        opponents = opponents_of(past, state, judge.models, own, self._enough)
        opponents.watch(past)
        return opponents.values, opponents.profiles(KINDS)


class HandMadeSearchBot(SearchBot):
    """The same with the greedy player's evaluation."""

    name = "search-hand-made"

    def __init__(self) -> None:
        super().__init__(HAND_MADE)


def ranked_turns(
    state: State,
    budget: Budget = NATURAL,
    played: Sequence[Move] = (),
    judge: Judge = LEARNED,
) -> tuple[RankedTurn, ...]:
    """What the search player thinks of every way to play the rest of the turn."""
    return SearchBot(judge).turns(state, budget, played)


def _allowance(
    budget: Budget, part: float = TIME_USED
) -> tuple[int, float | None, Callable[[], bool] | None]:
    """The limit for a meter."""
    seconds = None if budget.seconds is None else budget.seconds * part
    most = budget.work or (POSITIONS if seconds is None else UNBOUNDED)
    if budget.work and part != TIME_USED:
        # Limited in time as well: the positions are those that the time would be enough for.
        most = max(1, int(budget.work * part))
    return most, seconds, None if budget.stopped is never else budget.stopped


def _is_same(here: State, other: State) -> bool:
    """Whether two positions are the same as far as anybody may know."""
    one, two = here.setting, other.setting
    known = int(here.century)
    return (
        position_key(here) == position_key(other)
        and one.ruleset is two.ruleset
        and one.deal.layout == two.deal.layout
        and one.deal.events[:known] == two.deal.events[:known]
    )


def _by_visits(branches: Sequence[Branch]) -> list[Branch]:
    return sorted(branches, key=lambda branch: (-branch.visits, -branch.worth))


def _ranked(tree: Tree) -> list[Option]:
    """The options of the decision: those most visited first, then by evaluation."""
    tried = [branch.option for branch in _by_visits(tree.root.tried)]
    options = tree.root.options
    assert options is not None
    return tried + sorted(options[len(tried) :], key=lambda option: -option.worth)


def _at_once(tree: Tree, s: State) -> tuple[float, ...]:
    """The expected scores of a position, without a search."""
    tree.value.look(s)
    return tuple(tree.value.expected[seat] for seat in range(s.players))


def _means(tree: Tree, sums: Sequence[float], visits: int) -> tuple[float, ...]:
    return tuple(sums[seat] / visits for seat in range(tree.root.state.players))


def _ranked_turns(tree: Tree) -> list[RankedTurn]:
    branches = {id(branch.option): branch for branch in tree.root.tried}
    later = _what_replies_bring(tree, list(branches.values()))
    ranked = []
    for option in _ranked(tree):
        branch = branches.get(id(option))
        s = tree.root.state.copy()
        steps = _steps(s, _moves(option))
        if branch is None:
            scores = tuple(map(sum, zip(_at_once(tree, s), later, strict=True)))
            shares = tree.shares.of_scores(s, scores)
            ranked.append(RankedTurn(steps, scores, shares, (), 0))
        else:
            visits = int(branch.visits)
            shares = _means(tree, list(branch.shares), visits)
            scores = _means(tree, list(branch.scores), visits)
            ranked.append(RankedTurn(steps, scores, shares, _continuation(s, branch), visits))
    return ranked


def _what_replies_bring(tree: Tree, branches: Sequence[Branch]) -> list[float]:
    """By how much the search changes the expected scores at the end of the turn.

    It is added to turns that were not searched, so that they compare with those that were.
    """
    more = [0.0] * int(tree.root.state.players)
    for branch in branches:
        s = tree.root.state.copy()
        _steps(s, _moves(branch.option))
        found = _means(tree, list(branch.scores), int(branch.visits))
        for seat, at_once in enumerate(_at_once(tree, s)):
            more[seat] += (found[seat] - at_once) / len(branches)
    return more


def _continuation(s: State, branch: Branch) -> tuple[Step, ...]:
    """How the game continues after a turn, along the most visited moves; it changes the state.

    The others reply as the first of the evaluations suggests.
    """
    node = branch.nodes[0]
    steps = _steps(s, list(node.replies))
    while node.tried:
        branch = _by_visits(node.tried)[0]
        node = branch.nodes[0]
        steps += _steps(s, [*_moves(branch.option), *node.replies])
    return steps


def _moves(option: Option) -> list[int]:
    return [option.moves[k] for k in range(option.length)]


def _steps(s: State, moves: Sequence[int]) -> tuple[Step, ...]:
    steps = []
    for move in moves:
        steps.append(Step(int(s.decider()), MOVES[move]))
        s.apply(move)
    return tuple(steps)
