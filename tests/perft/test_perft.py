"""The trees of moves have the sizes on file: a rule that changes anywhere in them is noticed."""

from pathlib import Path

import pytest

from quebec.engine import State, new_game
from tools.invariants import TABLES
from tools.perft import Count, Root, count, differences, format_sheet, main, parse_sheet, position

FOLDER = Path(__file__).resolve().parent


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_there_are_as_many_sequences_of_moves_as_on_file(ruleset: str, players: int) -> None:
    sheet = parse_sheet((FOLDER / f"{ruleset}-{players}.txt").read_text(encoding="ascii"))
    assert (sheet.ruleset, sheet.players) == (ruleset, players)
    assert len(sheet.roots) >= 5
    assert all(root.counts for root in sheet.roots)
    assert differences(sheet) == []


def test_the_first_moves_counted_by_hand() -> None:
    """R4.2, R4.3, R5.3: family rules for three, so start and send at first.

    A start has 11 tiles, a sent worker 5 zones. After a start the next player can also construct
    a stage, as three active workers pay for any.
    """
    s = new_game("2011-family", 3, seed=1)
    assert [count(s, depth).nodes for depth in (1, 2, 3)] == [2, 11 + 5, 11 * 3 + 5 * 2]


def test_the_first_moves_with_leaders_counted_by_hand() -> None:
    """R3.5, R7.1: three players have four leaders, and whoever took none can still take one."""
    s = new_game("2011", 3, seed=1)
    start, leader, send = 11, 4, 5
    assert count(s, 2).nodes == start + leader + send
    assert count(s, 3).nodes == start * 4 + leader * 3 + send * 3


def test_the_first_moves_of_two_counted_by_hand() -> None:
    """R10.1: the first start places the neutral architect too, on one of ten tiles."""
    s = new_game("2011-family", 2, seed=1)
    assert [count(s, depth).nodes for depth in (1, 2, 3)] == [2, 11 + 5, 11 * 10 + 5 * 2]


def test_counting_agrees_with_playing_every_sequence_from_the_start() -> None:
    """Without copies and without counting leaves in bulk; a game that is over has no more moves."""
    sheet = parse_sheet((FOLDER / "2026-4.txt").read_text(encoding="ascii"))
    root = next(root for root in sheet.roots if root.counts[-1].over)
    depth = next(one.depth for one in root.counts if one.over)
    assert count(position("2026", 4, root), depth) == play_every_sequence(root, depth)


def play_every_sequence(root: Root, depth: int) -> Count:
    nodes = over = 0
    lines: list[tuple[str, ...]] = [()]
    for length in range(depth + 1):
        longer: list[tuple[str, ...]] = []
        for line in lines:
            s: State = position("2026", 4, Root(root.seed, root.moves + line, ()))
            if length == depth:
                nodes += 1
            elif s.is_over:
                over += 1
            longer += [(*line, move.text) for move in s.legal_moves()]
        lines = longer
    return Count(depth, nodes, over)


def test_a_count_that_differs_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in FOLDER.glob("*.txt"):
        head, first, *_ = path.read_text(encoding="ascii").split("\n\n")
        rows = "\n".join(first.splitlines()[:3])
        (tmp_path / path.name).write_text(f"{head}\n\n{rows}\n", encoding="ascii")
    assert main(["--check"], tmp_path) == 0

    wrong = tmp_path / "2026-4.txt"
    wrong.write_text(wrong.read_text(encoding="ascii").replace("1 3 0", "1 4 0"), encoding="ascii")
    (tmp_path / "2011-5.txt").unlink()
    assert main(["--check"], tmp_path) == 1
    said = capsys.readouterr().out
    assert "2026-4.txt, seed 1, 0 moves, depth 1: 3 nodes and 0 over, on file 4 and 0" in said
    assert "2011-5.txt is missing" in said


def test_a_file_reads_as_it_was_written() -> None:
    text = (FOLDER / "2011-2.txt").read_text(encoding="ascii")
    assert format_sheet(parse_sheet(text)) == text
