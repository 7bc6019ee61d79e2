"""What a page asks of a table: over its WebSocket or, before that is open, as requests."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Request, WebSocket


def on_asks(page: Page, hear: Callable[[str, Any], None]) -> None:
    """Call this with the verb and the content of each; sockets that are open already are not
    heard."""

    def frame(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "ask":
            hear(message["verb"], message["ask"])

    def socket(opened: WebSocket) -> None:
        opened.on("framesent", frame)

    def request(sent: Request) -> None:
        if sent.method == "POST" and "/tables/" in sent.url:
            hear(sent.url.rpartition("/")[2], json.loads(sent.post_data or "{}"))

    page.on("websocket", socket)
    page.on("request", request)
