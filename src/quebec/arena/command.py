"""The command `quebec arena`."""

from __future__ import annotations

import argparse
import json
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

from rich.console import Console

from quebec.arena.crew import Crew, ray_crew
from quebec.arena.live import shown_live
from quebec.arena.match import Entrant, Match
from quebec.arena.plot import draw
from quebec.arena.run import Plan, run_match
from quebec.arena.standings import Standings
from quebec.arena.table import remarks, table
from quebec.arena.worker import Worker, WorkerBroke
from quebec.bots import Budget, make_bot
from quebec.engine import BadInput
from quebec.pictures import check_picture
from quebec.processes.cores import cores

WIDE: Final = 140
INTERRUPTED: Final = 130
DEFAULT_LIMIT: Final = 60.0
"""Seconds for a decision where no time was given."""


def arena(options: argparse.Namespace) -> int:
    """Play the match, show its progress, and print the results."""
    match = _match(options)
    plan = _plan(options, match)
    _check(options, match)
    standings = Standings(match, options.within)

    def hire() -> Crew:
        keep = plan.save is not None
        if options.ray:
            return ray_crew(match, keep, options.ray, options.jobs)
        return Crew([Worker(match, keep) for _ in range(options.jobs or cores())])

    code = 0
    try:
        with shown_live(standings, plan.setups, options.within) as tell:
            run_match(match, plan, standings, hire, tell)
    except KeyboardInterrupt:
        how = f"; resume with --resume --out {plan.out}" if plan.out else ""
        print(f"quebec: interrupted{how}", file=sys.stderr)
        code = INTERRUPTED
    except WorkerBroke as error:
        print(f"quebec: {error}", file=sys.stderr)
        return 1
    _report(options, standings)
    return code


def _match(options: argparse.Namespace) -> Match:
    entrants = (
        *(Entrant(bot=name) for name in options.players),
        *(Entrant(engine=command) for command in options.engine),
    )
    rules = options.rules or ("2011" if len(entrants) == 2 else "2026")
    limit = options.limit
    if limit is None:
        limit = DEFAULT_LIMIT if options.time is None else 10 * options.time + 5
    return Match(rules, entrants, options.seed, Budget(options.time, options.budget), limit)


def _plan(options: argparse.Namespace, match: Match) -> Plan:
    setups = -(-options.games // match.seats)
    if setups * match.seats != options.games:
        print(
            f"{setups * match.seats} games instead of {options.games}:"
            f" {setups} whole set-ups of {match.seats} rotations",
            file=sys.stderr,
        )
    return Plan(
        setups,
        options.stop,
        Path(options.out) if options.out else None,
        options.resume,
        Path(options.save) if options.save else None,
    )


def _check(options: argparse.Namespace, match: Match) -> None:
    """Checks everything that can be checked before the match starts."""
    if options.resume and not options.out:
        raise BadInput("arena_resume_what", {}, "--resume needs --out FILE: the match to resume")
    for entrant in dict.fromkeys(match.entrants):
        if entrant.engine:
            _check_command(entrant.engine)
        else:
            make_bot(entrant.bot)
    if options.plot:
        check_picture(Path(options.plot))


def _check_command(command: str) -> None:
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise BadInput(
            "arena_no_program",
            {"text": command},
            f"there is no such program to be an engine: {command!r}",
        )


def _report(options: argparse.Namespace, standings: Standings) -> None:
    if options.json:
        print(json.dumps(standings.as_json(), indent=1, ensure_ascii=False))
    else:
        console = Console()
        if not console.is_terminal:
            console.width = WIDE
        console.print(table(standings, console.width))
        for line in remarks(standings, options.within):
            console.print(line, highlight=False, markup=False, soft_wrap=True)
    if options.plot and standings.setups:
        draw(standings, Path(options.plot))
