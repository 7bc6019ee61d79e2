"""A small file system of one's own that can be filled; needs an administrator of Linux."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Final

BLOCK: Final = bytes(4096)


class SmallDisk:
    """`fill` leaves no room, `free` makes room again."""

    def __init__(self, place: Path) -> None:
        self.place: Final = place
        self._filler: Final = place / "filler"

    def fill(self) -> None:
        with self._filler.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(BLOCK * 256)
        with self._filler.open("ab", buffering=0) as file, suppress(OSError):
            while True:
                file.write(BLOCK)

    def free(self) -> None:
        self._filler.unlink()


@contextmanager
def small_disk(place: Path, size: int) -> Iterator[SmallDisk]:
    """With so many bytes, at a folder that is made; everything on it is lost in the end."""
    place.mkdir(parents=True)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(place)]
    subprocess.run(mount, check=True, capture_output=True)
    try:
        yield SmallDisk(place)
    finally:
        # Lazily: what has just been killed may still hold a file open.
        subprocess.run(["umount", "--lazy", str(place)], check=True, capture_output=True)


@cache
def can_mount() -> bool:
    """Tried where nobody else sees it."""
    if os.geteuid() != 0:
        return False
    tried = ["unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    try:
        return subprocess.run(tried, capture_output=True, check=False).returncode == 0
    except OSError:
        return False
