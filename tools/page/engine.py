"""Write the engine's scoring as JavaScript, for the page without the network.

python -m tools.page.engine            write it
python -m tools.page.engine --check    check whether it is up to date

Nothing of the rules is written twice: the functions that score what was entered, and whatever they
call, are translated from their Python source, and the values that they look at (the board, the
events, the rule sets) are written as they are in the imported modules. What the translator does
not know, it refuses to translate. A test compares the result with the engine.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import inspect
import json
import os
import re
import sys
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final, TypeGuard, is_typeddict

os.environ["QUEBEC_ENGINE"] = "interpreted"

import msgspec

from quebec.engine.reasons import BadInput
from quebec.server.play.game import snake
from quebec.tabletop.seen import century_seen, game_seen

TARGET: Final = Path(__file__).parents[2] / "web" / "src" / "tabletop" / "engine.js"
EXPORTED: Final = (century_seen, game_seen)
HEAD: Final = """\
/**
 * The scoring of the engine, for the page without the network.
 *
 * Written by `make wire` (tools/page/engine.py) from the Python source; not to be changed by hand.
 * The comment of a function is where it stands there, and its docstring. `century` and `game`, at
 * the end of the file, take a Tabletop as it is sent to the server, return what the server would
 * answer, and throw BadInput for what cannot be. tests/tabletop/test_without_network.py fails if
 * the source has changed since, and if an answer differs from the engine's.
 */

