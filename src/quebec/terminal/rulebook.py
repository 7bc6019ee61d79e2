"""The rules by their numbers."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import NamedTuple

from rich.text import Text

CHAPTER = re.compile(r"## (R\d+) (.*)")
NUMBERED = re.compile(r" *\d+\. ")
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


def rule(number: str) -> list[Text]:
    """The text of a rule (R5.3), a choice of ours (A4) or a chapter (R5); nothing if unknown."""
    return [_styled(paragraph) for paragraph in _paragraphs(_source(number))]


def _source(number: str) -> list[str]:
    """The lines of a rule as they are in the file."""
    wanted = number.strip().upper().rstrip(".")
    found: list[str] = []
    inside = False
    for line in _lines():
        chapter, single = CHAPTER.fullmatch(line), RULE.match(line)
        if chapter:
            inside = chapter[1] == wanted
        elif line.startswith(("## ", "---")):
            inside = False
        elif single and single[1].partition(".")[0] != wanted:
            inside = single[1] == wanted
        elif single and single[1] == wanted:
            inside = True
        elif "." in wanted and inside and line and not line.startswith((" ", "|", "*")):
            inside = False
        if inside:
            found.append(line)
    return found


def _paragraphs(lines: list[str]) -> list[str]:
    """Lines that belong together joined into one, so that the terminal can wrap them."""
    paragraphs: list[str] = []
    for line in lines:
        begins = line.lstrip().startswith(("- ", "|", "#", "*Example")) or NUMBERED.match(line)
        if begins or not paragraphs or not paragraphs[-1]:
            paragraphs.append(line)
        elif line.strip():
            paragraphs[-1] += f" {line.strip()}"
        else:
            paragraphs.append("")
    while paragraphs and not paragraphs[-1]:
        paragraphs.pop()
    return paragraphs


def _styled(paragraph: str) -> Text:
    """Turns emphasis marks into styles."""
    text = Text()
    for k, part in enumerate(paragraph.lstrip("# ").split("**")):
        text.append(part.replace("*", ""), "bold" if k % 2 or paragraph.startswith("#") else "")
    return text
