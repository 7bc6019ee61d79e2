"""`quebec analyse FILE`: what was best in a position, or where a game was won and lost."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from quebec.commands.files import content, printable, trouble
from quebec.commands.play import add_language
from quebec.engine import BadInput, State
from quebec.position import imagine_position
from quebec.record import Record, RecordError, read_record
from quebec.texts import Texts

if TYPE_CHECKING:
    from quebec.analysis import GameAnalysis

WORK = 4000
"""Positions for each decision."""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser], summary: str) -> None:
    parser = commands.add_parser(
        "analyse",
        help=summary,
        description="Analyse a position or a recorded game: ranked turns with their outcomes, win"
        " chances over time, the costliest moves, what would have been better, and why.",
    )
    parser.add_argument("file", metavar="FILE", help='a record or a position, or "-" for the input')
    parser.add_argument(
        "--bot", default="search", help="the bot that thinks: search, search-hand-made or greedy"
    )
    parser.add_argument(
        "--work",
        type=int,
        default=WORK,
        metavar="N",
        help=f"positions to search per decision (default: {WORK})",
    )
    parser.add_argument("--top", type=int, default=5, metavar="N", help="how many turns to list")
    parser.add_argument("--json", action="store_true", help="print the whole analysis as JSON")
    parser.add_argument("--plot", metavar="FILE", help="also plot a game (.png, .svg, .pdf)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    texts = Texts(options.lang)
    try:
        return _analyse(options)
    except OSError as error:
        complaint = f"{printable(options.file)} cannot be read: {trouble(error)}"
    except RecordError as error:
        complaint = f"{printable(options.file)}: {texts.damage(error)}"
    except BadInput as error:
        complaint = texts.error(error)
    print(f"quebec: {printable(complaint)}", file=sys.stderr)
    return 2


def _analyse(options: argparse.Namespace) -> int:
    from quebec.analysis import thinker
    from quebec.pictures import check_picture

    _check_numbers(options)
    thinker(options.bot)
    source = content(options.file)
    lines = source.split(b"\n")
    is_position = len([line for line in lines if line.strip()]) == 1
    if is_position:
        if options.plot:
            raise BadInput("analysis_plot", {}, "a position has no curve to draw; give a record")
        state = imagine_position(source.decode("utf-8", "replace").strip(), Random(0))
        return _position(state, options)
    if options.plot:
        check_picture(Path(options.plot))
    return _game(read_record(source), options)


def _check_numbers(options: argparse.Namespace) -> None:
    for name in ("work", "top"):
        if getattr(options, name) < 1:
            raise BadInput(
                "analysis_number",
                {"name": f"--{name}", "text": str(getattr(options, name))},
                f"--{name} is a number from 1, not {getattr(options, name)}",
            )


def _position(state: State, options: argparse.Namespace) -> int:
    from rich.console import Console

    from quebec.analysis import analyse_position, thinker
    from quebec.analysis.show import show_position
    from quebec.analysis.words import Words, position_json
    from quebec.bots import Budget

    if state.is_over:
        raise BadInput("analysis_over", {}, "the game is over: there is nothing to choose")
    names = [str(seat + 1) for seat in range(state.players)]
    words = Words(options.lang, state.setting.ruleset.edition, names)
    budget = Budget(work=options.work)
    thought = analyse_position(state, thinker(options.bot), budget, top=options.top)
    if options.json:
        print(json.dumps(position_json(thought, words), indent=1, ensure_ascii=False))
    else:
        show_position(state, thought, words, Console())
    return 0


def _game(record: Record, options: argparse.Namespace) -> int:
    from rich.console import Console

    from quebec.analysis.plot import draw
    from quebec.analysis.show import show_game
    from quebec.analysis.words import Words, game_json

    if not record.steps:
        raise BadInput("analysis_empty", {}, "there is no move in this record")
    names = [printable(player.name) for player in record.players]
    words = Words(options.lang, record.ruleset.edition, names)
    game = _thought_through(record, options)
    if options.plot:
        draw(game, words, Path(options.plot))
    if options.json:
        print(json.dumps(game_json(game, words, options.top), indent=1, ensure_ascii=False))
    else:
        show_game(game, words, options.top, Console())
    return 0


def _thought_through(record: Record, options: argparse.Namespace) -> GameAnalysis:
    """With a progress bar."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from quebec.analysis import analyse_game, gathered, moments_of
    from quebec.bots import Budget

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    thoughts = []
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=len(moments_of(record)))
        for thought in analyse_game(record, options.bot, Budget(work=options.work)):
            thoughts.append(thought)
            bar.advance(task)
    return gathered(record, tuple(thoughts))
