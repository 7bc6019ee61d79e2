"""The limits, each with its default; 0 is no limit. docs/server.md lists them."""

from __future__ import annotations

import re

from msgspec import Struct, structs

from quebec.engine import BadInput


class Limits(Struct, frozen=True, kw_only=True):
    """Rates are per second, and have a burst: how many are allowed at once after a pause."""

    requests: float = 20
    """Of one session; of one address if it has none."""
    requests_burst: float = 200
    address_requests: float = 200
    """Of all sessions at one address together."""
    address_requests_burst: float = 2000
    sessions: float = 1
    """New ones, at one address."""
    sessions_burst: float = 100
    tables: float = 0.2
    """New ones, of one session; sitting down at those of others counts too."""
    tables_burst: float = 20
    address_tables: float = 1
    """The same, of all sessions at one address together."""
    address_tables_burst: float = 200
    public_tables: float = 0.05
    """New ones that everybody sees, of one address. The lobby shows the latest 50."""
    public_tables_burst: float = 30
    open_tables: int = 50
    """Unfinished ones that one person has created."""
    links: int = 50
    """Usable ones of one table."""
    invitations: int = 20
    """Sent by one person, to tables that still wait for players."""
    chat: float = 0.5
    """Lines of one person."""
    chat_burst: float = 8
    chat_lines: int = 5000
    """Of one table: of the seats, and of the watchers."""
    analyses: float = 0.02
    """Requested by one person."""
    analyses_burst: float = 10
    analyses_waiting: int = 100
    """Games in the queue for analysis, of everybody."""
    address_analyses: int = 20
    """The same, of one address."""
    hints: float = 0.2
    """Asked for by one person."""
    hints_burst: float = 20
    notice_seconds: int = 20
    """Seconds before a notice is sent: somebody who is at the table has taken the turn by then."""
    notices: float = 0.1
    """To the browsers and the webhook of one person; one that takes long counts as its seconds."""
    notices_burst: float = 60
    notice_tries: int = 8
    """After which a notice is given up."""
    notice_lease: int = 60
    """Seconds for which a process has a notice to itself while it sends it."""
    devices: int = 10
    """To which one person has notices pushed."""
    unwatched_thinking: float = 0.5
    """The part of the bots' thinking time for tables at which nobody is."""
    work: int = 4
    """Requests of one person that take long: one is worked on, the others wait."""
    address_work: int = 16
    """The same, of one address."""
    records: int = 200
    """Loaded by one person."""
    records_bytes: int = 20_000_000
    """Of those together."""
    waits: int = 8
    """Concurrent long polls of one session."""
    sockets: int = 24
    """Of one session at the same time."""
    address_sockets: int = 1000
    """Long polls and sockets of one address together."""
    slow_seconds: float = 20
    """How long a client may go without reading before it is disconnected; it may resume."""
    connections: int = 10000
    """Of everybody; fewer if the system allows fewer open files."""
    address_connections: int = 1200
    """Of one address; never more than half of all."""
    address_bytes: int = 33554432
    """Of unanswered requests and unread responses of one address."""
    header_seconds: float = 10
    """Until the headers of a request are complete, from the start of the connection or of the
    request."""
    body_seconds: float = 30
    """Until the body of a request is complete."""
    idle_seconds: float = 75
    """Between two requests: longer than clients and proxies keep a connection, or they could send a
    request on one that is just being closed."""
    url: int = 2048
    """Bytes. The framework remembers the last thousand addresses, and what they say."""
    fields: int = 32
    """Of the query of an address."""
    headers: int = 32768
    """Bytes of a request that are not its body."""
    header_lines: int = 100
    away_seconds: float = 10
    """How long somebody without a connection still counts as present."""
    absence_seconds: int = 300
    """How long somebody has to be away before others may let a bot play for them."""
    body: int = 262144
    """Bytes of a request."""
    message: int = 16384
    """Bytes of what a client sends over a WebSocket."""


def limits_from(text: str) -> Limits:
    """Limits as a host sets them: `requests=50,chat-burst=20`."""
    given: dict[str, float | int] = {}
    kinds = Limits.__annotations__
    for part in filter(None, re.split(r"[,\s]+", text)):
        name, _, number = part.partition("=")
        field = name.replace("-", "_")
        if field not in kinds:
            raise BadInput(
                "unknown_limit",
                {"name": name, "names": ", ".join(sorted(kinds)).replace("_", "-")},
                f"there is no limit {name!r}",
            )
        whole = kinds[field] == "int"
        if not re.fullmatch(r"\d{1,9}" if whole else r"\d{1,9}(\.\d{1,6})?", number):
            raise BadInput(
                "bad_limit", {"name": name, "text": number}, f"{name} is a number, not {number!r}"
            )
        given[field] = int(number) if whole else float(number)
    return structs.replace(Limits(), **given)
