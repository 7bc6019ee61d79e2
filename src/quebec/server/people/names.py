"""Names of people: what they are called, and what they log in with."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from quebec.engine import BadInput

LONGEST: Final = 40
LOGIN: Final = re.compile(rf"[\w.-]{{3,{LONGEST}}}")
INVISIBLE: Final = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Categories of characters that could imitate another name, or break a line."""


def display_name(text: str) -> str:
    """A name with single spaces; an invisible one is refused."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or any(unicodedata.category(letter) in INVISIBLE for letter in name):
        raise BadInput("bad_name", {"most": LONGEST}, "a name is made of visible characters")
    return name


def login_name(text: str) -> str:
    """The form that is compared: Anne and anne are the same."""
    name = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    if not LOGIN.fullmatch(name):
        raise BadInput(
            "bad_login",
            {"least": 3, "most": LONGEST},
            f"a login has 3 to {LONGEST} letters, digits, dots, hyphens",
        )
    return name
