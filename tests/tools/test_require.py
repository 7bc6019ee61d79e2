"""Programs of the system: said to be missing where they cannot be had."""

from pathlib import Path

import pytest

from tools.require import lacking_program, program
from tools.suites import Commands


@pytest.fixture
def _bare_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither valgrind nor apt."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("QUEBEC_REQUIRE", raising=False)


@pytest.mark.usefixtures("_bare_system")
def test_a_missing_program_is_named_with_its_package() -> None:
    assert lacking_program("valgrind") == "there is no valgrind (apt-get install valgrind)"


@pytest.mark.usefixtures("_bare_system")
def test_what_must_be_there_but_cannot_be_installed_stays_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("QUEBEC_REQUIRE", "all")
    assert lacking_program("valgrind") != ""


@pytest.mark.usefixtures("_bare_system")
def test_a_program_that_is_there_is_not_lacking(tmp_path: Path) -> None:
    program = tmp_path / "valgrind"
    program.touch(mode=0o755)
    assert lacking_program("valgrind") == ""


@pytest.mark.usefixtures("_bare_system")
def test_another_program_may_stand_in_for_one_that_is_missing(tmp_path: Path) -> None:
    name = "chromium-headless-shell"
    assert lacking_program(name) == f"there is no {name} (apt-get install {name})"
    for there in ("chromium", name):
        (tmp_path / there).touch(mode=0o755)
        assert lacking_program(name) == ""
        assert program(name) == str(tmp_path / there)


@pytest.mark.usefixtures("_bare_system")
def test_a_suite_cannot_run_without_its_program(tmp_path: Path) -> None:
    suite = Commands("counting", ("tools.instructions",), programs=("valgrind",))
    assert suite.obstacle(tmp_path) == "there is no valgrind (apt-get install valgrind)"
