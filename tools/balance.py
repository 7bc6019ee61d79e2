"""The games of docs/balance.md, and what they say.

    make balance                          100,000 games into build/balance: an hour of CPU time
    make balance GAMES=2000               fewer of them
    make balance ARGS=--report            what the games so far say; the pictures of the page

The games are made in pieces, a piece of every table in turn: a study that is stopped has some of
each, and the same command continues it. A piece that was stopped continues where it was.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from quebec.cli import main as quebec

ROOT: Final = Path(__file__).resolve().parent.parent
NOTEBOOK: Final = ROOT / "examples" / "balance.ipynb"
POPULATION: Final = ("learned", "greedy", "planner", "imitator", "hurrier", "garrison")
"""Players of which each likes something else; who sits where is drawn again for each game."""
SEED: Final = 1608
PIECE: Final = 500
"""Games."""


class Table(NamedTuple):
    """A table, and how many of a hundred games are played at it."""

    rules: str
    players: int
    share: int

    @property
    def name(self) -> str:
        return f"{self.rules}-{self.players}"


STUDY: Final = (
    Table("2026", 3, 25),
    Table("2026", 4, 20),
    Table("2026", 5, 20),
    Table("2011", 3, 20),
    Table("2011", 2, 15),
)


class Piece(NamedTuple):
    """Some games of a table, in a file of their own."""

    table: Table
    number: int
    games: int

    def file(self, out: Path) -> Path:
        return out / "pieces" / f"{self.table.name}-{self.number:03}.parquet"

    def play(self, out: Path, more: Sequence[str]) -> int:
        """Play what is missing of it; returns how the command ended."""
        # Pieces have seeds of their own: no game is played twice.
        settings = {
            "--games": self.games,
            "--players": ",".join(POPULATION),
            "--seats": self.table.players,
            "--rules": self.table.rules,
            "--seed": SEED + self.number,
            "--out": self.file(out),
        }
        given = [str(one) for pair in settings.items() for one in pair]
        return quebec(["simulate", "--resume", *given, *more])


def pieces_of(games: int, size: int = PIECE) -> list[Piece]:
    """The pieces of a study, in the order in which they are played."""
    found = []
    for order, table in enumerate(STUDY):
        wanted = max(1, games * table.share // 100)
        for number, first in enumerate(range(0, wanted, size)):
            piece = Piece(table, number, min(size, wanted - first))
            # A table with fewer pieces has them spread over the study.
            found.append(((number + 1) * size / table.share, order, piece))
    return [piece for *_, piece in sorted(found)]


def join(out: Path) -> list[Path]:
    """One file of all finished pieces for each table of the study; games are numbered through."""
    import pyarrow as pa
    import pyarrow.compute as pc
    import pyarrow.parquet as pq

    tables = out / "tables"
    tables.mkdir(parents=True, exist_ok=True)
    joined = []
    for table in STUDY:
        parts: list[Any] = []
        games = 0
        for path in sorted((out / "pieces").glob(f"{table.name}-*.parquet")):
            part = pq.read_table(path)
            number = pc.add(part["game"], games).cast(part["game"].type)
            parts.append(part.set_column(part.column_names.index("game"), "game", number))
            games += len(pc.unique(part["game"]))
        if parts:
            joined.append(tables / f"{table.name}.parquet")
            pq.write_table(pa.concat_tables(parts), joined[-1])
    return joined


def ask(tables: Path, pictures: Path) -> None:
    """Run the notebook on tables: it prints what they say, and draws it."""
    os.environ |= {
        "MPLBACKEND": "agg",
        "QUEBEC_TABLES": str(tables),
        "QUEBEC_PICTURES": str(pictures),
    }
    names: dict[str, object] = {}
    for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="The games of docs/balance.md.")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--piece", type=int, default=PIECE, help="games in a piece")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "balance")
    parser.add_argument("--report", action="store_true", help="play nothing: say what is there")
    options, more = parser.parse_known_args(given)
    out: Path = options.out
    if options.report:
        joined = join(out)
        if joined:
            ask(out / "tables", out / "pictures")
        else:
            print(f"no piece in {out} is finished yet")
        return 0 if joined else 1
    (out / "pieces").mkdir(parents=True, exist_ok=True)
    pieces = pieces_of(options.games, options.piece)
    for done, piece in enumerate(pieces, 1):
        if piece.file(out).exists():
            # Only a whole piece has its file.
            continue
        code = piece.play(out, more)
        if code:
            return code
        print(f"{piece.file(out).name}: {done} of {len(pieces)} pieces", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
