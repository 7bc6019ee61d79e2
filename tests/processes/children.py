"""A child for the tests: `python -c` calls `main()`."""

from __future__ import annotations

import os
import sys

from quebec.processes.parent import Parent


def main() -> None:
    parent = Parent()
    parent.answer("ready")
    for order in parent.orders():
        print("something that is no answer")
        print("nor is this", file=sys.stderr)
        if order == "end":
            os._exit(3)
        if order == "hang":
            parent.answer(os.getpid())
            # In one instruction of the interpreter: nothing else in this process can run.
            sum(iter(int, 1))
        parent.answer(["heard", order, input() if order == "read" else ""])
