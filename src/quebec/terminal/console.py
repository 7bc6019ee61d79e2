"""Where lines are shown and typed: a terminal with or without colours, a pipe, a file."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TextIO

from rich.console import Console
from rich.text import Text

from quebec.terminal.look import wrapped

SMALLEST = (40, 12)


class Size(NamedTuple):
    width: int
    height: int


def colours_wanted(environment: Mapping[str, str], is_terminal: bool) -> bool:
    """No colours if the user wants none, on a plain terminal, or without a terminal."""
    if environment.get("NO_COLOR") or environment.get("TERM", "") in ("dumb", "unknown"):
        return False
    return is_terminal or bool(environment.get("FORCE_COLOR"))


class Screen:
    """The terminal of a person, or a pipe or file in its place."""

    def __init__(
        self,
        stdin: TextIO | None = None,
        stdout: TextIO | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.stdin = stdin or sys.stdin
        self.stdout = stdout or sys.stdout
        environment = os.environ if environment is None else environment
        is_terminal = self.stdout.isatty()
        self.interactive = is_terminal and self.stdin.isatty()
        """Whether it is interactive, so that somebody can press a key."""
        colours = colours_wanted(environment, is_terminal)
        if self.interactive:
            _edit_lines()
        self.console = Console(
            file=self.stdout,
            color_system="auto" if colours else None,
            force_terminal=True if colours else None,
            no_color=not colours,
            markup=False,
            highlight=False,
            emoji=False,
            legacy_windows=False,
            _environ=environment,
        )

    def size(self) -> Size:
        """Columns and lines; those of a plain terminal if unknown."""
        width, height = shutil.get_terminal_size((80, 24))
        return Size(max(width, SMALLEST[0]), max(height, SMALLEST[1]))

    def show(self, lines: Iterable[Text | str], whole: bool = False) -> None:
        """Print lines; a terminal breaks long ones between words, unless they are to be copied."""
        for line in lines:
            text = Text(line) if isinstance(line, str) else line
            for part in self._broken(text) if self.interactive and not whole else [text]:
                self.console.print(part, soft_wrap=True)

    def _broken(self, text: Text) -> list[Text]:
        """A line broken into as many as needed, indented like the first."""
        lead = len(text.plain) - len(text.plain.lstrip(" "))
        return wrapped(text, self.size().width, lead)

    def page(self, lines: Sequence[Text | str], prompt: str) -> None:
        """Print lines, a screenful at a time if somebody is there to turn the page."""
        if not self.interactive:
            self.show(lines)
            return
        size = self.size()
        room = size.height - 2
        for line in lines:
            text = Text(line) if isinstance(line, str) else line
            taken = len(self._broken(text))
            if taken > room:
                if self.ask(prompt) not in ("", " "):
                    return
                room = size.height - 2
            self.show([text])
            room -= taken

    def ask(self, prompt: str) -> str | None:
        """What is typed; None at the end of the input."""
        if self.interactive and self.stdin is sys.stdin:
            try:
                return input(prompt)
            except EOFError:
                return None
        self.stdout.write(prompt)
        self.stdout.flush()
        line = self.stdin.readline()
        return line.rstrip("\r\n") if line else None

    def pause(self, prompt: str) -> bool:
        """Wait for Enter, if it is interactive; False at the end of the input."""
        return not self.interactive or self.ask(prompt) is not None


def _edit_lines() -> None:
    """Line editing and history, where the system supports them."""
    with contextlib.suppress(ImportError):
        import readline

        # It would send control sequences to terminals that want none.
        readline.parse_and_bind("set enable-bracketed-paste off")
