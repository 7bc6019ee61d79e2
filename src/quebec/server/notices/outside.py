"""Requests to addresses that people have entered: push services and webhooks.

Such an address is hostile input: it could name a machine that only this server can reach. So it is
https, its host is looked up here, and every address that it has must be one of the public network;
the connection goes to the address that was checked, not to what a second look-up would find.
Nothing is followed, and little is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import httpcore

from quebec.engine import BadInput
from quebec.server.settings import host_name

LONGEST_URL: Final = 2000
PATIENCE: Final = 10.0
"""Seconds, for each step of a request."""
LONGEST: Final = 15.0
"""Seconds for all of it."""
AT_ONCE: Final = 64
"""Connections, and names that are looked up: one that never answers is no reason for others to
wait."""
LONGEST_HOST: Final = 253
LONGEST_LABEL: Final = 63
MOST_READ: Final = 65_536
"""Bytes of an answer; nothing is done with them."""


class Unreachable(Exception):
    """There was no answer."""


class Answer(NamedTuple):
    status: int
    retry_after: int
    """Seconds that we are asked to wait; 0 if we are not."""


class Outside:
    """Sends requests to addresses that people have entered."""

    def __init__(self, hosts: str) -> None:
        """hosts: names that the host of this server allows, though they are not public; with
        plain http too."""
        self._allowed: Final = frozenset(
            name for one in hosts.split(",") if (name := host_name(one.strip()))
        )
        self._network: Final = CheckedNetwork(self._allowed)
        self._pool: Final = httpcore.AsyncConnectionPool(
            # Once: for each connection, everybody would wait while certificates are read.
            ssl_context=httpcore.default_ssl_context(),
            max_connections=AT_ONCE,
            max_keepalive_connections=5,
            retries=0,
            network_backend=self._network,
        )

    def check(self, url: str) -> str:
        """An address that may be stored; where it leads is checked whenever it is used."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise _bad_url() from None
        host = (parts.hostname or "").lower()
        is_sound = (
            len(url) <= LONGEST_URL
            and url.isascii()
            and url.isprintable()
            and " " not in url
            and _is_name(host)
            and not parts.username
            and not parts.password
            and not parts.fragment
            and port != 0
        )
        allowed = host in self._allowed
        if not is_sound or parts.scheme not in (("https", "http") if allowed else ("https",)):
            raise _bad_url()
        if not allowed and (_address(host) is not None or "." not in host):
            # A service has a name; an address, or a name without a dot, is of a local network.
            raise _bad_url()
        return url

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Raises Unreachable, or BadInput for an address that may not be used any more."""
        self.check(url)
        sent = {"content-length": str(len(body)), "host": urlsplit(url).netloc, **headers}
        seconds = dict.fromkeys(("connect", "read", "write", "pool"), PATIENCE)
        try:
            async with asyncio.timeout(LONGEST):
                async with self._pool.stream(
                    "POST",
                    url,
                    headers=[(name.encode(), value.encode()) for name, value in sent.items()],
                    content=body,
                    extensions={"timeout": seconds},
                ) as answer:
                    await _read_some(answer)
                    return Answer(answer.status, _seconds(answer.headers))
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError) as error:
            raise Unreachable(f"{type(error).__name__}: {error}") from error
        except (OSError, TimeoutError) as error:
            raise Unreachable(str(error) or type(error).__name__) from error

    async def close(self) -> None:
        await self._pool.aclose()
        self._network.close()


async def _read_some(answer: httpcore.Response) -> None:
    """So that the connection can be used again; a long answer is not worth that."""
    read = 0
    async for piece in answer.aiter_stream():
        read += len(piece)
        if read > MOST_READ:
            return


def _seconds(headers: Iterable[tuple[bytes, bytes]]) -> int:
    for name, value in headers:
        if name.lower() == b"retry-after" and value.isdigit() and len(value) < 7:
            return int(value)
    return 0


def _bad_url() -> BadInput:
    return BadInput(
        "bad_notice_url",
        {"most": LONGEST_URL},
        "an address starts with https:// and names a public host, without a user or a fragment",
    )


def _is_name(host: str) -> bool:
    """Whether it can be looked up; a dot at its end is allowed."""
    labels = host.removesuffix(".").split(".")
    return len(host) <= LONGEST_HOST and all(0 < len(one) <= LONGEST_LABEL for one in labels)


def _address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def is_public(address: str) -> bool:
    """Whether an address is one of the public network, also if it is written as IPv6."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None:
            found = inner
        elif found in NAT64:
            found = ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
    return found.is_global and not found.is_multicast and not found.is_reserved


NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")


class CheckedNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only."""

    def __init__(self, allowed: frozenset[str]) -> None:
        self._allowed: Final = allowed
        self._network: Final = httpcore.AnyIOBackend()
        self._threads: Final = ThreadPoolExecutor(AT_ONCE, "names")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        async with asyncio.timeout(timeout):
            # In threads of its own: a name server of somebody's own may take its time.
            found = await asyncio.get_running_loop().run_in_executor(self._threads, look_up)
        addresses = [str(one[4][0]) for one in found]
        if host.lower() not in self._allowed and not all(map(is_public, addresses)):
            raise httpcore.ConnectError(f"{host} is not in the public network")
        problem: Exception = httpcore.ConnectError(f"{host} has no address")
        for address in addresses:
            try:
                return await self._network.connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
            except (httpcore.NetworkError, httpcore.TimeoutException) as error:
                problem = error
        raise problem

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        raise httpcore.ConnectError("no address of the network")

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
