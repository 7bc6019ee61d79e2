"""Count the instructions that the compiled engine executes, and compare with what is recorded.

Timing on a busy machine cannot show whether the engine has become slower by 10 %; the number of
instructions hardly changes from run to run. A fixed amount of work runs under valgrind's callgrind,
which counts only inside playouts, copies and steps, so that starting Python does not matter.

    make instructions                    compare with bench/instructions.json
    make instructions ARGS=--record      rewrite that file, after a change that is worth its cost

More than 5 % over the record fails. Another compiler, Python or mypy makes another program from
the same source, so the figures are then compared loosely: 30 %. Another kind of processor has
other instructions: there the figures are only shown.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from tools.require import lacking_program

ROOT = Path(__file__).resolve().parent.parent
RECORD = ROOT / "bench" / "instructions.json"
TOLERANCE = 0.05
LOOSE_TOLERANCE = 0.30
"""With tools other than those of the record."""

GAMES = 60
COPIES = 3000
VECTOR_GAMES = 32
VECTOR_STEPS = 320
"""A little more than a game: every row is dealt once."""


class Work(NamedTuple):
    """A program, and the C function in which its instructions are counted."""

    program: str
    """It prints how often it did the counted work."""
    function: str


PLAYING = """
from quebec.engine import new_game
from quebec.engine.playout import Dice, play_games
print(play_games(new_game("2026", {players}, 1608), Dice(1608), {games}))
"""
COPYING = """
from quebec.engine import new_game
start = new_game("2026", 4, 1608)
for _ in range({copies}):
    start.copy()
print({copies})
"""
STEPPING = """
from quebec.vector import VectorGames
games = VectorGames("2026", players=3, count={count}, seed=1608)
for _ in range({steps}):
    games.step(games.sample())
print({count} * {steps})
"""
WORK = {
    **{
        f"decision, {players} players": Work(
            PLAYING.format(players=players, games=GAMES), "CPyPy_playout___play_games"
        )
        for players in (3, 5)
    },
    "copy": Work(COPYING.format(copies=COPIES), "CPyPy_state___State___copy"),
    "decision of a vector": Work(
        STEPPING.format(count=VECTOR_GAMES, steps=VECTOR_STEPS), "CPyPy_batch___Batch___step"
    ),
}


class Count(NamedTuple):
    """Instructions for a number of runs of one thing."""

    times: int
    instructions: int

    @property
    def each(self) -> float:
        return self.instructions / self.times


class Measured(NamedTuple):
    """What was counted, and with which tools the engine was built."""

    tools: Mapping[str, str]
    counts: Mapping[str, Count]


class CannotCount(RuntimeError):
    """Valgrind or the engine failed."""


def measure() -> Measured:
    """Do all the work under callgrind."""
    return Measured(tools_here(), {name: count(work) for name, work in WORK.items()})


def count(work: Work) -> Count:
    with tempfile.TemporaryDirectory() as scratch:
        profile = Path(scratch, "profile")
        command = [
            "valgrind",
            "--quiet",
            "--tool=callgrind",
            "--collect-atstart=no",
            # If given twice, only the last one counts: hence a run for each.
            f"--toggle-collect={work.function}",
            f"--callgrind-out-file={profile}",
            *(sys.executable, "-c", work.program),
        ]
        fixed = {"QUEBEC_ENGINE": "compiled", "PYTHONHASHSEED": "0"}
        ran = subprocess.run(
            command, env=os.environ | fixed, capture_output=True, text=True, check=False
        )
        if ran.returncode:
            raise CannotCount(ran.stderr.strip())
        instructions = total(profile)
    if not instructions:
        raise CannotCount(f"valgrind counted nothing: is {work.function} still called so?")
    return Count(int(ran.stdout), instructions)


def total(profile: Path) -> int:
    """The instructions in the file that valgrind writes."""
    lines = profile.read_text().splitlines() if profile.exists() else []
    totals = [int(line.partition(":")[2]) for line in lines if line.startswith("totals:")]
    return totals[0] if totals else 0


def tools_here() -> dict[str, str]:
    """The tools that the compiled engine was built with."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    said = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False)
    return {
        "processor": platform.machine(),
        "compiler": said.stdout.partition("\n")[0].strip(),
        "libc": " ".join(platform.libc_ver()),
        "python": platform.python_version(),
        "mypy": version("mypy"),
        "librt": version("librt"),
    }


def differences(here: Mapping[str, str], recorded: Mapping[str, str]) -> list[str]:
    return [
        f"{name} {here.get(name)}, recorded with {recorded.get(name)}"
        for name in sorted({*here, *recorded})
        if here.get(name) != recorded.get(name)
    ]


def compare(now: Measured, recorded: Measured) -> tuple[list[str], bool]:
    """The report, and whether the engine is as fast as recorded."""
    others = differences(now.tools, recorded.tools)
    same_processor = now.tools.get("processor") == recorded.tools.get("processor")
    tolerance = LOOSE_TOLERANCE if others else TOLERANCE
    lines = [*others]
    good = True
    for name in sorted({*now.counts, *recorded.counts}):
        if name not in now.counts or name not in recorded.counts:
            lines.append(f"{name}: counted now or recorded, but not both; record again")
            good = False
            continue
        here, before = now.counts[name].each, recorded.counts[name].each
        change = here / before - 1
        line = f"{name}: {here:,.1f} instructions, recorded {before:,.1f} ({change:+.1%})"
        if abs(change) > tolerance and same_processor:
            slower = change > 0
            line += f": {'SLOWER' if slower else 'faster, record again'}"
            good = good and not slower
        lines.append(line)
    if not same_processor:
        lines.append("another kind of processor: the figures cannot be compared, nothing is judged")
    else:
        lines.append(
            f"allowed: {tolerance:.0%} more than recorded{' (other tools)' * bool(others)}"
        )
    return lines, good


def read(path: Path) -> Measured:
    kept = json.loads(path.read_text(encoding="utf-8"))
    counts = {name: Count(**count) for name, count in kept["counts"].items()}
    return Measured(kept["tools"], counts)


def write(measured: Measured, path: Path) -> None:
    counts = {name: count._asdict() for name, count in measured.counts.items()}
    kept = {"tools": dict(measured.tools), "counts": counts}
    path.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")


def main(
    argv: Sequence[str] | None = None,
    measuring: Callable[[], Measured] = measure,
    record: Path = RECORD,
) -> int:
    description = __doc__.partition("\n")[0]
    parser = argparse.ArgumentParser(prog="tools.instructions", description=description)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="compare with the record (the default)")
    what.add_argument("--record", action="store_true", help="rewrite the record")
    options = parser.parse_args(argv)
    if measuring is measure and (obstacle := lacking_program("valgrind")):
        print(f"cannot count: {obstacle}", file=sys.stderr)
        return 2
    try:
        measured = measuring()
    except CannotCount as error:
        print(f"cannot count: {error}", file=sys.stderr)
        return 2
    if options.record:
        write(measured, record)
        print(f"recorded: {', '.join(measured.counts)}")
        return 0
    lines, good = compare(measured, read(record))
    print("\n".join(lines))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
