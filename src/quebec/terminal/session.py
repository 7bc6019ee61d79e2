"""A game in progress: its record, every move with what it did, and undo.

Nothing here reads or prints.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from quebec.bots import Budget, make_bot
from quebec.bots.bot import ask
from quebec.bots.crash import show_traceback, what_broke
from quebec.bots.past import Past, past_of
from quebec.engine import BadInput, Move, State
from quebec.engine.facts import EventRevealed, Fact, Scored, TurnBegan
from quebec.record import HIDDEN, Record

HUMAN: Final = "human"


class Step(NamedTuple):
    """One move: the table before it, who made it, and what it did."""

    before: State
    seat: int
    move: Move
    facts: tuple[Fact, ...]


class Refused(Exception):
    """Something that cannot be undone; the key of a text says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key: Final = key


class Session:
    """A game from its deal to the current move, with everything needed to go back."""

    def __init__(self, record: Record) -> None:
        """Continue a recorded game; unknown events are redrawn."""
        self.bots: Final = {one.bot: make_bot(one.bot) for one in record.players if one.bot}
        hidden = HIDDEN in record.deal.events
        self.record: Final = record.imagine(Random()) if hidden else record
        moments = list(self.record.replay())
        self.opening: Final = tuple(moments[0].facts)
        self.state = moments[-1].state
        self.steps = [
            Step(before.state, step.seat, step.move, tuple(after.facts))
            for before, after, step in zip(moments, moments[1:], self.record.steps, strict=False)
        ]
        self.past = self._past()

    # ---- playing ----------------------------------------------------------------------------

    def play(self, move: Move | str) -> tuple[Fact, ...]:
        """Play a move for the seat that has to choose; an illegal one changes nothing."""
        facts = tuple(self.record.play(move))
        made = self.record.steps[-1]
        self.steps.append(Step(self.state, made.seat, made.move, facts))
        self.state = self.record.state
        self.past.moved(self.state)
        return facts

    def play_for_bot(self) -> tuple[Fact, ...]:
        """The move of a bot: the same one whenever the game so far is the same."""
        chance = Random(f"{self.record.deal} {' '.join(self.notation())}")
        name = self.record.players[self.state.decider()].bot
        try:
            return self.play(ask(self.bots[name], self.state, Budget(), chance, self.past))
        except Exception as error:
            # Bots may be third-party code: their errors are reported, not shown as a crash of ours.
            show_traceback(name, error)
            why = what_broke(error)
            raise BadInput(
                "bot_gave_up", {"bot": name, "why": why}, f"the bot {name!r} failed: {why}"
            ) from error

    @property
    def chooser(self) -> int | None:
        """The seat that has to choose; None when the game is over."""
        return None if self.state.is_over else int(self.state.decider())

    def is_human(self, seat: int) -> bool:
        return not self.record.players[seat].bot

    @property
    def waits_for_human(self) -> bool:
        chooser = self.chooser
        return chooser is not None and self.is_human(chooser)

    @property
    def has_human(self) -> bool:
        return any(not player.bot for player in self.record.players)

    # ---- going back -------------------------------------------------------------------------

    def undo(self) -> list[Move]:
        """Undo the last choice of a person, and what bots did after it.

        A revealed card stays revealed. Returns the moves that were undone.
        """
        barrier = self._after_last_card()
        for k in range(len(self.steps) - 1, barrier - 1, -1):
            if self.is_human(self.steps[k].seat):
                return self._back_to(k)
        raise Refused("undo-card" if barrier else "undo-nothing")

    def restart(self) -> list[Move]:
        """Undo all choices of this turn; returns the moves that were undone."""
        began = self.turn_start()
        barrier = self._after_last_card()
        if began == len(self.steps) or not self.is_human(int(self.state.turn)):
            raise Refused("restart-nothing")
        if barrier > began:
            raise Refused("restart-card")
        return self._back_to(began)

    def turn_start(self) -> int:
        """How many moves had been made when the current turn started."""
        for k in range(len(self.steps) - 1, -1, -1):
            if any(isinstance(fact, TurnBegan) for fact in self.steps[k].facts):
                return k + 1
        return 0

    def _after_last_card(self) -> int:
        for k in range(len(self.steps) - 1, -1, -1):
            if any(isinstance(fact, EventRevealed) for fact in self.steps[k].facts):
                return k + 1
        return 0

    def _back_to(self, count: int) -> list[Move]:
        taken_back = [step.move for step in self.steps[count:]]
        self.record.undo(len(taken_back))
        self.state = self.steps[count].before
        del self.steps[count:]
        self.past = self._past()
        return taken_back

    def _past(self) -> Past:
        """The turns so far, for bots that watch how the others play."""
        start = self.steps[0].before if self.steps else self.state
        return past_of(start, [step.move for step in self.steps])

    # ---- looking ----------------------------------------------------------------------------

    def notation(self) -> list[str]:
        """All moves, as text."""
        return [step.move.text for step in self.steps]

    def facts(self, since: int = 0) -> list[Fact]:
        """What happened, from the start or after this many moves."""
        facts = list(self.opening) if since == 0 else []
        for step in self.steps[since:]:
            facts.extend(step.facts)
        return facts

    def ledger(self) -> list[Scored]:
        """Where every victory point came from."""
        return [fact for fact in self.facts() if isinstance(fact, Scored)]
