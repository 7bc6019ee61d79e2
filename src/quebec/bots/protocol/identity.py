"""Who an engine is: the lines of its greeting."""

from __future__ import annotations

from dataclasses import dataclass, field

from quebec.bots.protocol.options import Option, read_option
from quebec.bots.protocol.words import PROTOCOL, one_line

READY = "ready"
"""Ends a greeting."""


@dataclass
class Identity:
    """What an engine reports about itself."""

    version: str
    """Of the protocol, as it will speak it."""
    name: str = ""
    author: str = ""
    rules: tuple[str, ...] = ()
    """The rulesets that it plays, with their versions, as in positions; empty: it plays all."""
    options: dict[str, Option] = field(default_factory=dict)

    def lines(self) -> list[str]:
        """The greeting."""
        return [
            f"{PROTOCOL} {self.version}",
            f"name {self.name}",
            f"author {self.author}",
            f"rules {' '.join(self.rules)}",
            *(option.line() for option in self.options.values()),
            READY,
        ]

    def hear(self, line: str) -> None:
        """One line of a greeting; unknown lines are skipped."""
        word, *rest = line.split() or [""]
        if word == "name":
            self.name = one_line(" ".join(rest))
        elif word == "author":
            self.author = one_line(" ".join(rest))
        elif word == "rules":
            self.rules = tuple(rest)
        elif word == "option":
            option = read_option(rest)
            if option:
                self.options[option.name] = option
