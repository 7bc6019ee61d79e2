"""Turn recorded games into fixtures: python -m tools.make_fixtures FILE…

Takes some games of every kind (policy and number of players) from the files that
tools.differential reads. Where the designer's program breaks the rules in a way that changes the
position, our moves cannot continue. So games without such a place are preferred, then those that
get furthest; they are cut there.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain
from pathlib import Path

from tools.differential.deviations import IRISH_ACTIVATION, NAMES
from tools.differential.follow import Follower, follow
from tools.differential.tally import Tally
from tools.differential.trace import BadTrace, Score, Step, Trace, read_traces
from tools.recordings import Recording, Turn, describe, summary, write

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "recorded"
GAMES = 6
"""Games of each kind."""
REMARKS = """\
{count} games for {players} players of the designer's own program, whose players were: {policy}.
Written by tools.make_fixtures from the program's record; tools/recordings.py describes the format.
{whole} of the games are whole. The others are cut before the first place where the program leaves
the rulebook in a way that changes the position; the last line of the game says how."""


def record(trace: Trace) -> Recording:
    """The game in our notation, as far as our moves can follow it."""
    recording = Recording(str(trace.game), trace.players, trace.centuries)
    seat = trace.initial.current
    noted = 0

    def note(step: Step, follower: Follower) -> None:
        nonlocal noted, seat
        tally = follower.tally
        if not recording.cut and (tally.resynchronisations or tally.deviation(3)):
            recording.cut = f"before step {step.number} of the record: {_departure(step, tally)}"
        if recording.cut or not follower.at_rest:
            return
        turn = Turn(seat, tuple(follower.played[noted:]))
        if not follower.state.is_over:
            turn.then = summary(step.after)
            turn.century = describe(step.after) if step.context == "scoring" else ""
        recording.turns.append(turn)
        noted, seat = len(follower.played), step.after.current

    tally = follow(trace, note)
    assert not tally.mismatches, tally.mismatches[0]
    if not recording.cut:
        recording.result = trace.final
    return recording


def _departure(step: Step, tally: Tally) -> str:
    """The first deviation of a game that changes the position."""
    if step.district == "irish":
        return IRISH_ACTIVATION.which
    if step.chosen == Score(2):
        return NAMES[1]
    return NAMES[next(number for number in (4, 2, 3) if tally.deviation(number))]


def choose(traces: Iterable[Trace], count: int) -> dict[tuple[str, int], list[Recording]]:
    """The games of each kind that go furthest."""
    kinds: dict[tuple[str, int], list[Recording]] = defaultdict(list)
    for trace in traces:
        kinds[trace.policy, trace.players].append(record(trace))
    for recordings in kinds.values():
        recordings.sort(key=lambda game: (game.result is None, -len(game.turns)))
        del recordings[count:]
        recordings.sort(key=lambda game: int(game.name))
    return kinds


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.make_fixtures", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="traces, gzip")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help="of each kind")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to write")
    options = parser.parse_args(argv)
    try:
        traces = chain.from_iterable(read_traces(path) for path in options.files)
        kinds = choose(traces, options.games)
    except BadTrace as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    for (policy, players), recordings in sorted(kinds.items()):
        whole = sum(game.result is not None for game in recordings)
        remarks = REMARKS.format(count=len(recordings), players=players, policy=policy, whole=whole)
        path = options.folder / f"{policy}-{players}.txt"
        path.write_text(write(recordings, remarks), encoding="utf-8")
        print(f"{path.name}: {len(recordings)} games, {whole} of them whole")
    return 0


if __name__ == "__main__":
    sys.exit(main())
