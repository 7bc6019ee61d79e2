"""The board as text: eight columns for a site or district, one or two lines for a row.

POR e3    district: its code, the letter of its zone, the cost of a stage
por1 ·3   a tile that waits for century III
por1()    an available tile; por1#4 if choice 4 is that tile
por1@B2   under construction: Black's architect, two stages
por1*B3   completed, with a token of Black's of three stars
por1 --   completed without a token
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.text import Text

from quebec.engine import DISTRICTS, SITES, ZONES, State
from quebec.engine.board import COLOUR_OF
from quebec.engine.state import AVAILABLE, NEUTRAL, UNDER_CONSTRUCTION, WAITING
from quebec.terminal.look import (
    DIM,
    NEUTRAL_MARK,
    PICK,
    SEAT_STYLES,
    STRONG,
    ZONE_STYLES,
    padded,
)

CELL: Final = 8
HALF: Final = CELL // 2
INDENT: Final = 1
WIDTH: Final = INDENT + 19 * HALF
ROWS: Final = 8

Picks = Mapping[str, int]
"""The sites that can be chosen, with the numbers of the choices."""


class Cell(NamedTuple):
    col: int
    lines: tuple[Text, ...]


def board_lines(state: State, marks: tuple[str, ...], picks: Picks, tall: bool) -> list[Text]:
    """The board; eight lines, or sixteen if tall."""
    rows: list[list[Cell]] = [[] for _ in range(ROWS)]
    for district in DISTRICTS:
        rows[district.row].append(Cell(district.col, _district(district.code, tall)))
    for number, site in enumerate(SITES):
        pick = picks.get(site.name, 0)
        drawn = _tall_site if tall else _site
        rows[site.row].append(Cell(site.col, drawn(state, number, marks, pick)))
    height = 2 if tall else 1
    return [_line(sorted(row), k) for row in rows for k in range(height)]


def _line(cells: list[Cell], which: int) -> Text:
    line = Text()
    for cell in cells:
        line.append(" " * (INDENT + cell.col * HALF - line.cell_len))
        line.append_text(padded(cell.lines[which], CELL))
    line.rstrip()
    return line


def _district(code: str, tall: bool) -> tuple[Text, ...]:
    district = next(one for one in DISTRICTS if one.code == code)
    style = f"{ZONE_STYLES[district.colour]} reverse"
    worth = f"{ZONES[district.colour][0]}{district.cost}"
    if tall:
        return Text().append(f" {code.upper()}   ", style), Text().append(f" {worth}    ", style)
    return (Text().append(f"{code.upper()} {worth} ", style),)


def _site(state: State, site: int, marks: tuple[str, ...], pick: int) -> tuple[Text, ...]:
    """A site on one line."""
    name = _name(state, site, pick)
    if state.mark[site] == WAITING:
        name.append(f" ·{state.setting.century_of[site]}", DIM)
    elif state.mark[site] == AVAILABLE:
        name.append(f"#{pick}" if pick else "()", STRONG)
    elif state.mark[site] == UNDER_CONSTRUCTION:
        name.append("@", STRONG)
        name.append_text(architect(state, site, marks))
        name.append(str(state.stages(site)), STRONG)
    elif state.token[site] >= 0:
        name.append("*")
        name.append(marks[state.token[site]], SEAT_STYLES[state.token[site]])
        name.append(str(state.stars[site]))
    else:
        name.append(" --", DIM)
    return (name,)


def _tall_site(state: State, site: int, marks: tuple[str, ...], pick: int) -> tuple[Text, ...]:
    """A site on two lines; the second shows who constructed the stages."""
    name = _name(state, site, pick)
    below = Text()
    if state.mark[site] == WAITING:
        below.append(f"·{state.setting.century_of[site]}", DIM)
    elif state.mark[site] == AVAILABLE:
        below.append(f"#{pick}" if pick else "()", STRONG)
    elif state.mark[site] == UNDER_CONSTRUCTION:
        below.append("@", STRONG)
        below.append_text(architect(state, site, marks))
        below.append(" ")
        below.append_text(stages(state, site, marks))
    elif state.token[site] >= 0:
        below.append(marks[state.token[site]], SEAT_STYLES[state.token[site]])
        below.append("*" * state.stars[site])
    else:
        below.append("--", DIM)
    return name, below


def _name(state: State, site: int, pick: int) -> Text:
    style = ZONE_STYLES[COLOUR_OF[site]]
    return Text().append(SITES[site].name, f"{style} {PICK}" if pick else style)


def architect(state: State, site: int, marks: tuple[str, ...]) -> Text:
    """The letter of the architect on a site."""
    who = int(state.architect_on(site))
    if who == NEUTRAL:
        return Text(NEUTRAL_MARK, STRONG)
    return Text(marks[who], SEAT_STYLES[who])


def stages(state: State, site: int, marks: tuple[str, ...]) -> Text:
    """The letters of those who constructed the three stages, a dot for one that is free."""
    line = Text()
    for k in range(3):
        seat = int(state.builder[3 * site + k])
        if seat < 0:
            line.append("·", DIM)
        else:
            line.append(marks[seat], SEAT_STYLES[seat])
    return line
