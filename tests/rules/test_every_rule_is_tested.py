"""The rulebook and the tests against each other: every rule has a test, every citation a rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"^\s*-?\s*\*\*(R\d+\.\d+)\*\*", re.MULTILINE)
CITATION = re.compile(r"R\d+\.\d+")
CITATIONS = re.compile(rf"{CITATION.pattern}(?:, {CITATION.pattern})*")


def rules() -> set[str]:
    """The numbers of all rules in the rulebook."""
    return set(RULE.findall((ROOT / "docs" / "rules.md").read_text(encoding="utf-8")))


def citations() -> Iterator[tuple[str, str]]:
    """The rule numbers with which docstrings of tests begin, and where."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited = CITATIONS.match(ast.get_docstring(node) or "")
                for number in CITATION.findall(cited[0]) if cited else ():
                    yield number, f"{path.relative_to(ROOT)}::{node.name}"


def test_every_rule_has_a_test() -> None:
    untested = rules() - {number for number, _ in citations()}
    assert not untested, f"no test cites {', '.join(sorted(untested, key=_by_number))}"


def test_every_cited_rule_exists() -> None:
    known = rules()
    unknown = [f"{number} in {where}" for number, where in citations() if number not in known]
    assert not unknown, f"the rulebook has no {'; '.join(unknown)}"


def test_the_rulebook_is_read_in_full() -> None:
    """A rule that the pattern misses would need no test; so chapters have no gaps."""
    for chapter in range(1, 15):
        numbers = [int(rule.split(".")[1]) for rule in rules() if rule.startswith(f"R{chapter}.")]
        assert sorted(numbers) == list(range(1, len(numbers) + 1)) != []


def _by_number(rule: str) -> tuple[int, int]:
    chapter, number = rule[1:].split(".")
    return int(chapter), int(number)
