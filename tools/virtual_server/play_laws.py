"""What must hold at a table of the pure part after every step.

Nothing here asks the game whether something was allowed: who may act, what may be undone and what
a clock may gain is worked out from the acts alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from quebec.engine import Deal
from quebec.engine.facts import EventRevealed, Fact
from quebec.server.play.acts import (
    AnyAct,
    Confirmed,
    EndAgreed,
    EndDeclined,
    EndProposed,
    GivenBack,
    Joined,
    Moved,
    Resigned,
    Restarted,
    Resumed,
    Rewound,
    Started,
    TakenOver,
    Undone,
    Wished,
)
from quebec.server.play.clock import DAY, RETURN, SECOND
from quebec.server.play.game import Game
from quebec.server.play.setup import CorrespondenceClock, LiveClock, Setup
from quebec.server.play.snapshot import from_snapshot, snapshot
from quebec.server.store import codec
from tools.invariants.base import snapshot as state_values
from tools.virtual_server.world import Violation

FIRST_FOLD: Final = 32
"""Entries after which the whole log is folded again, then at four times as many, and at the end."""


class Entry(NamedTuple):
    n: int
    time: int
    by: str | None
    act: AnyAct
    facts: list[Fact]


def require(holds: bool, what: str) -> None:
    if not holds:
        raise Violation(what)


def values(game: Game) -> tuple[Any, ...]:
    """Everything in a game that can change, in a form that does not change with it."""
    timer = game.timer
    return (
        game.length,
        game.phase,
        game.outcome,
        tuple([(seat.person, seat.bot, seat.resigned, seat.automatic) for seat in game.seats]),
        state_values(game.state) if game.state else None,
        tuple(game.moves),
        (tuple(game.movers), game.sealed) if game.setup.rewinds else None,
        tuple([(one.seat, state_values(one.before), one.together) for one in game.pending]),
        frozenset(game.agreeing),
        frozenset(game.freed),
        (tuple(timer.left), timer.running, timer.since) if timer else None,
    )


class Table:
    """A table: its log, the game, and what the laws remember of it."""

    def __init__(self, setup: Setup, owner: str, deal: Deal, time: int) -> None:
        self.game = Game(setup, owner, deal)
        self.time = time
        self.entries: Final[list[Entry]] = []
        self.values = values(self.game)
        """Of the game as it is."""
        self.settled = 0
        """Moves that nobody may undo any more."""
        self.revealed = 0
        """Moves up to the last card that was revealed."""
        self.agreed: Final[set[str | None]] = set()
        """People who want to end the game as it stands."""
        self.folds = self.snapshots = 0

    # ---- what happens -----------------------------------------------------------------------

    def grant(self, given: Sequence[AnyAct], by: str | None) -> None:
        """As the service does: on a copy, which then is the table."""
        require(self.game.phase != "over", "something is granted after the end")
        game = self.game.copy()
        started = isinstance(given[0], Started)
        for act in given:
            if not started:
                self._may(game, act, by)
            before = tuple(game.timer.left) if game.timer else ()
            waiting = game.waiting
            by_bot = waiting is not None and bool(game.seats[waiting].bot)
            running, since = (game.timer.running, game.timer.since) if game.timer else (None, 0)
            facts = game.add(act, by, self.time)
            self.entries.append(Entry(game.length, self.time, by, act, facts))
            require(game.length == len(self.entries), "an entry has the wrong number")
            self._undo(game, act, facts)
            self._agreement(game, act, by)
            if before:
                elapsed = max(0, self.time - since)
                earns = waiting if waiting != game.waiting else None
                self._clock(game, act, before, running, elapsed, earns, by_bot)
        length = len(self.entries)
        if length % 8 == 0:
            require(values(self.game) == self.values, "a change of a copy changes the game")
        self.game, self.values = game, values(game)
        self._state()
        if game.phase == "over" or length >= FIRST_FOLD << 2 * self.folds:
            self.fold()
        elif not game.pending and length % 16 == 0:
            self.look_at_snapshot()

    def refuse(self) -> None:
        require(values(self.game) == self.values, "what was refused has changed the game")

    # ---- the laws ---------------------------------------------------------------------------

    def _may(self, game: Game, act: AnyAct, by: str | None) -> None:
        """People act for their own seats, bots where they play."""
        match act:
            case Moved(seat) | Undone(seat) | Restarted(seat) | Confirmed(seat):
                holder = game.seats[seat]
                may = bool(holder.bot) if by is None else holder.person == by and not holder.bot
                require(may and game.waiting == seat, f"{by} may not act for seat {seat}")
            case Rewound(seat):
                # Also while a bot has the turn.
                holder = game.seats[seat]
                require(holder.person == by and not holder.bot, f"{by} does not play seat {seat}")
            case Wished(seat) | GivenBack(seat) | Resigned(seat):
                require(game.seats[seat].person == by, f"{by} does not hold seat {seat}")
            case EndProposed(seat) | EndAgreed(seat) | EndDeclined(seat):
                require(game.seats[seat].person == by, f"{by} does not hold seat {seat}")
            case TakenOver(seat, absent=absent):
                require(absent != (game.seats[seat].person == by), f"{by} called a bot to {seat}")
            case Joined(seat):
                is_free = game.seats[seat].person is None or seat in game.freed
                require(is_free, f"{by} has taken seat {seat} from somebody")

    def _undo(self, game: Game, act: AnyAct, facts: list[Fact]) -> None:
        """What was confirmed or revealed stays; who is alone with bots may take back what was
        confirmed, up to a turn of their own, but nothing that was revealed."""
        moves = game.moves
        if any(isinstance(fact, EventRevealed) for fact in facts):
            self.revealed = len(moves)
        if isinstance(act, Rewound):
            people = [seat for seat, holder in enumerate(game.seats) if holder.person]
            require(game.setup.rewinds and people == [act.seat], "a turn of others was taken back")
            require(self.revealed <= len(moves) < self.settled, "too much was taken back")
            require(len(moves) >= len(game.setup.prefix), "the game before was taken back")
            self.settled = len(moves)
        elif isinstance(act, Undone | Restarted):
            require(len(moves) >= self.settled, "a confirmed move or a revealed card was undone")
        elif isinstance(act, Confirmed) or any(isinstance(fact, EventRevealed) for fact in facts):
            self.settled = len(moves)

    def _agreement(self, game: Game, act: AnyAct, by: str | None) -> None:
        """A game ends by agreement if everybody who plays has agreed, each for themselves."""
        if isinstance(act, Moved | EndDeclined):
            self.agreed.clear()
        elif isinstance(act, EndProposed):
            self.agreed.clear()
            self.agreed.add(by)
        elif isinstance(act, EndAgreed):
            self.agreed.add(by)
        if game.outcome is not None and game.outcome.how == "agreed":
            people = {seat.person for seat in game.seats if seat.person and not seat.bot}
            missing = sorted(str(person) for person in people - self.agreed)
            require(not missing, f"the game has ended by agreement without {missing}")

    def _clock(
        self,
        game: Game,
        act: AnyAct,
        before: tuple[int, ...],
        running: int | None,
        elapsed: int,
        earns: int | None,
        by_bot: bool,
    ) -> None:
        """The clock that ran is charged; only who hands over the turn gains, by the rules."""
        assert game.timer is not None
        clock = game.setup.clock
        for seat, (old, new) in enumerate(zip(before, game.timer.left, strict=True)):
            charged = old
            if seat == running:
                forgiven = act.away if isinstance(act, Resumed) else 0
                require(0 <= forgiven <= elapsed, f"{forgiven} ms of {elapsed} are given back")
                charged = old - elapsed + forgiven
            most = charged
            if seat == earns:
                if isinstance(clock, CorrespondenceClock):
                    most = max(charged, clock.days * DAY)
                elif isinstance(clock, LiveClock):
                    most = max(charged, RETURN) if by_bot else charged + clock.increment * SECOND
            require(charged <= new <= most, f"the clock of seat {seat} has {new}, not {most} ms")

    def _state(self) -> None:
        """What is true of every game at any time."""
        game = self.game
        playing, waiting = game.phase == "playing", game.waiting
        require((waiting is not None) == playing, "nobody, or somebody, is waited for")
        require((game.phase == "over") == (game.outcome is not None), "an end without an outcome")
        if game.state is not None:
            require(min(game.state.scores) >= 0, "somebody has less than no points")
        if game.timer is not None:
            has_bot = waiting is not None and game.seats[waiting].bot
            require(game.timer.running == (None if has_bot else waiting), "another clock runs")
        if playing:
            assert waiting is not None
            assert game.state is not None
            holder = game.seats[waiting]
            require(bool(holder.person or holder.bot), "a seat is waited for that nobody has")
            require(not holder.resigned or bool(holder.bot), "somebody who resigned has to play")
            require(game.must_confirm or game.state.move_count > 0, "nothing can be played")
            require(len(game.moves) - len(game.pending) >= self.settled, "too much can be undone")
            require(all(game.seats[seat].bot for seat in game.freed), "a seat is free and played")

    def fold(self) -> None:
        """The game is what follows from its log, as it is read from the disk."""
        self.folds += 1
        game = Game(self.game.setup, self.game.owner, self.game.deal)
        for entry in self.entries:
            facts = game.add(codec.act_of(codec.act_value(entry.act)), entry.by, entry.time)
            require(facts == entry.facts, f"entry {entry.n} has other facts when it is read")
        require(values(game) == self.values, "the game is not the fold of its log")
        if not game.pending:
            self.look_at_snapshot()

    def look_at_snapshot(self) -> None:
        self.snapshots += 1
        game = self.game
        taken = snapshot(game)
        read = from_snapshot(taken, game.setup, game.owner, game.deal, game.rules_version)
        require(values(read) == self.values, "a snapshot is not the game")
