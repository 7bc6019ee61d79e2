"""No module of the package needs, even by a detour, the one that needs it.

The source is read, not run: an import inside a function counts too, and so does one for types only,
which never happens at run time. There is one exception, see STATE_OF_EFFECTS.
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


STATE_OF_EFFECTS = {
    ("quebec.engine.effect", "quebec.engine.state"),
    ("quebec.engine.cards", "quebec.engine.state"),
}
"""A state holds effects and cards, and those act on a state: for types only, and one of the two has
to come first."""

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


def graph(types: bool) -> Mapping[str, set[str]]:
    return {
        name: {
            other
            for other in imported(ast.parse(path.read_text(encoding="utf-8")), types)
            if other != name and (name, other) not in STATE_OF_EFFECTS
        }
        for name, path in MODULES.items()
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
    assert circle(graph(types=True)) == []


def test_the_exception_is_for_types_only() -> None:
    for name, other in STATE_OF_EFFECTS:
        tree = ast.parse(MODULES[name].read_text(encoding="utf-8"))
        assert other in imported(tree, types=True)
        assert other not in imported(tree, types=False)
