"""The description of the API (OpenAPI 3.1): paths from Litestar, schemas from msgspec.

`tools.wire` writes it to a file, which is served, so a change of the API shows up in a diff.
The messages of the WebSocket are in it too, though no path leads to them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args, get_origin

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.response import Stream
from litestar.routes import HTTPRoute

from quebec.engine.board import ZONES
from quebec.extras import installed_version
from quebec.server.http.access import ANYBODY
from quebec.server.play.acts import AnyAct
from quebec.server.play.setup import COLOURS, Clock
from quebec.server.wire.analyses import Thought
from quebec.server.wire.facts import WireFact
from quebec.server.wire.live import FromClient, ToClient
from quebec.server.wire.meeting import LobbyNews
from quebec.server.wire.tables import Refusal
from quebec.server.wire.wording import WirePart
from quebec.views import MARKS

FILE: Final = Path(__file__).parents[1] / "openapi.json"
REFERENCE: Final = "#/components/schemas/{name}"
UNIONS: Final[dict[str, Any]] = {
    "Clock": Clock,
    "Act": AnyAct,
    "Fact": WireFact,
    "Part": WirePart,
    "FromClient": FromClient,
    "ToClient": ToClient,
    "LobbyNews": LobbyNews,
}
"""Schemas that have their own name in the description, in addition to the structures."""

CLOSED: Final[dict[str, list[str]]] = {
    "Zone": list(ZONES),
    "Colour": list(COLOURS),
    "Mark": list(MARKS.values()),
}
"""Closed sets of names, so that a client may rely on the list."""
NAMED: Final = {"zone": "Zone", "scoring_order": "Zone", "colour": "Colour", "mark": "Mark"}
"""The fields that contain them."""

CONFIG: Final = OpenAPIConfig(title="Québec", version="1", use_handler_docstrings=True)
REFUSED: Final = {
    "description": "Refused: what is wrong, as a key and in words.",
    "content": {"application/json": {"schema": {"$ref": REFERENCE.format(name="Refusal")}}},
}
SESSION: Final = {"cookie": {"type": "apiKey", "in": "cookie", "name": "quebec_session"},
                  "bearer": {"type": "http", "scheme": "bearer"}}  # fmt: skip


@cache
def build() -> str:
    """Identifies this server for the page: another version or another API is another build."""
    return f"{installed_version()}-{hashlib.sha256(FILE.read_bytes()).hexdigest()[:8]}"


def describe(app: Litestar) -> dict[str, Any]:
    """The description of an application that was created with CONFIG."""
    described: dict[str, Any] = msgspec.to_builtins(app.openapi_schema.to_schema())
    handlers = {
        (route.path_format, method.lower()): handler
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in route.route_handler_map.items()
        if method.lower() in described["paths"].get(route.path_format, ())
    }
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            _mend(operation, handlers[path, method])
    schemas = _schemas([kind for handler in handlers.values() for kind in _types(handler)])
    described["components"] = {"schemas": schemas, "securitySchemes": SESSION}
    described["paths"] = dict(sorted(described["paths"].items()))
    return described


def _mend(operation: dict[str, Any], handler: HTTPRouteHandler) -> None:
    """Add who may call, and the schema of a refusal."""
    answers = operation["responses"]
    for status in [status for status in answers if status >= "400"]:
        del answers[status]
    # A response without content has no type either.
    answers.get("204", {}).pop("content", None)
    answers["default"] = REFUSED
    operation["x-who"] = handler.opt.get("access", ANYBODY)
    if operation["x-who"] != ANYBODY:
        operation["security"] = [{"cookie": []}, {"bearer": []}]


def _types(handler: HTTPRouteHandler) -> Iterator[Any]:
    """The requests and responses of a route."""
    if handler.parsed_data_field:
        yield handler.parsed_data_field.annotation
    yield from (spec.data_container for spec in (handler.responses or {}).values())
    given = handler.parsed_return_field.annotation
    if given is not Stream:
        yield get_args(given)[0] if get_origin(given) is Response else given


def _schemas(types: list[Any]) -> dict[str, Any]:
    found, schemas = msgspec.json.schema_components(
        [*UNIONS.values(), Refusal, Thought, *types], ref_template=REFERENCE
    )
    unions = dict(zip(UNIONS, found, strict=False))
    for name, schema in schemas.items():
        if schema.get("description", "").startswith(f"{name}("):
            # Python's default docstring of a named tuple.
            del schema["description"]
    for schema in schemas.values():
        for field, part in schema.get("properties", {}).items():
            _close(part, NAMED.get(field))
    schemas["Seen"]["properties"]["zones"]["propertyNames"] = _reference("Zone")
    schemas |= {name: {"type": "string", "enum": some} for name, some in CLOSED.items()}
    named = {name: _named(schema, unions) for name, schema in sorted(schemas.items())}
    return named | {name: _named(schema, unions, name) for name, schema in unions.items()}


def _close(schema: dict[str, Any], name: str | None) -> None:
    """Restrict a text, or every text of a list, to a closed set of names."""
    if name is None:
        return
    if schema.get("type") == "array":
        schema["items"] = _reference(name)
    elif schema == {"type": "string"}:
        del schema["type"]
        schema |= _reference(name)


def _reference(name: str) -> dict[str, str]:
    return {"$ref": REFERENCE.format(name=name)}


def _named(schema: Any, unions: dict[str, Any], itself: str = "") -> Any:
    """A schema that refers to a union by its name instead of repeating it."""
    rest = (
        {"default": schema["default"]} if isinstance(schema, dict) and "default" in schema else {}
    )
    for name, union in unions.items():
        if schema == union | rest and name != itself:
            return _reference(name) | rest
    if isinstance(schema, dict):
        return {key: _named(value, unions) for key, value in schema.items()}
    if isinstance(schema, list):
        return [_named(value, unions) for value in schema]
    return schema
