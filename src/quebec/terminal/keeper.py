"""Keeper: keeps a game in a file after every move, so that nothing that happens can lose it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from quebec.record import Record
from quebec.terminal.files import FileProblem, write_game


class Keeper:
    """Where a game is kept by itself, and where it is saved on leaving."""

    def __init__(
        self,
        autosave: Path | None,
        save_to: Path | None = None,
        another: Callable[[], Path] | None = None,
    ) -> None:
        self.autosave = autosave
        self.save_to = save_to
        self.another = another
        """Gives a new file for a game that is loaded; without it the file stays the same."""
        self.kept = False
        """Whether the present game stands in the file."""
        self.problem: FileProblem | None = None
        """Why the last keeping failed."""

    def keep(self, record: Record) -> None:
        """Write the game as it stands; a failure is remembered, and the game goes on."""
        if self.autosave is None:
            return
        try:
            write_game(record, self.autosave)
        except FileProblem as problem:
            self.problem, self.kept = problem, False
        else:
            self.problem, self.kept = None, True

    def save(self, record: Record, path: Path) -> None:
        """Write the game to a file of somebody's choice; FileProblem if that cannot be."""
        write_game(record, path)

    def go_on_with(self, path: Path) -> None:
        """After loading: a game that was kept by itself is kept in the same file from now on.

        Any other file stays as it is, and so does that of the game played until now.
        """
        self.kept = False
        if self.autosave is not None and self.another is not None:
            fresh = self.another()
            self.autosave = path if path.resolve().parent == fresh.resolve().parent else fresh
