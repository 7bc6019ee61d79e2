"""No module of the package needs, even by a detour, the one that needs it.

The source is read, not run: an import inside a function counts too. What is imported for types only
is never imported at run time; the server does without that as well.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import quebec

SOURCE = Path(quebec.__file__).resolve().parent.parent


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


MODULES = {name_of(path): path for path in sorted((SOURCE / "quebec").rglob("*.py"))}


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def imported(node: ast.AST, types: bool) -> Iterator[str]:
    """The modules of the package that source imports, wherever it does."""
    if isinstance(node, ast.Import):
        yield from (name.name for name in node.names if name.name in MODULES)
    elif isinstance(node, ast.ImportFrom):
        for name in node.names:
            full = f"{node.module}.{name.name}"
            if full in MODULES:
                yield full
            elif node.module in MODULES:
                yield node.module
    for part in ast.iter_child_nodes(node):
        if types or not is_for_types(part):
            yield from imported(part, types)


def graph(types: bool, below: str = "quebec") -> Mapping[str, set[str]]:
    return {
        name: set(imported(ast.parse(path.read_text(encoding="utf-8")), types)) - {name}
        for name, path in MODULES.items()
        if name.startswith(below)
    }


def circle(modules: Mapping[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(modules).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_there_is_something_to_read() -> None:
    assert len(MODULES) > 200
    assert "quebec.engine.state" in graph(types=False)["quebec.engine.game"]


def test_a_circle_would_be_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"a"}})


def test_no_module_imports_in_a_circle() -> None:
    assert circle(graph(types=False)) == []


def test_the_server_needs_no_circle_for_its_types_either() -> None:
    assert circle(graph(types=True, below="quebec.server")) == []
