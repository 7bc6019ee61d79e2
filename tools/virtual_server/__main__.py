"""`make virtual-server [SEEDS=100] [STEPS=20000]`: exit code 1 if a seed found something.

`ARGS=--play` runs the pure part alone.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import nullcontext

from tools.virtual_server import play, simulation
from tools.virtual_server.planted import PLANTS
from tools.virtual_server.play_planted import PLAY_PLANTS
from tools.virtual_server.simulation import Result


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tools.virtual_server", description="Run the server in virtual time, with faults."
    )
    parser.add_argument("--seeds", type=int, default=100, metavar="N", help="how many runs")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the first seed")
    parser.add_argument("--steps", type=int, default=20_000, metavar="N", help="of each run")
    parser.add_argument(
        "--play", action="store_true", help="only the pure part, quebec.server.play"
    )
    parser.add_argument("--print", action="store_true", help="print everything that happens")
    parser.add_argument("--plant", metavar="NAME", help="a fault that should be found")
    options = parser.parse_args(argv)
    plants = PLAY_PLANTS if options.play else PLANTS
    if options.plant not in (None, *plants):
        parser.error(f"no plant {options.plant!r} here; there are {', '.join(plants)}")
    with plants[options.plant]() if options.plant else nullcontext():
        return run(options)


def run(options: argparse.Namespace) -> int:
    simulate = play.simulate if options.play else simulation.simulate
    done: list[Result] = []
    begun = time.process_time()
    for seed in range(options.first, options.first + options.seeds):
        result = simulate(seed, options.steps, options.print)
        done.append(result)
        print(f"\rseed {seed}", end="", file=sys.stderr, flush=True)
        if result.violation:
            print(report(result, options.steps, options.play))
            return 1
    print(file=sys.stderr)
    print(summary(done, time.process_time() - begun))
    return 0


def report(result: Result, steps: int, is_play: bool = False) -> str:
    """A failure in words, and how to see it again."""
    lines = "\n".join(result.last)
    which = " --play" if is_play else ""
    options = f"{which} --first {result.seed} --seeds 1 --steps {steps}"
    command = f"python -m tools.virtual_server{options}"
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
