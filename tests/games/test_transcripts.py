"""Some recorded games as a reader sees them, in every language.

After a change that is meant, `python -m tools.make_transcripts` writes them anew.
"""

from __future__ import annotations

import pytest

from quebec.texts import LANGUAGES
from tools.make_transcripts import FOLDER, RECORDS, transcripts

TRANSCRIPTS = dict(transcripts())


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_a_game_is_told_as_before(name: str) -> None:
    kept = (FOLDER / name).read_text(encoding="utf-8")
    assert kept.splitlines() == TRANSCRIPTS[name].splitlines()


def test_each_of_the_games_is_told_in_every_language() -> None:
    names = {f"{game}.{language}.txt" for game in RECORDS for language in LANGUAGES}
    assert {path.name for path in FOLDER.iterdir()} == names == set(TRANSCRIPTS)
