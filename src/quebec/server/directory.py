"""The data directory: for its owner only, and one program at a time changes what is in it."""

from __future__ import annotations

import fcntl
import os
import stat
from pathlib import Path
from typing import Final

import structlog

from quebec.engine import BadInput

log = structlog.get_logger()
OWNER_ONLY: Final = 0o600
OWNER_ONLY_DIRECTORY: Final = 0o700


def create_private(file: Path) -> None:
    """An empty file, unless it exists, for its owner only whatever the umask is."""
    os.close(os.open(file, os.O_CREAT, OWNER_ONLY))


def create_secret(file: Path, text: str) -> bool:
    """A file with a secret, for its owner only; whether there was none yet."""
    try:
        handle = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY)
    except FileExistsError:
        keep_private(file)
        return False
    with os.fdopen(handle, "w", encoding="ascii") as stream:
        stream.write(text + "\n")
        stream.flush()
        os.fsync(stream.fileno())
    return True


def keep_private(file: Path) -> None:
    """Take the permissions of an existing file from everybody else."""
    try:
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & ~OWNER_ONLY:
            file.chmod(OWNER_ONLY)
    except FileNotFoundError:
        pass
    except PermissionError:
        log.warning("file_not_private", file=file.name)


class DirectoryLock:
    """One server per data directory: the lock is released with the process, however that ends."""

    def __init__(self, directory: Path) -> None:
        try:
            directory.mkdir(mode=OWNER_ONLY_DIRECTORY, parents=True, exist_ok=True)
            handle = os.open(directory / "server.lock", os.O_RDWR | os.O_CREAT, OWNER_ONLY)
            self._file = os.fdopen(handle, "r+", encoding="ascii")
            keep_private(directory / "server.lock")
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
