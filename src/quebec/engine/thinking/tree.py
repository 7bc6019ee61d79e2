"""The search: a tree whose steps are whole turns of one seat and the others' replies to them.

A node is a position in which that seat has to choose. Its options are whole turns; after each
the others reply with what looks best for each of them at once, until it is the seat's turn again.
There the position is evaluated, for all seats: expected scores, and shares of the win. What the
others think best is unknown, so an option is tried against replies of several kinds in turn.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from quebec.engine.native import append, i64, vec
from quebec.engine.state import SEATS, State
from quebec.engine.thinking.chains import Memory, Reply
from quebec.engine.thinking.keys import position_key
from quebec.engine.thinking.meter import Meter
from quebec.engine.thinking.options import Option, Options
from quebec.engine.thinking.shares import Shares
from quebec.engine.thinking.turn import without_hidden_cards
from quebec.engine.thinking.value import Value

MOST_NODES: Final[i64] = 20000
"""A node takes about ten thousand bytes."""
ROUNDS: Final[i64] = 4
"""Rounds ahead in which turns are remembered."""
CLEAR_VISITS: Final[i64] = 256
CLEAR_TIMES: Final[i64] = 3
"""An option is clearly best after this many visits, and this many times as many as any other:
in 73 positions a choice never changed after that, whatever time was left."""


class Style:
    """The parameters of the search: first guesses, hardly tuned (docs/decisions/search.md)."""

    def __init__(
        self,
        width: float = 2.0,
        widening: float = 1.0,
        deep_width: float = 1.0,
        deep_widening: float = 0.5,
        curiosity: float = 1.0,
        temper: float = 2.0,
        margin: float = 0.002,
        caution: float = 0.0,
        beyond: bool = True,
        kept: int = 4,
        kept_later: int = 8,
    ) -> None:
        self.width = width
        """Options of the decision that are tried at once…"""
        self.widening = widening
        """…and how many more for each root of the visits."""
        self.deep_width = deep_width
        """The same for later turns; with a width of 1 and no widening these are played greedily."""
        self.deep_widening = deep_widening
        self.curiosity = curiosity
        """How strongly it explores what looks promising and was seldom visited."""
        self.temper = temper
        """Points between an option and one that looks about a third as promising."""
        self.caution = caution
        """How much the worst kind of replies counts beyond the mean over all kinds, from 0 to 1."""
        self.margin = margin
        """The share of the win that a point ahead of the best of the others is worth by itself."""
        self.beyond = beyond
        """Whether it continues beyond the end of the century, where cards then do nothing."""
        self.kept: i64 = kept
        """How many of the best ends of another's turn are looked at again when it is met again
        in the tree; with 0 all of them…"""
        self.kept_later: i64 = kept_later
        """…and of its own later turns."""


class Node:
    """A position in which the seat that thinks has to choose."""

    def __init__(self, state: State, replies: vec[i64], is_end: bool, round: i64) -> None:
        self.round = round
        """How many turns of the seat led here."""
        self.state = state
        self.replies = replies
        """The choices of the others that led here."""
        self.is_end = is_end
        self.options: list[Option] | None = None
        self.tried: list[Branch] = []
        """The branches of the first options."""
        self.visits: i64 = 0


class Mean:
    """The mean of some numbers."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.of: float = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        self.of += (number - self.of) / float(self.count)


