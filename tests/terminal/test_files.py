"""Games in files: where they are kept, and that a file is never half a game."""

from __future__ import annotations

import os
import resource
from datetime import datetime
from pathlib import Path

import pytest

from quebec.engine import SITES
from quebec.record import Record
from quebec.terminal.files import (
    FileProblem,
    latest_game,
    new_autosave,
    read_game,
    read_layout,
    state_directory,
    write_game,
)

NAMES = ("Anne", "Bob", "Chloé")


@pytest.fixture
def record() -> Record:
    record = Record.new("2026", NAMES, seed=5)
    record.play("start")
    return record


def test_games_are_kept_in_the_state_directory_of_the_user(tmp_path: Path) -> None:
    assert state_directory({"XDG_STATE_HOME": str(tmp_path)}) == tmp_path / "quebec"
    home = Path.home() / ".local" / "state" / "quebec"
    assert state_directory({}) == home
    assert state_directory({"XDG_STATE_HOME": "relative"}) == home


def test_two_games_of_the_same_second_have_files_of_their_own(tmp_path: Path) -> None:
    now = datetime(2026, 1, 2, 3, 4, 5)
    first = new_autosave(tmp_path, now)
    assert first == tmp_path / "2026-01-02-030405.quebec"
    first.touch()
    assert new_autosave(tmp_path, now) == tmp_path / "2026-01-02-030405-2.quebec"


def test_the_latest_game_is_the_one_that_was_written_last(tmp_path: Path) -> None:
    assert latest_game(tmp_path / "nowhere") is None
    for age, name in ((30, "c"), (10, "a"), (20, "b")):
        path = tmp_path / f"{name}.quebec"
        path.touch()
        os.utime(path, (1000 - age, 1000 - age))
    assert latest_game(tmp_path) == tmp_path / "a.quebec"


def test_a_written_game_is_read_back_with_its_hidden_events(tmp_path: Path, record: Record) -> None:
    path = tmp_path / "deep" / "game.quebec"
    write_game(record, path)
    assert read_game(path) == record
    assert read_game(path).deal.events == record.deal.events


def test_a_failed_writing_leaves_the_old_game(tmp_path: Path, record: Record) -> None:
    path = tmp_path / "game.quebec"
    write_game(record, path)
    before = path.read_bytes()
    record.comment("better than before")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, limits[1]))
    try:
        with pytest.raises(FileProblem, match="too large"):
            write_game(record, path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path], "no leftovers"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "the record"),
        (b"\xff\xfe", "line 1: this is not text in UTF-8"),
        (b"Format: quebec-record 1\n\nI.1 Anne: start\n", "the header "),
    ],
)
def test_what_is_no_game_is_told(tmp_path: Path, content: bytes, told: str) -> None:
    path = tmp_path / "game.quebec"
    path.write_bytes(content)
    with pytest.raises(FileProblem, match=r"game\.quebec") as caught:
        read_game(path)
    assert told in str(caught.value)


def test_a_folder_and_a_missing_file_are_told(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing"):
        with pytest.raises(FileProblem):
            read_game(path)


def test_a_layout_comes_as_tiles_as_pairs_or_out_of_a_game(tmp_path: Path, record: Record) -> None:
    layout = record.deal.layout
    pairs = [f"{site.name}: {tile}" for site, tile in zip(SITES, layout, strict=True)]
    texts = {
        "tiles": "# from a photo\n" + ", ".join(layout),
        "pairs": "\n".join(reversed(pairs)),
        "game": record.write(),
    }
    for name, text in texts.items():
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        assert read_layout(path) == layout, name
