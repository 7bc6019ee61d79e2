"""The schemas of an OpenAPI description as TypeScript types."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean",
                "null": "null"}  # fmt: skip
WIDTH: Final = 100


def typescript(description: dict[str, Any], build: str) -> str:
    """A module with a type for each schema, and one that lists the operations."""
    schemas = description["components"]["schemas"]
    parts = [
        "/** Written by `make wire` from the description of the API; not to be changed by hand. */",
        "/** The build that this page belongs to: sent as X-Quebec-Build. */\n"
        f"export const BUILD = {_quoted(build)}",
        *(_declared(name, schema) for name, schema in schemas.items()),
        _operations(description["paths"]),
    ]
    return "\n\n".join(parts) + "\n"


def _declared(name: str, schema: dict[str, Any]) -> str:
    if "properties" not in schema and schema.get("type") != "object":
        return f"export type {name} = {type_of(schema)}"
    required = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in required else '?'}: {type_of(part)}"
        for field, part in schema.get("properties", {}).items()
    ]
    text = schema.get("description", "")
    comment = f"/** {' '.join(text.split())} */\n" if text else ""
    return comment + "\n".join([f"export interface {name} {{", *fields, "}"])


def type_of(schema: dict[str, Any]) -> str:
    """The type of one schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(_quoted(value) for value in schema["enum"])
    if "const" in schema:
        return _quoted(schema["const"])
    if "anyOf" in schema or "oneOf" in schema:
        choices = schema.get("anyOf") or schema["oneOf"]
        # The union of a union is one union.
        return " | ".join(dict.fromkeys(type_of(choice) for choice in choices))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(type_of(item) for item in schema['prefixItems'])}]"
        return _list(type_of(schema["items"])) if "items" in schema else "unknown[]"
    if kind == "object":
        more = schema.get("additionalProperties")
        key = type_of(schema["propertyNames"]) if "propertyNames" in schema else "string"
        return f"Record<{key}, {type_of(more) if isinstance(more, dict) else 'unknown'}>"
    if isinstance(kind, list):
        return " | ".join(PLAIN[one] for one in kind)
    return PLAIN[kind] if kind else "unknown"


def _list(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def _quoted(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def _operations(paths: dict[str, Any]) -> str:
    rows = [
        f"  {_quoted(f'{method.upper()} {path}')}: {{ body: {body}; answer: {answer} }}"
        for path, operations in paths.items()
        for method, operation in operations.items()
        for body, answer in [(_content(operation.get("requestBody", {})), _answer(operation))]
    ]
    comment = "/** What each operation takes and gives. */\n"
    return comment + "\n".join(["export interface Operations {", *rows, "}"])


def _answer(operation: dict[str, Any]) -> str:
    good = [answer for status, answer in operation["responses"].items() if status[0] == "2"]
    return _content(good[0]) if good else "null"


def _content(holder: dict[str, Any]) -> str:
    return next(_contents(holder), "null")


def _contents(holder: dict[str, Any]) -> Iterator[str]:
    for media, content in holder.get("content", {}).items():
        yield type_of(content.get("schema", {})) if media == "application/json" else "string"
