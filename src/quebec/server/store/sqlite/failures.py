"""Why the disk has refused something: it is full, or broken."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path
from typing import Final

from quebec.server.directory import OWNER_ONLY
from quebec.server.store.protocol import StoreFailed, StoreFull
from quebec.server.store.sqlite.pairing import log_of

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
SYNCS: Final = (sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_DIR_FSYNC)
ROOM: Final = 64 * 1024


def failure(error: sqlite3.Error, file: Path) -> StoreFailed:
    """Our error for one of SQLite, which does not say which I/O error it was."""
    name = getattr(error, "sqlite_errorname", "")
    code = getattr(error, "sqlite_errorcode", 0)
    problem = f"{error} ({name})" if name else str(error)
    if code == sqlite3.SQLITE_FULL:
        return StoreFull(problem)
    is_writing = code & 0xFF == sqlite3.SQLITE_IOERR and code not in SYNCS
    return StoreFull(problem) if is_writing and not has_room(file) else StoreFailed(problem)


def has_room(file: Path) -> bool:
    """Whether a file beside a database could become a bit larger than its log."""
    probe = file.with_name(f"{file.name}.room")
    try:
        handle = os.open(probe, os.O_CREAT | os.O_RDWR, OWNER_ONLY)
        try:
            os.posix_fallocate(handle, 0, log_of(file).stat().st_size + ROOM)
        finally:
            os.close(handle)
            probe.unlink()
    except OSError as error:
        return error.errno not in FULL
    return True
