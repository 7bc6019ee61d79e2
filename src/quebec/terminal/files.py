"""Games in files: where they are saved automatically, and atomic writes."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

from quebec.engine import SITES, BadInput
from quebec.record import Record, RecordError, read_record
from quebec.texts import Texts

SUFFIX: Final = ".quebec"
LARGEST: Final = 4_000_000
"""More bytes than any game needs."""


class FileProblem(Exception):
    """A file that cannot be read or written: which one, and why."""

    def __init__(
        self, path: Path, problem: str | BadInput | RecordError, writing: bool = False
    ) -> None:
        super().__init__(f"{path}: {problem}")
        self.path: Final = path
        self.problem: Final = problem
        self.writing: Final = writing

    def in_words(self, texts: Texts) -> str:
        """A sentence for the person who named the file."""
        match self.problem:
            case str(why):
                pass
            case BadInput() as error:
                why = texts.error(error)
            case damage:
                why = texts.damage(damage)
        key = "terminal-cannot-save" if self.writing else "terminal-cannot-load"
        return texts.say(key, file=str(self.path), problem=why)


def state_directory(environment: Mapping[str, str]) -> Path:
    """The folder of automatic saves."""
    given = environment.get("XDG_STATE_HOME", "")
    base = Path(given) if os.path.isabs(given) else Path.home() / ".local" / "state"
    return base / "quebec"


def new_autosave(directory: Path, now: datetime) -> Path:
    """A file for a new game that does not exist yet, named after the current time."""
    stem = now.strftime("%Y-%m-%d-%H%M%S")
    candidates = [f"{stem}{SUFFIX}", *(f"{stem}-{k}{SUFFIX}" for k in range(2, 1000))]
    return next(directory / name for name in candidates if not (directory / name).exists())


def latest_game(directory: Path) -> Path | None:
    """The game that was saved last."""
    kept = sorted(directory.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    return kept[-1] if kept else None


def write_game(record: Record, path: Path) -> None:
    """Write a game with its hidden events, atomically: the file is never half written."""
    if path.exists() and not _is_game(path):
        problem = BadInput("file_not_a_game", {}, "it exists and is not a game of Québec")
        raise FileProblem(path, problem, writing=True)
    text = record.write(hidden=True)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise FileProblem(path, error.strerror or str(error), writing=True) from None


def _is_game(path: Path) -> bool:
    """Whether a file may be overwritten: it is a game, or empty."""
    try:
        with path.open("rb") as file:
            start = file.read(10)
    except OSError:
        return False
    return start in (b"", b"Format: qu")


def read_game(path: Path) -> Record:
    """The game in a file; for a damaged one the error has the line and the reason."""
    try:
        return read_record(_content(path))
    except RecordError as error:
        raise FileProblem(path, error) from None


def read_layout(path: Path) -> tuple[str, ...]:
    """A layout: 44 tiles in the order of the sites, or pairs of site and tile, or a game's."""
    try:
        words = [
            word
            for line in _content(path).decode("utf-8").splitlines()
            for word in line.partition("#")[0].replace(",", " ").replace(":", " ").split()
        ]
    except UnicodeDecodeError:
        problem = BadInput("record_not_utf8", {}, "this is not text in UTF-8")
        raise FileProblem(path, problem) from None
    names = [site.name for site in SITES]
    if words[:1] == ["Format"]:
        return read_game(path).deal.layout
    if sorted(words[::2]) == sorted(names) and len(words) == 2 * len(names):
        tile_on = dict(zip(words[::2], words[1::2], strict=True))
        return tuple(tile_on[name] for name in names)
    return tuple(words)


def _content(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST:
            problem = BadInput("file_too_large", {}, "it is too large for a game")
            raise FileProblem(path, problem)
        return path.read_bytes()
    except OSError as error:
        raise FileProblem(path, error.strerror or str(error)) from None
