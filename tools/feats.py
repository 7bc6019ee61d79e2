"""How rare achievements are: in how many of a hundred games a seat has each, by number of players.

quebec arena level-4 level-4 level-4 --games 60 --save GAMES
python -m tools.feats GAMES
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from quebec.record import Record, read_record
from quebec.server.play.feats import FEATS, EndedGame, feats
from quebec.server.play.results import tallied

ENDING: Final = "*.quebec"


def counted(record: Record) -> list[tuple[str, ...]]:
    """The feats of each seat of a game that was played to its end."""
    facts = [fact for step in record.replay() for fact in step.facts]
    state = record.state
    _, leaders, districts = tallied(facts, len(record.players))
    bots = [player.name for player in record.players]
    return feats(EndedGame(facts, state.scores, state.winners, leaders, districts, bots))


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.feats", description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args(argv).folder
    seats: Counter[int] = Counter()
    found: Counter[tuple[str, int]] = Counter()
    for path in sorted(folder.rglob(ENDING)):
        achieved = counted(read_record(path.read_text(encoding="utf-8")))
        seats[len(achieved)] += len(achieved)
        found.update((feat, len(achieved)) for one in achieved for feat in one)
    for players, number in sorted(seats.items()):
        print(f"{players} players, {number // players} games")
        for feat in FEATS:
            print(f"  {feat:12} {100 * found[feat, players] / number:5.1f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main())
