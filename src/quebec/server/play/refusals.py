"""Refused: something that cannot be done at a table, with the reason."""

from __future__ import annotations

from typing import Final

from quebec.engine import BadInput, Reason

STATUS: Final[dict[str, int]] = {
    "no_session": 401,
    "not_your_seat": 403,
    "not_seated": 403,
    "not_owner": 403,
    "needs_link": 403,
    "bad_origin": 403,
    "not_operator": 403,
    "wrong_login": 403,
    "wrong_password": 403,
    "no_account": 403,
    "no_such_table": 404,
    "no_such_link": 404,
    "no_such_entry": 404,
    "no_such_session": 404,
    "no_analysis": 404,
    "nobody_of_that_name": 404,
    "silenced": 403,
    "too_many_attempts": 429,
    "too_many_requests": 429,
    "too_many_sessions": 429,
    "too_many_new_tables": 429,
    "too_many_waits": 429,
    "too_many_sockets": 429,
    "too_much_chat": 429,
    "server_starting": 503,
    "server_cannot_write": 503,
    "server_stopping": 503,
    "too_busy": 503,
    "too_many_analyses": 503,
    "store_full": 507,
}
"""By key; what is not here is a conflict with how the table stands."""
CONFLICT: Final = 409


class Refused(ValueError):
    """The request is understood, but cannot be granted; the key has a text `error-KEY`."""

    def __init__(self, key: str, **args: str | int) -> None:
        details = ", ".join(f"{name} {value}" for name, value in args.items())
        super().__init__(f"{key}{': ' if details else ''}{details}")
        self.reason: Final = Reason(key, args)
        self.status: Final = STATUS.get(key, CONFLICT)

    def as_bad_input(self) -> BadInput:
        """The same for those who word errors."""
        return BadInput(self.reason.key, self.reason.args, str(self))
