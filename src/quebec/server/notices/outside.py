"""Requests to addresses that people have entered: push services and webhooks.

Such an address is hostile input: it could name a machine that only this server can reach. So it is
https, its host is looked up here, and every address that it has must be one of the public network;
the connection goes to the address that was checked, not to what a second look-up would find.
Nothing is followed, and little is read, in small pieces: an answer can be written so that reading
it takes long.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
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
"""The most connections, and name lookups, at a time. Many, so that one that never answers does not
block the others."""
LONGEST_HOST: Final = 253
LONGEST_LABEL: Final = 63
MOST_READ: Final = 8192
"""Bytes of an answer with its headers; nothing but the first line of it is needed."""
PIECE: Final = 1024
"""Bytes that are read at once. A line of 17 bytes, or a part of 6, costs as much time as a usual
answer, and what was read at once is looked at without a pause."""


class Unreachable(Exception):
    """There was no answer."""


class TooLong(httpcore.ReadError):
    """There was more of an answer than is read."""


class Answer(NamedTuple):
    status: int
    retry_after: int
    """Seconds that we are asked to wait; 0 if we are not."""


class Outside:
    """Sends requests to addresses that people have entered."""

    def __init__(self, hosts: str, *, is_used: bool = True) -> None:
        """hosts: names that the host of this server allows, though they are not public; with
        plain http too. Certificates are read now only if it is going to be used."""
        self._allowed: Final = frozenset(
            name for one in hosts.split(",") if (name := host_name(one.strip()))
        )
        self._network: Final = CheckedNetwork(self._allowed)
        self._pool: Final = httpcore.AsyncConnectionPool(
            # Once: for each connection, everybody would wait while certificates are read.
            ssl_context=httpcore.default_ssl_context() if is_used else None,
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
            # Public services have a name. An address, or a name without a dot, belongs to a
            # local network.
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
    """Reads the answer, so that the connection can be used again, unless the answer is long."""
    with suppress(TooLong):
        async for _ in answer.aiter_stream():
            pass


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
        elif found not in UNICAST or found in DOCUMENTATION:
            # Python does not know all others as local, such as those of a site (fec0::).
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
UNICAST: Final = ipaddress.IPv6Network("2000::/3")
"""All IPv6 addresses that anybody is given."""
DOCUMENTATION: Final = ipaddress.IPv6Network("3fff::/20")


class Bounded(httpcore.AsyncNetworkStream):
    """A connection of which little is read for each request, and a little at a time."""

    def __init__(self, stream: httpcore.AsyncNetworkStream) -> None:
        self._stream: Final = stream
        self._left = MOST_READ

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        if self._left <= 0:
            raise TooLong(f"more than {MOST_READ} bytes")
        # Others come first, also if there is always something to read.
        await asyncio.sleep(0)
        data = await self._stream.read(min(max_bytes, PIECE), timeout)
        self._left -= len(data)
        return data

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        self._left = MOST_READ
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,
    ) -> httpcore.AsyncNetworkStream:
        return Bounded(await self._stream.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)


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
            # In its own threads: the name server may be slow, or somebody's own.
            found = await asyncio.get_running_loop().run_in_executor(self._threads, look_up)
        addresses = [str(one[4][0]) for one in found]
        if host.lower() not in self._allowed and not all(map(is_public, addresses)):
            raise httpcore.ConnectError(f"{host} is not in the public network")
        problem: Exception = httpcore.ConnectError(f"{host} has no address")
        for address in addresses:
            try:
                return Bounded(
                    await self._network.connect_tcp(
                        address, port, timeout, local_address, socket_options
                    )
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
