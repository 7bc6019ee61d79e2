"""Installing: what is packed, and that it plays and serves in an environment with nothing else."""

import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from random import Random
from typing import NamedTuple
from zipfile import ZipFile

import pytest

from tests.server.running import Person, Server, get, play_on, seats

ROOT = Path(__file__).resolve().parents[2]
UV = ROOT / ".tools" / "bin" / "uv"
LOCK = ROOT / "requirements" / "run.lock"
PLAY = """
import quebec
from quebec.engine import new_game
from quebec.engine.playout import Dice, play_out
state = new_game("2026", 3, 1608)
play_out(state, Dice(1))
print(quebec.FORM.compiled, *state.scores)
"""
BUILD_WHEEL = "from setuptools import build_meta; import sys; build_meta.build_wheel(sys.argv[1])"
# What is packed does not depend on the optimisation, which takes most of the time.
SETTINGS = {"QUEBEC_OPTIMIZE": "0", "QUEBEC_ENGINE": ""}


class Built(NamedTuple):
    source: Path
    wheel: Path


def run(
    *command: str | Path, cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=os.environ | SETTINGS | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def copy_of_checkout(folder: Path) -> Path:
    """The files under version control, and what npm has fetched already."""
    copy = folder / "checkout"
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT)
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).exists():
            target = copy / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes((ROOT / name).read_bytes())
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return copy


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """A source distribution of the checkout, and the wheel made from it; each in an environment
    that has only what the build says it requires."""
    folder = tmp_path_factory.mktemp("built")
    copy = copy_of_checkout(folder)
    ran = run(UV, "build", "--quiet", "--out-dir", folder, copy, QUEBEC_COMPILE="require")
    assert ran.returncode == 0, ran.stderr[-3000:]
    (source,) = folder.glob("*.tar.gz")
    (wheel,) = folder.glob("*.whl")
    return Built(source, wheel)


