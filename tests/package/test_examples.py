"""The examples in docstrings do what they say, whichever form of the engine runs.

They are read from the source, because a compiled function has no docstring.
"""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import quebec

PACKAGE = Path(quebec.__file__).parent
NO_EXAMPLE = {"FORM", "RULES_VERSION"}
"""Values that speak for themselves."""
METHODS = {"State.copy", "State.decision", "State.legal_moves", "State.play", "State.why_not"}


def examples() -> Iterator[doctest.DocTest]:
    """Every docstring of the package that has an example."""
    parser = doctest.DocTestParser()
    for path in sorted(PACKAGE.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if ">>>" not in source:
            continue
        for name, text in docstrings(ast.parse(source)):
            found = parser.get_doctest(text, {"quebec": quebec}, name, str(path), 0)
            if found.examples:
                yield found


def docstrings(
    node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str = ""
) -> Iterator[tuple[str, str]]:
    yield name or "the package", ast.get_docstring(node) or ""
    for child in node.body:
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            yield from docstrings(child, f"{name}.{child.name}" if name else child.name)


EXAMPLES = list(examples())


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_an_example_does_what_it_says(example: doctest.DocTest) -> None:
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(example, out=told.append)
    assert not told, "".join(told)


def test_every_public_name_has_an_example() -> None:
    used = "".join(one.source for example in EXAMPLES for one in example.examples)
    shown = {example.name for example in EXAMPLES}
    missing = {name for name in quebec.__all__ if name not in shown}
    assert {name for name in missing if f"quebec.{name}" not in used} == NO_EXAMPLE
    assert shown >= METHODS


PROGRAM = re.compile(r"```python\n(.*?)```", re.DOTALL)
PAGES = sorted((PACKAGE.parents[1] / "docs").glob("*.md"))
NEED_A_SERVER = {"client.md"}
"""Tested at a real server, in tests/server."""
PROGRAMS = [
    pytest.param(program, id=f"{page.name}-{number}")
    for page in PAGES
    if page.name not in NEED_A_SERVER
    for number, program in enumerate(PROGRAM.findall(page.read_text(encoding="utf-8")), 1)
]


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_in_the_documentation_runs(program: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=PACKAGE.parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
