"""A bot that raises an error: what is said about it, and where its author finds it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from traceback import FrameSummary, extract_tb, format_exception_only, format_list
from typing import Final

from quebec.bots.bot import NoMove

PACKAGE: Final = Path(__file__).parents[1]
ASK: Final = str(Path(__file__).with_name("bot.py"))


def what_broke(error: BaseException) -> str:
    """One line: the error, and the line of the bot that raised it."""
    if isinstance(error, NoMove):
        return str(error)
    said = f"{type(error).__name__}: {error}"
    frames = _frames_of_bot(error)
    if not frames:
        return said
    own = [frame for frame in frames if not Path(frame.filename).is_relative_to(PACKAGE)]
    last = (own or frames)[-1]
    return f"{said} ({Path(last.filename).name}, line {last.lineno}, in {last.name})"


def traceback_of(error: BaseException) -> str:
    """For the author of the bot: from where it was asked for a move."""
    frames = _frames_of_bot(error)
    if not frames:
        return ""
    head = "Traceback (most recent call last):\n"
    return "".join([head, *format_list(frames), *format_exception_only(error)])


def show_traceback(who: str, error: BaseException) -> None:
    """On standard error."""
    if text := traceback_of(error):
        print(f"{who} failed:\n{text}", end="", file=sys.stderr, flush=True)


def _frames_of_bot(error: BaseException) -> Sequence[FrameSummary]:
    """Without those that led to the bot; none if it has answered with what cannot be played."""
    frames = extract_tb(error.__traceback__)
    asked = [k for k, frame in enumerate(frames) if frame.filename == ASK and frame.name == "ask"]
    return frames[asked[-1] + 1 :] if asked else []
