"""`make virtual-server [SEEDS=100] [STEPS=20000]`: exit code 1 if a seed found something."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import nullcontext

from tools.virtual_server.planted import PLANTS
from tools.virtual_server.simulation import Result, simulate


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tools.virtual_server", description="Run the server in virtual time, with faults."
    )
    parser.add_argument("--seeds", type=int, default=100, metavar="N", help="how many runs")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the first seed")
    parser.add_argument("--steps", type=int, default=20_000, metavar="N", help="of each run")
    parser.add_argument("--print", action="store_true", help="print everything that happens")
    parser.add_argument("--plant", choices=PLANTS, help="a fault that should be found")
    options = parser.parse_args(argv)
    with PLANTS[options.plant]() if options.plant else nullcontext():
        return run(options)


def run(options: argparse.Namespace) -> int:
    done: list[Result] = []
    begun = time.process_time()
    for seed in range(options.first, options.first + options.seeds):
        result = simulate(seed, options.steps, options.print)
        done.append(result)
        print(f"\rseed {seed}", end="", file=sys.stderr, flush=True)
        if result.violation:
            print(report(result, options.steps))
            return 1
    print(file=sys.stderr)
    print(summary(done, time.process_time() - begun))
    return 0


def report(result: Result, steps: int) -> str:
    """A failure in words, and how to see it again."""
    lines = "\n".join(result.last)
    command = f"python -m tools.virtual_server --first {result.seed} --seeds 1 --steps {steps}"
    return f"\n{lines}\n\nseed {result.seed} fails: {result.violation}\nagain: {command}"


def summary(done: Sequence[Result], seconds: float) -> str:
    steps = sum(result.steps for result in done)
    virtual = sum(result.seconds for result in done)
    counts = Counter[str]()
    for result in done:
        counts.update(result.counts)
    counted = ", ".join(f"{count} {name}" for name, count in counts.items())
    rate = steps / max(seconds, 0.001)
    return (
        f"{len(done)} seeds, {steps} steps in {seconds:.0f} s of CPU: {rate:.0f} a second;"
        f" {virtual / 3600:.1f} virtual hours\n{counted}"
    )


if __name__ == "__main__":
    sys.exit(main())
