"""The number and array types of the engine, as the interpreter and its users see them.

This module is never compiled: the compiler reads `native_compiled.pyi` in its place (setup.py) and
works with integers of fixed size and flat arrays of them.
"""

from typing import TypeVar

Item = TypeVar("Item")

i64 = int
u8 = int
vec = list


def append(items: list[Item], item: Item) -> list[Item]:
    items.append(item)
    return items
