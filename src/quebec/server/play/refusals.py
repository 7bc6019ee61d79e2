"""Refused: something that cannot be done at a table, with the reason."""

from __future__ import annotations

from typing import Final

from quebec.engine import BadInput, Reason


class Refused(ValueError):
    """The request is understood, but cannot be granted; the key has a text `error-KEY`."""

    def __init__(self, key: str, **args: str | int) -> None:
        details = ", ".join(f"{name} {value}" for name, value in args.items())
        super().__init__(f"{key}{': ' if details else ''}{details}")
        self.reason: Final = Reason(key, args)

    def as_bad_input(self) -> BadInput:
        """The same as an error of the package."""
        return BadInput(self.reason.key, self.reason.args, str(self))