class Branch:
    """An option that was tried, and the results of its visits."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.nodes: list[Node] = []
        """Where it leads, by the kind of replies that the others are assumed to give."""
        self.visits: i64 = 0
        self.worth: float = 0.0
        """What it is worth to the seat: the mean of its visits, less what caution takes off."""
        self.by_kind: list[Mean] = []
        """What it is worth to the seat against each kind of replies."""
        self.scores: vec[float] = vec[float]([0.0] * SEATS)
        """Expected scores and shares of the win, summed over the visits."""
        self.shares: vec[float] = vec[float]([0.0] * SEATS)


class Tree:
    """Thinks about a decision, and then about the next ones of the same turn."""

    def __init__(
        self,
        s: State,
        value: Value,
        shares: Shares,
        meter: Meter,
        style: Style,
        replying: Sequence[Value],
        profiles: Sequence[Sequence[int]] = (),
    ) -> None:
        """The others are assumed to reply by these evaluations.

        A profile is a kind of replies: the number of an evaluation for each seat. Options are
        tried against one profile after the other; one that is given twice counts twice. Without
        profiles all seats have the first evaluation, then all the second, and so on.
        """
        self.value = value
        self.shares = shares
        self.meter = meter
        self.style = style
        self.seat: i64 = s.decider()
        root = without_hidden_cards(s)
        self.century: i64 = root.century
        self.options = Options(root, value, meter)
        self.replying = [Reply(root, one, meter) for one in replying]
        self.memories: list[Memory] = []
        """Of the others' turns…"""
        self.own_memories: list[Memory] = []
        """…and of later ones of the seat."""
        self.kinds: list[vec[i64]] = []
        """The kinds of replies, as numbers of evaluations by seat…"""
        self.schedule: vec[i64] = vec[i64]()
        """…and the kind of each visit of a branch, over and over."""
        self._plan(profiles or [[k] * int(s.players) for k in range(len(replying))])
        self.root = Node(root, vec[i64](), False, 0)
        self.nodes: i64 = 0
        self.visits: i64 = 0
        self.here = root.copy()
        """The decision that it thinks about…"""
        self.made: i64 = 0
        """…after this many choices of the turn."""

    def _plan(self, profiles: Sequence[Sequence[int]]) -> None:
        known: list[list[int]] = []
        for profile in profiles:
            kind = list(profile)
            if kind not in known:
                known.append(kind)
                self.kinds.append(vec[i64](kind))
            self.schedule = append(self.schedule, known.index(kind))

    def put_first(self, moves: list[int]) -> None:
        """Have the turn with these choices tried before any other."""
        s = self.root.state.copy()
        path = vec[i64]()
        for move in moves:
            path = append(path, move)
            s.apply(move)
        key = position_key(s)
        options = self._options_of(self.root)
        for k in range(len(options)):
            if options[k].key == key:
                options.insert(0, options.pop(k))
                return
        # Another seat chose in the turn, and not as expected.
        worth = self.options.look(s, self.seat)
        options.insert(0, Option(path, len(path), key, worth))

    def think(self, settle: bool = False) -> None:
        """Grow the tree until the meter or the memory has run out, or the choice is settled.

        It is settled if no option can overtake the most visited one with the positions left, or
        if that one is clearly best.
        """
        if len(self._options_of(self.root)) > 1:
            while self.nodes < MOST_NODES and not self.meter.out:
                if (settle and self._is_settled()) or not self._grow():
                    break

    def go_on(self, move: i64) -> bool:
        """Make a choice, and keep the subtree behind it.

        Returns whether the seat has to choose again in this turn, with a tree for that choice.
        """
        if self.root.state.turn != self.seat:
            return False
        self._narrow(move)
        while self._is_in_turn() and (
            self.here.decider() != self.seat or self.here.move_count == 1
        ):
            # All options have the same choice here, of another seat or the only one possible.
            self._narrow(self._options_of(self.root)[0].moves[self.made])
        return self._is_in_turn()

    def _is_in_turn(self) -> bool:
        """Whether the turn continues, and there are options for it."""
        here = self.here
        return not here.is_over and here.turn == self.seat and len(self._options_of(self.root)) > 0

    def _narrow(self, move: i64) -> None:
        """Keep the options that continue with this choice, and their branches."""
        options = self._options_of(self.root)
        tried = self.root.tried
        kept: list[Option] = []
        kept_branches: list[Branch] = []
        for k in range(len(options)):
            option = options[k]
            if option.length > self.made + 1 and option.moves[self.made] == move:
                kept.append(option)
                if k < len(tried):
                    kept_branches.append(tried[k])
        visits: i64 = 0
        for branch in kept_branches:
            visits += branch.visits
        self.root.options = kept
        self.root.tried = kept_branches
        self.root.visits = visits
        self.here.apply(move)
        self.made += 1

    def _is_settled(self) -> bool:
        first: i64 = 0
        second: i64 = 0
        for child in self.root.tried:
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        if first >= CLEAR_VISITS and first >= CLEAR_TIMES * second:
            return True
        meter = self.meter
        left = meter.left() * float(self.visits) / (float(meter.positions) + 1.0)
        return float(first - second) > left + 1.0

    def _grow(self) -> bool:
        """One visit: down to a new position, and back up with what it is worth."""
        nodes: list[Node] = []
        path: list[Branch] = []
        means: list[Mean] = []
        node = self.root
        is_new = False
        while not (node.is_end or is_new):
            options = self._options_of(node)
            if self.meter.out:
                return False
            branch = self._choose(node, options)
            nodes.append(node)
            path.append(branch)
            kind = self.schedule[branch.visits % len(self.schedule)]
            is_new = kind >= len(branch.nodes)
            if is_new and not self._extend(node, branch):
                return False
            means.append(branch.by_kind[kind])
            node = branch.nodes[kind]
        nodes.append(node)
        self.visits += 1
        self._back_up(nodes, path, means, node.state)
        return True

    def _extend(self, node: Node, branch: Branch) -> bool:
        """Try an option against the next kind of replies; returns whether the meter allowed it."""
        child = self._after(node, branch.option, self.kinds[len(branch.nodes)])
        if child is None:
            return False
        if len(branch.nodes) == 0:
            node.tried.append(branch)
        branch.nodes.append(child)
        branch.by_kind.append(Mean())
        self.nodes += 1
        return True

    def _back_up(self, nodes: list[Node], path: list[Branch], means: list[Mean], s: State) -> None:
        """Add what the position at its end is worth to all on the path."""
        self.meter.count()
        self.value.look(s)
        self.shares.find(s, self.value.expected)
        worth = self._worth(s)
        for node in nodes:
            node.visits += 1
        for mean in means:
            mean.add(worth)
        for branch in path:
            branch.visits += 1
            branch.worth = self._with_caution(branch)
            for seat in range(s.players):
                branch.scores[seat] += self.value.expected[seat]
                branch.shares[seat] += self.shares.of[seat]

    def _with_caution(self, branch: Branch) -> float:
        """The mean of the visits, drawn towards the worst kind of replies."""
        total: float = 0.0
        worst = branch.by_kind[0].of
        for mean in branch.by_kind:
            total += mean.of * float(mean.count)
            worst = min(worst, mean.of)
        whole = total / float(branch.visits)
        return whole + self.style.caution * (worst - whole)

    def _options_of(self, node: Node) -> list[Option]:
        options = node.options
        if options is None:
            memory = self._memory(self.own_memories, node.round - 1, 0, self.style.kept_later)
            options = self.options.of(node.state, memory)
            best = options[0].worth
            total: float = 0.0
            for option in options:
                option.prior = math.exp((option.worth - best) / self.style.temper)
                total += option.prior
            for option in options:
                option.prior /= total
            node.options = options
        return options

    def _choose(self, node: Node, options: list[Option]) -> Branch:
        """The branch to visit: one that was tried, or that of the next option."""
        style = self.style
        tried = node.tried
        count: i64 = len(tried)
        if count == 0:
            return Branch(options[0])
        root = node is self.root
        width = style.width if root else style.deep_width
        widening = style.widening if root else style.deep_widening
        if count < len(options) and float(count) < width + widening * math.sqrt(float(node.visits)):
            return Branch(options[count])
        low = tried[0].worth
        high = low
        for child in tried:
            low = min(low, child.worth)
            high = max(high, child.worth)
        scale = 1.0 / (high - low) if high > low else 0.0
        urge = style.curiosity * math.sqrt(float(node.visits))
        best: float = -1.0
        chosen = tried[0]
        for k in range(count):
            child = tried[k]
            looks = (child.worth - low) * scale + urge * options[k].prior / float(1 + child.visits)
            if looks > best:
                best = looks
                chosen = child
        return chosen

    def _after(self, node: Node, option: Option, kind: vec[i64]) -> Node | None:
        """The position after an option and replies of a kind; None if the meter runs out."""
        s = node.state.copy()
        for k in range(option.length):
            s.apply(option.moves[k])
        replies = vec[i64]()
        while not s.is_over and s.turn != self.seat:
            if not self.style.beyond and s.century != self.century:
                break
            reply = self.replying[kind[s.turn]]
            number = kind[s.turn] * SEATS + s.turn
            reply.play(s, self._memory(self.memories, node.round, number, self.style.kept))
            if self.meter.out:
                return None
            for k in range(reply.length):
                replies = append(replies, reply.chosen[k])
        is_end = s.is_over or (not self.style.beyond and s.century != self.century)
        return Node(s, replies, is_end, node.round + 1)

    def _memory(self, memories: list[Memory], round: i64, number: i64, kept: i64) -> Memory | None:
        """The memory of a turn, by rounds ahead; later ones are too different to share one."""
        if kept == 0 or round < 0 or round >= ROUNDS:
            return None
        at = number * ROUNDS + round
        while len(memories) <= at:
            memories.append(Memory(kept))
        return memories[at]

    def _worth(self, s: State) -> float:
        """The share of the win, and a little for points ahead, which decide when it is certain."""
        best: float = -1.0e9
        for seat in range(s.players):
            if seat != self.seat:
                best = max(best, self.value.expected[seat])
        ahead = self.value.expected[self.seat] - best
        return self.shares.of[self.seat] + self.style.margin * ahead
