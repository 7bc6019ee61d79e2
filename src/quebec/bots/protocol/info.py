"""`info` lines: what an engine thinks of the position, written and parsed."""

from __future__ import annotations

import math
from collections.abc import Sequence

from quebec.bots.bot import Evaluation, RankedMove
from quebec.engine import Move


def info_lines(evaluation: Evaluation, ranked: int, milliseconds: int) -> list[str]:
    """An evaluation as lines, with at most this many of its moves."""
    seats = zip(evaluation.scores, evaluation.win_shares, strict=True)
    work = f" work {evaluation.work}" if evaluation.work else ""
    return [
        *(
            f"info rank {place} move {one.move} score {one.score:.3f} win {one.win_share:.4f}"
            for place, one in enumerate(evaluation.moves[:ranked], 1)
        ),
        *(
            f"info seat {seat} score {score:.3f} win {share:.4f}"
            for seat, (score, share) in enumerate(seats)
        ),
        f"info time {milliseconds}{work}",
    ]


class Heard:
    """What an engine has reported about one position; later lines replace earlier ones."""

    def __init__(self, legal: Sequence[Move]) -> None:
        self._legal = {move.text: move for move in legal}
        self._ranked: dict[int, RankedMove] = {}
        self._seats: dict[int, tuple[float, float]] = {}
        self._work = 0

    def hear(self, words: Sequence[str]) -> None:
        """The words after `info`; what is not understood is skipped."""
        given = dict(zip(words[::2], words[1::2], strict=False))
        score, share = number(given.get("score")), number(given.get("win"))
        seat, place, work = (index(given.get(word)) for word in ("seat", "rank", "work"))
        move = self._legal.get(given.get("move", ""))
        if work is not None:
            self._work = work
        if score is None or share is None:
            return
        if seat is not None:
            self._seats[seat] = (score, share)
        elif place is not None and move is not None:
            self._ranked[place] = RankedMove(move, score, share)

    def evaluation(self, players: int) -> Evaluation | None:
        """What it thinks; None unless it has reported on every seat."""
        if any(seat not in self._seats for seat in range(players)):
            return None
        reports = [self._seats[seat] for seat in range(players)]
        return Evaluation(
            tuple(score for score, _ in reports),
            tuple(share for _, share in reports),
            tuple(self._ranked[place] for place in sorted(self._ranked)),
            self._work,
        )


def index(text: str | None) -> int | None:
    """A whole number of usual length; None for everything else."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 19 else None


def number(text: str | None) -> float | None:
    """A finite number; None for everything else."""
    try:
        value = float(text or "")
    except ValueError:
        return None
    return value if math.isfinite(value) else None
