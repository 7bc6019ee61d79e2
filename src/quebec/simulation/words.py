"""Names and numbers of a summary, in a language."""

from __future__ import annotations

from typing import Final

from quebec.engine import ruleset_named
from quebec.simulation.adjusted import NO_LEADER, AdjustedRow, Estimate
from quebec.simulation.columns import CENTURY_SOURCES, FINAL_SOURCES
from quebec.simulation.rows import MANSION
from quebec.simulation.summary import LeaderRow, Mean, Summary
from quebec.texts import Texts

SOURCES: Final = (*CENTURY_SOURCES, *FINAL_SOURCES)


class Words:
    """The words of tables and plots."""

    def __init__(self, language: str, summary: Summary) -> None:
        self.texts = Texts(language, ruleset_named(summary.rules).edition)
        self.title = self.texts.say(
            "stats-title",
            rules=summary.rules,
            players=summary.players,
            count=summary.games,
            bots=", ".join(row.bot for row in summary.bots),
        )

    def say(self, key: str) -> str:
        return self.texts.say(f"stats-{key}")

    def source(self, key: str) -> str:
        if key == "total":
            return self.texts.say("terminal-total")
        if key == "goal":
            return self.say("source-goal")
        return self.texts.say(f"source-{key}")

    def leader(self, row: LeaderRow) -> str:
        return self.say("no-leader") if row.leader == NO_LEADER else self.texts.leader(row.leader)

    def rank(self, rank: int) -> str:
        """A place in the result; 0 is everybody."""
        return self.texts.say("stats-rank", rank=rank) if rank else self.say("everybody")

    def adjusted(self, row: AdjustedRow) -> str:
        if row.kind == "district":
            return self.texts.district(row.what)
        if row.kind == "end":
            return self.say("ended")
        return self.say("no-leader") if row.what == NO_LEADER else self.texts.leader(row.what)

    def event(self, year: str) -> str:
        return f"{self.texts.event(year, 'year')} {self.texts.event(year)}"

    def end(self, kind: str) -> str:
        """How a century ended."""
        return self.texts.district("mansion") if kind == MANSION else self.say(f"end-{kind}")

    def century(self, number: int) -> str:
        return self.texts.century(number)

    def number(self, value: float, digits: int = 1, signed: bool = False) -> str:
        return self.texts.number(value, digits, signed)

    def share(self, value: float) -> str:
        return self.texts.share(value, digits=1)

    def mean(self, mean: Mean, digits: int = 1, signed: bool = False) -> str:
        """A mean with half of its interval."""
        if mean.ci95 is None:
            return self.number(mean.mean, digits, signed)
        return f"{self.number(mean.mean, digits, signed)} ±{self.number(mean.error, digits)}"

    def estimate(self, estimate: Estimate | None, *, share: bool = False) -> str:
        """A value with half of its interval."""
        if estimate is None:
            return "–"
        if share:
            error = self.texts.number(100 * estimate.error, 1)
            return f"{self.texts.number(100 * estimate.value, 1, True)} ±{error}"
        value = self.number(estimate.value, 1, signed=True)
        return f"{value} ±{self.number(estimate.error)}"

    def mean_share(self, mean: Mean) -> str:
        shown = self.share(mean.mean)
        return shown if mean.ci95 is None else f"{shown} ±{self.number(100 * mean.error)}"
