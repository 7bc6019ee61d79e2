"""The key that sessions are signed with; created once, readable by the server only."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from quebec.engine import BadInput
from quebec.server.directory import create_secret
from quebec.server.settings import Settings

FILE: Final = "signing.key"
BYTES: Final = 32


def key_of(settings: Settings) -> bytes:
    """The given key, or that of the data directory."""
    given = settings.signing_key
    return read_key(given) if given else signing_key(settings.data)


def signing_key(directory: Path) -> bytes:
    """The key in a data directory; a new one if there is none."""
    file = directory / FILE
    create_secret(file, secrets.token_hex(BYTES))
    return read_key(file)


def read_key(file: Path) -> bytes:
    """The key in a file."""
    try:
        key = bytes.fromhex(file.read_text(encoding="ascii").strip())
    except (OSError, ValueError):
        key = b""
    if len(key) < BYTES:
        raise BadInput("bad_signing_key", {"file": str(file)}, f"{file} is no key")
    return key
