"""`go`: the question of a host, as a line and as a value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quebec.bots.protocol.words import Complaint, one_line, whole_number
from quebec.engine import BadInput, Move, parse_move

MOVES: Final = "moves"
QUIET: Final = "quiet"
LONGEST_TIME: Final = 7 * 24 * 3600 * 1000
"""Milliseconds; a week is more than enough."""
LARGEST_SEED: Final = (1 << 32) - 1


@dataclass(frozen=True)
class Go:
    """How long to think, whether to report on it, and which moves to choose among."""

    milliseconds: int | None = None
    work: int | None = None
    seed: int | None = None
    quiet: bool = False
    moves: tuple[str, ...] = ()
    """In notation; empty: all legal moves."""

    def line(self) -> str:
        words = ["go"]
        words += [QUIET] if self.quiet else []
        words += ["time", str(self.milliseconds)] if self.milliseconds is not None else []
        words += ["work", str(self.work)] if self.work is not None else []
        words += ["seed", str(self.seed)] if self.seed is not None else []
        words += [MOVES, *self.moves] if self.moves else []
        return " ".join(words)


def read_go(words: Sequence[str]) -> Go:
    """The question that follows the word `go`; Complaint if it cannot be understood."""
    cut = words.index(MOVES) if MOVES in words else len(words)
    settings, moves = list(words[:cut]), tuple(words[cut + 1 :])
    if cut < len(words) and not moves:
        raise Complaint("bad_go", f"{MOVES} is followed by at least one move")
    numbers: dict[str, int] = {}
    quiet = False
    while settings:
        word = settings.pop(0)
        if word == QUIET:
            quiet = True
        elif word in LARGEST_OF:
            numbers[word] = whole_number(word, settings, LEAST_OF.get(word, 0), LARGEST_OF[word])
            del settings[0]
        else:
            known = ", ".join((QUIET, *LARGEST_OF, MOVES))
            raise Complaint("bad_go", f"go knows {known}, not {one_line(word)}")
    return Go(numbers.get("time"), numbers.get("work"), numbers.get("seed"), quiet, moves)


LARGEST_OF: Final = {"time": LONGEST_TIME, "work": 1 << 62, "seed": LARGEST_SEED}
LEAST_OF: Final = {"work": 1}


def chosen_among(go: Go, legal: Sequence[Move]) -> list[Move]:
    """The moves that the question allows; each of them has to be legal."""
    if not go.moves:
        return list(legal)
    allowed = []
    for text in go.moves:
        try:
            move = parse_move(text)
        except BadInput as error:
            raise Complaint(error.reason.key, str(error)) from error
        if move not in legal:
            instead = " ".join(one.text for one in legal)
            raise Complaint("illegal_move", f"{text} is not legal; there are: {instead}")
        allowed.append(move)
    return allowed
