"""Keeper: saves a game to a file after every move, so that it cannot be lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from quebec.record import Record
from quebec.terminal.files import FileProblem, write_game


class Keeper:
    """Where a game is saved automatically, and where it is saved on leaving."""

    def __init__(
        self,
        autosave: Path | None,
        save_to: Path | None = None,
        another: Callable[[], Path] | None = None,
    ) -> None:
        self.autosave = autosave
        self.save_to = save_to
        self.another = another
        """Creates a new file for a game that is loaded; without it the file stays the same."""
        self.kept = False
        """Whether the current game is in the file."""
        self.problem: FileProblem | None = None
        """Why the last save failed."""

    def keep(self, record: Record) -> None:
        """Write the game as it stands; a failure is stored, and the game continues."""
        if self.autosave is None:
            return
        try:
            write_game(record, self.autosave)
        except FileProblem as problem:
            self.problem, self.kept = problem, False
        else:
            self.problem, self.kept = None, True

    def save(self, record: Record, path: Path) -> None:
        """Write the game to a file of the player's choice; FileProblem if that fails."""
        write_game(record, path)

    def go_on_with(self, path: Path) -> None:
        """After loading: a game from an autosave is saved to the same file from now on.

        Any other file stays unchanged, and so does that of the game played until now.
        """
        self.kept = False
        if self.autosave is not None and self.another is not None:
            fresh = self.another()
            self.autosave = path if path.resolve().parent == fresh.resolve().parent else fresh
