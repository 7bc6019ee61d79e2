"""What strace saw of a server: did an answer leave before its data was synced?"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

CALLS = "pwrite64,fsync,fdatasync,sendto,sendmsg,write,writev"
LOG = "quebec.sqlite3-wal>"
LINE = re.compile(r"(\d+) +(?:<\.\.\. (\w+) resumed>|(\w+)\()(.*)")


def strace(file: Path) -> list[str]:
    """The command under which to run a server; signals reach the server, not strace."""
    how = ["-D", "-f", "--seccomp-bpf", "-y", "-s", "9000", "-e", f"trace={CALLS}"]
    return ["strace", *how, "-o", str(file)]


class Call(NamedTuple):
    """The beginning or the end of a system call."""

    thread: str
    name: str
    text: str
    begins: bool
    ends: bool


def calls(lines: Iterable[str]) -> list[Call]:
    found = []
    for line in lines:
        parts = LINE.match(line)
        if parts:
            thread, resumed, begun, text = parts.groups()
            ends = not text.endswith("<unfinished ...>")
            found.append(Call(thread, resumed or begun, text, begun is not None, ends))
    return found


def too_early(seen: Sequence[Call], stored: str, sent: str) -> str:
    """Why an answer left too early; nothing if it did not.

    stored: something that is written into the log of the database; sent: something in the answer.
    """
    written = _first(seen, 0, lambda call: call.name == "pwrite64" and _in_log(call, stored))
    if written is None:
        return f"{stored} was never written"
    begun = _first(seen, written, lambda call: _is_sync(call) and LOG in call.text)
    if begun is None:
        return f"{stored} was never synced"
    thread = seen[begun].thread
    synced = _first(
        seen, begun, lambda call: call.thread == thread and _is_sync(call) and call.ends
    )
    left = _first(
        seen, 0, lambda call: call.begins and "<socket:" in call.text[:40] and sent in call.text
    )
    if left is None:
        return f"{sent} was never sent"
    if synced is None or left < synced:
        return f"{sent} was sent before {stored} was synced"
    return ""


def _in_log(call: Call, stored: str) -> bool:
    return call.begins and LOG in call.text and stored in call.text


def _is_sync(call: Call) -> bool:
    return call.name in ("fsync", "fdatasync")


def _first(seen: Sequence[Call], start: int, holds: Callable[[Call], bool]) -> int | None:
    return next((k for k in range(start, len(seen)) if holds(seen[k])), None)
