"""The rules by their numbers."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import NamedTuple

CHAPTER = re.compile(r"## (R\d+) (.*)")
RULE = re.compile(r"- \*\*([RA]\d+(?:\.\d+)?)\*\*")


class Chapter(NamedTuple):
    number: str
    title: str


@cache
def _lines() -> tuple[str, ...]:
    source = resources.files("quebec").joinpath("rules.md")
    return tuple(source.read_text(encoding="utf-8").splitlines())


def chapters() -> list[Chapter]:
    """The chapters of the rules."""
    matches = (CHAPTER.fullmatch(line) for line in _lines())
    return [Chapter(match[1], match[2]) for match in matches if match]


def rule(number: str) -> list[str]:
    """The text of a rule (R5.3), a choice of ours (A4) or a chapter (R5); nothing if unknown."""
    wanted = number.strip().upper().rstrip(".")
    found: list[str] = []
    inside = False
    for line in _lines():
        chapter, single = CHAPTER.fullmatch(line), RULE.match(line)
        if chapter:
            inside = chapter[1] == wanted
        elif line.startswith(("## ", "---")):
            inside = False
        elif single and "." in wanted + single[1] and not _in_chapter(single[1], wanted):
            inside = single[1] == wanted
        elif single and "." not in single[1]:
            inside = single[1] == wanted
        elif "." in wanted and inside and line and not line.startswith((" ", "|", "*")):
            inside = False
        if inside:
            found.append(line)
    return _trimmed(found)


def _in_chapter(single: str, wanted: str) -> bool:
    return single.partition(".")[0] == wanted


def _trimmed(lines: list[str]) -> list[str]:
    while lines and not lines[-1].strip():
        lines = lines[:-1]
    return lines
