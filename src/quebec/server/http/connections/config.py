"""What uvicorn passes to every connection."""

from __future__ import annotations

from typing import Any, Final

import uvicorn

from quebec.server.http.connections.registry import Connections


class Config(uvicorn.Config):
    """Also knows all open connections."""

    def __init__(self, app: Any, connections: Connections, **options: Any) -> None:
        super().__init__(app, **options)
        self.open: Final = connections
