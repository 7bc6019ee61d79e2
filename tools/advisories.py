"""Compare the lock files with a list of known problems, without asking anybody.

python -m tools.advisories            the check, as in `make test`
python -m tools.advisories --renew    ask the registries, as in `make lock`; where they do not
                                      answer, the list stays as it is

The list is requirements/advisories.json. An entry has the versions that are affected, such as
"<2.13.0" or ">=6.0.0 <6.0.12 || <5.4.15", and the version to upgrade to.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
LIST: Final = ROOT / "requirements" / "advisories.json"
PINNED: Final = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)
COMPARISON: Final = re.compile(r"(<=|>=|==|<|>|=)?\s*v?([0-9][^\s,|]*)")
PATIENCE: Final = 300


class Package(NamedTuple):
    """What a lock file names."""

    ecosystem: str
    name: str
    version: str


class Advisory(NamedTuple):
    """A known problem."""

    ecosystem: str
    package: str
    id: str
    affected: str
    fixed: str
    summary: str


def python_packages(text: str) -> set[Package]:
    """All packages in a lock file of Python."""
    return {Package("python", plain(name), version) for name, version in PINNED.findall(text)}


def npm_packages(text: str) -> set[Package]:
    """All packages in a lock file of npm."""
    return {
        Package("npm", place.rpartition("node_modules/")[2], one["version"])
        for place, one in json.loads(text)["packages"].items()
        if place and "version" in one
    }


def locked(root: Path = ROOT) -> set[Package]:
    """All packages in the lock files."""
    found = npm_packages((root / "web" / "package-lock.json").read_text(encoding="utf-8"))
    for file in (root / "requirements").glob("*.lock"):
        found |= python_packages(file.read_text(encoding="utf-8"))
    return found


def plain(name: str) -> str:
    """The name of a Python package in one spelling."""
    return re.sub(r"[-_.]+", "-", name).lower()


def order(version: str) -> tuple[list[int], bool]:
    """Versions in their order: numbers, and before each release what leads to it."""
    found = re.match(r"[0-9]+(\.[0-9]+)*", version)
    assert found, version
    rest = version[found.end() :].partition("+")[0]
    numbers = [int(part) for part in found[0].split(".")]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return numbers, not rest or rest.startswith(".post")


def is_affected(version: str, affected: str) -> bool:
    """Whether a version is in a range."""
    return any(
        all(_holds(version, *pair) for pair in COMPARISON.findall(one))
        for one in affected.split("||")
        if COMPARISON.search(one)
    )


def _holds(version: str, sign: str, other: str) -> bool:
    ours, theirs = order(version), order(other)
    return {
        "<": ours < theirs,
        "<=": ours <= theirs,
        ">": ours > theirs,
        ">=": ours >= theirs,
    }.get(sign, ours == theirs)


def problems(packages: Iterable[Package], advisories: Iterable[Advisory]) -> list[str]:
    """What is affected, and what to do about it."""
    return sorted(
        f"{one.name} {one.version} ({one.ecosystem}): {known.id}: {known.summary};"
        f" {f'upgrade to {known.fixed}' if known.fixed else 'there is no fix yet'}"
        for known in advisories
        for one in packages
        if (one.ecosystem, one.name) == (known.ecosystem, known.package)
        and is_affected(one.version, known.affected)
    )


# ---- renewing -----------------------------------------------------------------------------------


def from_npm(answer: Mapping[str, Any]) -> list[Advisory] | None:
    """What `npm audit --json` says; None if its registry has refused."""
    if "vulnerabilities" not in answer:
        return None
    found = []
    for one in answer["vulnerabilities"].values():
        fix = one.get("fixAvailable")
        fixed = fix.get("version", "") if isinstance(fix, dict) else "a newer one" if fix else ""
        for via in one["via"]:
            if isinstance(via, dict):
                id = str(via.get("url") or via["source"]).rpartition("/")[2]
                found.append(Advisory("npm", via["name"], id, via["range"], fixed, via["title"]))
    return found


def from_pip_audit(answer: Mapping[str, Any]) -> list[Advisory] | None:
    """What pip-audit says; None if its service knows none of the packages."""
    asked = [one for one in answer.get("dependencies", ()) if "vulns" in one]
    if not asked:
        return None
    return [
        Advisory(
            "python",
            plain(one["name"]),
            known["id"],
            f"=={one['version']}",
            ", ".join(known["fix_versions"]),
            str(known.get("description", "")).strip().partition("\n")[0][:200],
        )
        for one in asked
        for known in one["vulns"]
    ]


def _said(command: Sequence[str], folder: Path) -> dict[str, Any]:
    """The JSON that a command prints; nothing if it prints none."""
    try:
        ended = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
        said = json.loads(ended.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return {}
    return said if isinstance(said, dict) else {}


def ask_npm() -> list[Advisory] | None:
    npm = str(Path(sys.executable).parent / "npm")
    return from_npm(_said([npm, "audit", "--json"], ROOT / "web"))


def ask_pip_audit() -> list[Advisory] | None:
    with tempfile.TemporaryDirectory() as scratch:
        pinned = Path(scratch, "requirements.txt")
        lines = {f"{one.name}=={one.version}\n" for one in locked() if one.ecosystem == "python"}
        pinned.write_text("".join(sorted(lines)))
        uv = str(ROOT / ".tools" / "bin" / "uv")
        audit = [uv, "tool", "run", "pip-audit", "--disable-pip", "--no-deps", "-f", "json"]
        return from_pip_audit(_said([*audit, "-r", str(pinned)], ROOT))


def renewed(
    old: Mapping[str, Any], answers: Mapping[str, list[Advisory] | None], today: str
) -> dict[str, Any]:
    """The list with what the registries have said. What was known stays: it may concern a version
    that somebody returns to."""
    known = {(one["ecosystem"], one["package"], one["id"]): one for one in old["advisories"]}
    dates = dict(old["renewed"])
    for ecosystem, answer in answers.items():
        if answer is not None:
            dates[ecosystem] = today
            for one in answer:
                known.setdefault((one.ecosystem, one.package, one.id), one._asdict())
    return {"renewed": dates, "advisories": [known[key] for key in sorted(known)]}


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.advisories", description=__doc__)
    parser.add_argument("--renew", action="store_true", help="ask the registries first")
    options = parser.parse_args(argv)
    known = json.loads(LIST.read_text(encoding="utf-8"))
    if options.renew:
        answers = {"npm": ask_npm(), "python": ask_pip_audit()}
        known = renewed(known, answers, datetime.now(UTC).date().isoformat())
        LIST.write_text(json.dumps(known, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        for ecosystem in [name for name, answer in answers.items() if answer is None]:
            print(f"{ecosystem}: the registry does not answer; the list stays as it was")
    for ecosystem, date in known["renewed"].items():
        print(f"{ecosystem}: renewed {date or 'never; what is listed was entered by hand'}")
    found = problems(locked(), [Advisory(**one) for one in known["advisories"]])
    print(*found, f"{len(known['advisories'])} advisories, {len(found)} apply", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
