"""Installing: a wheel with the compiled engine, and the same source where nothing can compile."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLAY = """
import quebec
from quebec.engine import new_game
from quebec.engine.playout import Dice, play_out
state = new_game("2026", 3, 1608)
play_out(state, Dice(1))
print(quebec.FORM.compiled, *state.scores)
"""


def build(folder: Path, compile_wish: str, path: str = os.environ["PATH"]) -> Path:
    """Build a wheel out of a clean copy of the checkout."""
    copy = folder / "checkout"
    tracked = ["git", "ls-files", "-z", "setup.py", "pyproject.toml", "README.md", "LICENSE", "src"]
    files = subprocess.run(tracked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, files.split("\0")):
        target = copy / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes((ROOT / name).read_bytes())
    program = "from setuptools import build_meta; import sys; build_meta.build_wheel(sys.argv[1])"
    # What is in a wheel does not depend on the optimisation, which takes most of the time.
    settings = {"QUEBEC_COMPILE": compile_wish, "QUEBEC_OPTIMIZE": "0", "QUEBEC_ENGINE": ""}
    settings["PATH"] = path
    built = subprocess.run(
        [sys.executable, "-c", program, str(folder)],
        cwd=copy,
        env=os.environ | settings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr[-2000:]
    (wheel,) = folder.glob("*.whl")
    return wheel


def unpack_and_play(wheel: Path, folder: Path) -> str:
    """Play from the unpacked wheel, as it would lie among the installed packages."""
    with ZipFile(wheel) as archive:
        archive.extractall(folder)
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", PLAY],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder), "QUEBEC_ENGINE": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("compiled"), "require")


@pytest.fixture(scope="module")
def plain_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built where no compiler can be found."""
    return build(tmp_path_factory.mktemp("plain"), "auto", path="")


def test_a_wheel_contains_the_compiled_engine(compiled_wheel: Path) -> None:
    names = ZipFile(compiled_wheel).namelist()
    assert any(name.startswith("quebec/engine/state.cpython") for name in names)
    assert any(name.startswith("quebec_engine__mypyc") for name in names)
    assert "quebec/engine/compiled.txt" in names
    assert not compiled_wheel.name.endswith("-none-any.whl")


def test_without_a_compiler_the_wheel_holds_the_source_alone(plain_wheel: Path) -> None:
    names = ZipFile(plain_wheel).namelist()
    assert not any(name.endswith((".so", ".pyd", "compiled.txt")) for name in names)
    assert "quebec/engine/state.py" in names


def test_a_wheel_contains_the_texts(plain_wheel: Path) -> None:
    names = ZipFile(plain_wheel).namelist()
    assert {f"quebec/texts/{language}.ftl" for language in ("en", "fr", "nl")} <= set(names)


def test_a_wheel_contains_the_rulebook(plain_wheel: Path) -> None:
    for language in ("en", "fr", "nl"):
        name = f"texts/rulebook/{language}.ftl"
        packed = ZipFile(plain_wheel).read(f"quebec/{name}")
        assert packed == (ROOT / "src" / "quebec" / name).read_bytes()


def test_a_wheel_contains_the_weights_of_the_learned_player(plain_wheel: Path) -> None:
    packed = ZipFile(plain_wheel).read("quebec/bots/learned.weights")
    assert packed == (ROOT / "src" / "quebec" / "bots" / "learned.weights").read_bytes()


def test_both_wheels_play_the_same_game(
    compiled_wheel: Path, plain_wheel: Path, tmp_path: Path
) -> None:
    compiled = unpack_and_play(compiled_wheel, tmp_path / "compiled")
    plain = unpack_and_play(plain_wheel, tmp_path / "plain")
    assert compiled.split()[0] == "True"
    assert plain.split()[0] == "False"
    assert compiled.split()[1:] == plain.split()[1:]


def test_a_build_that_must_compile_fails_without_a_compiler(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="there is no C compiler"):
        build(tmp_path, "require", path="")
