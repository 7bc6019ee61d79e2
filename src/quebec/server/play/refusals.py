"""Refused: something that cannot be done at a table, with the reason."""

from __future__ import annotations

from typing import Final

from quebec.engine import BadInput

STATUS: Final[dict[str, int]] = {
    "no_session": 401,
    "not_your_seat": 403,
    "not_seated": 403,
    "not_owner": 403,
    "needs_link": 403,
    "bad_origin": 403,
    "no_such_table": 404,
    "no_such_link": 404,
    "no_such_entry": 404,
    "body_too_large": 413,
    "too_many_requests": 429,
    "store_full": 507,
}
"""By key; what is not here is a conflict with how the table stands."""
CONFLICT: Final = 409


class Refused(BadInput):
    """The request is understood, but cannot be granted; the key has a text `error-KEY`."""

    def __init__(self, key: str, **args: str | int) -> None:
        details = ", ".join(f"{name} {value}" for name, value in args.items())
        super().__init__(key, args, f"{key}{': ' if details else ''}{details}")
        self.status: Final = STATUS.get(key, CONFLICT)
