"""Record whole games that show every way in which a century can end: python -m tools.make_games

Random players play many games at every table. As few are kept as are needed to show each way at
each table, both between two centuries and at the end of the game, and each event wherever there
are events. A game follows from its table and seed alone, so the same files are written each time.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from quebec.engine.effects.events import EVENTS
from quebec.engine.rulesets import ruleset_named
from quebec.engine.state import LAST_CENTURY
from quebec.engine.table import Ruleset
from quebec.record import Player, Record
from tools.century_ends import KINDS, End, ends_of, why_impossible
from tools.invariants import TABLES
from tools.random_play import RandomPlayer

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "games"
NAMES = ("Anne", "Bruno", "Chloé", "Denis", "Élise")
MOST_GAMES = 6000
"""Games tried at one table before the search is given up."""
PATIENCE = 300
"""Games that are played in any case, so that there are some to choose from."""
ENDS_HEADER = "Century-Ends"


def play(ruleset: str, players: int, seed: int) -> Record:
    """The game that random players play from a seed, with the ends of its centuries noted."""
    record = Record.new(ruleset, [Player(name, "random") for name in NAMES[:players]], seed)
    chance = RandomPlayer(Random(seed))
    while not record.is_over:
        record.play(chance.choose(record.state))
    record.headers[ENDS_HEADER] = ", ".join(end.kind for end in ends_of(record))
    return record


def wanted(ruleset: Ruleset, players: int) -> set[str]:
    """What the games of a table have to show."""
    possible = [kind for kind in KINDS if not why_impossible(kind, ruleset, players)]
    show = {shown(End(century, kind)) for kind in possible for century in (1, LAST_CENTURY)}
    if ruleset.events:
        show |= {event.year for event in EVENTS}
    return show


def shown(end: End) -> str:
    return f"{end.kind}, {'at the end' if end.century == LAST_CENTURY else 'on the way'}"


def shown_by(record: Record) -> set[str]:
    """What a game shows."""
    return {shown(end) for end in ends_of(record)} | set(record.deal.events)


def choose(ruleset: str, players: int) -> list[int]:
    """The seeds of a few games that together show everything required at a table."""
    missing = wanted(ruleset_named(ruleset), players)
    games: dict[int, set[str]] = {}
    seen: set[str] = set()
    for seed in range(MOST_GAMES):
        games[seed] = shown_by(play(ruleset, players, seed)) & missing
        seen |= games[seed]
        if seed >= PATIENCE and seen == missing:
            break
    else:
        never = "; ".join(sorted(missing - seen))
        raise SystemExit(f"rules {ruleset}, {players} players: no game shows {never}")
    chosen: list[int] = []
    while missing:
        best = max(games, key=lambda seed: (len(games[seed] & missing), -seed))
        chosen.append(best)
        missing -= games[best]
    return sorted(chosen)


def file_name(record: Record) -> str:
    return f"{record.ruleset.name}-{len(record.players)}-{record.seed}.quebec"


def make(ruleset: str, players: int) -> Iterator[Record]:
    return (play(ruleset, players, seed) for seed in choose(ruleset, players))


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.make_games", description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to write")
    folder: Path = parser.parse_args(argv).folder
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.quebec"):
        old.unlink()
    for ruleset, players in TABLES:
        records = list(make(ruleset, players))
        for record in records:
            path = folder / file_name(record)
            path.write_text(record.write(), encoding="utf-8", newline="\n")
        print(f"rules {ruleset}, {players} players: {len(records)} games", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
