"""The page about speed shows a run that is recorded."""

from tools.speed_page import END, PAGE, main
from tools.speed_page import PART as TABLES


def test_the_page_shows_the_run_that_it_names() -> None:
    assert main([]) == 0


def test_the_page_names_one_run() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert len(TABLES.findall(page)) == page.count(END) == 1
