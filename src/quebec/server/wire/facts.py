"""Facts as tagged structures, one for each class of the engine's facts, with the same fields."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Final, get_args, get_type_hints

from msgspec import Meta, Raw, Struct, defstruct, json

from quebec.engine import facts
from quebec.server.play.game import snake

LISTS: Final[dict[str, Any]] = {
    "workers": tuple[int, ...],
    "scores": tuple[int, ...],
    "winners": tuple[int, ...],
    "sites": tuple[str, ...],
}
"""The item types of lists, by field: the compiled engine does not have them."""


def _structure(kind: Any) -> type[Struct]:
    fields = [(name, LISTS.get(name, type_)) for name, type_ in get_type_hints(kind).items()]
    return defstruct(
        kind.__name__,
        fields,
        tag_field="fact",
        tag=snake(kind.__name__),
        frozen=True,
        module=__name__,
    )


STRUCTURES: Final[dict[type, type[Struct]]] = {
    kind: _structure(kind) for kind in get_args(facts.Fact)
}

if TYPE_CHECKING:
    WireFact = Struct
else:
    WireFact = reduce(or_, STRUCTURES.values())


EncodedFacts = Annotated[
    Raw,
    Meta(extra_json_schema={"type": "array", "items": {"$ref": "#/components/schemas/Fact"}}),
]
"""A list of facts already encoded as JSON: it is sent as it was stored."""


def wire_fact(fact: facts.Fact) -> WireFact:
    return STRUCTURES[type(fact)](*fact)


def encode_facts(happened: Iterable[facts.Fact]) -> bytes:
    """As they are stored and sent."""
    return b"[%b]" % b",".join(map(_encoded, happened))


# The offers of one position after the other tell much the same facts. Facts of different kinds can
# have the same fields, hence typed.
@lru_cache(8192, typed=True)
def _encoded(fact: facts.Fact) -> bytes:
    return json.encode(wire_fact(fact))