@pytest.fixture(scope="module")
def unpacked(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(built.source) as archive:
        archive.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    return source


@pytest.fixture(scope="module")
def plain_wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the source distribution where neither a compiler nor Node can be found."""
    folder = tmp_path_factory.mktemp("plain")
    ran = run(sys.executable, "-c", BUILD_WHEEL, folder, cwd=unpacked, PATH="")
    assert ran.returncode == 0, ran.stderr[-3000:]
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment in which only the wheel with its server was installed."""
    folder = tmp_path_factory.mktemp("installed") / "environment"
    assert run(UV, "venv", "--quiet", "--python", sys.executable, folder).returncode == 0
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    requirement = f"quebec-game[server] @ {built.wheel.as_uri()}"
    ran = run(
        *(UV, "pip", "install", "--quiet", "--python", programs / "python"),
        *("--constraint", LOCK, requirement),
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    return programs


def names_in(wheel: Path) -> set[str]:
    """The files, as they are when installed."""
    with ZipFile(wheel) as archive:
        return {name.partition(".data/purelib/")[2] or name for name in archive.namelist()}


def test_a_wheel_contains_the_compiled_engine(built: Built) -> None:
    names = names_in(built.wheel)
    assert any(name.startswith("quebec/engine/state.cpython") for name in names)
    assert any(name.startswith("quebec_engine__mypyc") for name in names)
    assert "quebec/engine/compiled.txt" in names
    assert not built.wheel.name.endswith("-none-any.whl")


@pytest.mark.parametrize("form", ["compiled", "plain"])
def test_a_wheel_contains_everything_that_is_not_python(
    form: str, built: Built, plain_wheel: Path
) -> None:
    names = names_in(built.wheel if form == "compiled" else plain_wheel)
    package = ROOT / "src" / "quebec"
    kept = ("py.typed", "**/*.ftl", "**/*.toml", "**/*.weights", "server/openapi.json")
    expected = {
        f"quebec/{path.relative_to(package).as_posix()}"
        for pattern in kept
        for path in package.glob(pattern)
        if "static" not in path.parts
    }
    assert len(expected) > 20
    assert expected <= names
    assert "quebec/server/static/index.html" in names
    assert "quebec/server/static/sw.js" in names
    scripts = [name for name in names if name.startswith("quebec/server/static/assets/")]
    assert any(name.endswith(".js") for name in scripts)
    assert any(name.endswith(".woff2") for name in scripts)


def test_a_wheel_contains_nothing_else(built: Built) -> None:
    for name in names_in(built.wheel):
        assert name.startswith(("quebec/", "quebec_engine__mypyc", "quebec_game-")), name
        assert not name.endswith((".map", ".c", ".svelte")), name


def test_a_source_distribution_contains_the_page_and_needs_no_node(unpacked: Path) -> None:
    assert (unpacked / "src" / "quebec" / "server" / "static" / "index.html").exists()
    assert not (unpacked / "web").exists()
    assert not list(unpacked.rglob("*.so"))
    assert not list(unpacked.rglob("compiled.txt"))


def test_what_is_packed_is_small(built: Built, plain_wheel: Path) -> None:
    """A megabyte more is a decision, not an accident."""
    assert plain_wheel.stat().st_size < 2_000_000
    assert built.source.stat().st_size < 2_000_000
    assert built.wheel.stat().st_size < 6_000_000


def test_without_a_compiler_the_wheel_holds_the_source_alone(plain_wheel: Path) -> None:
    names = names_in(plain_wheel)
    assert not any(name.endswith((".so", ".pyd", "compiled.txt")) for name in names)
    assert "quebec/engine/state.py" in names


def test_both_wheels_play_the_same_game(installed: Path, plain_wheel: Path, tmp_path: Path) -> None:
    """The plain one is unpacked, as it would lie among the installed packages."""
    with ZipFile(plain_wheel) as archive:
        archive.extractall(tmp_path)
    compiled = run(installed / "python", "-W", "error", "-c", PLAY, cwd=tmp_path.parent)
    plain = run(sys.executable, "-W", "error", "-c", PLAY, cwd=tmp_path, PYTHONPATH=str(tmp_path))
    assert compiled.stdout.split()[0] == "True", compiled.stderr
    assert plain.stdout.split() == ["False", *compiled.stdout.split()[1:]], plain.stderr


def test_an_installed_wheel_knows_its_version(built: Built, installed: Path) -> None:
    version = built.wheel.name.split("-")[1]
    assert run(installed / "quebec", "--version").stdout == f"quebec {version}\n"
    asked = run(installed / "python", "-c", "import quebec; print(quebec.__version__)")
    assert asked.stdout == f"{version}\n"


def test_an_installed_wheel_says_that_it_is_complete(installed: Path) -> None:
    lines = run(installed / "quebec", "doctor").stdout.splitlines()
    assert lines[2].startswith("engine: compiled (")
    assert "the page: installed" in lines
    assert "a server (quebec serve): installed" in lines


def test_an_installed_wheel_serves_the_page_and_a_game(installed: Path, tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.python = installed / "python"
    server.start()
    page = get(server.url)
    script = re.search(r'src="\./(assets/[^"]+\.js)"', page.text)
    assert script is not None, page.text
    assert get(f"{server.url}/{script[1]}").status_code == 200
    person = Person(server, "Marguerite")
    table = person.ask("/tables", ruleset="2026", seats=seats("me", "random", "random"))["id"]
    person.ask(f"/tables/{table}/start")
    now = play_on(person, table, [0], Random(1), 3)
    assert now["game"]["phase"] == "playing"
    server.close()


def test_a_wheel_runs_without_being_installed(built: Built) -> None:
    version = built.wheel.name.split("-")[1]
    ran = run(UV, "tool", "run", "--quiet", "--from", built.wheel, "quebec", "--version")
    assert ran.stdout == f"quebec {version}\n", ran.stderr


def test_a_build_that_must_compile_fails_without_a_compiler(unpacked: Path, tmp_path: Path) -> None:
    ran = run(
        *(sys.executable, "-c", BUILD_WHEEL, tmp_path),
        cwd=unpacked,
        PATH="",
        QUEBEC_COMPILE="require",
    )
    assert ran.returncode != 0
    assert "there is no C compiler" in ran.stderr


def test_a_build_of_the_page_without_node_says_what_is_missing(tmp_path: Path) -> None:
    copy = copy_of_checkout(tmp_path)
    build = (sys.executable, "-c", BUILD_WHEEL, tmp_path)
    settings = {"PATH": "", "QUEBEC_COMPILE": "never"}
    ran = run(*build, cwd=copy, **settings)
    assert ran.returncode != 0
    assert "the page cannot be built: there is no npm. Install Node 24" in ran.stderr
    assert run(*build, cwd=copy, QUEBEC_PAGE="never", **settings).returncode == 0
    (wheel,) = tmp_path.glob("*.whl")
    assert not any(name.startswith("quebec/server/static/") for name in names_in(wheel))
