"""Record: a game with its history, so it can be written and replayed."""

from __future__ import annotations

import unicodedata
from bisect import insort
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from quebec.engine import BadInput, Deal, Move, State, draw_deal
from quebec.engine import parse_move as move_of
from quebec.engine.cards import Event
from quebec.engine.effects.events import EVENTS
from quebec.engine.facts import Fact
from quebec.engine.rulesets import RULES_VERSION, ruleset_named, table_for
from quebec.position import first_facts, first_position
from quebec.record.parts import Comment, Contents, Player, Result, Step, Turn
from quebec.record.words import KEY, OWN_HEADERS, PLAYER_HEADER, is_plain
from quebec.record.writing import write_contents

HIDDEN = "?"
"""Stands for an event that lies face down."""


class Replayed(NamedTuple):
    """The game after a move, the move, and what it did; the first one has no move."""

    state: State
    move: Move | None
    facts: list[Fact]


class Record:
    """A game with its players, its deal and its moves: add moves with play(), save it with write().

    Unknown events of the deal are HIDDEN. Such a game cannot continue into their century;
    imagine() redraws them.

    >>> record = quebec.Record.new("2026", ["Anne", "Bruno", "Chloé"], seed=1608)
    >>> facts = record.play("send") + record.play("rel")
    >>> print(record.write().splitlines()[-1])
    I.1 Bruno: send rel
    """

    def __init__(
        self,
        ruleset: str,
        players: Sequence[Player | str],
        deal: Deal,
        *,
        seed: int | None = None,
        headers: Mapping[str, str] | None = None,
        rules_version: int = RULES_VERSION,
        position: str = "",
    ) -> None:
        self.ruleset = ruleset_named(ruleset)
        self.players = tuple(
            Player(player) if isinstance(player, str) else player for player in players
        )
        self.deal = deal
        self.seed = seed
        """The seed of the deal, if it is known; the deal itself is what counts."""
        self.headers = dict(headers or {})
        """Other headers, such as Date, Occasion or Place."""
        self.rules_version = rules_version
        self.position = position
        """The public form of the position that the game starts from, if it is not the deal."""
        self.steps: list[Step] = []
        self.comments: list[Comment] = []
        for player in self.players:
            check_bot(player.bot)
        for key in self.headers:
            _check_header(key)
        self._start = _start(self.ruleset.name, len(self.players), deal, position)
        self._now = self._start.copy()

    @classmethod
    def new(cls, ruleset: str, players: Sequence[Player | str], seed: int) -> Record:
        """The record of a new game whose deal comes from a seed."""
        rules = ruleset_named(ruleset)
        table_for(rules, len(players))
        return cls(ruleset, players, draw_deal(rules, len(players), seed), seed=seed)

    @classmethod
    def from_game(
        cls,
        state: State,
        moves: Iterable[Move | str],
        players: Sequence[Player | str],
        *,
        seed: int | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Record:
        """The record of a game, given any of its states and all its moves."""
        setting = state.setting
        record = cls(setting.ruleset.name, players, setting.deal, seed=seed, headers=headers)
        for move in moves:
            record.play(move)
        return record

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return self.contents == other.contents

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        names = ", ".join(player.name for player in self.players)
        return f"<Record of {self.ruleset.name}, {names}, {len(self.steps)} moves>"

    # ---- playing ----------------------------------------------------------------------------

    def play(self, move: Move | str) -> list[Fact]:
        """Play a legal move and record it; returns what happened."""
        if self.rules_version != RULES_VERSION:
            raise BadInput(
                "record_other_rules",
                {"recorded": self.rules_version, "present": RULES_VERSION},
                f"a game of version {self.rules_version} of the rules cannot go on under version"
                f" {RULES_VERSION}",
            )
        return self.replay_move(move)

    def replay_move(self, move: Move | str) -> list[Fact]:
        """The same for a move that was played under any version of the rules."""
        chosen = move_of(move) if isinstance(move, str) else move
        turn, seat = self.turn, self.decider
        then = self._now.copy() if HIDDEN in self.deal.events else self._now
        facts = then.play(chosen)
        if HIDDEN in self.deal.events[: then.century]:
            raise BadInput(
                "record_event_hidden",
                {"century": then.century},
                f"this move begins century {then.century}, but its event is not known;"
                " imagine the hidden events to play on",
            )
        self._now = then
        self.steps.append(Step(chosen, turn, seat))
        return facts

    def undo(self, count: int = 1) -> None:
        """Undo the last moves, and remove the comments after them."""
        if not 0 <= count <= len(self.steps):
            raise BadInput(
                "record_undo",
                {"count": count, "moves": len(self.steps)},
                f"cannot take back {count} moves: there are {len(self.steps)}",
            )
        left = len(self.steps) - count
        self._now = self.state_at(left)
        del self.steps[left:]
        self.comments = [comment for comment in self.comments if comment.after <= left]

    def comment(self, text: str, after: int | None = None) -> None:
        """Add a comment on the current position, or on an earlier one; a line of text."""
        place = len(self.steps) if after is None else after
        if not 0 <= place <= len(self.steps):
            raise BadInput(
                "record_comment_place",
                {"after": place, "moves": len(self.steps)},
                f"cannot comment after {place} moves: there are {len(self.steps)}",
            )
        line = _one_line(text)
        if line:
            insort(self.comments, Comment(place, line), key=lambda comment: comment.after)

    # ---- looking ----------------------------------------------------------------------------

    @property
    def contents(self) -> Contents:
        """All of it, as plain values."""
        return Contents(
            self.ruleset.edition,
            self.ruleset.name,
            self.rules_version,
            self.players,
            self.deal,
            self.seed,
            self.headers,
            self.position,
            tuple(self.steps),
            tuple(self.comments),
            self.result,
        )

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(step.move for step in self.steps)

    @property
    def state(self) -> State:
        """A copy of the current state."""
        return self._now.copy()

    @property
    def is_over(self) -> bool:
        return self._now.is_over

    @property
    def decider(self) -> int:
        """The seat that has to choose; -1 when the game is over."""
        return -1 if self._now.is_over else self._now.decider()

    @property
    def result(self) -> Result | None:
        """How the game ended; None if it has not."""
        return Result(self._now.scores, self._now.winners) if self._now.is_over else None

    @property
    def turn(self) -> Turn:
        """The turn that the next move belongs to; when the game is over, the last one."""
        now = self._now
        last = self.steps[-1].turn if self.steps else Turn(0, 0, 0)
        if now.is_over or now.asking().key != "action":
            return last
        number = last.number + 1 if last.century == now.century else 1
        return Turn(now.century, number, now.turn)

    def state_at(self, moves: int) -> State:
        """The game after this many moves. A hidden event is a card "?" that does nothing."""
        if not 0 <= moves <= len(self.steps):
            raise BadInput(
                "record_no_such_move",
                {"move": moves, "moves": len(self.steps)},
                f"there is no position after {moves} moves: there are {len(self.steps)}",
            )
        state = self._start.copy()
        for step in self.steps[:moves]:
            state.apply(step.move.index)
        return state

    def states(self) -> Iterator[State]:
        """The game at its start and after each move."""
        return (replayed.state for replayed in self.replay())

    def replay(self) -> Iterator[Replayed]:
        """Replays the game: its start, then move by move. Every state is a separate copy."""
        state = self._start.copy()
        yield Replayed(state.copy(), None, first_facts(state, self.position))
        for step in self.steps:
            facts = state.play(step.move)
            yield Replayed(state.copy(), step.move, facts)

    # ---- what is hidden ---------------------------------------------------------------------

    def public(self) -> Record:
        """The public part: of a game in progress, no seed and no face-down event."""
        known = len(self.deal.events) if self.is_over else self._now.century
        events = tuple(
            year if century < known else HIDDEN for century, year in enumerate(self.deal.events)
        )
        return self._with_events(events, self.seed if self.is_over else None)

    def imagine(self, chance: Random) -> Record:
        """A game that could be this one, and can continue: its hidden events are redrawn."""
        events = tuple(
            chance.choice([event.year for event in EVENTS if event.century == k + 1])
            if year == HIDDEN
            else year
            for k, year in enumerate(self.deal.events)
        )
        return self._with_events(events, None if HIDDEN in self.deal.events else self.seed)

    def _with_events(self, events: tuple[str, ...], seed: int | None) -> Record:
        twin = Record(
            self.ruleset.name,
            self.players,
            self.deal._replace(events=events),
            seed=seed,
            headers=self.headers,
            rules_version=self.rules_version,
            position=self.position,
        )
        for step in self.steps:
            twin.replay_move(step.move)
        twin.comments = list(self.comments)
        return twin

    def write(self, *, hidden: bool = False) -> str:
        """The record as text; of a game in progress only what is public, unless asked for."""
        for key in self.headers:
            _check_header(key)
        return write_contents((self if hidden else self.public()).contents)


def _start(ruleset: str, players: int, deal: Deal, position: str) -> State:
    """The first position; unknown events become cards without a year or an effect."""
    if HIDDEN not in deal.events:
        return first_position(ruleset, players, deal, position)
    some = [next(event.year for event in EVENTS if event.century == k) for k in range(1, 5)]
    filled = tuple(
        some[k] if year == HIDDEN and 0 < k < len(some) else year
        for k, year in enumerate(deal.events)
    )
    state = first_position(ruleset, players, deal._replace(events=filled), position)
    setting = state.setting
    events = tuple(
        Event(HIDDEN, k) if year == HIDDEN else event
        for k, (year, event) in enumerate(zip(deal.events, setting.events, strict=True), start=1)
    )
    state.setting = setting.with_events(deal, events)
    return state


def check_bot(bot: str) -> None:
    """Checks that a record can hold the name of a program."""
    if bot and not (is_plain(bot) and not set(bot) & set("()")):
        raise BadInput(
            "record_bad_bot",
            {"bot": bot},
            f"the name of a bot is printable text without brackets, not {bot!r}",
        )


def _check_header(key: str) -> None:
    if key in OWN_HEADERS or PLAYER_HEADER.fullmatch(key) or not KEY.fullmatch(key):
        raise BadInput(
            "record_header_name",
            {"header": key},
            f"{key!r} cannot be the name of a further header: it is taken, or not made of letters,"
            " digits and hyphens",
        )


def _one_line(text: str) -> str:
    """The text without line breaks and other characters that a line cannot hold."""
    breaks = ("Cc", "Cs", "Zl", "Zp")
    kept = "".join(" " if unicodedata.category(sign) in breaks else sign for sign in text)
    return " ".join(kept.split())
