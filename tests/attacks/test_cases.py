"""docs/attacks.md and the tests name the same cases."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

TESTS: Final = Path(__file__).parents[1]
PAGE: Final = TESTS.parent / "docs" / "attacks.md"
ROW: Final = re.compile(r"^\| ([A-Z]\d+\w?) \| .* \| (.*) \|$", re.MULTILINE)


class Row(NamedTuple):
    case: str
    tests: str


ROWS: Final = [Row(*found) for found in ROW.findall(PAGE.read_text(encoding="utf-8"))]


def marked(file: Path) -> Iterator[str]:
    """The cases that tests of a file are marked with."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr="case"), args=args):
                for one in args:
                    assert isinstance(one, ast.Constant), f"{file.name}: a case is a plain text"
                    yield str(one.value)


FILES: Final = {
    str(file.relative_to(TESTS)): set(marked(file)) for file in sorted(TESTS.rglob("test_*.py"))
}


def test_every_case_is_listed_once() -> None:
    cases = [row.case for row in ROWS]
    assert len(cases) > 90
    assert len(cases) == len(set(cases))


@pytest.mark.parametrize("row", ROWS, ids=[row.case for row in ROWS])
def test_a_case_names_the_files_with_its_tests(row: Row) -> None:
    assert row.tests.split(", ") == [file for file, cases in FILES.items() if row.case in cases]


def test_no_test_tries_a_case_that_is_not_listed() -> None:
    assert set().union(*FILES.values()) <= {row.case for row in ROWS}
