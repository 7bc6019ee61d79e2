"""One run: the engines take turns, repetition after repetition.

A machine that is busy for a while, or that slows down when it gets warm, then slows all of them
equally instead of only the one that happens to be measured. Only the engine whose turn it is
works; the others wait for their input.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any, NamedTuple

from quebec.bench.engines import Engine
from quebec.bench.rows import Machine, Row, make_row, this_machine
from quebec.bench.samples import Sample
from quebec.processes.child import Child, ChildEnded
from quebec.processes.parent import command_for


class Plan(NamedTuple):
    """How much is measured."""

    repetitions: int
    seconds: float
    """Processor time of the games in one repetition of one subject."""


FULL = Plan(repetitions=7, seconds=0.3)
QUICK = Plan(repetitions=2, seconds=0.02)

FIXED = {"PYTHONHASHSEED": "0"}
"""Fixed, so that runs differ in one thing less."""


class Measured:
    """An engine in its own process."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        form = engine.form if engine.is_ours else "interpreted"
        self._child = Child(
            command_for("quebec.bench.child"),
            environment=os.environ | {"QUEBEC_ENGINE": form} | FIXED,
            keeps_errors=False,
        )
        self.memory: list[int | None] = []
        self.subjects: list[tuple[str, str, int]] = []
        self.samples: list[list[Sample]] = []

    def begin(self) -> None:
        """Ask it what it can measure."""
        for name, rules, players in self.ask(self.engine.subjects):
            self.subjects.append((name, rules, players))
            self.samples.append([])

    def close(self) -> None:
        self._child.close()

    def ask(self, *question: object) -> Any:
        try:
            return self._child.ask(question)
        except ChildEnded:
            code = self._child.exit_code()
            raise EngineEnded(f"{self.engine.title} ended with code {code}") from None

    def rows(self, machine: Machine) -> list[Row]:
        return [
            make_row(
                subject,
                self.engine.form,
                version(self.engine.package),
                samples,
                memory,
                machine,
            )
            for subject, samples, memory in zip(
                self.subjects, self.samples, self.memory, strict=True
            )
        ]


class EngineEnded(RuntimeError):
    """An engine ended before all was measured; its output is on standard error."""


Progress = Callable[[str, int, int], None]
"""A callback: what comes next, the number of steps done, and the total."""


def run(engines: Sequence[Engine], plan: Plan, progress: Progress) -> list[Row]:
    """Measure the engines side by side."""
    machine = this_machine()
    running: list[Measured] = []
    try:
        for engine in engines:
            progress(f"starting {engine.title}", 0, 1)
            running.append(Measured(engine))
            running[-1].begin()
        _measure(running, plan, progress)
        return [row for one in running for row in one.rows(machine)]
    finally:
        for one in running:
            one.close()


def _measure(running: Sequence[Measured], plan: Plan, progress: Progress) -> None:
    total = (plan.repetitions + 1) * sum(len(one.subjects) for one in running)
    done = 0
    for repetition in range(plan.repetitions + 1):
        for one in running:
            for number, (_, rules, players) in enumerate(one.subjects):
                progress(f"{one.engine.title} {rules}, {players} players", done, total)
                if repetition == 0:
                    one.memory.append(one.ask("memory", number))
                else:
                    sample = one.ask("sample", number, plan.seconds)
                    one.samples[number].append(Sample(**sample))
                done += 1
    progress("done", total, total)
