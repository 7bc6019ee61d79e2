"""The README's example is a real game."""

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_example_prints_what_the_readme_says() -> None:
    text = README.read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```\s+```\n(.*?)```", text, re.DOTALL)
    assert found
    program, printed = found.groups()
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ran.stdout == printed
