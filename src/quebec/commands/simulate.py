"""`quebec simulate`: many games of bots, saved as a table."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from quebec.commands.play import add_language
from quebec.commands.processes import add_processes, jobs_of
from quebec.engine import RULESETS, BadInput

if TYPE_CHECKING:
    from quebec.simulation.run import Run
    from quebec.simulation.settings import Settings

INTERRUPTED = 130


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser], summary: str) -> None:
    parser = commands.add_parser(
        "simulate",
        help=summary,
        description="Simulate many bot games and save them as a table, with a row for each game"
        " and seat (docs/simulation.md). A run that was stopped in any way is resumed with"
        " --resume: options that are not given again are read from the run, and the table comes"
        " out the same.",
    )
    known = ", ".join(ruleset.name for ruleset in RULESETS)
    parser.add_argument("--games", type=int, metavar="N", help="how many games")
    parser.add_argument("--players", metavar="LIST", help="the bots by seat, separated by commas")
    parser.add_argument(
        "--seats",
        type=int,
        metavar="N",
        help="draw the bots of each game from --players, for so many seats",
    )
    parser.add_argument("--out", required=True, metavar="FILE", help="the table, .parquet or .csv")
    parser.add_argument("--rules", help=f"one of {known} (default: 2026)")
    parser.add_argument("--seed", type=int, metavar="S", help="the same seed gives the same games")
    parser.add_argument(
        "--budget",
        metavar="B",
        help="for each decision: units of work such as 200, or time such as 50ms or 0.1s, with"
        " which games no longer repeat exactly",
    )
    parser.add_argument(
        "--batch", type=int, metavar="N", help="games per batch (default: depends on the bots)"
    )
    add_processes(parser)
    again = parser.add_mutually_exclusive_group()
    again.add_argument("--resume", action="store_true", help="resume a run that was stopped")
    again.add_argument("--force", action="store_true", help="start over and replace what is there")
    add_language(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    # Imported here, so that playing does not load what only simulating needs.
    from quebec.simulation.formats import format_of
    from quebec.simulation.run import cannot_write, open_run

    out = Path(options.out)
    format_of(out)
    settings = _settings(options, out)
    settings.check()
    jobs = jobs_of(options)
    try:
        opened = open_run(out, settings, options.resume, options.force)
        return _simulate(opened, jobs, options.ray)
    except OSError as error:
        raise cannot_write(out, error) from error


def _settings(options: argparse.Namespace, out: Path) -> Settings:
    """The settings given; when resuming, the others stay as they were."""
    from quebec.simulation.run import kept_settings
    from quebec.simulation.settings import Settings, usual_batch

    kept = kept_settings(out) if options.resume else None
    before = kept[0] if kept else None
    if before is None and (options.games is None or options.players is None):
        raise BadInput("simulation_unsaid", {}, "say --games and --players")
    named = before.players if before else ()
    if options.players is not None:
        named = tuple(name.strip() for name in options.players.split(","))
    usual = Settings(
        games=before.games if before else 0,
        players=named,
        rules=before.rules if before else "2026",
        seed=before.seed if before else secrets.randbits(32),
        budget=before.budget if before else "",
        batch=before.batch if before else usual_batch(named),
        seats=before.seats if before else 0,
    )
    given = {
        name: getattr(options, name)
        for name in ("games", "rules", "seed", "budget", "batch", "seats")
        if getattr(options, name) is not None
    }
    return Settings(**{**vars(usual), **given})


def _simulate(run: Run, jobs: int, cluster: str | None) -> int:
    from quebec.processes.pool import WorkerEnded
    from quebec.simulation.progress import played_with_bar

    hint = (
        f"the games played so far are kept; resume with: quebec simulate --out {run.out} --resume"
    )
    if run.finished:
        print(f"quebec: {run.out} is finished already", file=sys.stderr)
        return 0
    try:
        outcome = played_with_bar(run, jobs, cluster)
        run.finish()
    except KeyboardInterrupt:
        print(f"quebec: stopped; {hint}", file=sys.stderr)
        return INTERRUPTED
    except WorkerEnded:
        print(f"quebec: a process ended unexpectedly; {hint}", file=sys.stderr)
        return 1
    print(f"{outcome}: {run.out}", file=sys.stderr)
    return 0
