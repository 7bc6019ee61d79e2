"""`quebec play`: a game in the terminal, for people and bots in any mix."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from quebec.bots import bot_names
from quebec.bots.names import NAMES, name_at
from quebec.engine import RULESETS, BadInput, draw_deal, ruleset_named
from quebec.engine.rulesets import table_for
from quebec.record import Player, Record
from quebec.terminal.console import Screen
from quebec.terminal.files import (
    FileProblem,
    latest_game,
    new_autosave,
    read_game,
    read_layout,
    state_directory,
)
from quebec.terminal.game import Game
from quebec.terminal.keeper import Keeper
from quebec.terminal.look import tidy_name
from quebec.terminal.session import HUMAN, Session
from quebec.texts import LANGUAGES, Texts

PLAYERS = 3
OPPONENT = "greedy"
COLOURS = ("black", "white", "green", "orange", "pink")


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser], summary: str) -> None:
    parser = commands.add_parser(
        "play",
        help=summary,
        description="Play a game in the terminal: you against bots, several people at"
        " one keyboard, or any mix. The game is saved after every move; --continue resumes it.",
    )
    known = ", ".join(ruleset.name for ruleset in RULESETS)
    parser.add_argument("--rules", default="2026", help=f"one of {known} (default: 2026)")
    parser.add_argument("--players", type=int, metavar="N", help="from 2 to 5 (default: 3)")
    parser.add_argument("--seed", type=int, metavar="S", help="the same seed deals the same game")
    parser.add_argument(
        "--seats",
        metavar="LIST",
        help=f"who sits where, separated by commas: human or a bot, one of {', '.join(bot_names())}"
        " (default: you against greedy)",
    )
    parser.add_argument(
        "--names", metavar="LIST", help="the names of the players, separated by commas"
    )
    add_language(parser)
    parser.add_argument("--layout", metavar="FILE", help="use the layout of tiles in this file")
    parser.add_argument("--load", metavar="FILE", help="resume a saved game")
    parser.add_argument(
        "--continue", dest="go_on", action="store_true", help="resume the last game"
    )
    parser.add_argument("--save", metavar="FILE", help="save the game to this file when you leave")
    keeping = parser.add_mutually_exclusive_group()
    keeping.add_argument(
        "--autosave", metavar="FILE", help="save the game to this file after every move"
    )
    keeping.add_argument(
        "--no-autosave", action="store_true", help="do not save the game after every move"
    )
    parser.set_defaults(run=run)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        "--language",
        choices=LANGUAGES,
        default=language_of(os.environ),
        help="the language (default: that of the system, or English)",
    )


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the system, if we have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            wanted = environment[name][:2].lower()
            return wanted if wanted in LANGUAGES else "en"
    return "en"


def run(options: argparse.Namespace) -> int:
    texts = Texts(options.lang)
    try:
        directory = state_directory(os.environ)
        loaded = _loaded_from(options, directory)
        record = read_game(loaded) if loaded else _dealt(options, texts)
        if loaded and (options.seats or options.names):
            record = _with_players(record, _players(options, texts, record.players))
        keeper = _keeper(options, directory)
        if loaded and options.autosave is None:
            keeper.go_on_with(loaded)
        return Game(Session(record), options.lang, Screen(), keeper).run()
    except FileProblem as problem:
        complaint = problem.in_words(texts)
    except BadInput as error:
        complaint = texts.error(error)
    print(f"quebec: {complaint}", file=sys.stderr)
    return 2


def _loaded_from(options: argparse.Namespace, directory: Path) -> Path | None:
    if options.load:
        return Path(options.load)
    if not options.go_on:
        return None
    latest = latest_game(directory)
    if latest is None:
        raise BadInput("no_game_kept", {"place": str(directory)}, f"no game in {directory}")
    return latest


def _keeper(options: argparse.Namespace, directory: Path) -> Keeper:
    save_to = Path(options.save) if options.save else None
    if options.no_autosave:
        return Keeper(None, save_to)
    if options.autosave:
        return Keeper(Path(options.autosave), save_to)

    def another() -> Path:
        return new_autosave(directory, datetime.now())

    return Keeper(another(), save_to, another)


def _dealt(options: argparse.Namespace, texts: Texts) -> Record:
    """A new game."""
    rules = ruleset_named(options.rules)
    players = _players(options, texts, ())
    table_for(rules, len(players))
    seed = secrets.randbits(32) if options.seed is None else options.seed
    deal = draw_deal(rules, len(players), seed)
    if options.layout:
        deal = deal._replace(layout=read_layout(Path(options.layout)))
        return Record(rules.name, players, deal)
    return Record(rules.name, players, deal, seed=seed)


def _players(options: argparse.Namespace, texts: Texts, present: Sequence[Player]) -> list[Player]:
    """Who sits where: as asked for, as in the loaded game, or you against bots."""
    kinds = _listed(options.seats)
    names = [tidy_name(name) for name in _listed(options.names)]
    known = (HUMAN, *bot_names())
    for kind in kinds:
        if kind not in known and ":" not in kind:
            raise BadInput(
                "unknown_kind_of_player",
                {"text": kind, "known": ", ".join((*known, "package.module:attribute"))},
                f"no such seat: {kind}",
            )
    count = len(present) or options.players or len(kinds) or len(names) or PLAYERS
    for given in (kinds, names):
        if given and len(given) != count:
            raise BadInput(
                "seats_differ", {"given": len(given), "players": count}, "as many as players"
            )
    if not kinds:
        kinds = [player.bot or HUMAN for player in present] or [HUMAN, *[OPPONENT] * (count - 1)]
    if not names:
        names = [player.name for player in present]
        names = names or [_default_name(texts, seat, kind) for seat, kind in enumerate(kinds)]
    return [
        Player(name, "" if kind == HUMAN else kind) for name, kind in zip(names, kinds, strict=True)
    ]


def _default_name(texts: Texts, seat: int, kind: str) -> str:
    """The name of a level, or the colour of the seat; where there are too many, a number."""
    if kind in NAMES:
        return name_at(seat, kind)
    return texts.colour(COLOURS[seat]) if seat < len(COLOURS) else str(seat + 1)


def _listed(words: str | None) -> list[str]:
    return [word.strip() for word in words.split(",")] if words else []


def _with_players(record: Record, players: list[Player]) -> Record:
    """The same game with other players."""
    changed = Record(
        record.ruleset.name, players, record.deal, seed=record.seed, position=record.position
    )
    for step in record.steps:
        changed.replay_move(step.move)
    return changed
