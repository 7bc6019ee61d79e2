"""What a release needs before it is built."""

import pytest

from tools.release import ReleaseError, check, section

CHANGELOG = """# Changelog

## [Unreleased]

- Later.

## [1.2.0] - 2026-12-31

### Added

- A thing.

## [1.1.0] - 2026-11-30

- Another.
"""


def test_the_notes_are_what_the_changelog_says_about_the_version() -> None:
    assert section(CHANGELOG, "1.2.0") == "### Added\n\n- A thing."
    assert section(CHANGELOG, "1.1.0") == "- Another."


@pytest.mark.parametrize("version", ["1.3.0", "1.2", "Unreleased"])
def test_a_version_that_the_changelog_does_not_name_is_not_released(version: str) -> None:
    with pytest.raises(ReleaseError, match="has no heading like"):
        section(CHANGELOG, version)


def test_a_draft_may_have_no_heading_of_its_own_yet() -> None:
    assert check("1.3.0", CHANGELOG, draft=True) == "- Later."
    assert check("1.2.0", CHANGELOG, draft=True) == "### Added\n\n- A thing."
    with pytest.raises(ReleaseError, match="has no heading like"):
        check("1.3.0", "# Changelog\n", draft=True)


@pytest.mark.parametrize("version", ["1.2", "1.2.0.dev1", "next"])
def test_only_a_whole_version_is_released(version: str) -> None:
    with pytest.raises(ReleaseError, match="is no version such as"):
        check(version, CHANGELOG, draft=True)
