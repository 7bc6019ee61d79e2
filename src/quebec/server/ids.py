"""Ids of tables and people."""

from __future__ import annotations

import re
import secrets
from typing import Final

ID: Final = re.compile(r"[\w-]{1,64}", re.ASCII)
"""As all ids are; one with other characters could be a path, or another header."""


def new_id(size: int) -> str:
    """So many random bytes as text. It begins with a letter or a digit: a command would take what
    begins with a hyphen for an option, and an operator could not remove it."""
    while True:
        found = secrets.token_urlsafe(size)
        if found[0].isalnum():
            return found


def is_id(text: str) -> bool:
    return ID.fullmatch(text) is not None
