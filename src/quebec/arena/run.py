"""A match from its first game, or from where it was interrupted, to its end."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from quebec.arena.crew import Crew
from quebec.arena.game import Finished
from quebec.arena.match import Match
from quebec.arena.results import ResultsFile
from quebec.arena.sequential import OPEN
from quebec.arena.standings import Standings
from quebec.engine import BadInput


class Plan(NamedTuple):
    """When a match ends, and what is saved of it."""

    setups: int
    stop: bool = False
    """Whether to stop as soon as it is clear where the share of the player it is about lies."""
    out: Path | None = None
    resume: bool = False
    save: Path | None = None


def run_match(
    match: Match,
    plan: Plan,
    standings: Standings,
    hire: Callable[[], Crew],
    tell: Callable[[Standings], None] = lambda _: None,
) -> None:
    """Play what is not in the file yet. The standings hold the results, also of a match cut short.

    Games count in order, whichever finishes first: neither the number of workers nor the
    length of games decides which set-ups the test has seen when it stops.
    """
    end = plan.setups * match.seats
    results = ResultsFile(plan.out, match, resume=plan.resume) if plan.out else None
    try:
        done = 0
        for played in islice(results.past(), end) if results else ():
            done += 1
            if standings.add(played) and _is_clear(plan, standings):
                return
        tell(standings)
        if done < end:
            crew = hire()
            try:
                broke: set[int] = set()
                for finished in crew.games(done, end):
                    _keep(match, plan, finished, results)
                    _show_first_error(match, finished, broke)
                    if standings.add(finished.played):
                        tell(standings)
                        if _is_clear(plan, standings):
                            return
            finally:
                crew.close()
    finally:
        if results:
            results.close()


def _is_clear(plan: Plan, standings: Standings) -> bool:
    return plan.stop and standings.tests[standings.match.asked].verdict != OPEN


def _show_first_error(match: Match, finished: Finished, broke: set[int]) -> None:
    """For the author of a player. The others are most likely the same."""
    fault = finished.played.fault
    if not finished.traceback or fault is None:
        return
    entrant = finished.played.seats[fault.seat]
    if entrant not in broke:
        broke.add(entrant)
        print(f"{match.labels[entrant]} failed:\n{finished.traceback}", end="", file=sys.stderr)


def _keep(match: Match, plan: Plan, finished: Finished, results: ResultsFile | None) -> None:
    """The record first: a game that is in the file has its record."""
    played = finished.played
    if plan.save:
        path = plan.save / f"{played.setup:06}-{played.rotation}.quebec"
        try:
            plan.save.mkdir(parents=True, exist_ok=True)
            path.write_text(finished.record, encoding="utf-8", newline="\n")
        except OSError as error:
            why = error.strerror or str(error)
            raise BadInput(
                "arena_no_file", {"file": str(path), "why": why}, f"{path}: {why}"
            ) from error
    if results:
        results.append(played)
