"""Names of people: what they are called, and what they log in with."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from quebec.engine import BadInput
from quebec.server.play.entered import checked_name, visible
from quebec.server.play.setup import LONGEST_NAME

LOGIN: Final = re.compile(rf"[\w.-]{{3,{LONGEST_NAME}}}")
TOGETHER: Final = ({"CJK", "HIRAGANA", "KATAKANA"}, {"CJK", "HANGUL"}, {"CJK", "BOPOMOFO"})
"""Scripts that one language mixes."""


def display_name(text: str) -> str:
    """A name with single spaces; an invisible one is refused."""
    name = checked_name(text)
    if not name:
        raise BadInput("bad_name", {"most": LONGEST_NAME}, "a name is made of visible characters")
    return name


def login_name(text: str) -> str:
    """The form that is compared: Anne and anne are the same."""
    name = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    if not LOGIN.fullmatch(name):
        raise _bad_login()
    return name


def new_login_name(text: str) -> str:
    """The same for a new account: letters of several scripts could imitate another name."""
    name = login_name(text)
    if visible(name) != name:
        raise _bad_login()
    scripts = {unicodedata.name(sign, "").split(" ")[0] for sign in name if sign.isalpha()}
    scripts = {script.partition("-")[0] for script in scripts}
    if len(scripts) > 1 and not any(scripts <= these for these in TOGETHER):
        raise BadInput("mixed_login", {}, "a login is written in the letters of one script")
    return name


def _bad_login() -> BadInput:
    return BadInput(
        "bad_login",
        {"least": 3, "most": LONGEST_NAME},
        f"a login has 3 to {LONGEST_NAME} letters, digits, dots, hyphens",
    )
