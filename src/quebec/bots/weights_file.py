"""The file of the learned player's weights: a line with the format, a line of JSON, the numbers.

The numbers are 32-bit little-endian floats: for each group of tables the nets of the four
centuries, each in the order of Net's arguments.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from quebec.engine import MOVES, BadInput
from quebec.engine.rulesets import RULES_VERSION
from quebec.engine.thinking.features import FEATURES_VERSION, SEAT_FEATURES, TABLE_FEATURES
from quebec.engine.thinking.net import Net

MAGIC: Final = b"quebec weights 1\n"
CENTURIES: Final = 4

VERSIONS: Final[dict[str, int]] = {
    "rules": RULES_VERSION,
    # Moves are only ever appended to their table, so its length identifies its version.
    "moves": len(MOVES),
    "features": FEATURES_VERSION,
}
"""What weights depend on. They are only valid if all of it is the same."""


@dataclass(frozen=True)
class About:
    """Where weights come from, and what they are for."""

    made: str
    """The date."""
    commit: str
    versions: dict[str, int]
    hidden: int
    """Units of the first layer…"""
    wide: int
    """…and of the second."""
    tables: list[list[int]]
    """Groups of numbers of players that share nets."""
    training: dict[str, Any]
    strength: list[dict[str, Any]]
    """Matches against the greedy player."""


@dataclass(frozen=True)
class TrainedWeights:
    """The contents of a file."""

    about: About
    numbers: array[float]

    def nets(self, players: int) -> list[Net]:
        """The nets of the four centuries for a number of players."""
        for group, counts in enumerate(self.about.tables):
            if players in counts:
                first = group * CENTURIES
                return [self._net(first + century) for century in range(CENTURIES)]
        known = ", ".join(str(one) for counts in self.about.tables for one in counts)
        raise BadInput(
            "weights_players",
            {"players": players, "known": known},
            f"these weights are for {known} players, not {players}",
        )

    def _net(self, number: int) -> Net:
        sizes = part_sizes(self.about.hidden, self.about.wide)
        at = number * sum(sizes)
        parts = []
        for size in sizes:
            parts.append(list(self.numbers[at : at + size]))
            at += size
        return Net(*parts)


def part_sizes(hidden: int, wide: int) -> tuple[int, ...]:
    """How many numbers each argument of Net has."""
    units = hidden + 1
    seat, table = int(SEAT_FEATURES), int(TABLE_FEATURES)
    return 2 * seat * units, table * units, units, hidden * wide, wide, wide, 2


def packed(about: About, numbers: Sequence[float]) -> bytes:
    """The bytes of a file."""
    data = array("f", numbers)
    if sys.byteorder == "big":
        data.byteswap()
    raw = data.tobytes()
    head = {**asdict(about), "crc32": zlib.crc32(raw)}
    return MAGIC + json.dumps(head).encode() + b"\n" + raw


def unpacked(found: bytes, name: str) -> TrainedWeights:
    """The contents of a file's bytes, checked; BadInput if they are not for this program."""
    if not found.startswith(MAGIC):
        raise _unreadable(name, "it does not begin as one")
    line, _, raw = found[len(MAGIC) :].partition(b"\n")
    try:
        head = json.loads(line)
        intact = zlib.crc32(raw) == head.pop("crc32")
        about = About(**head)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise _unreadable(name, "its second line does not describe weights") from error
    check_versions(about.versions, name)
    wanted = len(about.tables) * CENTURIES * sum(part_sizes(about.hidden, about.wide))
    if not intact or len(raw) != wanted * array("f").itemsize:
        raise _unreadable(name, "its numbers are damaged")
    numbers = array("f", raw)
    if sys.byteorder == "big":
        numbers.byteswap()
    return TrainedWeights(about, numbers)


def _unreadable(name: str, why: str) -> BadInput:
    return BadInput(
        "weights_unreadable",
        {"file": name, "why": why},
        f"{name} is not a file of weights: {why}",
    )


def check_versions(versions: dict[str, int], name: str) -> None:
    """BadInput if something was made for versions of what weights depend on that are not ours."""
    for what, own in VERSIONS.items():
        given = versions.get(what, 0)
        if given != own:
            raise BadInput(
                "weights_differ",
                {"file": name, "what": what, "given": given, "own": own},
                f"{name} was made for version {given} of {what}, and this program has {own};"
                " train again with: quebec train",
            )


def read_weights(path: Path) -> TrainedWeights:
    return unpacked(read_file(path), str(path))


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInput(
            "cannot_read", {"file": str(path), "why": why}, f"{path} cannot be read: {why}"
        ) from error
