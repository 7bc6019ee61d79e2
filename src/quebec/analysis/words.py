"""What an analysis says, in a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from quebec.analysis.game import GameAnalysis
from quebec.analysis.results import Choice, Line, Thought
from quebec.texts import Seats, Texts
from quebec.texts.sentences import ANALYSIS

LEAST_POINTS: Final = 0.05
"""A loss of less is told as a loss of chances only."""


class Words:
    """The words of a language for the players of a game."""

    def __init__(self, language: str, edition: int, names: Sequence[str]) -> None:
        self.texts: Final = Texts(language, edition)
        self.names: Final = tuple(names)

    def seats(self, layout: Sequence[str]) -> Seats:
        return Seats(self.names, tuple(layout))

    def say(self, key: str, **arguments: str | int) -> str:
        return self.texts.say(f"analysis-{key}", **arguments)

    def continuation(self, line: Line) -> list[str]:
        """How the others and the seat itself continue: a line for each turn."""
        return [
            self.texts.labelled(self.names[turn.seat], self.texts.wording(turn.words))
            for turn in line.ahead
        ]

    def place(self, thought: Thought) -> str:
        """The moment in the game."""
        return self.texts.tell(ANALYSIS["place"], vars(thought), self.seats(()))

    def turn(self, line: Line) -> str:
        """A turn in one line."""
        return self.texts.wording(line.turn)

    def tell(self, sentence: str, thought: Thought) -> str:
        """A sentence about what was played: lost, played, better or why."""
        assert thought.played is not None
        if sentence == "lost" and thought.lost_margin < LEAST_POINTS:
            sentence = "lost_chance"
        fields = {
            **vars(thought),
            "played": self.turn(thought.played),
            "better": self.turn(thought.lines[0]),
            "why": self.texts.in_turn(
                self.texts.wording(one, self.seats(())) for one in thought.because
            ),
        }
        return self.texts.tell(ANALYSIS[sentence], fields, self.seats(()))


def position_json(thought: Thought, words: Words) -> dict[str, Any]:
    """A moment as JSON, with its texts."""
    content: dict[str, Any] = {
        "at": thought.at,
        "century": thought.century,
        "seat": thought.seat,
        "ways": thought.ways,
        "lines": [_line(line, words) for line in thought.lines],
    }
    if thought.played is not None:
        content |= {
            "played": _line(thought.played, words),
            "rank": thought.rank,
            "lost_share": thought.lost_share,
            "lost_margin": thought.lost_margin,
            "why": dict(thought.why),
            "because": [words.texts.wording(one, words.seats(())) for one in thought.because],
        }
    return content


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
        "turn": words.turn(line),
        "steps": choices(line.steps),
        "continuation": choices(line.continuation),
        "scores": line.scores,
        "win_shares": line.win_shares,
        "margin": line.margin,
        "visits": line.visits,
    }
