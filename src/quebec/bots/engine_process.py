"""EngineProcess: a bot that is a program of its own and speaks the engine protocol."""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from time import monotonic

from quebec.bots.bot import NATURAL, Budget, Evaluation, never
from quebec.bots.forfeit import Forfeit
from quebec.bots.greeting import check_option, check_rules, greet
from quebec.bots.limits import Limits
from quebec.bots.program import Program
from quebec.bots.protocol.go import Go
from quebec.bots.protocol.identity import Identity
from quebec.bots.protocol.info import Heard
from quebec.bots.protocol.words import one_line
from quebec.engine import BadInput, Move, State
from quebec.engine.rulesets import RULES_VERSION
from quebec.engine.state import COMPLETED
from quebec.position import position_text

LOOK_UP = 0.05
"""Seconds between two checks whether the answer is wanted now."""


class EngineProcess:
    """Lets any program that speaks the protocol play as a bot.

    The program is started when it is first asked. If it misbehaves, it is killed
    with all its child processes, and Forfeit is raised; the next question restarts it.
    """

    def __init__(
        self,
        command: str | Sequence[str],
        limits: Limits | None = None,
        options: Mapping[str, str] | None = None,
        name: str = "",
    ) -> None:
        self.command = words_of(command)
        self.limits = limits or Limits()
        self.options = dict(options or {})
        self.name = name or shlex.join(self.command)
        self.identity: Identity | None = None
        """What the program reported about itself, once it has started."""
        self._program: Program | None = None
        self._game: tuple[object, ...] = ()
        self._progress = (0, 0)

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        """Its move; the program is sent the public position and the legal moves."""
        move, _ = self._ask(state, budget, rng, quiet=True)
        return move

    def evaluate(
        self, state: State, budget: Budget = NATURAL, rng: Random | None = None
    ) -> Evaluation:
        """What its info lines say, with the moves that it ranks."""
        _, heard = self._ask(state, budget, rng or Random(0), quiet=False)
        evaluation = heard.evaluation(state.players)
        if evaluation is None:
            raise BadInput(
                "engine_no_info",
                {"bot": self.name},
                f"the engine {self.name} does not tell what it expects each seat to score",
            )
        return evaluation

    def start(self) -> None:
        """Start the program now, if it does not run; else it is started when it is first asked."""
        with self._ending_at_fault():
            self._program = self._program or self._started()

    def close(self) -> None:
        """End the program, if it runs."""
        if self._program:
            self._program.end(politely=True)
            self._program = None

    def __enter__(self) -> EngineProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, state: State, budget: Budget, rng: Random, quiet: bool) -> tuple[Move, Heard]:
        with self._ending_at_fault():
            program = self._program or self._started()
            self._prepare(program, state)
            return self._answer(program, state, budget, rng.getrandbits(32), quiet)

    @contextmanager
    def _ending_at_fault(self) -> Iterator[None]:
        try:
            yield
        except BaseException:
            # Whatever it was, the program's next output would answer an old question.
            if self._program:
                self._program.end(politely=False)
                self._program = None
            raise

    def _started(self) -> Program:
        self._program = program = Program(self.command, self.limits)
        self._game = ()
        self.identity = greet(program, self.limits)
        for name, value in self.options.items():
            check_option(self.identity, self.name, name, value)
            program.say(f"option {name} {value}")
        return program

    def _prepare(self, program: Program, state: State) -> None:
        """Discard leftover output, and announce a new game if it is not the last one."""
        program.begin_answer()
        while (line := program.hear(monotonic())) is not None:
            if line.startswith("bestmove"):
                move = one_line(line)
                raise Forfeit(
                    "engine_out_of_turn", {"move": move}, f"said “{move}” when nobody asked"
                )
        deal, rules = state.setting.deal, f"{state.setting.ruleset.name}/{RULES_VERSION}"
        if self.identity:
            check_rules(self.identity, rules)
        game = (rules, int(state.players), deal.layout, deal.first)
        progress = (int(state.century), sum(mark == COMPLETED for mark in state.mark))
        if game != self._game or progress < self._progress:
            program.say(f"newgame {rules} {state.players}")
        self._game, self._progress = game, progress

    def _answer(
        self, program: Program, state: State, budget: Budget, seed: int, quiet: bool
    ) -> tuple[Move, Heard]:
        legal = state.legal_moves()
        allowed = self.limits.natural if budget.seconds is None else budget.seconds
        milliseconds = None if budget.seconds is None else round(1000 * budget.seconds)
        texts = tuple(move.text for move in legal)
        program.say(
            f"position {position_text(state, public=True)}",
            Go(milliseconds, budget.work, seed, quiet, texts).line(),
        )
        heard = Heard(legal)
        asked = monotonic()
        line = self._bestmove(program, heard, budget, asked + allowed + self.limits.grace)
        if line is None:
            raise self._late(program, heard, allowed, asked)
        text = " ".join(line.split()[1:2])
        if text not in texts:
            given, known = one_line(text), " ".join(texts)
            raise Forfeit(
                "engine_illegal_move",
                {"move": given, "known": known},
                f"played “{given}”, which is not legal; legal were: {known}",
            )
        return legal[texts.index(text)], heard

    def _bestmove(self, program: Program, heard: Heard, budget: Budget, until: float) -> str | None:
        """The answer's line; None if it does not come in time. Lines before it are processed."""
        can_stop = budget.stopped is not never
        while True:
            line = program.hear(min(until, monotonic() + LOOK_UP) if can_stop else until)
            if line is None:
                if monotonic() >= until:
                    return None
                if can_stop and budget.stopped():
                    program.say("stop")
                    can_stop = False
                continue
            word, *words = line.split() or [""]
            if word == "bestmove":
                return line
            if word == "info":
                heard.hear(words)
            elif word == "error" and words[1:2] == ["go"]:
                why = one_line(" ".join((*words[:1], *words[2:])))
                raise Forfeit("engine_refused", {"why": why}, f"refused to play: {why}")

    def _late(self, program: Program, heard: Heard, allowed: float, asked: float) -> Forfeit:
        """The time is over: check whether it answers at all."""
        program.say("stop")
        until = monotonic() + self.limits.grace
        line = self._bestmove(program, heard, NATURAL, until)
        seconds, most = f"{monotonic() - asked:.1f}", f"{allowed:g}"
        if line is None:
            return Forfeit(
                "engine_silent", {"seconds": seconds}, f"has not answered for {seconds} s"
            )
        return Forfeit(
            "engine_slow",
            {"seconds": seconds, "most": most},
            f"took {seconds} s to answer, and had {most} s",
        )


def words_of(command: str | Sequence[str]) -> list[str]:
    """The words of a command; an invalid command is refused at once."""
    try:
        words = shlex.split(command) if isinstance(command, str) else list(command)
    except ValueError as error:
        raise BadInput(
            "engine_command",
            {"text": str(command), "why": str(error)},
            f"the command {command!r} cannot be understood: {error}",
        ) from error
    if not words or shutil.which(words[0]) is None:
        name = words[0] if words else ""
        raise BadInput(
            "engine_not_found", {"name": name}, f"there is no program {name!r} that can be run"
        )
    return words
