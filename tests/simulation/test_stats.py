"""Statistics: against numbers worked out by hand, in any chunks, from either format."""

from __future__ import annotations

import csv
import json
import re
import struct
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest

from quebec.simulation import counts, formats, tables
from quebec.simulation.columns import KIND, NAMES, Value
from quebec.simulation.counts import count_table
from quebec.simulation.formats import Csv, Parquet
from quebec.simulation.summary import Summary, mean_of, summarise
from quebec.simulation.words import Words
from quebec.texts import LANGUAGES
from tests.simulation.tables import quebec, settings, simulated

BY_HAND: tuple[tuple[dict[str, Value], dict[str, Value]], ...] = (
    (
        {"place": 0, "score": 10, "win_share": 1.0, "leader_1": "cultural", "points_zone_1": 10},
        {"place": 1, "score": 6, "win_share": 0.0, "leader_1": "political", "points_building": 6},
    ),
    (
        {"place": 1, "score": 8, "win_share": 0.5, "leader_1": "cultural", "points_goal_2": 8},
        {"place": 0, "score": 8, "win_share": 0.5, "points_zone_1": 8},
    ),
    (
        {"place": 0, "score": 4, "win_share": 0.0, "points_zone_1": 4},
        {"place": 1, "score": 12, "win_share": 1.0, "leader_1": "cultural", "points_zone_1": 12},
    ),
)
"""Three games of two players."""
OF_GAME: tuple[dict[str, Value], ...] = (
    {"event_1": "1603", "turns": 20, "turns_1": 5, "end_1": "start", "decisions": 50},
    {"event_1": "1663", "turns": 22, "turns_1": 7, "end_1": "idle", "decisions": 60},
    {"event_1": "1603", "turns": 24, "turns_1": 9, "end_1": "start", "decisions": 70},
)


def by_hand(path: Path) -> Path:
    rows = []
    for number, (game, seats) in enumerate(zip(OF_GAME, BY_HAND, strict=True)):
        for seat, own in enumerate(seats):
            row: dict[str, Value] = {name: KIND[name]() for name in NAMES}
            row |= {"game": number, "rules": "2011-events", "players": 2, "seat": seat, "bot": "x"}
            row |= game | own
            for name, value in own.items():
                if name.startswith("points_") and name[-1].isdigit():
                    row[f"points_century_{name[-1]}"] = value
                elif name.startswith("points_"):
                    row["points_final"] = value
            rows.append(row)
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, NAMES)
        table.writeheader()
        table.writerows(rows)
    return path


def summary_of(path: Path) -> Summary:
    *_, last = count_table(path)
    return summarise(last)


def test_seats_by_hand(tmp_path: Path) -> None:
    first, second = summary_of(by_hand(tmp_path / "a.csv")).seats
    assert first.score.mean == pytest.approx((10 + 8 + 4) / 3)
    assert second.score.mean == pytest.approx((6 + 8 + 12) / 3)
    assert first.win_share.mean == pytest.approx(0.5)
    assert first.lead.mean == pytest.approx((2 + 0 - 4) / 3)
    # Leads 2, 0 and -4: their deviation is the root of ((8/3)² + (2/3)² + (10/3)²) / 2.
    deviation = ((64 + 4 + 100) / 9 / 2) ** 0.5
    assert first.lead.deviation == pytest.approx(deviation)
    assert first.lead.ci95 is not None
    assert first.lead.ci95[1] == pytest.approx(-2 / 3 + 1.959964 * deviation / 3**0.5)


def test_leaders_by_hand(tmp_path: Path) -> None:
    rows = {
        (row.century, row.leader): row for row in summary_of(by_hand(tmp_path / "a.csv")).leaders
    }
    cultural = rows[1, "cultural"]
    assert cultural.taken == 1
    assert cultural.score.mean == pytest.approx(10)
    assert cultural.others_score == pytest.approx((6 + 8 + 4) / 3)
    assert cultural.difference.mean == pytest.approx((4 + 0 + 8) / 3)
    assert cultural.win_share.mean == pytest.approx(2.5 / 3)
    assert cultural.others_win_share == pytest.approx(0.5 / 3)
    political = rows[1, "political"]
    assert political.taken == pytest.approx(1 / 3)
    assert (political.difference.mean, political.difference.ci95) == (-4, None)
    assert rows[1, "none"].taken == pytest.approx(2 / 6)
    assert set(rows) == {(1, "cultural"), (1, "political"), *((k, "none") for k in (1, 2, 3, 4))}


def test_events_by_hand(tmp_path: Path) -> None:
    first, second = summary_of(by_hand(tmp_path / "a.csv")).events
    assert (first.year, first.games, second.year, second.games) == ("1603", 2, "1663", 1)
    assert first.score.mean == second.score.mean == 8
    assert first.difference.mean == 0
    assert first.spread.mean == 6
    assert first.turns.mean == 22
    assert (first.points, second.points) == (0, 4)


def test_sources_and_length_by_hand(tmp_path: Path) -> None:
    summary = summary_of(by_hand(tmp_path / "a.csv"))
    rows = {row.source: row for row in summary.sources}
    assert rows["zone"].centuries == pytest.approx((34 / 6, 0, 0, 0))
    assert rows["goal"].centuries == pytest.approx((0, 8 / 6, 0, 0))
    assert (rows["building"].final, rows["building"].winners) == (1, 0)
    assert rows["total"].total == pytest.approx(48 / 6) == summary.score.mean
    assert rows["zone"].winners == pytest.approx((10 + 0.5 * 8 + 12) / 3)
    assert rows["total"].winners == pytest.approx((10 + 8 + 12) / 3)
    game, century = summary.length[:2]
    assert (game.turns.mean, century.turns.mean, summary.decisions.mean) == (22, 7, 60)
    assert century.ends == {"idle": pytest.approx(1 / 3), "start": pytest.approx(2 / 3)}


