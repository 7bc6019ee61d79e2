"""A page in plain HTML, for browsers that cannot have the real one: it is not built, or the server
is starting."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from quebec.server.http.problems import language_of
from quebec.texts import Texts

STYLE_PATH: Final = "/plain.css"
"""Our security policy allows no style inside of a page."""
STYLE: Final = b"""\
:root { color-scheme: light dark; }
body {
  margin: 20vh auto; max-width: 34rem; padding: 0 1.5rem; text-align: center;
  font: 1.125rem/1.5 system-ui, sans-serif;
  background: light-dark(#f3e9d4, #23282a); color: light-dark(#2b2620, #f0e7d5);
}
h1 { font: 700 2.5rem/1.2 Georgia, serif; }
pre { font-size: 1rem; }
"""
RETRY_SECONDS: Final = 2


def plain_page(request: Any, message: str, command: str = "", *, retries: bool = False) -> bytes:
    """A message of the catalogue in the reader's language, and a command to enter."""
    language = language_of(request)
    again = f'<meta http-equiv="refresh" content="{RETRY_SECONDS}">' if retries else ""
    said = f"<p>{escape(Texts(language).say(message), quote=False)}</p>"
    entered = f"<pre>{escape(command)}</pre>" if command else ""
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">{again}'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>Québec</title><link rel="stylesheet" href="{STYLE_PATH}">'
        f'<main role="status"><h1>Québec</h1>{said}{entered}</main></html>'
    ).encode()
