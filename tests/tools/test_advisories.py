"""The list of known problems: what is affected is found, and said with what to upgrade to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import advisories
from tools.advisories import Advisory, from_npm, from_pip_audit, is_affected, locked, problems

PLANTED = Advisory("python", "litestar", "TEST-1", "<999", "999.0", "a planted problem")


@pytest.mark.parametrize(
    ("version", "affected", "is_in"),
    [
        ("2.12.9", "<2.13.0", True),
        ("2.13.0", "<2.13.0", False),
        ("2.13", ">=2.13.0", True),
        ("2.13.0rc1", "<2.13.0", True),
        ("2.13.0.post1", "<=2.13.0", True),
        ("10.0.0", "<9.0.0", False),
        ("6.0.11", ">=6.0.0 <6.0.12 || <5.4.15", True),
        ("5.4.15", ">=6.0.0 <6.0.12 || <5.4.15", False),
        ("6.0.5", ">= 6.0.0, < 6.0.12", True),
        ("1.2.3", "==1.2.3", True),
        ("1.2.4", "=1.2.3", False),
        ("1.2.3", "", False),
    ],
)
def test_a_version_is_in_a_range_or_not(version: str, affected: str, is_in: bool) -> None:
    assert is_affected(version, affected) is is_in


def test_a_problem_is_found_in_our_lock_files_with_what_to_upgrade_to() -> None:
    (found,) = problems(locked(), [PLANTED])
    assert found.startswith("litestar ")
    assert "TEST-1: a planted problem; upgrade to 999.0" in found
    (found,) = problems(locked(), [PLANTED._replace(ecosystem="npm", package="svelte", fixed="")])
    assert found.endswith("there is no fix yet")
    assert problems(locked(), [PLANTED._replace(package="no-such-package")]) == []


def test_the_check_fails_where_a_problem_applies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert advisories.main([]) == 0
    known = json.loads(advisories.LIST.read_text(encoding="utf-8"))
    known["advisories"].append(PLANTED._asdict())
    planted = tmp_path / "advisories.json"
    planted.write_text(json.dumps(known))
    monkeypatch.setattr(advisories, "LIST", planted)
    assert advisories.main([]) == 1
    assert "upgrade to 999.0" in capsys.readouterr().out


def test_where_no_registry_answers_the_list_and_its_date_stay() -> None:
    old = {"renewed": {"npm": "2026-01-02", "python": None}, "advisories": [PLANTED._asdict()]}
    assert advisories.renewed(old, {"npm": None, "python": None}, "2026-11-16") == old
    new = advisories.renewed(old, {"npm": None, "python": [PLANTED]}, "2026-11-16")
    assert new["renewed"] == {"npm": "2026-01-02", "python": "2026-11-16"}
    assert len(new["advisories"]) == 1


def test_a_refusal_is_not_taken_for_an_answer() -> None:
    assert from_npm({"message": "405 Method Not Allowed", "statusCode": 405}) is None
    assert from_npm({"vulnerabilities": {}}) == []
    skipped = {"name": "jinja2", "skip_reason": "not found, could not be audited"}
    assert from_pip_audit({"dependencies": [skipped]}) is None
    assert from_pip_audit({}) is None


def test_what_the_registries_say_becomes_advisories() -> None:
    via = {"source": 1, "name": "vite", "title": "t", "url": "x/GHSA-1", "range": "<5"}
    answer = {"vulnerabilities": {"vite": {"via": [via, "esbuild"], "fixAvailable": True}}}
    assert from_npm(answer) == [Advisory("npm", "vite", "GHSA-1", "<5", "a newer one", "t")]
    known = {"id": "PYSEC-1", "fix_versions": ["2.0"], "description": "d\nmore"}
    one = {"name": "Some_Thing", "version": "1.0", "vulns": [known]}
    expected = Advisory("python", "some-thing", "PYSEC-1", "==1.0", "2.0", "d")
    assert from_pip_audit({"dependencies": [one]}) == [expected]
