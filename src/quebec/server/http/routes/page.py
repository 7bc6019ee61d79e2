"""The page itself: the files that were built from `web/`, kept in memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from quebec.server.http.access import ANYBODY, access
from quebec.server.http.plain_page import STYLE, STYLE_PATH, plain_page

INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""Files below have a hash in their name: they never change."""
FOR_LONG: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
COMPRESSED: Final = ("text/", "image/svg", "application/json", "application/manifest")
TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}

GZIP: Final = re.compile(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))")
"""Named among the encodings, and not with `q=0`, which refuses it."""

AnyRequest = Request[Any, Any, Any]


class File(NamedTuple):
    """A file of the page, ready to be sent."""

    content: bytes
    zipped: bytes | None
    media_type: str
    tag: str
    cache: str


Files = Mapping[str, File]


def load(folder: Path) -> dict[str, File]:
    """All files of the built page by their path; none if it was not built."""
    if not (folder / INDEX).is_file():
        return {}
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): _file(path, folder) for path in paths}


def _file(path: Path, folder: Path) -> File:
    content = path.read_bytes()
    guessed = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    media_type = guessed or "application/octet-stream"
    hashed = path.relative_to(folder).as_posix().startswith(HASHED)
    return File(
        content,
        _zipped(content) if media_type.startswith(COMPRESSED) else None,
        media_type,
        f'"{hashlib.sha256(content).hexdigest()[:32]}"',
        FOR_LONG if hashed else ASK_AGAIN,
    )


@cache
def _zipped(content: bytes) -> bytes:
    """Kept, because one process may load the page more than once: those that tests fork do."""
    return gzip.compress(content, mtime=0)


@get(["/", "/join"], opt=access(ANYBODY), include_in_schema=False)
async def index(request: AnyRequest) -> Response[bytes]:
    """The page; if it was not built, a page that says so."""
    files: Files = request.app.state.page
    return _sent(files[INDEX], request) if files else _not_built(request)


@get("/{path:path}", opt=access(ANYBODY), include_in_schema=False)
async def part(request: AnyRequest, path: Annotated[Path, PathParameter()]) -> Response[bytes]:
    """A file of the page."""
    files: Files = request.app.state.page
    file = files.get(path.as_posix().lstrip("/"))
    if file is None:
        raise NotFoundException(f"there is nothing at {path.as_posix()}")
    return _sent(file, request)


def _sent(file: File, request: AnyRequest) -> Response[bytes]:
    headers = {"Cache-Control": file.cache, "ETag": file.tag, "Vary": "Accept-Encoding"}
    # A proxy that compresses marks the tag as weak, and there may be several.
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    content = file.content
    if file.zipped is not None and GZIP.search(request.headers.get("accept-encoding", "")):
        content, headers["Content-Encoding"] = file.zipped, "gzip"
    return Response(content, headers=headers, media_type=file.media_type)


def _not_built(request: AnyRequest) -> Response[bytes]:
    page = plain_page(request, "page-not-built", "make play")
    headers = {"Cache-Control": "no-store"}
    return Response(page, status_code=503, headers=headers, media_type="text/html")


@get(STYLE_PATH, opt=access(ANYBODY), include_in_schema=False)
async def style(request: AnyRequest) -> Response[bytes]:
    """The style of the page that says that there is none."""
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": ASK_AGAIN})


HANDLERS = (index, style, part)
