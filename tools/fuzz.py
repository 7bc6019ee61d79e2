"""Fuzz the parsers: each text must give a clear refusal or a correct result.

    python -m tools.fuzz position --seconds 60

Where atheris is installed it is guided by the branches that a text reaches; `--plain`, or a system
without it, only damages valid texts at random. The first failure ends the run with its text.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Protocol

SLOWEST = 5
"""Seconds; a text that takes longer counts as a hang."""


class Target(Protocol):
    """The interface of a target's module."""

    def check_reading(self, text: str) -> bool:
        """Read a text; returns whether it was accepted, raises if anything is wrong."""

    def mutate(self, text: str, rng: Random) -> str:
        """An almost valid text."""

    def good_texts(self) -> list[str]:
        """The initial corpus."""


TARGETS = {
    "move": ("tools.fuzz_moves", "quebec.engine.moves"),
    "position": ("tools.fuzz_positions", "quebec.position"),
    "record": ("tools.fuzz_records", "quebec.record"),
}
"""For each target its module, and the package whose branches guide the fuzzer."""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.fuzz", description="Fuzz what reads text.")
    parser.add_argument("target", choices=sorted(TARGETS))
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plain", action="store_true", help="without atheris")
    parser.add_argument("--corpus", help=argparse.SUPPRESS)
    options = parser.parse_args(argv)
    if options.plain or importlib.util.find_spec("atheris") is None:
        return damage_at_random(load(options.target), options.seconds, Random(options.seed))
    if options.corpus is None:
        return steer_in_a_process(options.target, options.seconds, options.seed)
    steer(options.target, options.seconds, options.seed, options.corpus)
    return 0


def load(target: str) -> Target:
    module: Target = importlib.import_module(TARGETS[target][0])
    return module


def damage_at_random(target: Target, seconds: float, rng: Random) -> int:
    """Read damaged texts for a while, and report how many were accepted nevertheless."""
    good = target.good_texts()
    read = accepted = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        text = target.mutate(rng.choice(good), rng)
        start = time.monotonic()
        try:
            accepted += target.check_reading(text)
        except Exception:
            print(f"goes wrong: {text!r}", file=sys.stderr)
            raise
        if time.monotonic() - start > SLOWEST:
            print(f"takes too long: {text!r}", file=sys.stderr)
            return 1
        read += 1
    print(f"{read} texts read, {accepted} accepted, {read - accepted} refused")
    return 0


def steer_in_a_process(target: str, seconds: int, seed: int) -> int:
    """Atheris ends its process at once, so the parent has to clean up."""
    with tempfile.TemporaryDirectory() as corpus:
        for number, text in enumerate(load(target).good_texts()):
            Path(corpus, str(number)).write_text(text, encoding="utf-8")
        options = f"--seconds {seconds} --seed {seed} --corpus {corpus}"
        command = [sys.executable, "-m", "tools.fuzz", target, *options.split()]
        return subprocess.run(command, check=False).returncode


def steer(name: str, seconds: int, seed: int, corpus: str) -> None:
    """Let atheris search; it ends the process, with its own code if something was found."""
    atheris = importlib.import_module("atheris")
    with atheris.instrument_imports(include=[TARGETS[name][1]]):
        target = load(name)
    settings = [
        f"-max_total_time={seconds}",
        f"-timeout={SLOWEST}",
        f"-seed={seed}",
        f"-max_len={2 * max(map(len, target.good_texts()))}",
        "-print_final_stats=1",
        corpus,
    ]
    atheris.Setup(
        [sys.argv[0], *settings],
        lambda data: reads(target, data),
        # Looked up at call time: atheris installs its own only when it starts.
        custom_mutator=mutator(target, lambda data, most: atheris.Mutate(data, most)),
    )
    atheris.Fuzz()


def reads(target: Target, data: bytes) -> None:
    target.check_reading(data.decode("utf-8", "replace"))


def mutator(
    target: Target, by_bytes: Callable[[bytes, int], bytes]
) -> Callable[[bytes, int, int], bytes]:
    """Half of the time the fuzzer's own mutations, half of the time those that know the format."""

    def change(data: bytes, most: int, seed: int) -> bytes:
        if seed % 2:
            return by_bytes(data, most)
        changed = target.mutate(data.decode("utf-8", "replace"), Random(seed))
        return changed.encode()[:most]

    return change


if __name__ == "__main__":
    sys.exit(main())
