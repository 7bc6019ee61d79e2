"""The state of this installation, and how to get what is missing."""

from __future__ import annotations

import importlib.util
import platform
from importlib.metadata import version
from typing import NamedTuple

import quebec
from quebec.engine.rulesets import RULES_VERSION

HOW_TO_COMPILE = "install a C compiler and mypy, then install quebec again (in a checkout: make)"


class Part(NamedTuple):
    """An optional part."""

    what: str
    modules: tuple[str, ...]
    """What has to be installed for it."""
    extra: str
    """The extra of the package that installs it."""


PARTS = (
    Part(
        "other engines, to measure ours beside them (quebec bench)",
        ("catanatron", "chess", "pettingzoo", "pygame", "pyspiel"),
        "bench",
    ),
    Part("numpy, to play many games at once in arrays", ("numpy",), "vector"),
    Part("matplotlib, to draw results (quebec arena --plot)", ("matplotlib",), "stats"),
    Part("ray, for matches on many machines (quebec arena --ray)", ("ray",), "ray"),
)


def report() -> list[str]:
    """The lines of `quebec doctor`."""
    form = quebec.FORM
    lines = [
        f"quebec {version('quebec')}, rules version {RULES_VERSION}",
        f"Python {platform.python_version()} ({platform.python_implementation()})",
        f"engine: {'compiled' if form.compiled else 'interpreted'} ({form.why})",
    ]
    if not form.compiled:
        lines.append(f"  a compiled engine is some thirty times faster: {HOW_TO_COMPILE}")
    return lines + [_line(part) for part in PARTS]


def _line(part: Part) -> str:
    missing = [name for name in part.modules if importlib.util.find_spec(name) is None]
    if not missing:
        return f"{part.what}: installed"
    return f"{part.what}: {', '.join(missing)} missing, pip install quebec[{part.extra}]"
