"""What a lesson is made of, and reading it from its file."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

FOLDER: Final = resources.files(__package__).joinpath("lessons")


class LessonChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that a step accepts."""

    moves: str
    """In the notation of moves; `*` is any legal move but `skip`."""
    branch: str = ""
    """The steps of this branch follow."""


class Nudge(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said about legal moves that the step does not accept."""

    moves: str
    """The first of them, in the notation of moves."""
    key: str
    """Of the text."""


class Guess(Struct, frozen=True, forbid_unknown_fields=True):
    """A number to guess."""

    options: tuple[int, ...]
    answer: int
    of: Literal["century", "buildings", "game"]
    """What the number is: points of the learner if the century ended now, what their buildings
    would score at the end, or the score they would end with. A test computes it."""


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One thought. Without choices and without a guess, the learner just continues."""

    key: str
    """Of the text, `lesson-ID-KEY`; it is the name of the step, too."""
    at: tuple[str, ...] = ()
    """What it points at: a site, a zone, a district, `leader:KEY`, `hand:SEAT` or another part of
    the page."""
    plays: tuple[str, ...] = ()
    """Turns that are played before it, in the notation of moves."""
    choices: tuple[LessonChoice, ...] = ()
    nudges: tuple[Nudge, ...] = ()
    guess: Guess | None = None
    branch: str = ""
    """Only after the choice of this branch."""
    forecast: bool = False
    """Whether the forecast is open."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and what is done from there."""

    id: str
    version: str
    """Changes with the file: progress in an older one cannot be continued."""
    position: str
    names: tuple[str, ...]
    """Of the players; the one without a name is the learner."""
    steps: tuple[LessonStep, ...]

    @property
    def seat(self) -> int:
        """The learner's."""
        return self.names.index("")

    @property
    def length(self) -> int:
        """The number of steps for somebody who takes the first choice each time."""
        taken = {""} | {step.choices[0].branch for step in self.steps if step.choices}
        return sum(step.branch in taken for step in self.steps)


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in the order of their files."""
    files = sorted(
        (one for one in FOLDER.iterdir() if one.name.endswith(".toml")), key=lambda one: one.name
    )
    return tuple(_read(one.name, one.read_text(encoding="utf-8")) for one in files)


def lesson_named(name: str) -> Lesson | None:
    return next((lesson for lesson in lessons() if lesson.id == name), None)


def _read(file: str, text: str) -> Lesson:
    """`03-completing.toml` is the lesson `completing`."""
    content: dict[str, Any] = tomllib.loads(text)
    content["id"] = file.removesuffix(".toml").partition("-")[2]
    content["version"] = hashlib.sha256(text.encode()).hexdigest()[:12]
    content["position"] = " ".join(content["position"].split())
    return msgspec.convert(content, Lesson)
