"""Limits count the network of a caller: whoever has one IPv6 address has very many."""

from __future__ import annotations

from pathlib import Path

import pytest

from quebec.server.limits import Limits
from quebec.server.limits.network import network
from quebec.server.settings import Settings
from tests.server.running import API, in_process


@pytest.mark.case("F17", "L06")
@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a socket", "a socket"),
        ("", ""),
    ],
)
def test_addresses_are_counted_by_their_network(address: str, counted: str) -> None:
    assert network(address) == counted


@pytest.mark.case("L06")
def test_guests_of_one_ipv6_network_share_its_limits(tmp_path: Path) -> None:
    limits = Limits(sessions=0.001, sessions_burst=3)
    settings = Settings(data=tmp_path, trusted_proxies="*", limits=limits)
    with in_process(settings) as client:

        def new_guest(address: str) -> int:
            client.cookies.clear()
            return client.get(f"{API}/me", headers={"X-Forwarded-For": address}).status_code

        assert [new_guest(f"2001:db8:1:2::{k}") for k in range(5)] == [200] * 3 + [429] * 2
        assert new_guest("2001:db8:1:3::1") == 200
