"""The token of operations, which the metrics require; created once, readable by the server only.

Where a call comes from says nothing: a proxy on this machine forwards calls from everywhere.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from quebec.engine import BadInput
from quebec.server.directory import create_secret
from quebec.server.settings import Settings

FILE: Final = "operations.token"
BYTES: Final = 32


def token_of(settings: Settings) -> str:
    """The given token, or that of the data directory; a new one if there is none."""
    if settings.operations_token:
        return settings.operations_token
    create_secret(settings.data / FILE, secrets.token_urlsafe(BYTES))
    return read_token(settings.data)


def read_token(directory: Path) -> str:
    """The token in a data directory."""
    file = directory / FILE
    try:
        token = file.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        token = ""
    if not token:
        raise BadInput("no_operations_token", {"file": str(file)}, f"there is no token in {file}")
    return token
