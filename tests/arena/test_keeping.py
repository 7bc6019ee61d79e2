"""Records, pictures, and the live table."""

from __future__ import annotations

import io
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from rich.console import Console

from quebec.arena import live
from quebec.arena.match import Entrant, Match
from quebec.arena.played import Played
from quebec.arena.standings import Standings
from quebec.bots import Budget
from quebec.record import read_record
from tests.arena.matches import games, place, results

MATCH = Match("2011", (Entrant("a"), Entrant("b")), 1, Budget(), 60)


def test_saved_records_are_the_games_of_the_match(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out, folder = tmp_path / "match", tmp_path / "games"
    match = ("random", place("First"), "random", "--games", 6)
    results(capsys, *match, "--out", out, "--save", folder)
    assert len(list(folder.iterdir())) == 6
    deals = set()
    for game in games(out):
        path = folder / f"{game['setup']:06}-{game['rotation']}.quebec"
        record = read_record(path.read_bytes())
        assert record.result is not None
        assert list(record.result.scores) == game["scores"]
        names = ["random", place("First"), "random#2"]
        assert [player.name for player in record.players] == [names[k] for k in game["seats"]]
        assert len(record.steps) == sum(game["moves"])
        deals.add((game["setup"], record.deal, record.seed))
    assert len(deals) == 2, "the rotations of a set-up have one deal"


def test_a_folder_that_cannot_be_is_a_clear_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from tests.arena.matches import complaint

    (tmp_path / "file").touch()
    told = complaint(capsys, "random", "random", "--games", 2, "--save", tmp_path / "file")
    assert "File exists" in told


@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_a_plot_is_a_real_picture(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, suffix: str
) -> None:
    path = tmp_path / f"match{suffix}"
    results(capsys, place("First"), "random", "random", "--games", 12, "--plot", path)
    content = path.read_bytes()
    assert len(content) > 5000
    if suffix == ".png":
        from matplotlib.image import imread

        picture = imread(path)
        assert picture.shape[0] > 100
        assert picture.shape[1] > 500
        assert picture.min() < 0.5 < picture.max(), "something is drawn"
    else:
        assert ET.fromstring(content).tag.endswith("svg")
        assert b"random" in content


def test_the_table_is_live_where_somebody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()

    def console(stderr: bool) -> Console:
        assert stderr
        return Console(file=screen, force_terminal=True, width=140)

    monkeypatch.setattr(live, "Console", console)
    standings = Standings(MATCH, 0.03)
    with live.shown_live(standings, 2, 0.03) as tell:
        for rotation, seats in enumerate(((0, 1), (1, 0))):
            standings.add(Played(0, rotation, seats, (60, 40), (10, 10), (1.0, 2.0)))
        tell(standings)
    assert "win share" in screen.getvalue()
    assert "2/4" in screen.getvalue()
