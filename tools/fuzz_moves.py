"""Moves for the fuzzer: the table, and ways to damage its words."""

from __future__ import annotations

from random import Random

from quebec.engine import MOVES, BadInput, parse_move


def check_reading(text: str) -> bool:
    """Read a text; returns whether it was accepted, raises if anything is wrong."""
    try:
        move = parse_move(text)
    except BadInput:
        return False
    assert move.text == text
    assert MOVES[move.index] is move
    return True


def mutate(text: str, rng: Random) -> str:
    """A character removed, added or changed, or another word."""
    place = rng.randrange(len(text) + 1)
    sign = chr(rng.randrange(32, 300))
    return rng.choice(
        [
            text[:place] + sign + text[place:],
            text[:place] + text[place + 1 :],
            text.upper(),
            rng.choice(MOVES).text,
        ]
    )


def good_texts() -> list[str]:
    """The initial corpus."""
    return [move.text for move in MOVES]
