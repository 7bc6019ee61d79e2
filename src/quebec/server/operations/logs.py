"""The logs: one line for each event, as JSON or as text; never a secret."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import Any, Final, Literal, TextIO

import structlog
from msgspec import json
from structlog.processors import JSONRenderer
from structlog.typing import EventDict, Processor, WrappedLogger

Form = Literal["json", "text"]
FORMS: Final = ("json", "text")
LEVELS: Final = ("debug", "info", "warning", "error")
SECRET: Final = frozenset(
    ("authorization", "cookie", "link", "password", "secret", "seed", "session", "token")
)
"""Names whose values are never logged."""
HIDDEN: Final = "(hidden)"


class Unfailing:
    """A stream whose disk may be full or whose reader may be gone: the server continues."""

    def __init__(self, stream: TextIO) -> None:
        self._stream: Final = stream

    def write(self, text: str) -> int:
        # ValueError: somebody has closed it.
        with suppress(OSError, ValueError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            self._stream.flush()


def usual_form() -> Form:
    return "text" if sys.stderr.isatty() else "json"


def set_up(form: Form, level: str) -> None:
    """From now on everything that we and the libraries log goes to stderr in this format."""
    stream: Any = Unfailing(sys.stderr)
    common: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide_secrets,
    ]
    shown: list[Processor] = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
    if form == "json":
        shown = [structlog.processors.format_exc_info, JSONRenderer(serializer=_as_json)]
    structlog.configure(
        processors=[*common, *shown],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(stream),
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *shown],
            foreign_pre_chain=common,
        )
    )
    # Below warnings, libraries log whole addresses, which may contain secrets.
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def _as_json(event: EventDict, **_: Any) -> str:
    return json.encode(event, enc_hook=repr).decode()


def hide_secrets(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    if not SECRET.isdisjoint(event):
        for name in event.keys() & SECRET:
            event[name] = HIDDEN
    return event
