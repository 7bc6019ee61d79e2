"""Count the sequences of moves from fixed positions, and compare with the counts on file.

A count that changes means that some rule changed somewhere in that tree: far more positions than
anybody could write tests for. `--check` (the default) compares, `--write` regenerates the counts.

A file in tests/perft is for one set of rules and one number of players. A position in it is a seed
and the moves played from there, in notation. Below it is, for each depth, the number of
sequences of that many moves, and of shorter ones after which the game was over.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import NamedTuple

from quebec.engine import State, new_game
from tools.invariants import TABLES
from tools.random_play import RandomPlayer

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "perft"
WIDTH = 100

START_SEEDS = (1, 2)
MIDDLE_SEEDS = (3, 4, 5)
PARTS = (0.35, 0.65)
"""Positions are taken after these parts of a random game…"""
LAST_MOVES = 6
"""…and this many moves before its end."""
ENOUGH = 6_000
"""A position is counted one depth further as long as the sum of its counts is not larger."""


class Count(NamedTuple):
    """The number of sequences to a depth."""

    depth: int
    nodes: int
    """Sequences of exactly this many moves."""
    over: int
    """Shorter ones after which the game was over."""


@dataclass(frozen=True)
class Root:
    """A position to count from, and its counts."""

    seed: int
    moves: tuple[str, ...]
    counts: tuple[Count, ...]


@dataclass(frozen=True)
class Sheet:
    """The positions of one table: a file."""

    ruleset: str
    players: int
    roots: tuple[Root, ...]

    @property
    def name(self) -> str:
        return f"{self.ruleset}-{self.players}.txt"


def count(s: State, depth: int) -> Count:
    """Count the sequences of this many moves from a position."""
    nodes, over = _count(s, depth)
    return Count(depth, nodes, over)


def _count(s: State, depth: int) -> tuple[int, int]:
    if s.is_over:
        return 0, 1
    if depth == 1:
        return s.move_count, 0
    nodes = over = 0
    for k in range(s.move_count):
        twin = s.copy()
        twin.apply(s.moves[k])
        below = _count(twin, depth - 1)
        nodes += below[0]
        over += below[1]
    return nodes, over


def position(ruleset: str, players: int, root: Root) -> State:
    s = new_game(ruleset, players, root.seed)
    for move in root.moves:
        s.play(move)
    return s


# ---- files --------------------------------------------------------------------------------------


def format_sheet(sheet: Sheet) -> str:
    lines = [f"ruleset {sheet.ruleset}", f"players {sheet.players}"]
    for root in sheet.roots:
        lines += ["", f"seed {root.seed}"]
        lines += [f"moves {row}" for row in textwrap.wrap(" ".join(root.moves), WIDTH - 6)]
        lines += ["depth nodes over"]
        lines += [f"{depth} {nodes} {over}" for depth, nodes, over in root.counts]
    return "\n".join(lines) + "\n"


def parse_sheet(text: str) -> Sheet:
    first, *blocks = text.strip().split("\n\n")
    (_, ruleset), (_, players) = (line.split() for line in first.splitlines())
    return Sheet(ruleset, int(players), tuple(_parse_root(block) for block in blocks))


def _parse_root(block: str) -> Root:
    seed = 0
    moves: list[str] = []
    counts: list[Count] = []
    for line in block.splitlines():
        word, *rest = line.split()
        if word == "seed":
            seed = int(rest[0])
        elif word == "moves":
            moves += rest
        elif word != "depth":
            counts.append(Count(int(word), *map(int, rest)))
    return Root(seed, tuple(moves), tuple(counts))


def differences(sheet: Sheet) -> list[str]:
    """Where the engine's counts differ from the file's."""
    found = []
    for root in sheet.roots:
        s = position(sheet.ruleset, sheet.players, root)
        for expected in root.counts:
            counted = count(s, expected.depth)
            if counted != expected:
                found.append(
                    f"{sheet.name}, seed {root.seed}, {len(root.moves)} moves, depth"
                    f" {expected.depth}: {counted.nodes} nodes and {counted.over} over,"
                    f" on file {expected.nodes} and {expected.over}"
                )
    return found


# ---- regenerating them --------------------------------------------------------------------------


def draw_sheet(ruleset: str, players: int) -> Sheet:
    """The starts of two games, and positions from the middle and the end of three others."""
    roots = [Root(seed, (), ()) for seed in START_SEEDS]
    for seed in MIDDLE_SEEDS:
        roots += _positions_of_a_game(ruleset, players, seed)
    return Sheet(ruleset, players, tuple(_with_counts(ruleset, players, root) for root in roots))


def _positions_of_a_game(ruleset: str, players: int, seed: int) -> list[Root]:
    s = new_game(ruleset, players, seed)
    player = RandomPlayer(Random(seed))
    moves: list[str] = []
    while not s.is_over:
        moves.append(player.choose(s).text)
        s.play(moves[-1])
    lengths = [int(part * len(moves)) for part in PARTS]
    lengths.append(len(moves) - LAST_MOVES)
    return [Root(seed, tuple(moves[:length]), ()) for length in lengths]


def _with_counts(ruleset: str, players: int, root: Root) -> Root:
    """Count as deep as is fast enough."""
    s = position(ruleset, players, root)
    counts = [count(s, 1)]
    while counts[-1].nodes and sum(one.nodes for one in counts) <= ENOUGH:
        counts.append(count(s, len(counts) + 1))
    return replace(root, counts=tuple(counts))


def main(argv: Sequence[str] | None = None, folder: Path = FOLDER) -> int:
    parser = argparse.ArgumentParser(prog="tools.perft", description=__doc__.split("\n")[0])
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--check", action="store_true", help="compare with the files (the default)")
    mode.add_argument("--write", action="store_true", help="regenerate the files")
    if parser.parse_args(argv).write:
        for ruleset, players in TABLES:
            sheet = draw_sheet(ruleset, players)
            (folder / sheet.name).write_text(format_sheet(sheet), encoding="ascii")
            print(f"{sheet.name}: {len(sheet.roots)} positions", flush=True)
        return 0
    return _check(folder)


def _check(folder: Path) -> int:
    wrong = 0
    for ruleset, players in TABLES:
        path = folder / f"{ruleset}-{players}.txt"
        if not path.exists():
            print(f"{path.name} is missing; --write creates it")
            wrong += 1
            continue
        sheet = parse_sheet(path.read_text(encoding="ascii"))
        found = differences(sheet)
        wrong += len(found)
        print(*found or [f"{sheet.name}: as on file"], sep="\n", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
