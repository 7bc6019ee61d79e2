"""The table of routes in docs/server.md is that of the application."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import route_table


def test_the_page_lists_the_routes_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert route_table.main([]) == 0, capsys.readouterr().out


def test_a_stale_page_is_noticed_and_written_anew(tmp_path: Path) -> None:
    page = tmp_path / "server.md"
    stale = route_table.PAGE.read_text(encoding="utf-8").replace(
        "/undo` | seated", "/undo` | guest"
    )
    page.write_text(stale, encoding="utf-8")
    assert route_table.main([], page) == 1
    assert page.read_text(encoding="utf-8") == stale
    assert route_table.main(["--write"], page) == 0
    assert page.read_bytes() == route_table.PAGE.read_bytes()


def test_a_page_without_a_place_for_the_table_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "server.md"
    page.write_text("# Nothing\n", encoding="utf-8")
    assert route_table.main(["--write"], page) == 1
    assert page.read_text(encoding="utf-8") == "# Nothing\n"
