"""One run: the engines take turns, repetition after repetition.

A machine that is busy for a while, or that slows down when it gets warm, then slows all of them
alike instead of the one that happens to be measured. Only the engine whose turn it is works; the
others wait for their input.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any, NamedTuple

from quebec.bench.engines import Engine
from quebec.bench.rows import Machine, Row, make_row, this_machine
from quebec.bench.samples import Sample


class Plan(NamedTuple):
    """How much is measured."""

    repetitions: int
    seconds: float
    """Processor time of the games in one repetition of one subject."""


FULL = Plan(repetitions=7, seconds=0.3)
QUICK = Plan(repetitions=2, seconds=0.02)

FIXED = {"PYTHONHASHSEED": "0"}
"""One thing less in which runs differ."""


class Child:
    """An engine in a process of its own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        form = engine.form if engine.is_ours else "interpreted"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "quebec.bench.child", engine.subjects],
            env=os.environ | {"QUEBEC_ENGINE": form} | FIXED,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self.subjects: list[tuple[str, str, int]] = [
            (name, rules, players) for name, rules, players in self._answer()
        ]
        self.memory: list[int | None] = []
        self.samples: list[list[Sample]] = [[] for _ in self.subjects]

    def close(self) -> None:
        self.process.terminate()
        self.process.communicate()

    def ask(self, *question: object) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return self._answer()

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise ChildEnded(f"{self.engine.title} ended with code {self.process.wait()}")
        return json.loads(line)

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


class ChildEnded(RuntimeError):
    """An engine ended before all was measured; what it said stands on standard error."""


Progress = Callable[[str, int, int], None]
"""Told what comes next, and how many steps are done out of how many."""


def run(engines: Sequence[Engine], plan: Plan, progress: Progress) -> list[Row]:
    """Measure the engines side by side."""
    machine = this_machine()
    children: list[Child] = []
    try:
        for engine in engines:
            progress(f"starting {engine.title}", 0, 1)
            children.append(Child(engine))
        _measure(children, plan, progress)
        return [row for child in children for row in child.rows(machine)]
    finally:
        for child in children:
            child.close()


def _measure(children: Sequence[Child], plan: Plan, progress: Progress) -> None:
    total = (plan.repetitions + 1) * sum(len(child.subjects) for child in children)
    done = 0
    for repetition in range(plan.repetitions + 1):
        for child in children:
            for number, (_, rules, players) in enumerate(child.subjects):
                progress(f"{child.engine.title} {rules}, {players} players", done, total)
                if repetition == 0:
                    child.memory.append(child.ask("memory", number))
                else:
                    sample = child.ask("sample", number, plan.seconds)
                    child.samples[number].append(Sample(**sample))
                done += 1
    progress("done", total, total)
