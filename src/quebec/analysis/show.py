"""An analysis on the terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from quebec.analysis.game import GameAnalysis
from quebec.analysis.results import Thought
from quebec.analysis.words import Words
from quebec.engine import State
from quebec.engine.forecast import forecast
from quebec.terminal.look import Look, marks
from quebec.terminal.tables import scoring_lines

STRONG: Final = "bold"
WORST_FROM: Final = 0.005
"""Shares of the win below which a move counts as lossless."""


def show_position(state: State, thought: Thought, words: Words, console: Console) -> None:
    """The turns, ranked; how the best continues; the scoring if the century ended now."""
    names = words.names
    title = words.say("turns-of", player=names[thought.seat], number=thought.ways)
    console.print(Text(title, STRONG))
    table = Table(box=None, pad_edge=False)
    for head in ("", words.say("margin"), words.say("share")):
        table.add_column(head, justify="right")
    table.add_column(words.say("turn"))
    for place, line in enumerate(thought.lines, start=1):
        table.add_row(
            str(place),
            words.texts.number(line.margin, signed=True),
            words.texts.share(line.win_shares[thought.seat]),
            Text(words.turn(line)),
        )
    console.print(table)
    best = thought.lines[0]
    console.print()
    _expected(thought, words, console)
    if best.continuation:
        console.print(Text(words.say("continuation"), STRONG))
        for turn in words.continuation(best):
            console.print(Text(f"  {turn}"))
        console.print()
    console.print(Text(words.say("forecast"), STRONG))
    look = Look(words.texts, words.seats(state.setting.deal.layout), marks(names))
    for row in scoring_lines(forecast(state), look):
        console.print(row)


def _expected(thought: Thought, words: Words, console: Console) -> None:
    """What everybody can expect."""
    table = Table(box=None, pad_edge=False, title=words.say("expected"), title_justify="left")
    table.add_column("")
    for head in ("points", "share"):
        table.add_column(words.say(head), justify="right")
    for seat, name in enumerate(words.names):
        points, share = thought.scores[seat], thought.win_shares[seat]
        table.add_row(Text(name), words.texts.number(points), words.texts.share(share))
    console.print(table)
    console.print()


def show_game(game: GameAnalysis, words: Words, worst: int, console: Console) -> None:
    """The shares of the win during the game, and the moves that lost most."""
    console.print(Text(words.say("curve"), STRONG))
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for name in words.names:
        table.add_column(Text(name), justify="right")
    for label, shares in _stations(game, words):
        table.add_row(label, *map(words.texts.share, shares))
    console.print(table)
    console.print()
    found = [one for one in game.worst(worst) if one.lost_share >= WORST_FROM]
    if not found:
        console.print(words.say("no-loss"))
        return
    console.print(Text(words.say("worst"), STRONG))
    for thought in found:
        console.print()
        console.print(
            Text.assemble((words.place(thought), STRONG), " · ", words.tell("lost", thought))
        )
        console.print(Text(f"  {words.tell('played', thought)}"))
        console.print(Text(f"  {words.tell('better', thought)}"))
        if thought.because:
            console.print(Text(f"  {words.tell('why', thought)}"))


def _stations(game: GameAnalysis, words: Words) -> list[tuple[str, tuple[float, ...]]]:
    """The curve where a century starts or is half over, and at the end."""
    shares_at = dict(game.curve)
    stations = []
    for century in range(1, 5):
        there = [thought for thought in game.thoughts if thought.century == century]
        for k in sorted({0, len(there) // 2}) if there else ():
            stations.append((words.place(there[k]), shares_at[there[k].at]))
    if game.scores is not None:
        stations.append((words.say("end"), game.curve[-1][1]))
    return stations
