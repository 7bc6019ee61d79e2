"""The settings of a server: from flags, else from the environment, else the defaults here."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal, get_args
from urllib.parse import urlsplit

from msgspec import Struct

from quebec.engine import BadInput
from quebec.processes.cores import cores
from quebec.server.limits import Limits
from quebec.server.limits.keep import Keep
from quebec.server.play.notices import Channel
from quebec.server.urls import url_parts

STATIC: Final = Path(__file__).resolve().parent / "static"
"""Where the page is built."""
DATABASE: Final = "quebec.sqlite3"
"""The file in the data directory."""

CHANNELS: Final[tuple[Channel, ...]] = get_args(Channel)
ANY_HOST: Final = "*"
HOST: Final = re.compile(r"(?P<name>[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?")


Feature = Literal["lobby", "find", "pages", "invitations"]
"""What a host can switch off."""


class Settings(Struct, frozen=True, kw_only=True):
    """All settings."""

    host: str = "127.0.0.1"
    port: int = 8000
    any_port: bool = False
    """Whether another port may be used if that one is taken."""
    inherited: bool = False
    """Whether the socket was opened for us, and stays open when we end."""
    public_url: str = ""
    """The address that people use, if it is not the server's own."""
    trusted_proxies: str = ""
    """Proxies whose forwarding headers are accepted, separated by commas; * for all."""
    hosts: str = ""
    """More names under which the server answers, separated by commas; * for all."""
    data: Path
    database_url: str = ""
    """Where the store is, if it is not a file in the data directory."""
    redis: str = ""
    """Through which several processes with one database tell each other news; empty: this process
    is the only one."""
    workers: int = 1
    """Processes that share a socket."""
    signing_key: Path | None = None
    """The file with the signing key, if it is not in the data directory."""
    lan: bool = False
    thinkers: int = 1
    """Processes in which bots think."""
    page: Path = STATIC
    """The folder of the built page."""
    opens: bool = False
    """Open the page in a browser when the server is ready."""
    bot_seconds: int = 10
    """How long a bot may think about one decision."""
    thinking_seconds: float = 1.0
    """How long bots that think by the clock take while others wait."""
    log: Literal["json", "text"] = "json"
    log_level: str = "info"
    drain: int = 0
    """Seconds to keep serving after the signal to stop, while not ready."""
    operations_token: str = ""
    """The token required to read the metrics, if it is not that of the data directory."""
    without: frozenset[Feature] = frozenset()
    """What is switched off."""
    limits: Limits = Limits()
    ratings: bool = False
    """Whether tables may be rated."""
    notices: str = ""
    """How people may be told of what happens: page, push, email, webhook; separated by commas."""
    mail_url: str = ""
    """The mail server: smtp://USER:PASSWORD@HOST:PORT."""
    mail_from: str = ""
    """The address that e-mail comes from."""
    notice_hosts: str = ""
    """Hosts that notices may be sent to though they are not public, separated by commas."""
    keep: Keep = Keep()
    """For how long things are kept that nobody uses."""

    @property
    def database(self) -> str:
        """Where the store is: at a URL, or a file in the data directory."""
        return self.database_url or str(self.data / DATABASE)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same database."""
        return bool(self.redis)

    @property
    def channels(self) -> tuple[Channel, ...]:
        """What the host has switched on."""
        named = {one.strip() for one in self.notices.split(",")}
        return tuple(channel for channel in CHANNELS if channel in named)

    @property
    def is_secure(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def public_host(self) -> str:
        """The host of the public address, as browsers send it."""
        return urlsplit(self.public_url).netloc


def data_directory(environment: Mapping[str, str]) -> Path:
    """The default data directory: beside that of other programs."""
    base = environment.get("XDG_DATA_HOME") or Path(environment.get("HOME", "~")).expanduser() / (
        ".local/share"
    )
    return Path(base) / "quebec"


def check_public_url(url: str) -> str:
    """An address without a path."""
    parts = url_parts(url)
    if url and (parts.scheme not in ("http", "https") or not parts.netloc):
        raise BadInput("bad_public_url", {"text": url}, f"not an http address: {url}")
    return url.rstrip("/")


def check_redis(url: str) -> str:
    """An address of Redis."""
    parts = url_parts(url)
    is_place = parts.scheme in ("redis", "rediss", "unix") and (parts.netloc or parts.path)
    if url and not is_place:
        # It may contain a password, so it is not repeated.
        raise BadInput(
            "bad_redis",
            {"found": parts.scheme},
            "--redis is an address such as redis://127.0.0.1:6379 or unix:///run/redis.sock",
        )
    return url


def check_workers(workers: int, redis: str) -> int:
    """Several need something to tell each other news with."""
    if workers > 1 and not redis:
        raise BadInput(
            "workers_without_redis",
            {},
            "--workers needs a database of PostgreSQL and Redis: --database postgresql://..."
            " --redis redis://...",
        )
    return workers


def host_name(host: str) -> str | None:
    """A host without its port, in one spelling; None if it is no host."""
    found = HOST.fullmatch(host)
    return found["name"].strip("[]").lower() if found else None


def check_hosts(text: str) -> str:
    """Host names, separated by commas."""
    for one in text.split(",") if text else ():
        if one.strip() != ANY_HOST and host_name(one.strip()) is None:
            raise BadInput("bad_hosts", {"text": one.strip()}, f"not a host name: {one.strip()!r}")
    return text


def check_features(text: str) -> frozenset[Feature]:
    """Features to switch off, separated by commas."""
    known: tuple[Feature, ...] = get_args(Feature)
    given = {one.strip() for one in text.split(",") if one.strip()}
    for one in sorted(given - set(known)):
        raise BadInput(
            "unknown_feature",
            {"name": one, "names": ", ".join(known)},
            f"there is no feature {one!r}; choose of: {', '.join(known)}",
        )
    return frozenset(one for one in known if one in given)


def check_channels(text: str) -> str:
    """Ways of telling people something, separated by commas."""
    for one in text.split(",") if text else ():
        if one.strip() not in CHANNELS:
            known = ", ".join(CHANNELS)
            raise BadInput(
                "unknown_channel",
                {"text": one.strip(), "known": known},
                f"notices are some of {known}, not {one.strip()!r}",
            )
    return text


def free_cores() -> int:
    """One core is left for the server itself."""
    return max(1, cores() - 1)
