"""A page that was loaded before the server was changed is asked to reload.

It names its build in a header, and on the WebSocket in the query. Programs name none: they keep to
the version of the API, which is in its address.
"""

from __future__ import annotations

from typing import Final

from litestar.datastructures import Headers

from quebec.server.description import build
from quebec.server.play.refusals import Refused

HEADER: Final = "x-quebec-build"


def check_build(headers: Headers) -> None:
    """Refuses requests of a page of another build, before anything is done."""
    named = headers.get(HEADER)
    if named is not None and named != build():
        raise Refused("other_build", yours=named[:40], ours=build())
