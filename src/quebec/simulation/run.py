"""A run on disk: its settings next to the file, and its parts, each of them complete.

    games.parquet                 the table, once all games are played
    games.parquet.settings.json   its settings, and whether the table is finished
    games.parquet.parts/          a file for each batch of games, until then

So a run can be killed at any moment: only the batches in progress are lost.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from quebec.engine import BadInput
from quebec.simulation.columns import Row
from quebec.simulation.formats import format_of
from quebec.simulation.settings import Settings


class Run:
    """The files of a run; open_run creates it."""

    def __init__(self, out: Path, settings: Settings, finished: bool = False) -> None:
        self.out = out
        self.settings = settings
        self.finished = finished
        self.parts = parts_of(out)
        self.format = format_of(out)

    def part(self, batch: int) -> Path:
        return self.parts / f"{batch:08}{self.format.suffix}"

    def missing(self) -> list[int]:
        """The batches still to be played."""
        there = {path.name for path in self.parts.iterdir()}
        return [k for k in range(self.settings.batches) if self.part(k).name not in there]

    def keep(self, batch: int, rows: list[Row]) -> None:
        """Save a batch atomically."""
        scratch = self._scratch()
        self.format.write(rows, scratch)
        _settle(scratch, self.part(batch))

    def finish(self) -> None:
        """Join the parts, and remove them."""
        scratch = self._scratch()
        self.format.join(
            map(self.part, range(self.settings.batches)), scratch, self.settings.about()
        )
        _settle(scratch, self.out)
        self.note(finished=True)
        self.clear()

    def begin(self) -> None:
        self.parts.mkdir(exist_ok=True)
        self.note(finished=False)

    def note(self, finished: bool) -> None:
        self.finished = finished
        content = {"settings": self.settings.as_json(), "finished": finished}
        path = settings_of(self.out)
        scratch = path.with_name(f"{path.name}.{os.getpid()}.tmp")
        scratch.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
        _settle(scratch, path)

    def clear(self) -> None:
        """Remove the parts, and no other files."""
        if not self.parts.exists():
            return
        for path in self.parts.iterdir():
            if path.suffix in (self.format.suffix, ".tmp"):
                path.unlink(missing_ok=True)
        if not any(self.parts.iterdir()):
            self.parts.rmdir()

    def _scratch(self) -> Path:
        return self.parts / f"{os.getpid()}.tmp"


def parts_of(out: Path) -> Path:
    return out.with_name(f"{out.name}.parts")


def settings_of(out: Path) -> Path:
    return out.with_name(f"{out.name}.settings.json")


def _settle(scratch: Path, path: Path) -> None:
    """Rename a finished file to its final name, once it is synced to disk."""
    with scratch.open("rb+") as file:
        os.fsync(file.fileno())
    os.replace(scratch, path)


def open_run(out: Path, settings: Settings, resume: bool, force: bool) -> Run:
    """A new run, or one that is resumed; BadInput if neither is possible."""
    there = [path for path in (out, settings_of(out), parts_of(out)) if path.exists()]
    if resume and there:
        return _resumed(out, settings)
    if there and not force:
        raise BadInput(
            "simulation_exists",
            {"file": str(there[0])},
            f"{there[0]} exists; continue with --resume, or start over with --force",
        )
    run = Run(out, settings)
    settings_of(out).unlink(missing_ok=True)
    run.clear()
    run.begin()
    return run


def kept_settings(out: Path) -> tuple[Settings, bool] | None:
    """The settings of the run that a file belongs to, and whether it is finished."""
    try:
        content = json.loads(settings_of(out).read_text(encoding="utf-8"))
        return Settings.from_json(content["settings"]), bool(content["finished"])
    except FileNotFoundError:
        return None
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput(
            "simulation_settings",
            {"file": str(settings_of(out))},
            f"{settings_of(out)} does not hold the settings of a simulation",
        ) from error


def _resumed(out: Path, settings: Settings) -> Run:
    kept = kept_settings(out)
    if kept is None:
        raise BadInput(
            "simulation_not_known",
            {"file": str(out)},
            f"nothing tells with which settings {out} was made; start over with --force",
        )
    before, finished = kept
    what = before.difference(settings)
    if what:
        then, now = getattr(before, what), getattr(settings, what)
        raise BadInput(
            "simulation_differs",
            {"file": str(out), "what": what, "before": _shown(then), "given": _shown(now)},
            f"{out} was begun with {what} {_shown(then)}, not {_shown(now)};"
            " continue with that, or start over with --force",
        )
    run = Run(out, settings, finished and out.exists())
    if not run.finished:
        run.begin()
    return run


def _shown(value: object) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


def cannot_write(path: Path, error: OSError) -> BadInput:
    why = error.strerror or str(error)
    return BadInput(
        "cannot_write", {"file": str(path), "why": why}, f"{path} cannot be written: {why}"
    )
