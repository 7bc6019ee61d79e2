"""Records for the fuzzer: recorded games, and ways to damage them."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tools import any_text

GAMES = Path(__file__).resolve().parent.parent / "tests" / "games"


def check_reading(text: str) -> bool:
    """Read a text; returns whether it was accepted, raises if anything is wrong."""
    return any_text.check_reading(text) is not None


def mutate(text: str, rng: Random) -> str:
    """Words or lines removed, doubled, swapped or cut, or another character in one of them."""
    between = rng.choice("\n ")
    parts = text.split(between)
    k, other = rng.randrange(len(parts)), rng.randrange(len(parts))
    match rng.randrange(5):
        case 0:
            del parts[k]
        case 1:
            parts.insert(k, parts[other])
        case 2:
            parts[k], parts[other] = parts[other], parts[k]
        case 3:
            place = rng.randrange(len(parts[k]) + 1)
            parts[k] = parts[k][:place] + chr(rng.randrange(32, 400)) + parts[k][place + 1 :]
        case _:
            del parts[k:]
    return between.join(parts)


def good_texts() -> list[str]:
    """The initial corpus: the shortest recorded games."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(GAMES.glob("*.quebec"))]
    return sorted(texts, key=len)[:12]