def test_a_mean_of_counted_values_is_that_of_the_values() -> None:
    mean = mean_of({1: 2, 4: 1, 6: 1})
    assert (mean.count, mean.mean) == (4, 3)
    assert mean.deviation == pytest.approx(((4 + 4 + 1 + 9) / 3) ** 0.5)


@pytest.mark.parametrize("players", [2, 5])
def test_chunks_and_formats_make_no_difference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    wanted = settings(30, ("random",) * players, "2011-events")
    plain = summary_of(simulated(tmp_path / "a.csv", wanted))
    other = simulated(tmp_path / "a.parquet", wanted)
    for chunk in (1, 7, 1000):
        monkeypatch.setattr(formats, "CHUNK", chunk)
        assert summary_of(other) == plain
        assert summary_of(tmp_path / "a.csv") == plain


def test_reading_never_holds_more_than_a_chunk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what is counted does not grow with the games, once all values have been seen."""
    monkeypatch.setattr(formats, "CHUNK", 10)
    for path in (tmp_path / "a.csv", tmp_path / "a.parquet"):
        simulated(path, settings(30))
        for chunk in formats.format_of(path).read(path, counts.NEEDED):
            assert all(len(column) <= 10 for column in chunk.values())
        *_, once = count_table(path)
        sizes = [len(one) for one in vars(once).values() if isinstance(one, dict)]
        chunk = next(iter(Csv().read(tmp_path / "a.csv", NAMES)))
        whole = {name: column[:9] for name, column in chunk.items()}
        for _ in range(50):
            once.add(whole)
        assert [len(one) for one in vars(once).values() if isinstance(one, dict)] == sizes
        assert once.games == 30 + 50 * 3


def test_parts_are_joined_in_groups_of_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pyarrow import parquet

    monkeypatch.setattr(formats, "GROUP", 10)
    path = simulated(tmp_path / "a.parquet", settings(12, batch=1))
    with parquet.ParquetFile(path) as file:
        groups = [file.metadata.row_group(k).num_rows for k in range(file.num_row_groups)]
    assert groups == [10, 10, 10, 6]
    assert len(next(iter(Parquet().read(path, ["seat"])))["seat"]) == 36


def test_the_command_prints_tables_or_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = simulated(tmp_path / "a.parquet", settings())
    shown = quebec(capsys, "stats", table)
    assert shown.code == 0
    for title in ("Seat advantage", "Value of leaders", "Value of events", "Points by source"):
        assert title in shown.out
    assert "Leader of the Citadelle" in shown.out
    told = json.loads(quebec(capsys, "stats", table, "--json").out)
    assert told["games"] == 12
    assert told["seats"][0]["win_share"]["ci95"][0] < told["seats"][0]["win_share"]["mean"]
    assert sum(row["win_share"]["mean"] for row in told["seats"]) == pytest.approx(1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["2011-family", "2026"])
def test_tables_and_pictures_have_words_in_every_language(
    tmp_path: Path, language: str, rules: str
) -> None:
    """A missing text is a warning, and warnings are errors here; so is a glyph that lacks."""
    from quebec.simulation.plots import write_plots
    from quebec.simulation.tables import tables

    summary = summary_of(simulated(tmp_path / "a.csv", settings(rules=rules)))
    words = Words(language, summary)
    assert len(list(tables(summary, words))) == (6 if rules == "2011-family" else 9)
    (path,) = write_plots(summary, words, tmp_path / "all.svg")
    root = ElementTree.parse(path).getroot()
    assert root.tag.endswith("svg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_is_whole_at_80_columns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    found = summary_of(simulated(tmp_path / "a.csv", settings(games=8)))
    words = Words(language, found)
    narrow, wide = StringIO(), StringIO()
    monkeypatch.setenv("COLUMNS", "80")
    tables.show(found, words, narrow)
    monkeypatch.setenv("COLUMNS", "300")
    tables.show(found, words, wide)
    assert max(map(len, narrow.getvalue().splitlines())) <= 80
    assert sorted(re.findall(r"\d+[.,]\d+", narrow.getvalue())) == sorted(
        re.findall(r"\d+[.,]\d+", wide.getvalue())
    )


def test_pictures_are_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = simulated(tmp_path / "a.csv", settings())
    assert quebec(capsys, "stats", table, "--plot", tmp_path / "plots").code == 0
    paths = sorted((tmp_path / "plots").iterdir())
    assert [path.stem for path in paths] == [
        "adjusted",
        "events",
        "leaders",
        "scores",
        "seats",
        "sources",
    ]
    from matplotlib.image import imread

    for path in paths:
        data = path.read_bytes()
        assert data.startswith(b"\x89PNG\r\n\x1a\n")
        width, height = struct.unpack(">II", data[16:24])
        assert width > 1000
        assert height > 500
        pixels = imread(path)
        edge = (pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1])
        assert all((line == 1).all() for line in edge), "something is cut off"
        assert 0.02 < (pixels[:, :, :3].min(axis=2) < 0.9).mean() < 0.7
