"""Game: the state of a table, computed from its log; Act: the base of every entry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from quebec.engine import Deal, Move, State
from quebec.engine.facts import EventRevealed, Fact
from quebec.engine.rulesets import RULES_VERSION
from quebec.position import first_facts, first_position
from quebec.record import Player, Record
from quebec.server.play.clock import Timer, new_timer
from quebec.server.play.setup import COLOURS, Setup

Phase = Literal["gathering", "playing", "over"]
Ending = Literal["played", "resigned", "agreed", "closed"]


def snake(name: str) -> str:
    """BotSeated becomes bot_seated: the tag of a structure on the wire and in the log."""
    return "".join(f"_{sign.lower()}" if sign.isupper() else sign for sign in name).lstrip("_")


class Outcome(Struct, frozen=True):
    """How a table ended; nobody wins a game that was closed or ended by agreement."""

    how: Ending
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass
class Seat:
    """Who sits at a seat, and who plays for it."""

    person: str | None = None
    bot: str = ""
    """The bot that decides here now, if any."""
    resigned: bool = False
    automatic: bool = False
    """Whether turns of this seat are confirmed automatically."""

    def copy(self) -> Seat:
        return Seat(self.person, self.bot, self.resigned, self.automatic)

    @property
    def is_played_by_person(self) -> bool:
        return self.person is not None and not self.bot


class Pending(NamedTuple):
    """An unconfirmed move: whose, the game before it, and whether it belongs to the one before."""

    seat: int
    before: State
    together: bool = False


class Act(Struct, frozen=True, tag_field="act", tag=snake):
    """An entry of the log; `happen` changes the game and returns the facts."""

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        raise NotImplementedError


class Game:
    """The fold of a log: `add` an act, see what to do next.

    Acts are expected to be possible; asks make sure of that. A game is copied before something is
    tried on it.
    """

    def __init__(
        self, setup: Setup, owner: str, deal: Deal, rules_version: int = RULES_VERSION
    ) -> None:
        self.setup: Final = setup
        self.owner: Final = owner
        self.deal: Final = deal
        """Secret: it contains the events of future centuries."""
        self.rules_version: Final = rules_version
        self.length = 0
        """How many entries the log has."""
        self.phase: Phase = "gathering"
        self.outcome: Outcome | None = None
        self.seats = [Seat(bot=plan.bot) for plan in setup.seats]
        self.state: State | None = None
        self.moves: list[str] = []
        """The effective moves, without those that were undone."""
        self.movers: list[int] = []
        """Whose they are."""
        self.sealed = len(setup.prefix)
        """How many of them stay: those of the game that is continued, or up to a revealed card."""
        self.pending: list[Pending] = []
        """The unconfirmed moves, which are the last of them."""
        self.agreeing: set[int] = set()
        """The seats that agree to end the game, if that has been proposed."""
        self.freed: set[int] = set()
        """Seats of absent people that others may take; until then a bot plays there."""
        self.timer: Timer | None = None

    def copy(self) -> Game:
        twin = Game(self.setup, self.owner, self.deal, self.rules_version)
        twin.length = self.length
        twin.phase = self.phase
        twin.outcome = self.outcome
        twin.seats = [seat.copy() for seat in self.seats]
        twin.state = self.state.copy() if self.state else None
        twin.moves = list(self.moves)
        twin.movers = list(self.movers)
        twin.sealed = self.sealed
        twin.pending = list(self.pending)
        twin.agreeing = set(self.agreeing)
        twin.freed = set(self.freed)
        twin.timer = self.timer.copy() if self.timer else None
        return twin

    def add(self, act: Act, by: str | None, time: int) -> list[Fact]:
        """Apply the next entry of the log; returns its facts."""
        before, by_bot = self.waiting, bool(self.waiting_bot)
        if self.timer:
            self.timer.charge(time)
        facts = act.happen(self, by)
        self.length += 1
        if self.timer:
            seat = self.waiting
            # Moves that were played before the start earn no time.
            is_real = len(self.moves) > len(self.setup.prefix)
            if before is not None and before != seat and is_real:
                self.timer.rest(before, by_bot, self.setup.clock)
            self.timer.run(None if self.waiting_bot else seat, time)
        return facts

    # ---- reading ----------------------------------------------------------------------------

    @property
    def is_frozen(self) -> bool:
        """Whether it was played under another rules version."""
        return self.rules_version != RULES_VERSION

    @property
    def decider(self) -> int | None:
        """The seat that has to choose a move, even if it is not offered any yet."""
        if self.phase != "playing" or self.state is None or self.state.is_over:
            return None
        return int(self.state.decider())

    @property
    def unconfirmed(self) -> int:
        return len(self.pending)

    @property
    def must_confirm(self) -> bool:
        """Whether the turn has to be confirmed."""
        return bool(self.pending) and self.decider != self.pending[-1].seat

    @property
    def waiting(self) -> int | None:
        """The seat that has to do something: choose, or confirm."""
        if self.phase != "playing":
            return None
        return self.pending[-1].seat if self.must_confirm else self.decider

    @property
    def waiting_bot(self) -> str:
        """The bot that has to act, if it is one."""
        seat = self.waiting
        return "" if seat is None else self.seats[seat].bot

    @property
    def chosen_together(self) -> int:
        """How many of the last unconfirmed moves were chosen in one request."""
        alone = (k for k, one in enumerate(reversed(self.pending), 1) if not one.together)
        return next(alone, len(self.pending))

    @property
    def people(self) -> list[int]:
        """The seats that somebody holds, also while a bot plays there."""
        return [k for k, seat in enumerate(self.seats) if seat.person is not None]

    @property
    def rewinds_to(self) -> int | None:
        """How many moves are left if the last confirmed turn of the only person is taken back.

        None if that is not possible: it was not agreed, others play, something can still be
        undone, or a card has been revealed since.
        """
        people = self.people
        if self.phase != "playing" or not self.setup.rewinds or self.pending or len(people) != 1:
            return None
        kept = len(self.movers)
        while kept > self.sealed and self.movers[kept - 1] != people[0]:
            kept -= 1
        if kept == self.sealed:
            return None
        while kept > 0 and self.movers[kept - 1] == people[0]:
            kept -= 1
        return kept if kept >= self.sealed else None

    def offered(self) -> list[Move]:
        """The legal moves; none while the turn before has to be confirmed."""
        if self.decider is None or self.must_confirm or self.state is None:
            return []
        return self.state.legal_moves()

    def seats_of(self, person: str) -> list[int]:
        return [k for k, seat in enumerate(self.seats) if seat.person == person]

    def record(self, players: Sequence[Player], seed: int | None) -> Record:
        """The game with its effective moves, for a record."""
        headers = dict(self.setup.headers)
        if self.setup.arranged:
            headers["Arranged"] = ", ".join(self.setup.arranged)
        if self.setup.colours() != COLOURS[: self.setup.players]:
            headers["Colours"] = ", ".join(self.setup.colours())
        record = Record(
            self.setup.ruleset,
            players,
            self.deal,
            seed=seed,
            headers=headers,
            position=self.setup.position,
        )
        for move in self.moves:
            record.play(move)
        return record

    # ---- the steps of acts ------------------------------------------------------------------

    def begin(self) -> list[Fact]:
        self.phase = "playing"
        self.state = self.start()
        self.timer = new_timer(self.setup.clock, self.setup.players)
        return first_facts(self.state, self.setup.position)

    def start(self) -> State:
        """The game before its first move."""
        setup = self.setup
        return first_position(setup.ruleset, setup.players, self.deal, setup.position)

    def play(self, seat: int, move: str, *, together: bool = False) -> list[Fact]:
        """Play one move; a revealed card, or a change of seat, confirms what is before it."""
        assert self.state is not None
        if self.pending and self.pending[-1].seat != seat:
            self.pending.clear()
        before = self.state.copy()
        facts = self.state.play(move)
        self.moves.append(move)
        self.movers.append(seat)
        self.pending.append(Pending(seat, before, together))
        self.agreeing.clear()
        if any(isinstance(fact, EventRevealed) for fact in facts):
            self.sealed = max(self.sealed, len(self.moves))
            self.settle()
        return facts

    def take_back(self, count: int) -> None:
        """Undo the last unconfirmed moves."""
        self.state = self.pending[-count].before.copy()
        del self.pending[-count:]
        del self.moves[-count:]
        del self.movers[-count:]

    def rewind(self, moves: int) -> None:
        """Only the first moves are left, as if the others had never been played."""
        self.state = self.start()
        for move in self.moves[:moves]:
            self.state.play(move)
        del self.moves[moves:]
        del self.movers[moves:]
        self.pending.clear()
        self.agreeing.clear()

    def settle(self) -> None:
        """Nothing before this can be undone any more."""
        self.pending.clear()
        if self.state is not None and self.state.is_over:
            self.end("played", self.state.winners)

    def end(self, how: Ending, winners: tuple[int, ...] = ()) -> None:
        scores = self.state.scores if self.state else (0,) * self.setup.players
        self.phase = "over"
        self.pending.clear()
        self.agreeing.clear()
        self.outcome = Outcome(how, scores, winners)

    def vacate(self, seat: int) -> None:
        """The seat loses its holder; in a game a bot continues."""
        self.seats[seat].person = None
        self.seats[seat].automatic = False
        self.freed.discard(seat)
        if self.phase == "playing":
            self.seats[seat].bot = self.seats[seat].bot or self.setup.stand_in

    def free(self, seat: int) -> None:
        """Others may take the seat; a bot continues."""
        self.freed.add(seat)
        self.seats[seat].automatic = False
        self.seats[seat].bot = self.seats[seat].bot or self.setup.stand_in

    def resign(self, seat: int) -> None:
        """A bot continues; the game ends when one seat, or no person, is left."""
        assert self.state is not None
        self.seats[seat].resigned = True
        self.seats[seat].bot = self.seats[seat].bot or self.setup.stand_in
        left = [k for k, one in enumerate(self.seats) if not one.resigned]
        if len(left) < 2 or not any(self.seats[k].is_played_by_person for k in left):
            most = max((self.state.scores[k] for k in left), default=0)
            self.end("resigned", tuple(k for k in left if self.state.scores[k] == most))
