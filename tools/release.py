"""Build a release and try it: python -m tools.release. See docs/releases.md.

Builds the source distribution and a wheel into dist/, checks their descriptions, installs each in
an environment of its own, plays and serves from there, and writes the notes from the changelog.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parents[1]
DIST: Final = ROOT / "dist"
UV: Final = ROOT / ".tools" / "bin" / "uv"
TWINE: Final = (
    *(UV, "run", "--quiet", "--no-project", "--isolated"),
    *("--with-requirements", ROOT / "requirements" / "release.lock", "python", "-m", "twine"),
)
VERSION: Final = re.compile(r"\d+\.\d+\.\d+(rc\d+)?")
GAME: Final = ("play", "--seed", "1608", "--seats", "random,random,random", "--no-autosave")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.release", description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--draft",
        action="store_true",
        help="build what is not committed, or has no heading in the changelog yet",
    )
    options = parser.parse_args(argv)
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    try:
        notes = check(version, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), options.draft)
        build()
        for package in sorted(DIST.glob("quebec_game-*")):
            smoke_test(package, version)
        write_notes(version, notes)
    except ReleaseError as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    print(f"\ndist/ holds version {version}. When it is published: git tag v{version}")
    return 0


class ReleaseError(Exception):
    """Why there is no release."""


def check(version: str, changelog: str, draft: bool) -> str:
    """What the changelog says about this version."""
    if not VERSION.fullmatch(version):
        raise ReleaseError(f"{version} in pyproject.toml is no version such as 1.2.3 or 1.2.3rc1")
    if not draft and run("git", "status", "--porcelain"):
        raise ReleaseError("there are changes that are not committed; --draft builds all the same")
    if not draft and run("git", "tag", "--list", f"v{version}"):
        raise ReleaseError(f"v{version} exists; raise the version in pyproject.toml")
    if draft and f"## [{version}]" not in changelog:
        # "Unreleased" gets its number when the draft has been looked at.
        changelog = changelog.replace("## [Unreleased]", f"## [{version}] - 0000-00-00", 1)
    return section(changelog, version)


def section(changelog: str, version: str) -> str:
    """The part of the changelog about a version."""
    heading = re.compile(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d\n", re.MULTILINE)
    found = heading.search(changelog)
    if found is None:
        raise ReleaseError(f"CHANGELOG.md has no heading like: ## [{version}] - 2026-12-31")
    return changelog[found.end() :].partition("\n## [")[0].strip()


def build() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    say("building the source distribution and a wheel")
    run(UV, "build", "--quiet", "--out-dir", DIST, ROOT, QUEBEC_COMPILE="require")
    say("checking their descriptions")
    run(*TWINE, "check", "--strict", *sorted(DIST.glob("quebec_game-*")))


def smoke_test(package: Path, version: str) -> None:
    """Install, play and serve in an environment that has nothing else."""
    say(f"trying {package.name}")
    with tempfile.TemporaryDirectory() as scratch:
        environment = Path(scratch, "environment")
        run(UV, "venv", "--quiet", "--python", sys.executable, environment)
        run(
            *(UV, "pip", "install", "--quiet", "--python", environment),
            *("--constraint", ROOT / "requirements" / "run.lock"),
            f"quebec-game[server] @ {package.as_uri()}",
        )
        quebec = environment / "bin" / "quebec"
        said = run(quebec, "--version").strip()
        if said != f"quebec {version}":
            raise ReleaseError(f"{package.name} says that it is {said}")
        if "engine: compiled" not in run(quebec, "doctor"):
            raise ReleaseError(f"{package.name} has no compiled engine")
        run(quebec, *GAME)
        serve(quebec, Path(scratch, "data"))


def serve(quebec: Path, data: Path) -> None:
    command = [str(quebec), "serve", "--port", "0", "--data", str(data), "--log-level", "error"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            _, _, address = server.stdout.readline().partition(" is at ")
            with urlopen(address.strip(), timeout=60) as page:
                if b"<title>" not in page.read():
                    raise ReleaseError("the server serves no page")
        finally:
            server.terminate()


def write_notes(version: str, notes: str) -> None:
    rows = [
        f"| {path.name} | {path.stat().st_size / 1000:,.0f} kB"
        f" | `{hashlib.sha256(path.read_bytes()).hexdigest()}` |"
        for path in sorted(DIST.glob("quebec_game-*"))
    ]
    table = "\n".join(["| file | size | SHA-256 |", "|---|---|---|", *rows])
    (DIST / "NOTES.md").write_text(f"# Québec {version}\n\n{notes}\n\n## Files\n\n{table}\n")
    print(table)


def say(what: str) -> None:
    print(what, flush=True)


def run(*command: str | Path, **environment: str) -> str:
    """What a command prints; its errors are ours."""
    ran = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": ""} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        shown = " ".join(Path(part).name if "/" in part else part for part in map(str, command))
        raise ReleaseError(f"{shown} failed:\n{(ran.stderr or ran.stdout)[-3000:]}")
    return ran.stdout


if __name__ == "__main__":
    sys.exit(main())
