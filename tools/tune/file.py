"""Weights as a Python module, which the tool writes and the greedy player imports."""

from __future__ import annotations

import runpy
from pathlib import Path

from tools.tune.games import Taste

BOTS = Path(__file__).resolve().parents[2] / "src" / "quebec" / "bots"
SOURCE = BOTS / "weights.py"
SOURCE_OF_TWO = BOTS / "weights_of_two.py"

HEAD = '''"""The weights of the greedy player {who}; docs/bots.md says how they were found."""

from typing import Final

# What a term is worth in centuries I to IV, in points at the end of the game.
# fmt: off
'''


def read_taste(path: Path) -> Taste:
    names = runpy.run_path(str(path))
    return Taste(names["TABLE"], names["RESTS"], names["ENVY"], names["SPREADS"])


def write_taste(path: Path, taste: Taste) -> None:
    who = "at a table of two" if (True, 2) in taste.rests else "among three to five"
    lines = [HEAD.format(who=who) + "TABLE: Final[dict[str, tuple[float, ...]]] = {"]
    width = max(map(len, taste.table)) + 3
    lines += [f"    {_quoted(term):{width}} {_numbers(row)}," for term, row in taste.table.items()]
    lines += [
        "}",
        "RESTS: Final[dict[tuple[bool, int], tuple[tuple[float, ...], tuple[float, ...]]]] = {",
    ]
    for (leaders, players), (century, left) in taste.rests.items():
        key = f"({leaders}, {players}):"
        lines.append(f"    {key:11} ({_numbers(century)}, {_numbers(left)}),")
    lines += [
        "}",
        '"""By leaders and number of players: what a century brings from its start to the end of',
        'the game in addition to the terms, and what more of it is left brings."""',
        "# fmt: on",
        f"ENVY: Final = {taste.envy:.3f}",
        '"""What a point of the others\' mean takes from an own point."""',
        "SPREADS: Final = (",
        *(f"    ({late:.1f}, {more:.1f})," for late, more in taste.spreads),
        ")",
        '"""How far apart scores must be to decide the win, by century: at its end, and how much',
        'more at its start."""',
        "",
    ]
    path.write_text("\n".join(lines))


def _quoted(term: str) -> str:
    return f'"{term}":'


def _numbers(row: tuple[float, ...]) -> str:
    return "(" + ", ".join(f"{weight:7.2f}" for weight in row) + ")"
