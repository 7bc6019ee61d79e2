"""docs/records.md: its record is one, and its program runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from quebec.record import read_record
from quebec.record.words import OWN_HEADERS

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def test_the_record_on_the_page_is_right() -> None:
    found = re.search(r"```\n(Format: .*?)```", PAGE, re.DOTALL)
    assert found
    assert read_record(found.group(1)).write() == found.group(1)


def test_the_program_on_the_page_runs() -> None:
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found
    subprocess.run([sys.executable, "-c", found.group(1)], capture_output=True, check=True)


def test_the_page_explains_every_header() -> None:
    explained = re.findall(r"^\| `([A-Z][A-Za-z-]+)`", PAGE, re.MULTILINE)
    assert set(explained) == set(OWN_HEADERS)
