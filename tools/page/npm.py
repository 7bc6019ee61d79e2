"""Run a script of `web/package.json` with the Node of the environment: python -m tools.page.npm

    npm.py ci            install what the lock file lists
    npm.py run build     a script of package.json

Some scripts need what Python writes first: `run unit` the samples of texts.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parents[2] / "web"


def npm(*arguments: str) -> int:
    """Npm's exit code; its scripts find the environment's Node first."""
    folder = Path(sys.executable).parent
    path = os.pathsep.join((str(folder), os.environ["PATH"]))
    command = [str(folder / "npm"), *arguments]
    return subprocess.run(command, cwd=WEB, env=os.environ | {"PATH": path}, check=False).returncode


def main(argv: Sequence[str] | None = None) -> int:
    return npm(*(sys.argv[1:] if argv is None else argv))


if __name__ == "__main__":
    sys.exit(main())
