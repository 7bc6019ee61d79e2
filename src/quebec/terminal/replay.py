"""Replay of a recorded game, step by step: forwards, backwards, by turns, by centuries."""

from __future__ import annotations

import time
from typing import Final

from rich.text import Text

from quebec.engine.facts import CenturyBegan, Fact, GameEnded, TurnBegan
from quebec.record import Record
from quebec.terminal.console import Screen
from quebec.terminal.look import DIM, Look
from quebec.terminal.screen import screen

LINES_BELOW: Final = 2
"""Lines for the place in the game and the keys."""


class Replay:
    """A place in a recorded game, and the ways to move from it."""

    def __init__(self, record: Record) -> None:
        steps = list(record.replay())
        self.states: Final = [one.state for one in steps]
        self.facts: Final[list[list[Fact]]] = [one.facts for one in steps]
        self.moves: Final = record.moves
        self.at = 0
        """How many moves have been shown."""

    @property
    def last(self) -> int:
        return len(self.moves)

    def go_to(self, number: int) -> None:
        """To the position after this many moves, or to the end if there are fewer."""
        self.at = min(max(number, 0), self.last)

    def next_with(self, kinds: type[Fact] | tuple[type[Fact], ...]) -> None:
        """To the next move that produces such a fact, or to the end."""
        for number in range(self.at + 1, self.last + 1):
            if any(isinstance(fact, kinds) for fact in self.facts[number]):
                self.at = number
                return
        self.at = self.last

    def answer(self, typed: str) -> bool:
        """Move as typed; False if the input is not understood."""
        match typed:
            case "" | "n":
                self.go_to(self.at + 1)
            case "b":
                self.go_to(self.at - 1)
            case "t":
                self.next_with((TurnBegan, GameEnded))
            case "c":
                self.next_with((CenturyBegan, GameEnded))
            case _ if typed.isdecimal() and int(typed) <= self.last:
                self.go_to(int(typed))
            case _:
                return False
        return True


def watch(replay: Replay, look: Look, terminal: Screen, seconds: float | None) -> None:
    """Show the game; it moves on by what is typed, or by itself."""
    while True:
        terminal.show(replay_screen(replay, look, terminal))
        if seconds is not None:
            if replay.at == replay.last:
                return
            time.sleep(seconds)
            replay.answer("n")
            continue
        typed = terminal.ask("> ")
        if typed is None or typed.strip().lower() in ("q", "quit"):
            return
        if not replay.answer(typed.strip().lower()):
            problem = look.texts.say(
                "terminal-replay-no-move", text=typed.strip(), total=replay.last
            )
            terminal.show([Text(problem)])


def replay_screen(replay: Replay, look: Look, terminal: Screen) -> list[Text]:
    """The table after the move, what the move did, and the place in the game."""
    size = terminal.size()
    state, facts = replay.states[replay.at], replay.facts[replay.at]
    lines = screen(state, look, [], facts, size.width, size.height - LINES_BELOW)
    say = look.texts.say
    place = say("terminal-replay-place", number=replay.at, total=replay.last)
    if replay.at:
        place = look.texts.labelled(place, replay.moves[replay.at - 1].text)
    return [*lines, Text(place, "bold"), Text(say("terminal-replay-hint"), DIM)]
