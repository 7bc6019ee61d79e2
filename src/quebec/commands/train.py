"""`quebec train`: nets for the learned player, from games of its own."""

from __future__ import annotations

import argparse
import os
import secrets
import subprocess
import sys
from dataclasses import fields, replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quebec.commands.play import add_language
from quebec.commands.processes import add_processes, jobs_of
from quebec.engine import BadInput

if TYPE_CHECKING:
    from quebec.processes.pool import Pool
    from quebec.training.run import Run
    from quebec.training.settings import Settings

INTERRUPTED = 130

# The settings that have a flag, with their types and help texts.
SETTINGS: tuple[tuple[str, type, str, str], ...] = (
    ("seed", int, "S", "the same seed gives the same weights"),
    ("generations", int, "N", "how often to play games and fit nets to them (default: 6)"),
    ("first_games", int, "N", "games of greedy players to begin with (default: 1500)"),
    ("games", int, "N", "games of each further generation (default: 1500)"),
    ("one_turn", int, "N", "first generations, whose players look one turn ahead (default: 2)"),
    ("positions", int, "N", "positions that later players search for a turn (default: 200)"),
    ("window", int, "N", "generations whose games a fit looks at (default: 8)"),
    ("hidden", int, "N", "units of the first layer (default: 16)"),
    ("wide", int, "N", "units of the second layer (default: 8)"),
    (
        "population",
        str,
        "NAMES",
        "characters at some of the tables, separated by commas, or all (default: none)",
    ),
    ("epochs", float, "N", "how often a fit sees each position (default: 6)"),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser], summary: str) -> None:
    parser = commands.add_parser(
        "train",
        help=summary,
        description="Train the learned player by self-play (docs/training.md). A training"
        " that was stopped in any way is resumed with --resume: options that are not given again"
        " are read from the directory, and the weights come out the same. With more --generations"
        " it continues.",
    )
    parser.add_argument("--out", required=True, metavar="DIR", help="the directory of the training")
    for name, kind, meta, words in SETTINGS:
        parser.add_argument(f"--{name.replace('_', '-')}", type=kind, metavar=meta, help=words)
    parser.add_argument(
        "--start",
        metavar="FILE",
        help="weights that play the first games, instead of greedy players",
    )
    parser.add_argument(
        "--net-per-table",
        action="store_true",
        default=None,
        help="separate nets for each number of players",
    )
    parser.add_argument(
        "--measure",
        type=int,
        metavar="N",
        help="set-ups for each number of players on which the weights then meet greedy players,"
        " at every seat in turn; 0 for none (default: 50)",
    )
    add_processes(parser)
    parser.add_argument("--resume", action="store_true", help="resume a training")
    add_language(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    # Imported here, so that playing does not load what only training needs.
    from quebec.extras import require_extra
    from quebec.training.run import open_run

    require_extra("numpy", "train")
    folder = Path(options.out)
    start = _start(options)
    settings = _settings(options, folder, start)
    settings.check()
    jobs = jobs_of(options)
    try:
        return _train(open_run(folder, settings, options.resume, _commit(), start), options, jobs)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInput(
            "cannot_write", {"file": str(folder), "why": why}, f"{folder} cannot be written: {why}"
        ) from error


def _start(options: argparse.Namespace) -> bytes:
    """The file of the weights to start from, checked; empty without any."""
    from quebec.bots.weights_file import read_file, unpacked

    if not options.start:
        return b""
    found = read_file(Path(options.start))
    unpacked(found, options.start)
    return found


def _settings(options: argparse.Namespace, folder: Path, start: bytes) -> Settings:
    """The settings given; when resuming, the others stay as they were."""
    from quebec.training.run import kept_settings
    from quebec.training.settings import Settings

    kept = kept_settings(folder) if options.resume else None
    before = kept or Settings(secrets.randbits(32))
    given: dict[str, Any] = {
        one.name: getattr(options, one.name)
        for one in fields(Settings)
        if getattr(options, one.name, None) is not None
    }
    if start:
        given["start"] = sha256(start).hexdigest()
    return replace(before, **given)


def _train(run: Run, options: argparse.Namespace, jobs: int) -> int:
    from quebec.processes.pool import WorkerEnded
    from quebec.training.progress import shown

    hint = f"what is done is kept; resume with: quebec train --out {run.folder} --resume"
    pool = _pool(options, jobs)
    try:
        with shown() as tell:
            result = run.train(pool, tell)
    except KeyboardInterrupt:
        print(f"quebec: stopped; {hint}", file=sys.stderr)
        return INTERRUPTED
    except WorkerEnded:
        print(f"quebec: a process ended unexpectedly; {hint}", file=sys.stderr)
        return 1
    finally:
        pool.close()
    _report(result)
    return 0


def _pool(options: argparse.Namespace, jobs: int) -> Pool:
    from quebec.processes.cluster import ClusterPool
    from quebec.processes.pool import ProcessPool

    return ClusterPool(options.ray) if options.ray else ProcessPool(jobs)


def _report(result: Path) -> None:
    from quebec.bots.weights_file import read_weights

    for match in read_weights(result).about.strength:
        print(
            f"{match['players']} players: {match['share']:.1%} of {match['games']} games against"
            f" {match['against']} ({match['low']:.1%} to {match['high']:.1%})"
        )
    print(result)


def _commit() -> str:
    """The commit of the checkout that this program is run from; empty if it is installed."""
    here = os.path.dirname(os.path.abspath(__file__))
    try:
        asked = subprocess.run(
            ["git", "rev-parse", "HEAD"], cwd=here, capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return asked.stdout.strip() if asked.returncode == 0 else ""
