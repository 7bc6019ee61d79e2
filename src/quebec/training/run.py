"""A training on disk. It can be killed at any moment: only the work in progress is lost.

settings.json        its settings
games/02-0007.games  the seventh batch of games of generation 2
02.weights           what was learned from them, and from those before
log.jsonl            a line for each generation
learned.weights      the newest weights with their strength, when all is done
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any, Final

from quebec.bots.weights_file import VERSIONS, About, check_versions, packed, read_weights
from quebec.engine import BadInput
from quebec.processes.pool import Pool
from quebec.training.games import Played, unpack_games
from quebec.training.settings import Settings
from quebec.training.tasks import MEASURED, Batch, SetUp, play_batch, play_set_up, strength

Tell = Callable[[str, int, int], None]
"""A progress callback: the current step, how much of it is done, and its total."""
MATCH_SEEDS: Final = 1 << 40
"""Seeds from here on are for matches; games to learn from use others."""


class Run:
    """The files of a training; open_run creates it."""

    def __init__(self, folder: Path, settings: Settings, commit: str = "") -> None:
        self.folder = folder
        self.settings = settings
        self.commit = commit

    @property
    def result(self) -> Path:
        return self.folder / "learned.weights"

    @property
    def start(self) -> Path:
        """The weights that it started from, if any."""
        return self.folder / "start.weights"

    def weights(self, generation: int) -> Path:
        return self.folder / f"{generation:02}.weights"

    def batch(self, generation: int, number: int) -> Path:
        return self.folder / "games" / f"{generation:02}-{number:04}.games"

    def train(self, pool: Pool, tell: Tell) -> Path:
        """Do what remains to be done; returns the file with the weights."""
        for generation in range(self.settings.generations):
            if not self.weights(generation).exists():
                self._play(generation, pool, tell)
                self._learn(generation, tell)
        if not self.result.exists():
            self._finish(pool, tell)
        return self.result

    def _play(self, generation: int, pool: Pool, tell: Tell) -> None:
        known = self._known(generation)
        newest = known[-1].read_bytes() if known else b""
        total = self.settings.batches_of(generation)
        missing = [k for k in range(total) if not self.batch(generation, k).exists()]
        tasks = [
            Batch(self.settings, generation, number, newest, self._earlier(generation, number))
            for number in missing
        ]
        done = total - len(missing)
        what = f"generation {generation}: games"
        tell(what, done, total)
        for task, games in pool.each(play_batch, tasks):
            settle(self.batch(generation, missing[task]), games)
            done += 1
            tell(what, done, total)

    def _known(self, generation: int) -> list[Path]:
        """The weights that there are when a generation begins, the newest last."""
        start = [self.start] if self.settings.start else []
        return start + [self.weights(one) for one in range(generation)]

    def _earlier(self, generation: int, batch: int) -> bytes:
        """The weights of an earlier generation for some seats of a batch, each in turn."""
        earlier = self._known(generation)[:-1]
        if not earlier or not self.settings.population:
            return b""
        return earlier[batch % len(earlier)].read_bytes()

    def _learn(self, generation: int, tell: Tell) -> None:
        from quebec.training.school import teach

        began = monotonic()
        tell(f"generation {generation}: nets", 0, 1)
        games = self._games(generation)
        taught = teach(self.settings, generation, games)
        self._log(
            {
                "generation": generation,
                "games": len(games),
                "positions": taught.positions,
                "errors": [[one._asdict() for one in group] for group in taught.errors],
                "seconds": round(monotonic() - began, 1),
            }
        )
        settle(self.weights(generation), packed(self._about(), taught.numbers))
        tell(f"generation {generation}: nets", 1, 1)

    def _games(self, generation: int) -> list[Played]:
        """The games of the latest generations, in order."""
        first = max(0, generation + 1 - self.settings.window)
        return [
            game
            for one in range(first, generation + 1)
            for number in range(self.settings.batches_of(one))
            for game in unpack_games(self.batch(one, number).read_bytes())
        ]

    def _finish(self, pool: Pool, tell: Tell) -> None:
        """Measure the newest weights, and put their strength in the header."""
        newest = self.weights(self.settings.generations - 1)
        raw = newest.read_bytes()
        tasks = [
            SetUp(players, MATCH_SEEDS + number, raw)
            for number in range(self.settings.measure)
            for players in MEASURED
        ]
        shares: dict[int, list[tuple[int, float]]] = {}
        for done, (task, share) in enumerate(pool.each(play_set_up, tasks), 1):
            shares.setdefault(tasks[task].players, []).append((task, share))
            tell("strength: set-ups", done, len(tasks))
        matches = [
            strength(players, [share for _, share in sorted(found)])
            for players, found in sorted(shares.items())
        ]
        trained = read_weights(newest)
        settle(self.result, packed(replace(trained.about, strength=matches), trained.numbers))

    def _about(self) -> About:
        settings = self.settings
        return About(
            made=datetime.now(UTC).date().isoformat(),
            commit=self.commit,
            versions=dict(VERSIONS),
            hidden=settings.hidden,
            wide=settings.wide,
            tables=[list(counts) for counts in settings.tables],
            training=settings.as_json(),
            strength=[],
        )

    def _log(self, line: dict[str, Any]) -> None:
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def settle(path: Path, data: bytes) -> None:
    """Write a file atomically."""
    scratch = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    with scratch.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(scratch, path)


def kept_settings(folder: Path) -> Settings | None:
    """The settings of the training in a folder, if there is one."""
    path = folder / "settings.json"
    try:
        return Settings.from_json(json.loads(path.read_text(encoding="utf-8")))
    except FileNotFoundError:
        return None
    except (ValueError, TypeError, AttributeError) as error:
        raise BadInput(
            "training_settings",
            {"file": str(path)},
            f"{path} does not hold the settings of a training",
        ) from error


def open_run(
    folder: Path, settings: Settings, resume: bool, commit: str = "", start: bytes = b""
) -> Run:
    """A new training, or one that goes on, perhaps for longer; BadInput if neither is possible.

    A new one that starts from weights is given their file, whose hash is among the settings.
    """
    kept = kept_settings(folder)
    if kept is not None and not resume:
        raise BadInput(
            "training_exists",
            {"file": str(folder)},
            f"there is a training in {folder}; continue it with --resume, or choose another folder",
        )
    if kept:
        check_versions(kept.versions, str(folder))
    what = kept.obstacle(settings) if kept else ""
    if kept and what:
        before, given = getattr(kept, what), getattr(settings, what)
        raise BadInput(
            "training_differs",
            {"file": str(folder), "what": what, "before": str(before), "given": str(given)},
            f"the training in {folder} was begun with {what} {before}, not {given};"
            " continue with that, or choose another folder",
        )
    (folder / "games").mkdir(parents=True, exist_ok=True)
    run = Run(folder, settings, commit)
    if kept != settings:
        # Before the settings: a kill in between leaves a training that ends as it was to.
        run.result.unlink(missing_ok=True)
    if start:
        settle(run.start, start)
    settle(folder / "settings.json", (json.dumps(settings.as_json(), indent=1) + "\n").encode())
    return run
