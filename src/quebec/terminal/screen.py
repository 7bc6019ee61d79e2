"""The screen of a game: what matters most for the current choice, as far as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from quebec.engine import State
from quebec.engine.facts import Fact, TurnBegan
from quebec.terminal.board import board_lines
from quebec.terminal.choices import Choice, choice_lines, indent, site_picks
from quebec.terminal.look import DIM, SEAT_STYLES, STRONG, Look, cropped, wrapped
from quebec.terminal.news import paragraphs
from quebec.terminal.tables import player_lines, works_lines

PROMPT: Final = 1
"""Lines below the screen, for the prompt."""


def screen(
    state: State, look: Look, offered: list[Choice], news: Sequence[Fact], width: int, height: int
) -> list[Text]:
    """The screen, in at most `height` lines including the prompt, none wider than `width`."""
    top = status_lines(state, look)
    below = _bottom(state, look, offered, height - PROMPT - len(top))
    room = height - PROMPT - len(top) - len(below)
    picks = site_picks(offered)
    board = board_lines(state, look.marks, picks, tall=False)
    tall = board_lines(state, look.marks, picks, tall=True)
    players = player_lines(state, look)
    works = works_lines(state, look)

    parts = {"board": board, "players": players, "legend": legend_lines(look)}
    order = ("board", "players") if picks else ("players", "board")
    shown: dict[str, list[Text]] = {}
    brief: list[Text] = []
    for key in (*order, "news", "legend"):
        if key == "news":
            brief = news_lines(news, look, width, min(room, state.players))
            room -= len(brief)
        elif len(parts[key]) <= room:
            shown[key] = parts[key]
            room -= len(parts[key])

    # Use the room that is left for a more readable layout.
    full: list[Text] = []
    for line in below:
        broken = wrapped(line, width, indent(offered))
        fits = len(broken) - 1 <= room
        full += broken if fits else [line]
        room -= len(broken) - 1 if fits else 0
    whole = news_lines(news, look, width, room + len(brief))
    room -= len(whole) - len(brief)
    if "board" in shown and len(tall) - len(board) <= room:
        shown["board"] = tall
        room -= len(tall) - len(board)
    if works and len(works) <= room:
        shown["works"] = works
        room -= len(works)
    spread = [line for text in top for line in wrapped(text, width, 2)]
    if len(spread) - len(top) <= room:
        top = spread
    middle = [
        line for key in ("board", "legend", "works", "players") for line in shown.get(key, ())
    ]
    lines = [*top, *middle, *whole, *full]
    return [cropped(line, width) for line in lines]


def status_lines(state: State, look: Look) -> list[Text]:
    """The century, everybody's points, whose turn it is; then the events in force."""
    line = Text().append(look.texts.century(int(state.century)), STRONG)
    for seat in range(state.players):
        line.append("  ")
        line.append(f"{look.marks[seat]}", SEAT_STYLES[seat])
        line.append(f" {state.score[seat]}")
    if not state.is_over:
        line.append("  ")
        line.append(look.texts.fact(TurnBegan(int(state.turn), int(state.century)), look.seats))
    return [line, *event_lines(state, look)]


def event_lines(state: State, look: Look, names: bool = False) -> list[Text]:
    """The event of the century, and that of century I as long as it can be scored."""
    years = [state.event.year] if state.event.year else []
    first = state.setting.events[0]
    lasting = first.year and (first.goal is None or state.goals_scored < 2)
    if lasting and state.century > 1:
        years.insert(0, first.year)
    lines: list[Text] = []
    for year in years:
        when = look.texts.event(year, form="year")
        label = f"{when} {look.texts.event(year)}" if names else when
        line = Text(look.texts.labelled(label, look.texts.event(year, form="effect")))
        line.stylize(STRONG, 0, len(when))
        lines.append(line)
    return lines


def legend_lines(look: Look) -> list[Text]:
    """What the signs on the board mean."""
    return [Text(" " + look.texts.say("terminal-legend"), DIM)]


def news_lines(news: Sequence[Fact], look: Look, width: int, room: int) -> list[Text]:
    """What happened, a paragraph for each turn; the last ones if there is little room."""
    turns = paragraphs(news, look)
    whole = [line for text in turns for line in wrapped(Text(f"- {text}", DIM), width, 2)]
    if len(whole) <= room:
        return whole
    return [cropped(Text(f"- {line}", DIM), width) for line in turns[-room:]] if room > 0 else []


def _bottom(state: State, look: Look, offered: list[Choice], room: int) -> list[Text]:
    """The question and the choices."""
    decision = state.decision
    if decision is None:
        return []
    you = decision.seat == look.you
    question = Text(look.texts.decision(decision, look.seats, you), STRONG)
    lines = choice_lines(offered)
    if len(lines) + 1 > room:
        rest = Text(" …  " + look.texts.say("terminal-more-choices"), DIM)
        lines = [*lines[: max(0, room - 2)], rest]
    return [question, *lines]
