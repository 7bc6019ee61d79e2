"""What was measured, as one row per subject: medians over the repetitions, and their spread."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import NamedTuple

from quebec.bench.samples import Sample


class Spread(NamedTuple):
    """The median of the repetitions, and the least and most of them."""

    median: float
    least: float
    most: float


@dataclass(frozen=True)
class Row:
    """One subject in the results; the names are those of the JSON."""

    engine: str
    form: str
    rules: str
    players: int
    games_per_s: float
    games_per_s_min: float
    games_per_s_max: float
    us_per_decision: float
    us_per_decision_min: float
    us_per_decision_max: float
    us_per_copy: float | None
    us_per_copy_min: float | None
    us_per_copy_max: float | None
    bytes_per_state: int | None
    decisions_per_game: float
    new_game_ms: float
    new_game_ms_min: float
    new_game_ms_max: float
    repetitions: int
    version: str
    python: str
    machine: str
    load: float | None
    """The load average at the start of the run, where the system has it."""


class Machine(NamedTuple):
    """Where the run takes place."""

    python: str
    machine: str
    load: float | None


def this_machine() -> Machine:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    load = round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None
    return Machine(python, f"{_processor()}, {os.cpu_count()} cores, {platform.system()}", load)


def _processor() -> str:
    cpus = Path("/proc/cpuinfo")
    names = [
        line.partition(":")[2].strip()
        for line in (cpus.read_text(encoding="utf-8").splitlines() if cpus.exists() else [])
        if line.startswith("model name")
    ]
    return names[0] if names else platform.processor() or platform.machine()


def make_row(
    subject: tuple[str, str, int],
    form: str,
    version: str,
    samples: Sequence[Sample],
    bytes_per_state: int | None,
    machine: Machine,
) -> Row:
    engine, rules, players = subject
    games = spread(one.games / one.play_seconds for one in samples)
    decision = spread(1e6 * one.play_seconds / one.decisions for one in samples)
    copies = [1e6 * one.copy_seconds / one.copies for one in samples if one.copies]
    copy = spread(copies) if copies else None
    new_game = spread(1e3 * one.new_game_seconds / one.new_games for one in samples)
    return Row(
        engine=engine,
        form=form,
        rules=rules,
        players=players,
        games_per_s=games.median,
        games_per_s_min=games.least,
        games_per_s_max=games.most,
        us_per_decision=decision.median,
        us_per_decision_min=decision.least,
        us_per_decision_max=decision.most,
        us_per_copy=copy.median if copy else None,
        us_per_copy_min=copy.least if copy else None,
        us_per_copy_max=copy.most if copy else None,
        bytes_per_state=bytes_per_state,
        decisions_per_game=round(
            sum(one.decisions for one in samples) / sum(one.games for one in samples), 1
        ),
        new_game_ms=new_game.median,
        new_game_ms_min=new_game.least,
        new_game_ms_max=new_game.most,
        repetitions=len(samples),
        version=version,
        python=machine.python,
        machine=machine.machine,
        load=machine.load,
    )


def spread(values: Iterable[float]) -> Spread:
    """Four digits of each: more would be noise."""
    found = sorted(values)
    return Spread(*(float(f"{value:.4g}") for value in (median(found), found[0], found[-1])))
