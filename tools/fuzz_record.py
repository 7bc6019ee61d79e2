"""Feed the reader of records with damaged ones: python -m tools.fuzz_record [FOLDER…] [-runs=N]

Needs atheris, which finds inputs that reach new code; without it the properties in
tests/properties/test_records.py try the same at random.
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol, cast

GAMES = Path(__file__).resolve().parent.parent / "tests" / "games"


class Fuzzer(Protocol):
    """The part of atheris that is used."""

    def instrument_imports(self, include: list[str]) -> AbstractContextManager[None]: ...
    def Setup(self, argv: list[str], test: object, **options: object) -> None: ...  # noqa: N802
    def Fuzz(self) -> None: ...  # noqa: N802
    def Mutate(self, data: bytes, size: int) -> bytes: ...  # noqa: N802


def mutated(data: bytes, most: int, seed: int, fuzzer: Fuzzer) -> bytes:
    """A damaged text: changed bytes, or words and lines that are lost, doubled or swapped."""
    chance = random.Random(seed)
    if chance.random() < 0.3:
        return fuzzer.Mutate(data, most)
    sign = b"\n" if chance.random() < 0.5 else b" "
    parts = data.split(sign)
    k, other = chance.randrange(len(parts)), chance.randrange(len(parts))
    match chance.randrange(5):
        case 0:
            del parts[k]
        case 1:
            parts.insert(k, parts[other])
        case 2:
            parts[k], parts[other] = parts[other], parts[k]
        case 3:
            parts[k] = fuzzer.Mutate(parts[k], len(parts[k]) + 8)
        case _:
            del parts[k:]
    return sign.join(parts)[:most]


def main(argv: Sequence[str]) -> int:
    try:
        fuzzer = cast(Fuzzer, importlib.import_module("atheris"))
    except ImportError:
        print("tools.fuzz_record needs atheris", file=sys.stderr)
        return 2
    # What is imported before stays as it is; only new code that is reached here counts.
    with fuzzer.instrument_imports(include=["quebec.record"]):
        any_text = importlib.import_module("tools.any_text")
    arguments = list(argv)
    if all(argument.startswith("-") for argument in arguments[1:]):
        arguments.append(str(GAMES))

    def mutator(data: bytes, most: int, seed: int) -> bytes:
        return mutated(data, most, seed, fuzzer)

    fuzzer.Setup(arguments, any_text.check_reading, custom_mutator=mutator)
    fuzzer.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
