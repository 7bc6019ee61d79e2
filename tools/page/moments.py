"""Interesting moments of recorded games, for pictures and for tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from quebec.bots import make_bot
from quebec.bots.bot import Budget
from quebec.engine import State
from quebec.engine.facts import CenturyEnded, Fact
from quebec.record import Record, Replayed, read_record

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = ROOT / "tests" / "games"
COLOURS: Final = ("green", "black", "white", "orange", "pink")

When = Callable[[State, "list[Fact]"], bool]


class Moment(NamedTuple):
    """A game, and a condition for the first matching state, from some move on."""

    name: str
    game: str
    when: When
    after: int = 0


def asks(effect: str, century: int) -> When:
    def found(state: State, _facts: list[Fact]) -> bool:
        decision = state.decision
        return state.century == century and decision is not None and decision.effect == effect

    return found


def century_ended(state: State, facts: list[Fact]) -> bool:
    return any(isinstance(fact, CenturyEnded) for fact in facts) and not state.is_over


def over(state: State, _facts: list[Fact]) -> bool:
    return state.is_over


MOMENTS: Final = (
    Moment("opening-4", "2026-4-10", asks("action", 1)),
    Moment("century-1-3", "2011-events-3-4", asks("action", 1), 40),
    Moment("century-1-2", "2011-2-3", asks("action", 1), 30),
    Moment("century-1-5", "2026-5-2", asks("action", 1), 40),
    Moment("site-4", "2026-4-18", asks("site", 2), 60),
    Moment("century-2-3", "2026-3-21", asks("action", 2), 90),
    Moment("stage-5", "2026-5-2", asks("stage", 2), 110),
    Moment("zones-4", "2011-events-4-19", asks("place-anywhere", 3)),
    Moment("century-3-4", "2026-4-198", asks("action", 3), 240),
    Moment("century-3-5", "2026-5-26", asks("action", 3), 170),
    Moment("century-4-2", "2011-events-2-13", asks("action", 4), 200),
    Moment("century-4-3", "2026-3-63", asks("action", 4), 230),
    Moment("century-4-5", "2026-5-83", asks("action", 4), 250),
    Moment("leader-4", "2011-4-26", asks("choose-leader", 2)),
    Moment("scoring-3", "2026-3-24", century_ended),
    Moment("scoring-5", "2026-5-55", century_ended, 150),
    Moment("final-3", "2026-3-4", over),
    Moment("final-5", "2011-events-5-39", over),
)


def find(moment: Moment) -> tuple[Record, list[Replayed]]:
    """The game up to the moment; the last step is the moment itself."""
    record = read_record((GAMES / f"{moment.game}.quebec").read_text(encoding="utf-8"))
    steps: list[Replayed] = []
    for step in record.replay():
        steps.append(step)
        if len(steps) > moment.after and moment.when(step.state, step.facts):
            return record, steps
    raise LookupError(f"{moment.game} has no moment {moment.name}")


def game_of_bots(players: dict[str, str], seed: int) -> str:
    """The record of a game in which nobody plays at random; bots by the names of their seats."""
    record = Record.new("2026", list(players), seed)
    bots = [make_bot(bot) for bot in players.values()]
    chance = Random(seed)
    while not record.is_over:
        state = record.state
        record.play(bots[state.decider()].choose(state.copy(), Budget(), chance))
    return record.write()
