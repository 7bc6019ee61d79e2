"""The number and array types of the engine. This module is never compiled.

The compiler reads the first branch and works with 64-bit integers and flat arrays of them;
the interpreter reads the second and needs nothing beyond the standard library.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    i64 = int
    vec = list

    def append(items: list, item: object) -> list:
        items.append(item)
        return items
