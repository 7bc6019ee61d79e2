"""How a server runs: from flags, else from the environment, else as written here."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

from msgspec import Struct

from quebec.engine import BadInput
from quebec.processes.cores import cores
from quebec.server.limits import Limits

STATIC: Final = Path(__file__).resolve().parent / "static"
"""Where the page is built."""
DATABASE: Final = "quebec.sqlite3"
"""The file in the data directory."""


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: int = 8000
    any_port: bool = False
    """Whether another port will do if that one is taken."""
    public_url: str = ""
    """The address that people use, if it is not the server's own."""
    trusted_proxies: str = ""
    """Addresses whose word about the caller's address is taken, with commas; * for all."""
    data: Path
    signing_key: Path | None = None
    """The file with the key of sessions, if it is not in the data directory."""
    lan: bool = False
    thinkers: int = 1
    """Processes in which bots think."""
    page: Path = STATIC
    """The folder of the built page."""
    opens: bool = False
    """Show the page in a browser as soon as it can be had."""
    bot_seconds: int = 10
    """How long a bot may think about one decision."""
    thinking_seconds: float = 1.0
    """How long bots do that think by the clock, while others wait."""
    log: Literal["json", "text"] = "json"
    log_level: str = "info"
    drain: int = 0
    """Seconds of going on after the signal to stop, while no longer being ready."""
    operations_token: str = ""
    """What has to be shown to read the metrics."""
    limits: Limits = Limits()

    @property
    def database(self) -> str:
        """Where the store is: a file in the data directory."""
        return str(self.data / DATABASE)

    @property
    def is_secure(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def public_host(self) -> str:
        """What a browser names as the host of the public address."""
        return urlsplit(self.public_url).netloc


def data_directory(environment: Mapping[str, str]) -> Path:
    """Where data goes unless it is said where: beside that of other programs."""
    base = environment.get("XDG_DATA_HOME") or Path(environment.get("HOME", "~")).expanduser() / (
        ".local/share"
    )
    return Path(base) / "quebec"


def check_public_url(url: str) -> str:
    """An address without a path at its end."""
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.netloc):
        raise BadInput("bad_public_url", {"text": url}, f"not an http address: {url}")
    return url.rstrip("/")


def free_cores() -> int:
    """One core is left for the server itself."""
    return max(1, cores() - 1)
