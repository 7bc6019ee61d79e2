"""Addresses that a host sets."""

from __future__ import annotations

from urllib.parse import SplitResult, urlsplit


def url_parts(url: str) -> SplitResult:
    """The parts of an address; of what is none, only what is before the first colon."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return SplitResult(url.partition(":")[0], "", "", "", "")
    return parts
