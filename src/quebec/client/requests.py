"""Requests to a server, with retries; and its refusals."""

from __future__ import annotations

import secrets
import time
from time import sleep as pause
from typing import Any, Final

import httpx

API: Final = "/api/v1"
COOKIE: Final = "quebec_session"
PATIENCE_SECONDS: Final = 60.0
"""How long a server may be unavailable, for instance during a restart."""
LATER: Final = (429, 503)
"""Too many requests, or a server that is starting: worth another try."""


class Refused(Exception):
    """A request that the server refuses: the key and the arguments of a text, and the text."""

    def __init__(self, status: int, body: Any) -> None:
        known = body if isinstance(body, dict) else {}
        self.status: Final = status
        self.key: Final[str] = known.get("key", "")
        self.args_of_text: Final[dict[str, str | int]] = known.get("args", {})
        self.changed: Final[Any] = known.get("changed")
        """For a request that came too late: what has happened since."""
        super().__init__(known.get("message") or f"the server answered {status}")


class Requests:
    """The requests of one user. With the token of an earlier session, the same user."""

    def __init__(self, url: str, name: str = "", token: str = "") -> None:
        self.url: Final = url.rstrip("/")
        self._http: Final = httpx.Client(timeout=90)
        if token:
            self._http.cookies.set(COOKIE, token)
        me = self.get("/me")
        if name and name != me["name"]:
            self.request("PUT", "/me", {"name": name})

    @property
    def token(self) -> str:
        """A secret: everybody who has it, holds the same seats."""
        return str(self._http.cookies[COOKIE])

    def close(self) -> None:
        self._http.close()

    def get(self, path: str, **query: Any) -> Any:
        return self.request("GET", path, query=query)

    def ask(self, path: str, **body: Any) -> Any:
        """Ask for something at a table: with a key, so that a retry has no second effect."""
        return self.request("POST", path, {"key": secrets.token_hex(8), **body})

    def request(self, method: str, path: str, body: Any = None, query: Any = None) -> Any:
        """With retries: for a server that is unavailable, or asks to wait."""
        end = time.monotonic() + PATIENCE_SECONDS
        wait = 0.1
        while True:
            try:
                answer = self._http.request(
                    method, f"{self.url}{API}{path}", json=body, params=query
                )
            except httpx.TransportError:
                if time.monotonic() > end:
                    raise
                wait = min(2 * wait, 5.0)
            else:
                body = _body(answer)
                if answer.is_success and (body is not None or not answer.content):
                    return body
                if answer.status_code not in LATER or time.monotonic() > end:
                    raise Refused(answer.status_code, body)
                wait = _seconds(answer.headers.get("Retry-After", ""))
            pause(wait)


def _body(answer: httpx.Response) -> Any:
    """None if it is no JSON, such as the page of a proxy."""
    try:
        return answer.json()
    except (ValueError, RecursionError):
        return None


def _seconds(text: str) -> float:
    """How long a server asks to wait, up to our patience; a date is not understood."""
    return min(float(text), PATIENCE_SECONDS) if text.isdecimal() and len(text) < 10 else 1.0
