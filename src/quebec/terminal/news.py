"""What happened since somebody last looked, by turns, and the scorings among it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from quebec.engine import Forecast
from quebec.engine.facts import (
    CenturyBegan,
    CenturyEnded,
    EventRevealed,
    Fact,
    GameEnded,
    TilesFlipped,
    TurnBegan,
    ZoneScored,
)
from quebec.engine.forecast import gathered
from quebec.terminal.look import Look
from quebec.terminal.session import Step

QUIET = (TurnBegan, CenturyBegan, TilesFlipped, EventRevealed)
"""What the screen shows anyway."""
RENEWAL = (TilesFlipped, CenturyBegan, EventRevealed)
"""What is shown of a new century."""


class Scoring(NamedTuple):
    """The end of a century: what was scored, everybody's points afterwards, what is new."""

    century: int
    table: Forecast
    renewal: tuple[Fact, ...]


def log_lines(facts: Sequence[Fact], look: Look) -> list[Text]:
    """A line for each fact; those of a turn are indented below its first line."""
    lines: list[Text] = []
    for fact in facts:
        words = look.texts.fact(fact, look.seats)
        if isinstance(fact, CenturyBegan | CenturyEnded | GameEnded):
            lines.append(Text(f"== {words} ==", "bold"))
        else:
            lines.append(Text(words, "bold") if isinstance(fact, TurnBegan) else Text(f"  {words}"))
    return lines


def paragraphs(facts: Sequence[Fact], look: Look) -> list[str]:
    """The facts of each turn as one paragraph; of a scoring only that it happened."""
    turns: list[str] = []
    sentences: list[str] = []
    marks = [fact for fact in facts if isinstance(fact, CenturyEnded | ZoneScored)]
    scoring = bool(marks) and isinstance(marks[0], ZoneScored)
    for fact in facts:
        if isinstance(fact, TurnBegan):
            turns.append(" ".join(sentences))
            sentences = []
        scoring = (scoring or isinstance(fact, CenturyEnded)) and not isinstance(
            fact, CenturyBegan | GameEnded
        )
        if isinstance(fact, QUIET) or (scoring and not isinstance(fact, CenturyEnded)):
            continue
        words = look.texts.fact(fact, look.seats)
        sentences.append(words if words.endswith((".", "!", "?")) else f"{words}.")
    return [paragraph for paragraph in [*turns, " ".join(sentences)] if paragraph]


def scorings(steps: Sequence[Step], end: tuple[int, ...], since: int) -> list[Scoring]:
    """The scorings of centuries that ended after the first moves; `end`: the current scores.

    Somebody may have to choose in the middle of one, so that it takes several moves.
    """
    found: list[Scoring] = []
    inside: list[Fact] | None = None
    century = 0
    for k, step in enumerate(steps):
        scores = steps[k + 1].before.scores if k + 1 < len(steps) else end
        for fact in step.facts:
            if isinstance(fact, CenturyEnded):
                inside, century = [], fact.century
            elif inside is not None and isinstance(fact, CenturyBegan | GameEnded):
                renewal = tuple(one for one in step.facts if isinstance(one, RENEWAL))
                if k >= since:
                    found.append(Scoring(century, gathered(inside, scores), renewal))
                inside = None
            elif inside is not None:
                inside.append(fact)
    return found
