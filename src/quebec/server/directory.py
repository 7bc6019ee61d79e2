"""The data directory: for its owner only, and one program at a time changes what is in it."""

from __future__ import annotations

import fcntl
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog

from quebec.engine import BadInput

log = structlog.get_logger()
OWNER_ONLY: Final = 0o600
OWNER_ONLY_DIRECTORY: Final = 0o700


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


README: Final = "README.txt"
TEXT: Final = """\
This is the data of a Quebec server. It belongs together; do not copy single files while a server
runs, nor over those of one that was killed.

quebec.sqlite3   the database; quebec.sqlite3-wal and -shm are part of it
signing.key      signs the sessions; without it everybody has to log in again
server.lock      locked while a server runs
replaced-...     databases in whose place another one was restored

quebec admin backup FILE    copies the database, also while the server runs
quebec admin restore FILE   puts such a copy in its place, while no server runs

Because of this file no server creates a new database here if the old one is missing.
"""


def is_used(directory: Path) -> bool:
    """Whether there was a database."""
    return (directory / README).exists()


def mark_used(directory: Path) -> None:
    file = directory / README
    if not file.exists():
        with os.fdopen(os.open(file, os.O_CREAT | os.O_WRONLY, OWNER_ONLY), "w") as stream:
            stream.write(TEXT)
    keep_private(file)


class DirectoryLock:
    """One server per data directory: the lock is released with the process, however that ends.
    Several processes of one server, with a database elsewhere, share it.

    The directory itself is locked, so nothing depends on a file that somebody may delete; and the
    file, which older programs lock, and which says which process it is.
    """

    def __init__(self, directory: Path, *, shared: bool = False) -> None:
        how = fcntl.LOCK_SH if shared else fcntl.LOCK_EX
        try:
            directory.mkdir(mode=OWNER_ONLY_DIRECTORY, parents=True, exist_ok=True)
            handle = os.open(directory / "server.lock", os.O_RDWR | os.O_CREAT, OWNER_ONLY)
            self._file = os.fdopen(handle, "r+", encoding="ascii")
            keep_private(directory / "server.lock")
            self._directory = os.open(directory, os.O_RDONLY)
        except OSError as error:
            raise BadInput(
                "data_unusable",
                {"place": str(directory), "why": error.strerror or str(error)},
                f"{directory} cannot be used: {error}",
            ) from error
        try:
            fcntl.flock(self._file, how | fcntl.LOCK_NB)
            self._lock_directory(how)
        except OSError as error:
            self.release()
            raise BadInput(
                "data_in_use",
                {"place": str(directory)},
                f"another server uses {directory}; stop it, or choose another with --data",
            ) from error
        if not shared:
            # On a full disk it is locked all the same, so that something can be deleted there.
            with suppress(OSError):
                os.ftruncate(handle, 0)
                os.pwrite(handle, f"{os.getpid()}\n".encode(), 0)

    def _lock_directory(self, how: int) -> None:
        try:
            fcntl.flock(self._directory, how | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:
            # Network file systems may lock files only.
            log.warning("directory_not_locked")

    def release(self) -> None:
        self._file.close()
        os.close(self._directory)
