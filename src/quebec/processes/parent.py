"""The code inside a child process that speaks JSON: how it starts, and talks to its parent.

The parent writes orders to its standard input and reads answers from its standard output, each a
line of JSON. Whatever else runs in the child may print: it never gets hold of these two streams.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from typing import Any, Final

START: Final = (
    "import sys; module, niceness, *sys.path = sys.argv[1:];"
    " from quebec.processes.parent import run; run(module, int(niceness))"
)

PROBLEM: Final = "problem"
"""The key of an answer that says why there is none."""
LONGEST_PROBLEM: Final = 500


def command_for(module: str, niceness: int = 0) -> list[str]:
    """What starts a child: a Python like this one that calls `main()` of the module."""
    return [sys.executable, "-c", START, module, str(niceness), *sys.path]


def run(module: str, niceness: int) -> None:
    """The main loop of a child; a nice one runs at low priority."""
    if niceness:
        os.nice(niceness)
    import_module(module).main()


def limit_memory(most: int) -> None:
    """From now on this process gets MemoryError above so many bytes, where the system can do it."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def limit_cpu(seconds: int) -> None:
    """End this process once it has used so much more CPU time, where the system can do it.

    Unlike a limit on the time that passes, it does not depend on what else the machine does.
    """
    with suppress(ImportError, ValueError, OSError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        most = int(used.ru_utime + used.ru_stime) + 1 + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))


class Parent:
    """The process that has started this one."""

    def __init__(self, *, quiet: bool = True) -> None:
        """What is printed from now on goes nowhere, or all of it to standard error if not quiet."""
        sys.stdout.flush()
        self._orders: Final = os.fdopen(os.dup(0), "r", encoding="utf-8")
        self._answers: Final = os.fdopen(os.dup(1), "w", encoding="utf-8")
        nowhere = os.open(os.devnull, os.O_RDWR)
        os.dup2(nowhere, 0)
        os.dup2(nowhere if quiet else 2, 1)
        if quiet:
            os.dup2(nowhere, 2)

    def orders(self) -> Iterator[Any]:
        """The orders of the parent, until it closes the pipe."""
        for line in self._orders:
            yield json.loads(line)

    def serve(self, work: Callable[..., object]) -> None:
        """Answer every order, whose parts are arguments of the work; what it raises is a
        problem."""
        self.answer("ready")
        for order in self.orders():
            try:
                result = work(**order)
            except Exception as error:
                result = {PROBLEM: f"{type(error).__name__}: {error}"[:LONGEST_PROBLEM]}
            self.answer(result)

    def answer(self, content: object) -> None:
        print(json.dumps(content), file=self._answers, flush=True)
