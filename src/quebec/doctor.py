"""What this installation is and has, and how to get what is missing."""

from __future__ import annotations

import platform
from importlib.metadata import version

import quebec
from quebec.engine.rulesets import RULES_VERSION

HOW_TO_COMPILE = "install a C compiler and mypy, then install quebec again (in a checkout: make)"


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
    return lines
