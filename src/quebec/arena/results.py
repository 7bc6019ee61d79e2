"""The file of a match: a line about the match, then a line for each game, in order."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from quebec.arena.match import Match
from quebec.arena.played import Played
from quebec.engine import BadInput


class ResultsFile:
    """Games are appended as they finish. A truncated last line is removed."""

    def __init__(self, path: Path, match: Match, *, resume: bool) -> None:
        self._path = path
        self._match = match
        self._header = match.as_json()
        try:
            self._file = self._opened(resume)
        except OSError as error:
            raise _no_file(path, error) from error

    def _opened(self, resume: bool) -> BinaryIO:
        if self._path.is_file() and self._path.stat().st_size:
            if resume:
                return self._path.open("r+b")
            raise BadInput(
                "arena_file_exists",
                {"file": str(self._path)},
                f"{self._path} is there already; --resume continues it",
            )
        return self._path.open("w+b")

    def past(self) -> Iterator[Played]:
        """The games in the file; read them to the end before appending any."""
        first = self._file.readline()
        if not first.endswith(b"\n"):
            self._cut(0)
            self._write(json.dumps(self._header, ensure_ascii=False))
            return
        self._check_header(first)
        good, game = self._file.tell(), 0
        while (line := self._file.readline()).endswith(b"\n"):
            yield self._checked(line, game)
            good, game = self._file.tell(), game + 1
        self._cut(good)

    def append(self, played: Played) -> None:
        self._write(played.line())

    def close(self) -> None:
        self._file.close()

    def _write(self, line: str) -> None:
        try:
            self._file.write(line.encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise _no_file(self._path, error) from error

    def _cut(self, length: int) -> None:
        self._file.seek(length)
        self._file.truncate()

    def _check_header(self, line: bytes) -> None:
        there = _object(line)
        if "quebec-arena" not in there:
            raise BadInput(
                "arena_file_strange",
                {"file": str(self._path)},
                f"{self._path} is not a file of results of an arena",
            )
        different = [key for key, value in self._header.items() if there.get(key) != value]
        if different:
            key = different[0]
            found, expected = (json.dumps(one.get(key)) for one in (there, self._header))
            raise BadInput(
                "arena_file_other",
                {"file": str(self._path), "what": key, "found": found, "expected": expected},
                f"{self._path} is of another match: {key} is {found} there, but {expected} here",
            )

    def _checked(self, line: bytes, game: int) -> Played:
        """A line of the file, if it is the expected game."""
        match = self._match
        try:
            played = Played.from_json(_object(line))
        except (KeyError, TypeError, ValueError):
            played = None
        seats = range(match.seats)
        if (
            played is None
            or (played.setup, played.rotation) != (match.setup_of(game), match.rotation_of(game))
            or played.seats != match.seating(game)
            or {len(played.scores), len(played.moves), len(played.ms)} != {match.seats}
            or (played.fault is not None and played.fault.seat not in seats)
        ):
            raise BadInput(
                "arena_file_line",
                {"file": str(self._path), "line": game + 2},
                f"{self._path}, line {game + 2}: this is not game {game} of the match",
            )
        return played


def _object(line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _no_file(path: Path, error: OSError) -> BadInput:
    why = error.strerror or str(error)
    return BadInput("arena_no_file", {"file": str(path), "why": why}, f"{path}: {why}")
