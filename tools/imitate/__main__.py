"""Fit the weights of the imitator to recorded games (docs/bots.md).

    python -m tools.imitate FOLDER … --bot NAME

The folders hold records (.quebec) in which some seats were played by a program of that name. One
deal in ten is held out; how often the imitator would choose the same there is printed. The weights
go to --out FILE (by default the file in the source).
"""

from __future__ import annotations

import argparse
import datetime
import sys
from pathlib import Path
from random import Random
from zlib import crc32

from quebec.bots.characters import IMITATED
from quebec.bots.weights_file import VERSIONS, About, packed
from quebec.record import Record
from tools.imitate.choices import choices_in, files_in
from tools.imitate.policy import Agreement, agreement, fitted, numbers_of

HELD_OUT = 10
"""One deal in this many is not learned from."""
MOST_ENDS = 10_000


def held_out(record: Record) -> bool:
    """All games of a deal are held out, or none: they have much in common."""
    return crc32(repr(record.deal).encode()) % HELD_OUT == 0


def in_words(found: Agreement) -> str:
    return (
        f"the first of its choices {100 * found.first:.1f} % of {found.choices},"
        f" one of the first three {100 * found.third:.1f} %"
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.imitate",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    parser.add_argument("--bot", required=True, metavar="NAME", help="the program to imitate")
    parser.add_argument("--out", type=Path, default=IMITATED, metavar="FILE")
    parser.add_argument("--share", type=float, default=0.45, help="of the choices that are used")
    parser.add_argument("--ends", type=int, default=24, help="of a choice that are used, at most")
    parser.add_argument("--hidden", type=int, default=16, help="units of the first layer")
    parser.add_argument("--wide", type=int, default=8, help="units of the second layer")
    parser.add_argument("--epochs", type=int, default=8, help="how often each choice is seen")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    files = files_in(options.folders)
    seed, chance = options.seed, Random(options.seed)
    choices = choices_in(
        files, options.bot, options.share, options.ends, chance, lambda game: not held_out(game)
    )
    policy = fitted(choices, options.hidden, options.wide, options.epochs, seed)
    print(f"learned from: {in_words(agreement(policy, choices))}")
    tests = choices_in(files, options.bot, options.share, MOST_ENDS, chance, held_out)
    tested = agreement(policy, tests)
    print(f"held out: {in_words(tested)}")
    about = About(
        made=datetime.datetime.now(datetime.UTC).date().isoformat(),
        commit="",
        versions=VERSIONS,
        hidden=options.hidden,
        wide=options.wide,
        tables=[[2, 3, 4, 5]],
        training={
            "imitated": options.bot,
            "games": len(files),
            "choices": int(choices.choice[-1]) + 1,
            "seed": seed,
        },
        strength=[tested._asdict()],
    )
    options.out.write_bytes(packed(about, numbers_of(policy)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
