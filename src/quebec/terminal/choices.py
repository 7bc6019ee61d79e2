"""The choices of a decision: what to type for each, and what each does."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from quebec.engine import Move, State
from quebec.terminal.look import DIM, STRONG, Look


class Choice(NamedTuple):
    """A legal move, what to type for it, and what it does in words."""

    label: str
    move: Move
    words: str


def choices(state: State, look: Look) -> list[Choice]:
    """The legal moves, numbered; for a choice of numbers of workers, these are the labels."""
    legal = state.legal_moves()
    numbers = state.decision is not None and state.decision.kind == "number"
    return [
        Choice(move.text if numbers else str(k), move, look.texts.move(move, state, look.seats))
        for k, move in enumerate(legal, start=1)
    ]


def picked(typed: str, offered: list[Choice]) -> Move | None:
    """The move that was typed, by its label or by its notation."""
    for choice in offered:
        if typed == choice.label:
            return choice.move
    return next((choice.move for choice in offered if typed == choice.move.text), None)


def site_picks(offered: list[Choice]) -> dict[str, int]:
    """The sites among the choices, with their numbers."""
    return {
        choice.move.text: number
        for number, choice in enumerate(offered, start=1)
        if choice.move.kind == "site"
    }


def choice_lines(offered: list[Choice]) -> list[Text]:
    """A line for each choice: what to type, by number or by notation, and what it does."""
    notation = [_notation(choice) for choice in offered]
    wide = max((len(choice.label) for choice in offered), default=0)
    wider = max((len(text) for text in notation), default=0)
    lines: list[Text] = []
    for choice, text in zip(offered, notation, strict=True):
        line = Text().append(f" {choice.label:>{wide}}  ", STRONG)
        line.append(f"{text:{wider}}  " if wider else "", DIM)
        lines.append(line.append(choice.words))
    return lines


def indent(offered: list[Choice]) -> int:
    """The column at which the words of the choices start."""
    label = max((len(choice.label) for choice in offered), default=0)
    notation = max((len(_notation(choice)) for choice in offered), default=0)
    return 3 + label + (notation + 2 if notation else 0)


def _notation(choice: Choice) -> str:
    """What can be typed instead of the label, unless the words show it."""
    shown = choice.label == choice.move.text or f"({choice.move.text})" in choice.words
    return "" if shown else choice.move.text
