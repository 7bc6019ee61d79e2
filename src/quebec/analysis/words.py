"""What an analysis says, in a language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, takewhile
from typing import Any, Final

from quebec.analysis.game import GameAnalysis
from quebec.analysis.shape import Choice, Line, Thought
from quebec.texts import Seats, Texts
from quebec.texts.sentences import ANALYSIS


class Words:
    """The words of a language for the players of a game."""

    def __init__(self, language: str, edition: int, names: Sequence[str]) -> None:
        self.texts: Final = Texts(language, edition)
        self.names: Final = tuple(names)

    def seats(self, layout: Sequence[str]) -> Seats:
        return Seats(self.names, tuple(layout))

    def say(self, key: str, **arguments: str | int) -> str:
        return self.texts.say(f"analysis-{key}", **arguments)

    def choices(self, steps: Sequence[Choice]) -> str:
        """A sequence of choices."""
        return self.texts.in_turn([self.texts.wording(step.words) for step in steps])

    def continuation(self, line: Line) -> list[str]:
        """How the others and the seat itself continue: a line for each turn."""
        return [
            self.texts.labelled(self.names[seat], self.choices(list(steps)))
            for seat, steps in groupby(line.continuation, key=lambda step: step.seat)
        ]

    def place(self, thought: Thought) -> str:
        """The moment in the game."""
        return self.texts.tell(ANALYSIS["place"], vars(thought), self.seats(()))

    def tell(self, sentence: str, thought: Thought) -> str:
        """A sentence about what was played: lost, played, better or why."""
        assert thought.played is not None
        fields = {
            **vars(thought),
            "played": self.choices(thought.played.steps),
            "better": self._better(thought.lines[0].steps, thought.played.steps),
            "why": self._why(thought.why),
        }
        return self.texts.tell(ANALYSIS[sentence], fields, self.seats(()))

    def _better(self, steps: Sequence[Choice], played: Sequence[Choice]) -> str:
        """The better turn, from where it differs from the one that was played."""
        pairs = zip(steps, played, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0].move == pair[1].move, pairs))
        said = self.choices(steps[same:])
        return f"… {said}" if same else said

    def _why(self, sources: Sequence[tuple[str, float]]) -> str:
        """Where the better line has more, and where less."""
        return self.texts.listed(
            f"{self.say(f'source-{source}')} {self.texts.number(points, signed=True)}"
            for source, points in sources
        )


def position_json(thought: Thought, words: Words) -> dict[str, Any]:
    """A moment as JSON, with its texts."""
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
