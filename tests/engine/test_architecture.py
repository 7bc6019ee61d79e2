"""What keeps the engine a library of rules: it reaches for nothing outside itself.

The source is read, not run, so that a forbidden import inside a function is found too.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import quebec.engine
from quebec.engine import MOVES, RULESETS, new_game
from quebec.engine.effect import CATALOGUE
from quebec.engine.effects.districts import DISTRICT_ACTIONS
from quebec.engine.effects.events import EVENTS
from tools.invariants import TABLES

ENGINE = Path(quebec.engine.__file__).resolve().parent
MODULES = sorted(ENGINE.rglob("*.py"))
NATIVE = ENGINE / "native.py"

# Files and streams, the clock, the machine, chance other than the engine's own, other threads.
FORBIDDEN_MODULES = {
    "asyncio",
    "builtins",
    "ctypes",
    "datetime",
    "importlib",
    "io",
    "locale",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "random",
    "secrets",
    "shutil",
    "socket",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "uuid",
    "warnings",
}
FORBIDDEN_CALLS = {"__import__", "breakpoint", "compile", "eval", "exec", "input", "open", "print"}

every_module = pytest.mark.parametrize(
    "path", MODULES, ids=[str(path.relative_to(ENGINE)) for path in MODULES]
)


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(node: ast.AST) -> Iterator[str]:
    """The modules that source imports, wherever it does."""
    for part in ast.walk(node):
        if isinstance(part, ast.Import):
            yield from (name.name for name in part.names)
        elif isinstance(part, ast.ImportFrom):
            assert part.level == 0, "relative import"
            assert part.module is not None
            yield part.module


def without_type_checking(module: ast.Module) -> ast.Module:
    """What is left at run time."""

    class Remove(ast.NodeTransformer):
        def visit_If(self, node: ast.If) -> list[ast.stmt] | ast.stmt:
            if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
                return node.orelse
            return node

    changed = Remove().visit(module)
    assert isinstance(changed, ast.Module)
    return changed


def test_there_is_something_to_read() -> None:
    assert len(MODULES) > 20
    assert NATIVE in MODULES


@every_module
def test_a_module_imports_the_engine_and_the_standard_library_only(path: Path) -> None:
    for name in imports(without_type_checking(tree(path))):
        own = name == "quebec.engine" or name.startswith("quebec.engine.")
        assert own or name.split(".")[0] in sys.stdlib_module_names, name


@every_module
def test_even_for_its_types_only_native_looks_outside(path: Path) -> None:
    for name in imports(tree(path)):
        own = name.startswith("quebec.engine") or name.split(".")[0] in sys.stdlib_module_names
        assert own or (path == NATIVE and name in {"librt.vecs", "mypy_extensions"}), name


@every_module
def test_the_rules_know_nothing_of_the_thinking(path: Path) -> None:
    thinks = path.parent.name == "thinking"
    assert thinks or not any("thinking" in name for name in imports(tree(path)))


@every_module
def test_a_module_has_no_files_no_clock_and_no_other_chance(path: Path) -> None:
    used = {name.split(".")[0] for name in imports(tree(path))}
    assert not used & FORBIDDEN_MODULES


@every_module
def test_a_module_reads_and_prints_nothing(path: Path) -> None:
    called = {
        part.func.id
        for part in ast.walk(tree(path))
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Name)
    }
    assert not called & FORBIDDEN_CALLS


@every_module
def test_no_module_sets_a_global_variable_later(path: Path) -> None:
    for part in ast.walk(tree(path)):
        assert not isinstance(part, ast.Global | ast.Nonlocal)


@every_module
def test_what_a_module_defines_is_final(path: Path) -> None:
    """Names at the top of a module are constants: mypy refuses a second assignment of a Final."""
    for part in without_type_checking(tree(path)).body:
        if isinstance(part, ast.Assign):
            names = [target.id for target in part.targets if isinstance(target, ast.Name)]
            assert set(names) <= ALIASES.get(path.name, set()), names
        elif isinstance(part, ast.AnnAssign):
            assert "Final" in ast.unparse(part.annotation), ast.unparse(part)


ALIASES = {
    "__init__.py": {"__all__"},
    "facts.py": {"Fact"},
    "layout.py": {"Spread"},
    "native.py": {"Item", "i64", "u8", "vec"},
    "pieces.py": {"SiteKey"},
}
"""Names for types, which are not Final but cannot be assigned again either."""


def test_games_leave_no_trace_in_the_modules() -> None:
    """Tables made at import are as long after many games as before, and hold the same things."""
    before = tables()
    for ruleset, players in TABLES:
        s = new_game(ruleset, players, seed=3)
        chance = Random(3)
        while not s.is_over:
            s.play(chance.choice(s.legal_moves()))
    assert tables() == before


def tables() -> list[object]:
    return [
        [effect.key for effect in CATALOGUE.effects],
        [(move.index, move.text) for move in MOVES],
        [(event.year, event.century) for event in EVENTS],
        [[effect.number for effect in action.effects] for action in DISTRICT_ACTIONS],
        [(rules.name, len(rules.tables)) for rules in RULESETS],
        [tuple(table.leaders) for rules in RULESETS for table in rules.tables],
        *(module_tables()),
    ]


def module_tables() -> Iterator[object]:
    """Everything in the engine's modules that could be added to."""
    for name, module in sorted(sys.modules.items()):
        if name.startswith("quebec.engine"):
            for variable, value in sorted(vars(module).items()):
                if isinstance(value, dict | list | set) and not variable.startswith("__"):
                    yield name, variable, repr(value)


def test_effects_are_numbered_in_order_and_named_apart() -> None:
    """Their numbers lie in the stack of a state, their keys in its decisions."""
    effects = list(CATALOGUE.effects)
    assert [effect.number for effect in effects] == list(range(len(effects)))
    assert len({effect.key for effect in effects}) == len(effects)
