"""What an analysis says, in a language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from quebec.analysis.game import GameAnalysis
from quebec.analysis.shape import Choice, Line, Thought
from quebec.record.words import CENTURY_NUMERALS
from quebec.texts import Seats, Texts

POINT: Final = {"en": ".", "fr": ",", "nl": ","}
PERCENT: Final = {"en": "%", "fr": "\N{NO-BREAK SPACE}%", "nl": "%"}


class Words:
    """The words of a language for the players of a game."""

    def __init__(self, language: str, edition: int, names: Sequence[str]) -> None:
        self.language: Final = language
        self.texts: Final = Texts(language, edition)
        self.names: Final = tuple(names)

    def seats(self, layout: Sequence[str]) -> Seats:
        return Seats(self.names, tuple(layout))

    def say(self, key: str, **arguments: str | int) -> str:
        return self.texts.say(f"analysis-{key}", **arguments)

    def number(self, value: float, signed: bool = True) -> str:
        """One digit after the point, as the language writes it; -0.0 is nothing."""
        text = f"{round(value, 1) + 0.0:{'+' if signed else ''}.1f}"
        return text.replace("-", "\N{MINUS SIGN}").replace(".", POINT[self.language])

    def share(self, value: float) -> str:
        return f"{round(100 * value)}{PERCENT[self.language]}"

    def choices(self, steps: Sequence[Choice]) -> str:
        """Choices after one another."""
        return self.texts.in_turn([self.texts.wording(step.words) for step in steps])

    def continuation(self, line: Line) -> list[str]:
        """What the others and the seat itself go on with: a line for each in turn."""
        return [
            self.texts.labelled(self.names[seat], self.choices(list(steps)))
            for seat, steps in groupby(line.continuation, key=lambda step: step.seat)
        ]

    def lost(self, thought: Thought) -> str:
        """What a turn gave away."""
        return self.say(
            "lost",
            player=self.names[thought.seat],
            share=self.share(thought.lost_share),
            points=self.number(thought.lost_margin, signed=False),
        )

    def played(self, thought: Thought) -> str:
        assert thought.played is not None
        return self.say("played", said=self.choices(thought.played.steps), rank=thought.rank)

    def better(self, thought: Thought) -> str:
        """The better turn, from where it parts from the one that was played."""
        assert thought.played is not None
        steps = thought.lines[0].steps
        same = 0
        for step, other in zip(steps, thought.played.steps, strict=False):
            if step.move != other.move:
                break
            same += 1
        said = self.choices(steps[same:])
        return self.say("better", said=f"… {said}" if same else said)

    def why(self, thought: Thought) -> str:
        """Where the better line has more, and where less."""
        reason = self.texts.listed(
            f"{self.say(f'source-{source}')} {self.number(points)}"
            for source, points in thought.why
        )
        return self.say("why", reason=reason)

    def place(self, thought: Thought) -> str:
        """When in the game it was."""
        return self.say("place", century=CENTURY_NUMERALS[thought.century], at=str(thought.at + 1))


def position_json(thought: Thought, words: Words) -> dict[str, Any]:
    """A moment as JSON, with its words."""
    told: dict[str, Any] = {
        "at": thought.at,
        "century": thought.century,
        "seat": thought.seat,
        "ways": thought.ways,
        "lines": [_line(line, words) for line in thought.lines],
    }
    if thought.played is not None:
        told |= {
            "played": _line(thought.played, words),
            "rank": thought.rank,
            "lost_share": thought.lost_share,
            "lost_margin": thought.lost_margin,
            "why": dict(thought.why),
        }
    return told


def game_json(game: GameAnalysis, words: Words, worst: int) -> dict[str, Any]:
    """A game as JSON."""
    return {
        "players": list(words.names),
        "scores": game.scores,
        "winners": game.winners,
        "curve": [{"at": at, "win_shares": shares} for at, shares in game.curve],
        "worst": [thought.at for thought in game.worst(worst)],
        "moments": [position_json(thought, words) for thought in game.thoughts],
    }


def _line(line: Line, words: Words) -> dict[str, Any]:
    def choices(steps: Sequence[Choice]) -> list[dict[str, Any]]:
        return [
            {"seat": step.seat, "move": step.move, "text": words.texts.wording(step.words)}
            for step in steps
        ]

    return {
        "steps": choices(line.steps),
        "continuation": choices(line.continuation),
        "scores": line.scores,
        "win_shares": line.win_shares,
        "margin": line.margin,
        "visits": line.visits,
    }
