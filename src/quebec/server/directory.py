"""The data directory: one program at a time changes what is in it."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from quebec.engine import BadInput


class DirectoryLock:
    """One server per data directory: the lock is released with the process, however that ends."""

    def __init__(self, directory: Path) -> None:
        try:
            directory.mkdir(parents=True, exist_ok=True)
            self._file = (directory / "server.lock").open("a+", encoding="ascii")
        except OSError as error:
            raise BadInput(
                "data_unusable",
                {"place": str(directory), "why": error.strerror or str(error)},
                f"{directory} cannot be used: {error}",
            ) from error
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._file.close()
            raise BadInput(
                "data_in_use",
                {"place": str(directory)},
                f"another server uses {directory}; stop it, or choose another with --data",
            ) from error
        self._file.truncate(0)
        self._file.write(f"{os.getpid()}\n")
        self._file.flush()

    def release(self) -> None:
        self._file.close()
