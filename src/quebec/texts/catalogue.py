"""A catalogue: the messages of one language, and how a message with names in it is rendered."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

FOLDER: Final = resources.files(__package__)
LANGUAGES: Final = tuple(
    sorted(file.name.removesuffix(".ftl") for file in FOLDER.iterdir() if ".ftl" in file.name)
)
"""Each language is a catalogue here, under its code; there is no other list of languages."""


class MissingText(UserWarning):
    """A message, a form of a name or an argument is missing; its key is shown instead."""


class Name(NamedTuple):
    """A name as an argument: a message of the catalogue, whose attributes are its other forms."""

    message: str
    args: Mapping[str, Value] = {}


Value = str | int | Name


class Catalogue:
    """The messages of a language.

    A message sees an argument that is a name in all the forms it has: `$zone` is "Citadelle",
    `$zone-the` is "the Citadelle". Only the forms that the message uses are rendered.
    """

    def __init__(self, language: str, *more: str) -> None:
        """more: folders beside the catalogues, whose texts are loaded only where they are needed
        and may use the messages of the catalogue."""
        self.language: Final = language
        parsed = [_parsed(folder, language) for folder in (".", *more)]
        self.entries: Final = ast.Resource([entry for one in parsed for entry in one.body])
        self._messages = {
            entry.id.name: entry for entry in self.entries.body if isinstance(entry, ast.Message)
        }
        locale = _text(self._messages["locale"])
        self.locale: Final = Locale.parse(locale, sep="-")
        """The plural rules and number format of the language."""
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._bundle.add_resource(self.entries)
        self._variables: dict[tuple[str, str], frozenset[str]] = {}

    @property
    def keys(self) -> tuple[str, ...]:
        """The messages, in the order of the file."""
        return tuple(self._messages)

    def forms(self, key: str) -> tuple[str, ...]:
        """The attributes of a message."""
        return tuple(attribute.id.name for attribute in self._messages[key].attributes)

    def render(self, key: str, args: Mapping[str, Value], form: str = "") -> str:
        """A message, or one of its attributes. A missing one is warned of and shown as its key.

        Tests turn warnings into errors, so nothing is missing there.
        """
        pattern = self._pattern(key, form)
        if pattern is None:
            return self._lacking(f"{key}.{form}" if form else key)
        given: dict[str, str | int] = {}
        for variable in self.variables(key, form):
            value = self._value(variable, args)
            if value is None:
                given[variable] = self._lacking(f"${variable} of {key}", f"${variable}")
            else:
                given[variable] = value
        message = self._bundle.get_message(key)
        compiled = message.attributes[form] if form else message.value
        assert compiled is not None
        text, errors = self._bundle.format_pattern(compiled, given)
        if errors:
            return self._lacking(f"{key}: {errors[0]}", key)
        return str(text)

    def _value(self, variable: str, args: Mapping[str, Value]) -> str | int | None:
        value = args.get(variable)
        if isinstance(value, Name):
            return self.render(value.message, _inherited(args, value))
        if value is None and "-" in variable:
            base, form = variable.split("-", 1)
            name = args.get(base)
            if isinstance(name, Name):
                return self.render(name.message, _inherited(args, name), form)
        return value if isinstance(value, str | int) else None

    def _lacking(self, what: str, shown: str = "") -> str:
        warnings.warn(f"{self.language}: no text for {what}", MissingText, stacklevel=4)
        return shown or what

    def _pattern(self, key: str, form: str) -> ast.Pattern | None:
        message = self._messages.get(key)
        if message is None:
            return None
        if not form:
            return message.value
        for attribute in message.attributes:
            if attribute.id.name == form:
                return attribute.value
        return None

    def variables(self, key: str, form: str = "") -> frozenset[str]:
        """The variables that a message or attribute uses, by itself or through others."""
        known = self._variables.get((key, form))
        if known is None:
            pattern = self._pattern(key, form)
            known = frozenset() if pattern is None else frozenset(self._used(pattern))
            self._variables[key, form] = known
        return known

    def arguments(self, key: str, form: str = "") -> frozenset[str]:
        """What a message needs: `$zone` and `$zone-the` are both the zone."""
        return frozenset(variable.split("-")[0] for variable in self.variables(key, form))

    def _used(self, pattern: ast.Pattern) -> Iterator[str]:
        for node in nodes(pattern):
            if isinstance(node, ast.VariableReference):
                yield node.id.name
            elif isinstance(node, ast.MessageReference):
                yield from self.variables(
                    node.id.name, node.attribute.name if node.attribute else ""
                )


@cache
def _parsed(folder: str, language: str) -> ast.Resource:
    """A file, which several catalogues share: parsing takes much longer than all else."""
    file = FOLDER.joinpath(folder, f"{language}.ftl")
    return FluentResource(file.read_text(encoding="utf-8"))


def _text(message: ast.Message) -> str:
    """A message without variables."""
    assert message.value is not None
    return "".join(node.value for node in nodes(message.value) if isinstance(node, ast.TextElement))


def _inherited(args: Mapping[str, Value], name: Name) -> Mapping[str, Value]:
    """The arguments for a name's message: its own, and the edition that selects names."""
    return {"edition": args["edition"], **name.args} if "edition" in args else name.args


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node of a parsed catalogue, and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


@cache
def catalogue(language: str, *more: str) -> Catalogue:
    """The catalogue of a language, cached."""
    return Catalogue(language, *more)