import * as py from './python.js'
"""
NAMES: Final = re.compile(r"\w+")
RESERVED: Final = re.compile(
    "arguments|case|catch|class|const|default|delete|do|enum|eval|export|extends|false|function|"
    "import|in|instanceof|let|new|null|package|private|public|py|static|super|switch|this|throw|"
    "true|typeof|var|void|with|yield"
)
BUILTIN_METHODS: Final = frozenset(
    ("append", "copy", "get", "index", "items", "join", "keys", "setdefault", "values", "_replace")
)
"""Methods of lists, dicts and texts; a class of the engine may have one of the same name."""
OPERATORS: Final[dict[type[ast.AST], str]] = {
    ast.Sub: "-",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.LShift: "<<",
    ast.RShift: ">>",
}
CALCULATED: Final[dict[type[ast.AST], str]] = {
    ast.Add: "add",
    ast.Mult: "times",
    ast.Mod: "modulo",
    ast.FloorDiv: "quotient",
}
COMPARISONS: Final[dict[type[ast.AST], str]] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Is: "===",
    ast.IsNot: "!==",
}


class Untranslatable(Exception):
    """The source uses something that the translator does not know."""


def is_row(thing: object) -> TypeGuard[type[Any]]:
    """Whether it is a class of named tuples."""
    return isinstance(thing, type) and issubclass(thing, tuple) and hasattr(thing, "_fields")


def is_structure(thing: object) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(thing, type) and issubclass(thing, msgspec.Struct)


class Translation:
    """Everything that the exported functions reach, as one module."""

    def __init__(self) -> None:
        self.names: dict[int, str] = {}
        self.taken: dict[str, object] = {}
        self.functions: list[str] = []
        self.classes: dict[type, dict[str, str]] = {}
        """Their translated members, base classes first."""
        self.objects: dict[str, object] = {}
        self.lists: list[str] = []
        self.used: set[str] = set()
        """Every attribute that anything asks for: others are left out."""
        self.made: set[type] = set()
        """Classes of which something makes new objects."""

    def module(self) -> str:
        exported = [f"export {{ {self.name(BadInput)} }}"]
        self.see_class(BadInput)
        for function in EXPORTED:
            (entered,) = inspect.signature(function, eval_str=True).parameters.values()
            filled = f"py.filled({self.structure(entered.annotation)}, entered)"
            call = f"{self.see_function(function)}({filled})"
            exported.append(
                f"export const {function.__name__[:-5]} = (entered) => py.plain({call})"
            )
        while self.see_more():
            pass
        parts = [*map(self.class_text, self.classes), *self.constants(), *self.functions, *exported]
        return HEAD + "\n".join(parts) + "\n"

    # ---- what is reached ------------------------------------------------------------------------

    def name(self, thing: object, wanted: str = "") -> str:
        if id(thing) not in self.names:
            name = wanted or getattr(thing, "__name__", "value")
            found = f"{name}_" if RESERVED.fullmatch(name) else name
            number = 1
            while found in self.taken:
                number += 1
                found = f"{name}{number}"
            self.names[id(thing)], self.taken[found] = found, thing
        return self.names[id(thing)]

    def see_function(self, function: Callable[..., Any]) -> str:
        plain = inspect.unwrap(function)
        if id(plain) not in self.names:
            name = self.name(plain)
            self.functions.append(Writer(self, plain).function(f"function {name}"))
        return self.names[id(plain)]

    def see_class(self, kind: type) -> str:
        if kind not in self.classes:
            base = kind.__bases__[0]
            if base.__module__.startswith("quebec."):
                self.see_class(base)
            self.classes[kind] = {}
        return self.name(kind)

    def see_more(self) -> bool:
        """Translate members that something asks for by now; returns whether there were any."""
        missing = [
            (kind, name, member)
            for kind, done in self.classes.items()
            for name, member in vars(kind).items()
            if name not in done and (kind in self.made if name == "__init__" else name in self.used)
            if isinstance(member, FunctionType | property)
        ]
        for kind, name, member in missing:
            source = member.fget if isinstance(member, property) else member
            title = f"get {name}" if isinstance(member, property) else name
            title = "constructor" if name == "__init__" else title
            self.classes[kind][name] = Writer(self, source, method=True).function(title)
        reached = len(self.objects)
        for one in list(self.objects.values()):
            self.fields(one)
        return bool(missing) or len(self.objects) > reached

    def value(self, value: object, wanted: str = "", shared: bool = True) -> str:
        """An expression for a value as it is now. An object is a constant, and a list is one if it
        has a name in its module."""
        if value is None or isinstance(value, str | int):
            return json.dumps(value, ensure_ascii=False)
        if isinstance(value, tuple | list | dict):
            if shared and id(value) in self.names:
                return self.names[id(value)]
            text = self.items(value, shared)
            if not wanted:
                return text
            self.lists.append(f"const {self.name(value, wanted)} = {text}")
        elif not type(value).__module__.startswith("quebec."):
            raise Untranslatable(f"a value of {type(value)}: {value!r}")
        elif id(value) not in self.names:
            self.see_class(type(value))
            self.objects[self.name(value, wanted or type(value).__name__.lower())] = value
        return self.names[id(value)]

    def items(
        self, value: tuple[object, ...] | list[object] | dict[object, object], shared: bool
    ) -> str:
        if isinstance(value, dict):
            pairs = [
                f"[{self.value(key, '', shared)}, {self.value(one, '', shared)}]"
                for key, one in value.items()
            ]
            return f"new Map([{', '.join(pairs)}])"
        items = ", ".join(self.value(one, "", shared) for one in value)
        if is_row(type(value)):
            return f"{self.see_class(type(value))}.of({items})"
        return f"[{items}]"

    def fields(self, value: object) -> dict[str, str]:
        """The fields of an object that something asks for."""
        names = getattr(value, "__dict__", None) or type(value).__slots__  # type: ignore[attr-defined]
        return {
            name: self.value(getattr(value, name), shared=False)
            for name in names
            if name in self.used
        }

    # ---- writing --------------------------------------------------------------------------------

    def class_text(self, kind: type) -> str:
        name, base = self.name(kind), kind.__bases__[0]
        if is_row(kind):
            tag, fields = json.dumps(snake(kind.__name__)), json.dumps(kind._fields)
            return f"const {name} = py.row({tag}, {fields})"
        above = f" extends {self.name(base)}" if base in self.classes else ""
        above = " extends Error" if issubclass(kind, Exception) else above
        return f"class {name}{above} {{\n{''.join(self.classes[kind].values())}}}"

    def structure(self, kind: type[msgspec.Struct]) -> str:
        """What is read as JSON: its fields with their defaults, and the structures inside."""
        fields = []
        info: Any = msgspec.inspect.type_info(kind)
        for field in info.fields:
            inner = getattr(field.type, "item_type", field.type)
            inside = (
                self.structure(inner.cls)
                if isinstance(inner, msgspec.inspect.StructType)
                else "null"
            )
            default = field.default
            left_out = (
                "undefined"
                if default is msgspec.NODEFAULT
                else "{}"
                if isinstance(default, msgspec.Struct)
                else "[]"
                if default == ()
                else json.dumps(default)
            )
            fields.append(f"{field.name}: [{left_out}, {inside}]")
        return "{" + ", ".join(fields) + "}"

    def constants(self) -> Iterator[str]:
        """The objects, each after those in its fields; then the lists of them."""
        written: set[str] = set()

        def lines(name: str) -> Iterator[str]:
            if name in self.objects and name not in written:
                written.add(name)
                fields = self.fields(self.objects[name])
                for text in fields.values():
                    for inner in NAMES.findall(text):
                        yield from lines(inner)
                inside = ", ".join(f"{key}: {text}" for key, text in fields.items())
                kind = self.name(type(self.objects[name]))
                yield f"const {name} = py.object({kind}, {{ {inside} }})"

        for name in self.objects:
            yield from lines(name)
        yield from self.lists


class Writer:
    """Writes one function."""

    def __init__(self, whole: Translation, function: Any, method: bool = False) -> None:
        self.whole = whole
        self.source = function
        self.tree: Any = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
        self.own = "self" if method else ""
        assigned = {
            node.id
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }
        self.parameters = list(inspect.signature(function).parameters.values())
        self.locals = assigned | {one.name for one in self.parameters}
        self.declared = sorted(assigned - {one.name for one in self.parameters})

    def unknown(self, node: ast.AST) -> Untranslatable:
        where = f"{self.source.__module__}.{self.source.__qualname__}"
        return Untranslatable(f"{where} line {getattr(node, 'lineno', '?')}: {ast.unparse(node)}")

    def function(self, title: str) -> str:
        given = [one for one in self.parameters if one.name != self.own]
        parameters = ", ".join(
            self.local(one.name)
            + ("" if one.default is one.empty else f" = {self.whole.value(one.default)}")
            for one in given
        )
        declared = f"let {', '.join(map(self.local, self.declared))};\n" if self.declared else ""
        body = f"{declared}{self.block(self.tree.body)}"
        return f"{self.about()}{title}({parameters}) {{\n{body}}}\n"

    def about(self) -> str:
        """Where it stands in the source, and its docstring."""
        where = f"{self.source.__module__}.{self.source.__qualname__}"
        about = " ".join((ast.get_docstring(self.tree) or "").split())
        return f"/** {where}{': ' if about else ''}{about} */\n"

    def local(self, name: str) -> str:
        return f"{name}_" if RESERVED.fullmatch(name) else name

    # ---- statements -----------------------------------------------------------------------------

    def block(self, body: list[ast.stmt]) -> str:
        return "".join(f"{line}\n" for line in map(self.statement, body) if line)

    def statement(self, node: ast.stmt) -> str:
        match node:
            case ast.Expr(ast.Constant(str())) | ast.Assert() | ast.Pass():
                return ""
            case ast.AnnAssign(value=None):
                return ""
            case ast.Expr(value):
                return f"{self.expression(value)};"
            case ast.Assign([target], value):
                return f"{self.assigned(target, self.expression(value))};"
            case ast.AnnAssign(target, _, value) if value:
                return f"{self.assigned(target, self.expression(value))};"
            case ast.AugAssign(target, operator, value):
                loaded: Any = ast.parse(ast.unparse(target), mode="eval").body
                return f"{self.assigned(target, self.calculated(operator, loaded, value))};"
            case ast.Return(value):
                return f"return {self.expression(value) if value else ''};"
            case ast.Raise(ast.Call() as error):
                return f"throw {self.expression(error)};"
            case ast.If(test, body, other):
                rest = f" else {{\n{self.block(other)}}}" if other else ""
                return f"if ({self.test(test)}) {{\n{self.block(body)}}}{rest}"
            case ast.While(test, body, []):
                return f"while ({self.test(test)}) {{\n{self.block(body)}}}"
            case ast.For(target, iterated, body, []):
                each = self.target(target)
                items = f"py.iterated({self.expression(iterated)})"
                return f"for ({each} of {items}) {{\n{self.block(body)}}}"
            case ast.Break():
                return "break;"
            case ast.Continue():
                return "continue;"
        raise self.unknown(node)

    def target(self, node: ast.expr) -> str:
        match node:
            case ast.Name(name):
                return self.local(name)
            case ast.Tuple(items):
                return f"[{', '.join(map(self.target, items))}]"
            case ast.Attribute():
                return self.expression(node)
        raise self.unknown(node)

    def assigned(self, target: ast.expr, value: str) -> str:
        if isinstance(target, ast.Subscript):
            place = f"{self.expression(target.value)}, {self.expression(target.slice)}"
            return f"py.put({place}, {value})"
        return f"{self.target(target)} = {value}"

    # ---- expressions ----------------------------------------------------------------------------

    def known(self, node: ast.expr) -> object:
        """What a name stands for outside of functions; NotImplemented if that is nothing."""
        if isinstance(node, ast.Name) and node.id not in self.locals:
            return self.source.__globals__.get(node.id, getattr(builtins, node.id, NotImplemented))
        if isinstance(node, ast.Attribute):
            module = self.known(node.value)
            if isinstance(module, ModuleType):
                return getattr(module, node.attr)
        if isinstance(node, ast.Subscript) and isinstance(self.known(node.value), type):
            return self.known(node.value)
        return NotImplemented

    def test(self, node: ast.expr) -> str:
        match node:
            case ast.BoolOp(operator, values):
                sign = " && " if isinstance(operator, ast.And) else " || "
                return f"({sign.join(map(self.test, values))})"
            case ast.UnaryOp(ast.Not(), value):
                return f"!{self.test(value)}"
            case ast.Compare():
                return self.expression(node)
        return f"py.truth({self.expression(node)})"

    def expression(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value) if value is None or isinstance(value, str | int):
                return json.dumps(value, ensure_ascii=False)
            case ast.Name(name) if name == self.own:
                return "this"
            case ast.Name(name) if name in self.locals:
                return self.local(name)
            case ast.Name() if (known := self.known(node)) is not NotImplemented:
                return self.outside(known, node.id)
            case ast.Attribute(value, name):
                if (known := self.known(node)) is not NotImplemented:
                    return self.outside(known, name)
                self.whole.used.add(name)
                return f"{self.expression(value)}.{name}"
            case ast.Subscript(value, ast.Slice(lower, upper, None)):
                ends = [self.expression(one) if one else "null" for one in (lower, upper)]
                return f"py.slice({self.expression(value)}, {', '.join(ends)})"
            case ast.Subscript(value, at):
                return f"py.item({self.expression(value)}, {self.expression(at)})"
            case ast.BinOp(left, operator, right):
                return self.calculated(operator, left, right)
            case ast.UnaryOp(ast.USub(), value):
                return f"-{self.expression(value)}"
            case ast.UnaryOp(ast.Not(), _):
                return self.test(node)
            case ast.BoolOp(operator, [*firsts, last]):
                found = self.expression(last)
                for one in reversed(firsts):
                    name = "both" if isinstance(operator, ast.And) else "either"
                    found = f"py.{name}({self.expression(one)}, () => {found})"
                return found
            case ast.Compare(left, operators, rights):
                pairs = zip([left, *rights], operators, rights, strict=False)
                return f"({' && '.join(self.compared(*one) for one in pairs)})"
            case ast.IfExp(test, then, other):
                return f"({self.test(test)} ? {self.expression(then)} : {self.expression(other)})"
            case ast.List(items) | ast.Tuple(items):
                return f"[{', '.join(map(self.listed, items))}]"
            case ast.Dict(keys, values) if all(keys):
                pairs_ = [
                    f"[{self.expression(key)}, {self.expression(value)}]"
                    for key, value in zip(keys, values, strict=True)
                    if key
                ]
                return f"new Map([{', '.join(pairs_)}])"
            case ast.ListComp(one, parts) | ast.GeneratorExp(one, parts):
                return self.gathered(self.expression(one), parts)
            case ast.DictComp(key, value, parts):
                pair = f"[{self.expression(key)}, {self.expression(value)}]"
                return f"new Map({self.gathered(pair, parts)})"
            case ast.JoinedStr(values):
                return " + ".join(["''", *map(self.expression, values)])
            case ast.FormattedValue(value, conversion, None):
                return f"py.{'repr' if conversion == ord('r') else 'str'}({self.expression(value)})"
            case ast.Call():
                return self.call(node)
        raise self.unknown(node)

    def listed(self, node: ast.expr) -> str:
        if isinstance(node, ast.Starred):
            return f"...py.iterated({self.expression(node.value)})"
        return self.expression(node)

    def gathered(self, one: str, parts: list[ast.comprehension]) -> str:
        """A comprehension, the innermost loop first."""
        found = f"[{one}]"
        for part in reversed(parts):
            for test in reversed(part.ifs):
                found = f"({self.test(test)} ? {found} : [])"
            each = f"py.iterated({self.expression(part.iter)})"
            found = f"{each}.flatMap(({self.target(part.target)}) => {found})"
        return found

    def calculated(self, operator: ast.operator, left: ast.expr, right: ast.expr) -> str:
        both = self.expression(left), self.expression(right)
        if type(operator) in CALCULATED:
            return f"py.{CALCULATED[type(operator)]}({both[0]}, {both[1]})"
        if type(operator) in OPERATORS:
            return f"({both[0]} {OPERATORS[type(operator)]} {both[1]})"
        raise self.unknown(left)

    def compared(self, left: ast.expr, operator: ast.cmpop, right: ast.expr) -> str:
        both = self.expression(left), self.expression(right)
        if type(operator) in COMPARISONS:
            return f"{both[0]} {COMPARISONS[type(operator)]} {both[1]}"
        name = "equal" if isinstance(operator, ast.Eq | ast.NotEq) else "within"
        sign = "!" if isinstance(operator, ast.NotEq | ast.NotIn) else ""
        return f"{sign}py.{name}({both[0]}, {both[1]})"

    def outside(self, known: object, name: str) -> str:
        """A name of a module, or of Python itself."""
        if getattr(builtins, name, None) is known:
            return f"py.{name}"
        if isinstance(known, FunctionType) or hasattr(known, "__wrapped__"):
            return self.whole.see_function(known)  # type: ignore[arg-type]
        if isinstance(known, type):
            return self.whole.see_class(known)
        return self.whole.value(known, name)

    def call(self, node: ast.Call) -> str:
        known = self.known(node.func)
        if ast.unparse(node.func) == "super().__init__":
            return f"super({', '.join(map(self.expression, node.args))})"
        if known is isinstance:
            kind = self.known(node.args[1])
            of = self.expression(node.args[0])
            return (
                f"Number.isInteger({of})"
                if kind is int
                else f"({of} instanceof {self.expression(node.args[1])})"
            )
        named = {one.arg: self.expression(one.value) for one in node.keywords if one.arg}
        given = list(map(self.listed, node.args))
        if is_typeddict(known):
            pairs = [f"[{json.dumps(key)}, {value}]" for key, value in named.items()]
            return f"new Map([{', '.join(pairs)}])"
        if known is zip:
            named.pop("strict", None)
        if named and known is not NotImplemented:
            given, named = self.in_order(known, given, named), {}
        arguments = ", ".join(given)
        if known is list or known is tuple:
            return f"py.list({arguments})"
        if isinstance(known, type) and known.__module__.startswith("quebec."):
            if is_row(known):
                return f"{self.whole.see_class(known)}.of({arguments})"
            self.whole.made.update(known.__mro__)
            return f"new {self.whole.see_class(known)}({arguments})"
        if (
            isinstance(node.func, ast.Attribute)
            and node.func.attr in BUILTIN_METHODS
            and known is NotImplemented
        ):
            self.whole.used.add(node.func.attr)
            parts = [self.expression(node.func.value), json.dumps(node.func.attr), *given]
            if named:
                parts.append("{" + ", ".join(f"{key}: {one}" for key, one in named.items()) + "}")
            return f"py.call({', '.join(parts)})"
        if named:
            raise self.unknown(node)
        return f"{self.expression(node.func)}({arguments})"

    def in_order(self, known: Any, given: list[str], named: Mapping[str, str]) -> list[str]:
        """Named arguments at their places; what is left out has its default."""
        names = list(inspect.signature(known).parameters)
        last = max(names.index(name) for name in named)
        return given + [named.get(name, "undefined") for name in names[len(given) : last + 1]]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.page.engine", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if stale")
    checks = parser.parse_args(argv).check
    text = Translation().module()
    if checks and (not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text):
        print(f"{TARGET.name} is stale: run make wire", file=sys.stderr)
        return 1
    if not checks:
        TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
