"""Adding a language is adding files: a catalogue under a new name is offered everywhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import quebec
from quebec.texts import LANGUAGES

SOURCE = Path(quebec.__file__).resolve().parent


def test_a_language_is_offered_as_soon_as_its_catalogue_is_there(tmp_path: Path) -> None:
    """Here German, in English words, with the numbers of Austria."""
    left_out = shutil.ignore_patterns("static", "*.so", "__pycache__")
    package = shutil.copytree(SOURCE, tmp_path / "quebec", ignore=left_out)
    catalogue = (package / "texts" / "en.ftl").read_text(encoding="utf-8")
    german = catalogue.replace("locale = en-CA", "locale = de-AT")
    (package / "texts" / "de.ftl").write_text(german, encoding="utf-8")

    def ran(*command: str) -> str:
        settings = {"PYTHONPATH": str(tmp_path), "PYTHONUTF8": "1", "QUEBEC_ENGINE": "interpreted"}
        return subprocess.run(
            [sys.executable, *command],
            env=os.environ | settings,
            check=True,
            capture_output=True,
            encoding="utf-8",
        ).stdout

    languages = sorted((*LANGUAGES, "de"))
    assert f"{{{','.join(languages)}}}" in ran("-m", "quebec.cli", "play", "--help")
    listed = ran("-m", "quebec.cli", "texts", "--lang", "de", "--few").splitlines()
    assert f"{'locale':40} de-AT" in listed
    said = (
        "from quebec.texts import Texts; de = Texts('de'); print(de.number(1234.5), de.share(0.5))"
    )
    assert ascii(ran("-c", said)) == ascii("1234,5 50\N{NO-BREAK SPACE}%\n")
    asked = (
        "from types import SimpleNamespace as Request;"
        "from quebec.server.http.problems import language_of;"
        "print(language_of(Request(headers={'accept-language': 'de-DE,fr'})))"
    )
    assert ran("-c", asked) == "de\n"
