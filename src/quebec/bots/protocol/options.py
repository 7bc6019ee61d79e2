"""The options of an engine: how it announces each, and whether a value is valid."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from quebec.bots.protocol.words import LARGEST, Complaint, one_line, whole_number

INT: Final = "int"
FLAG: Final = "flag"
CHOICE: Final = "choice"
TEXT: Final = "text"
KINDS: Final = (INT, FLAG, CHOICE, TEXT)
ON_OFF: Final = ("on", "off")
NAME: Final = re.compile("[a-z][a-z0-9_-]*")


@dataclass(frozen=True)
class Option:
    """Something about an engine that a host can set."""

    name: str
    kind: str
    default: str
    least: int = 0
    most: int = LARGEST
    choices: tuple[str, ...] = ()

    def line(self) -> str:
        """The line that announces it."""
        range_of = {
            INT: f" min {self.least} max {self.most}",
            CHOICE: f" values {' '.join(self.choices)}",
        }
        # The default of a text is the rest of the line, so it stands last.
        default = f" default {self.default}" if self.default else ""
        return f"option {self.name} {self.kind}{range_of.get(self.kind, '')}{default}"

    def check(self, value: str) -> None:
        """Raises Complaint if the value is not valid for this option."""
        if self.kind == INT:
            whole_number(self.name, [value], self.least, self.most)
            return
        if self.kind == TEXT:
            if not value.isprintable():
                raise Complaint("bad_option", f"{self.name} is a text that can be printed")
            return
        allowed = ON_OFF if self.kind == FLAG else self.choices
        if value not in allowed:
            needed = " or ".join(allowed)
            raise Complaint("bad_option", f"{self.name} is {needed}, not {one_line(value)}")


def read_option(words: list[str]) -> Option | None:
    """The option that an engine announces after the word `option`; None if it is not one."""
    if len(words) < 2 or not NAME.fullmatch(words[0]) or words[1] not in KINDS:
        return None
    name, kind, *rest = words
    default = ""
    if "default" in rest:
        at = rest.index("default")
        rest, default = rest[:at], " ".join(rest[at + 1 :])
    if kind == CHOICE:
        return Option(name, kind, default, choices=tuple(rest[1:]))
    if kind == INT:
        given = dict(zip(rest[::2], rest[1::2], strict=False))
        try:
            least, most = (
                whole_number(word, [given.get(word, str(usual))], -LARGEST)
                for word, usual in (("min", 0), ("max", LARGEST))
            )
        except Complaint:
            return None
        return Option(name, kind, default, least, most)
    return Option(name, kind, default)
