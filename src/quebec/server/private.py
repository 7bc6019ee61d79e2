"""Files that only the user of the server may read, whatever the umask is."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

import structlog

log = structlog.get_logger()
OWNER_ONLY: Final = 0o600


def create_private(file: Path) -> None:
    """An empty file, unless it exists."""
    os.close(os.open(file, os.O_CREAT, OWNER_ONLY))


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
