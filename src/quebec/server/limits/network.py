"""The network of an address, by which limits count."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

OF_ONE_HOST: Final = 64
"""Bits of an IPv6 address that its owner was given; the rest they choose."""

MOST_KNOWN: Final = 4096


@lru_cache(MOST_KNOWN)
def plain(address: str) -> str:
    """An IPv4 address as such: at a server for both families it arrives as an IPv6 address."""
    try:
        read = ip_address(address)
    except ValueError:
        return address
    return str(getattr(read, "ipv4_mapped", None) or address)


@lru_cache(MOST_KNOWN)
def network(address: str) -> str:
    """An IPv4 address, or the /64 of an IPv6 address: anybody with one of those has very many."""
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(read, IPv6Address):
        return address
    if read.ipv4_mapped:
        return str(read.ipv4_mapped)
    return str(ip_network((read, OF_ONE_HOST), strict=False))
