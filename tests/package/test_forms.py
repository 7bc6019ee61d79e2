"""The two forms of the engine, and how one of them is chosen."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from quebec.extras import installed_version
from quebec.forms import RECORD, Form, compiled_sources, engine_digest, find_form

WHICH = "import quebec.engine.state as state; print(state.__file__)"

CHOSEN = """
from random import Random
from quebec.bots import Budget, make_bot
from quebec.engine import new_game
names = ("learned", "level-7", "greedy", "imitator", "hurrier")
bots = [make_bot(name) for name in names]
state = new_game("2026", 5, 1759)
chance = Random(1)
while not state.is_over:
    move = bots[int(state.decider())].choose(state.copy(), Budget(), chance)
    print(move)
    state.play(move)
print(state.scores)
"""


def python(program: str, form: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        env=os.environ | {"QUEBEC_ENGINE": form},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def engine(tmp_path: Path) -> Path:
    """An engine of two modules that looks compiled."""
    for name in ("__init__.py", "native.py", "state.py", "board.py"):
        (tmp_path / name).write_text(f"# {name}\n")
    (tmp_path / f"state{EXTENSION_SUFFIXES[0]}").touch()
    (tmp_path / RECORD).write_text(engine_digest(tmp_path))
    return tmp_path


def test_all_but_the_fronts_and_the_types_is_compiled(engine: Path) -> None:
    assert [path.name for path in compiled_sources(engine)] == ["board.py", "state.py"]


def test_an_engine_built_from_this_source_is_taken(engine: Path) -> None:
    assert find_form(engine) == Form(True, "built from this source")


@pytest.mark.parametrize("name", ["state.py", "native.py", "__init__.py"])
def test_a_stale_binary_is_not_taken(engine: Path, name: str) -> None:
    (engine / name).write_text("# edited\n")
    form = find_form(engine)
    assert not form.compiled
    assert form.stale


def test_a_module_added_since_makes_a_binary_stale(engine: Path) -> None:
    (engine / "added.py").touch()
    assert find_form(engine).stale


def test_a_binary_for_another_python_is_not_taken(engine: Path) -> None:
    (engine / f"state{EXTENSION_SUFFIXES[0]}").rename(engine / "state.cpython-27.so")
    assert find_form(engine) == Form(False, "the engine was compiled for another Python")


def test_an_engine_that_was_never_compiled_runs_interpreted(engine: Path) -> None:
    (engine / RECORD).unlink()
    assert not find_form(engine).compiled


def test_the_interpreted_form_can_be_asked_for() -> None:
    ran = python(WHICH, "interpreted")
    assert ran.stdout.strip().endswith("state.py"), ran.stderr


def test_the_compiled_form_can_be_asked_for() -> None:
    ran = python(WHICH, "compiled")
    if find_form().compiled:
        assert ran.stdout.strip().endswith(tuple(EXTENSION_SUFFIXES))
    else:
        assert "ImportError: no compiled engine: " in ran.stderr


def test_a_form_that_does_not_exist_is_refused() -> None:
    ran = python(WHICH, "polished")
    assert "QUEBEC_ENGINE is compiled or interpreted, not 'polished'" in ran.stderr


@pytest.mark.parametrize("form", ["interpreted", "compiled"])
def test_the_doctor_says_which_form_runs(form: str) -> None:
    if form == "compiled" and not find_form().compiled:
        pytest.skip("no compiled engine here")
    ran = python("from quebec.cli import main; main(['doctor'])", form)
    lines = ran.stdout.splitlines()
    assert lines[0] == f"quebec {installed_version()}, rules version 1"
    assert lines[2].startswith(f"engine: {form} (")
    assert ("some thirty times faster" in ran.stdout) is (form == "interpreted")


def test_bots_choose_the_same_moves_in_both_forms() -> None:
    if not find_form().compiled:
        pytest.skip("no compiled engine here")
    chosen = {form: python(CHOSEN, form).stdout for form in ("interpreted", "compiled")}
    assert len(chosen["compiled"].splitlines()) > 100
    assert chosen["interpreted"] == chosen["compiled"]
