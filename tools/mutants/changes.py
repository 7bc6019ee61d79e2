"""The changes that make mutants: another number, sign, name or order, something left out."""

from __future__ import annotations

import ast
import copy
import importlib
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

ENGINE = Path(__file__).resolve().parents[2] / "src/quebec/engine"
NO_RULES = ("__init__.py", "batch.py", "native.py", "observation.py", "playout.py", "reasons.py")

SIGNS: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add,),
    ast.FloorDiv: (ast.Mult,),
    ast.Mod: (ast.FloorDiv,),
    ast.LShift: (ast.RShift,),
    ast.RShift: (ast.LShift,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
    ast.BitXor: (ast.BitAnd,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
RECORDS = (ast.Call, ast.Tuple)
OPPOSITES = {"min": "max", "max": "min"}


class Slot(NamedTuple):
    """The place of a node in the syntax tree of a module."""

    parent: ast.AST
    field: str
    place: int | None
    scope: str

    def fill(self, node: ast.AST) -> None:
        if self.place is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.place] = node


class Mutant(NamedTuple):
    file: str
    line: int
    change: str
    """The function or table, the old text, the new text; (2) if it is the second."""
    tree: ast.Module
    slot: Slot
    node: ast.AST

    @property
    def name(self) -> str:
        return f"{self.file} {self.change}"


def slots(node: ast.AST, scope: str = "", inside: bool = False) -> Iterator[tuple[Slot, ast.AST]]:
    """Everything that carries rules: functions and annotated tables, without types and English."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "bases", "ctx"):
            continue
        children = value if isinstance(value, list) else [value]
        for index, child in enumerate(children):
            if not isinstance(child, ast.AST) or isinstance(
                child, ast.Assert | ast.Raise | ast.JoinedStr | ast.Import | ast.ImportFrom
            ):
                continue
            name, function = scope, inside
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                if child.name in ("__repr__", "__str__"):
                    continue
                name = f"{scope}.{child.name}".lstrip(".")
                function = inside or isinstance(child, ast.FunctionDef)
            elif isinstance(node, ast.Module | ast.ClassDef):
                if not isinstance(child, ast.AnnAssign):
                    continue
                name = f"{scope}.{ast.unparse(child.target)}".lstrip(".")
            if isinstance(child, ast.Constant) and isinstance(child.value, str) and not function:
                continue  # A name in a table is not a rule.
            if isinstance(node, ast.AnnAssign) and field == "target":
                continue
            yield Slot(node, field, index if isinstance(value, list) else None, name), child
            yield from slots(child, name, function)


def variants(slot: Slot, node: ast.AST, alike: dict[str, str]) -> Iterator[tuple[ast.AST, str]]:
    """The possible replacements; with a description if it is not the new text."""

    def changed(**fields: object) -> ast.AST:
        twin = copy.copy(node)
        for field, value in fields.items():
            setattr(twin, field, value)
        return twin

    match node:
        case ast.Constant(value=bool(value)):
            yield changed(value=not value), ""
        case ast.Constant() if is_room(slot):
            return
        case ast.Constant(value=int(value)):
            yield changed(value=value + 1), ""
            yield changed(value=value - 1), ""
        case ast.Constant(value=str(value)) if " " not in value:
            if not isinstance(slot.parent, ast.Expr):
                yield changed(value=value + "?"), ""
        case ast.Name(id=name, ctx=ast.Load()) if name in alike:
            yield changed(id=alike[name]), ""
        case ast.BinOp(op=op) | ast.BoolOp(op=op) | ast.AugAssign(op=op):
            for sign in SIGNS.get(type(op), ()):
                yield changed(op=sign()), ""
        case ast.Compare(ops=ops):
            for k, comparison in enumerate(ops):
                for sign in SIGNS[type(comparison)]:
                    yield changed(ops=[*ops[:k], sign(), *ops[k + 1 :]]), ""
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand, ""
        case ast.IfExp(body=body, orelse=orelse):
            yield changed(body=orelse, orelse=body), ""
        case ast.Tuple(elts=elts, ctx=ast.Load()) | ast.List(elts=elts, ctx=ast.Load()):
            kinds = {kind(one) for one in elts}
            if len(kinds) == 1 and not isinstance(slot.parent, ast.BinOp):
                # A row of equals, and neither a record nor the room for an array.
                for k, one in enumerate(elts):
                    yield changed(elts=elts[:k] + elts[k + 1 :]), f"without {ast.unparse(one)}"
            for k, (one, two) in enumerate(pairwise(elts)):
                # The order of whole records, for instance of tiles, is not a rule.
                if (
                    kind(one) == kind(two)
                    and not isinstance(one, RECORDS)
                    and ast.dump(one) != ast.dump(two)
                ):
                    row = [*elts[:k], two, one, *elts[k + 2 :]]
                    yield changed(elts=row), f"{ast.unparse(two)} before {ast.unparse(one)}"
        case ast.Dict(values=values):
            for k in range(len(values) - 1):
                row = [*values[:k], values[k + 1], values[k], *values[k + 2 :]]
                yield changed(values=row), f"{ast.unparse(values[k])} the other way round"
        case ast.Call(keywords=[*keywords]):
            for k, keyword in enumerate(keywords):
                others = keywords[:k] + keywords[k + 1 :]
                yield changed(keywords=others), f"without {ast.unparse(keyword)}"
    if slot.field == "test" and isinstance(node, ast.Name | ast.Attribute | ast.Call):
        yield ast.UnaryOp(op=ast.Not(), operand=node), ""
    if isinstance(node, ast.BoolOp):
        for k in range(len(node.values)):
            rest = node.values[:k] + node.values[k + 1 :]
            yield rest[0] if len(rest) == 1 else changed(values=rest), ""
    if deletable(node):
        yield ast.Pass(), ""


def is_room(slot: Slot) -> bool:
    """Whether a number is the length of an array, as in [0] * 44."""
    parent = slot.parent
    return isinstance(parent, ast.BinOp) and isinstance(parent.left, ast.List)


def kind(node: ast.expr) -> tuple[type, type]:
    return type(node), type(getattr(node, "value", None))


def deletable(node: ast.AST) -> bool:
    """A statement with an effect, without which the function is still valid."""
    if isinstance(node, ast.Assign):
        return not isinstance(node.targets[0], ast.Name)
    is_call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    return is_call or isinstance(node, ast.AugAssign | ast.Continue | ast.Break)


def names_alike(module: ModuleType) -> dict[str, str]:
    """For each constant of a module the next one of its kind that has another value."""
    effect = importlib.import_module("quebec.engine.effect").Effect
    constants = {name: value for name, value in vars(module).items() if name.strip("_").isupper()}
    alike = dict(OPPOSITES)
    for rank, (name, value) in enumerate(constants.items()):
        kind = effect if isinstance(value, effect) else type(value)
        others = [*constants.items()][rank + 1 :] + [*constants.items()][:rank]
        for other, instead in others:
            if isinstance(instead, kind) and instead is not value and instead != value:
                alike[name] = other
                break
    return alike


def module_name(file: str) -> str:
    return "quebec.engine." + file.removesuffix(".py").replace("/", ".")


def mutants_of(file: str) -> Iterator[Mutant]:
    tree = ast.parse((ENGINE / file).read_text())
    alike = names_alike(importlib.import_module(module_name(file)))
    seen: Counter[str] = Counter()
    for slot, node in slots(tree):
        for new, words in variants(slot, node, alike):
            ast.fix_missing_locations(ast.copy_location(new, node))
            after = words or ast.unparse(new)
            before = "" if words else f"{ast.unparse(node)} → "
            change = " ".join(f"{slot.scope}: {before}{after}".split())
            seen[change] += 1
            if seen[change] > 1:
                change += f" ({seen[change]})"
            yield Mutant(file, getattr(node, "lineno", 0), change, tree, slot, new)


def files_of_rules() -> list[str]:
    files = sorted(
        path
        for path in ENGINE.rglob("*.py")
        if path.name not in NO_RULES and path.parent != ENGINE / "thinking"
    )
    return [path.relative_to(ENGINE).as_posix() for path in files]
