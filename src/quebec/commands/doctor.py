"""`quebec doctor`: what is installed, and how to get what is missing."""

from __future__ import annotations

import argparse
import importlib.util
import platform
from pathlib import Path
from typing import Final, NamedTuple

import quebec
from quebec.engine.rulesets import RULES_VERSION
from quebec.extras import install_command, installed_version

HOW_TO_COMPILE: Final = (
    "install a C compiler, then reinstall without a ready-made wheel: pip install"
    " --force-reinstall --no-binary quebec-game quebec-game (in a checkout: make build)"
)
HOW_TO_GET_THE_PAGE: Final = "reinstall a released version (in a checkout: make build)"
PAGE: Final = Path(quebec.__file__).parent / "server" / "static" / "index.html"


class Part(NamedTuple):
    """An optional part."""

    what: str
    modules: tuple[str, ...]
    """What has to be installed for it."""
    extra: str
    """The extra of the package that installs it."""


PARTS: Final = (
    Part("a server (quebec serve)", ("litestar", "sqlalchemy", "uvicorn"), "server"),
    Part("numpy, to play many games at once in arrays", ("numpy",), "vector"),
    Part("matplotlib, to draw results (quebec arena --plot)", ("matplotlib",), "stats"),
    Part("Parquet, for the tables of games (quebec simulate)", ("pyarrow",), "stats"),
    Part("ray, for matches on many machines (quebec arena --ray)", ("ray",), "ray"),
    Part(
        "other engines, to measure ours beside them (quebec bench)",
        ("catanatron", "chess", "pettingzoo", "pygame", "pyspiel"),
        "bench",
    ),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser], summary: str) -> None:
    parser = commands.add_parser("doctor", help=summary)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    print("\n".join(report()))
    return 0


def report() -> list[str]:
    form = quebec.FORM
    lines = [
        f"quebec {installed_version()}, rules version {RULES_VERSION}",
        f"Python {platform.python_version()} ({platform.python_implementation()})",
        f"engine: {'compiled' if form.compiled else 'interpreted'} ({form.why})",
    ]
    if not form.compiled:
        lines.append(f"  a compiled engine is some thirty times faster: {HOW_TO_COMPILE}")
    lines.append(f"the page: {'installed' if PAGE.exists() else f'missing, {HOW_TO_GET_THE_PAGE}'}")
    return lines + [_line(part) for part in PARTS]


def _line(part: Part) -> str:
    missing = [name for name in part.modules if importlib.util.find_spec(name) is None]
    if not missing:
        return f"{part.what}: installed"
    return f"{part.what}: {', '.join(missing)} missing, {install_command(part.extra)}"
