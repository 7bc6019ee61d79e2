"""One `go` being thought about, in a thread of its own, so that the engine keeps listening."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from threading import Event, Lock, Thread, Timer
from time import monotonic
from typing import Final

from quebec.bots.bot import Bot, Budget, ask
from quebec.bots.past import Past, Watchful
from quebec.bots.protocol.go import Go
from quebec.bots.protocol.info import info_lines
from quebec.bots.protocol.words import error_line
from quebec.engine import Move, State
from quebec.position import draw_hidden_events

PATIENCE: Final = 0.1
"""Seconds in which a bot that was stopped may still give its own answer."""


class Thinking:
    """A question that is answered exactly once: by the bot, or for it when the time is over."""

    def __init__(
        self,
        bot: Bot,
        state: State,
        go: Go,
        allowed: Sequence[Move],
        ranked: int,
        say: Callable[..., None],
        past: Past | None = None,
    ) -> None:
        self._past = past
        self.answer: Move | None = None
        """What was answered."""
        self._bot, self._state, self._go, self._say = bot, state, go, say
        self._allowed = list(allowed)
        self._ranked = ranked
        self._best = self._allowed[0]
        """The best answer so far."""
        self._began = monotonic()
        self._stopped = Event()
        self._answered = Event()
        self._lock = Lock()
        self.abandoned = False
        """Whether the bot was still thinking when the answer was given."""
        self._timers: list[Timer] = []

    def begin(self) -> None:
        if self._go.milliseconds is not None:
            self._later(self._go.milliseconds / 1000, self.stop)
        Thread(target=self._think, daemon=True).start()

    @property
    def is_answered(self) -> bool:
        return self._answered.is_set()

    def stop(self) -> None:
        """Ask for the answer now; it comes within a moment."""
        self._stopped.set()
        if not self.is_answered:
            self._later(PATIENCE, self._give_up)

    def wait(self, seconds: float) -> None:
        """Wait for an answer; if there is none by then, stop the bot and take what it has."""
        if not self._answered.wait(seconds):
            self.stop()
            self._answered.wait()
        with self._lock:
            # The thread that answers holds the lock until its line is written.
            return

    def _later(self, seconds: float, act: Callable[[], None]) -> None:
        timer = Timer(seconds, act)
        timer.daemon = True
        self._timers.append(timer)
        timer.start()

    def _give_up(self) -> None:
        self._answer(f"bestmove {self._best}", self._best, abandoned=True)

    def _answer(self, line: str, move: Move | None = None, abandoned: bool = False) -> None:
        with self._lock:
            if not self.is_answered:
                self.abandoned = abandoned
                self.answer = move
                # In this order: once the host has the answer, it may ask the next question.
                self._answered.set()
                self._say(line)
                for timer in self._timers:
                    timer.cancel()

    def _think(self) -> None:
        try:
            move = self._chosen()
            self._answer(f"bestmove {move}", move)
        except Exception as error:
            # The bot may be third-party code; whatever it does wrong, the engine keeps running.
            self._answer(error_line("bot_failed", "go", f"{type(error).__name__}: {error}"))

    def _chosen(self) -> Move:
        seed = self._go.seed if self._go.seed is not None else Random().getrandbits(32)
        is_free = len(self._allowed) == len(self._state.legal_moves())
        if not self._go.quiet or not is_free:
            self._evaluate(Random(seed))
        if not is_free:
            # A bot chooses among all moves; the best of some is known from its ranking.
            return self._best
        move = ask(self._bot, self._state, self._budget(1.0), Random(seed), self._past)
        if move not in self._allowed:
            raise ValueError(f"{move} is not legal")
        return move

    def _evaluate(self, rng: Random) -> None:
        """Report what the bot thinks; with a time limit, that takes half of the time."""
        if isinstance(self._bot, Watchful):
            self._bot.watch(self._past)
        imagined = draw_hidden_events(self._state, rng)
        evaluation = self._bot.evaluate(imagined, self._budget(0.5), rng)
        moves = tuple(one for one in evaluation.moves if one.move in self._allowed)
        evaluation = replace(evaluation, moves=moves)
        self._best = moves[0].move if moves else self._best
        milliseconds = round(1000 * (monotonic() - self._began))
        lines = info_lines(evaluation, self._ranked, milliseconds) if not self._go.quiet else []
        with self._lock:
            if not self.is_answered:
                self._say(*lines)

    def _budget(self, share: float) -> Budget:
        """A share of the time, or what remains of it."""
        seconds = None
        if self._go.milliseconds is not None:
            whole = self._go.milliseconds / 1000
            seconds = max(0.0, min(share * whole, self._began + whole - monotonic()))
        return Budget(seconds, self._go.work, self._stopped.is_set)
