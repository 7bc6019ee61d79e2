"""Recorded games in our own notation, as text that can be read and compared line by line.

A file holds games of one kind, each like this (lines that start with # are comments):

    game 12
    players 3
    centuries 23144...        the century of the tile on each of the 44 sites, in their order
    turn 0: start por1        a seat's turn, with all moves in it, those of other seats too
    then 0 0 0, 6 3 3, 1f3c5a7e
                              the position after it: points, active workers, and a digest of it all
    century 2                 the position at the start of a century, in full
      points 14 9 20
      …
    result 88 67 84           the final points, or instead:
    cut the record …          why only the first part of the game is here

All positions are those of the record, none is our engine's. The rules are "2011", without events;
seat 0 starts. A turn that a century's end interrupts continues on a separate turn line.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from quebec.engine.board import SITES
from tools.differential.trace import Position


@dataclass
class Turn:
    """The moves of a turn, and the position after it."""

    seat: int
    moves: tuple[str, ...]
    then: str = ""
    """Empty after the last turn of a game, which its result describes."""
    century: str = ""
    """The whole position, if a new century has started."""


@dataclass
class Recording:
    name: str
    players: int
    centuries: tuple[int, ...]
    turns: list[Turn] = field(default_factory=list)
    result: tuple[int, ...] | None = None
    cut: str = ""


# ---- positions as text -----------------------------------------------------------------------


def describe(position: Position) -> str:
    """All of a position but whose turn it is, in lines."""
    players, tiles = position.players, list(enumerate(position.tiles))
    neutral = [player.neutral for player in players if player.neutral is not None]
    rows = {
        "points": (player.score for player in players),
        "active": (player.active for player in players),
        "passive": (player.passive for player in players),
        "zones": (",".join(map(str, player.zones)) for player in players),
        "leaders": (player.leader or "-" for player in players),
        "architects": (_site(player.architect) for player in players),
        "neutral": map(_site, neutral),
        "stages": (f"{_site(k)}:{','.join(map(str, t.stages))}" for k, t in tiles if t.stages),
        "tokens": (f"{_site(k)}:{t.owner}{'*' * t.stars}" for k, t in tiles if t.owner >= 0),
        "bare": (_site(k) for k, t in tiles if t.flipped and t.owner < 0),
    }
    lines = [f"  {name} {' '.join(map(str, values))}".rstrip() for name, values in rows.items()]
    return "\n".join([f"century {position.century + 1}", *lines])


def _site(number: int) -> str:
    return SITES[number].name if number >= 0 else "-"


def summary(position: Position) -> str:
    """Points, active workers, and a digest of the whole position."""
    points = " ".join(str(player.score) for player in position.players)
    active = " ".join(str(player.active) for player in position.players)
    digest = hashlib.sha256(describe(position).encode()).hexdigest()[:8]
    return f"{points}, {active}, {digest}"


# ---- files -----------------------------------------------------------------------------------


def write(recordings: Iterable[Recording], remarks: str) -> str:
    """The text of a file."""
    lines = [f"# {remark}" for remark in remarks.splitlines()]
    for recording in recordings:
        lines += ["", f"game {recording.name}", f"players {recording.players}"]
        lines.append(f"centuries {''.join(map(str, recording.centuries))}")
        for turn in recording.turns:
            lines.append(f"turn {turn.seat}: {' '.join(turn.moves)}")
            lines += [f"then {turn.then}"] if turn.then else []
            lines += [turn.century] if turn.century else []
        if recording.result is None:
            lines.append(f"cut {recording.cut}")
        else:
            lines.append(f"result {' '.join(map(str, recording.result))}")
    return "\n".join(lines) + "\n"


def read(path: Path) -> list[Recording]:
    """The games of a file."""
    games: list[Recording] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "game":
            games.append(Recording(rest, 0, ()))
        elif word == "players":
            games[-1].players = int(rest)
        elif word == "centuries":
            games[-1].centuries = tuple(map(int, rest))
        elif word == "turn":
            seat, _, moves = rest.partition(": ")
            games[-1].turns.append(Turn(int(seat), tuple(moves.split())))
        elif word == "then":
            games[-1].turns[-1].then = rest
        elif word == "century":
            games[-1].turns[-1].century = line
        elif line.startswith("  "):
            games[-1].turns[-1].century += f"\n{line}"
        elif word == "result":
            games[-1].result = tuple(map(int, rest.split()))
        elif word == "cut":
            games[-1].cut = rest
        else:
            assert word in ("", "#"), f"{path.name}: {line}"
    return games
