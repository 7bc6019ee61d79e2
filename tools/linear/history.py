"""Calls to a table, as they were seen from outside."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Literal, NamedTuple

EMPTY = ""
"""The digest of a log without entries."""


class Log(NamedTuple):
    """A log as an answer tells it: its length, and what it contains."""

    length: int = 0
    digest: str = EMPTY

    def after(self, acts: list[Any]) -> Log:
        digest = self.digest
        for act in acts:
            digest = sha256(f"{digest} {act}".encode()).hexdigest()[:16]
        return Log(self.length + len(acts), digest)


class Call(NamedTuple):
    """What somebody asked of a table, and the answer."""

    kind: Literal["append", "stale", "read", "refused"]
    """Something was written; it was refused, because there was more than the caller had seen; the
    whole log was read; what was offered was refused for another reason, which no order explains."""
    begun: float
    ended: float
    at: int = 0
    """What the caller had seen."""
    acts: tuple[Any, ...] = ()
    """What was written."""
    seen: Log = Log()
    """What was read; of a refusal only the length."""

    def step(self, log: Log) -> Log | None:
        """The log after this call, if it can happen now."""
        match self.kind:
            case "append":
                return log.after(list(self.acts)) if log.length == self.at else None
            case "stale":
                return log if log.length == self.seen.length > self.at else None
            case "read":
                return log if log == self.seen else None
            case "refused":
                return None
