"""Write the description of the API, and the types of the page that follow from it.

python -m tools.wire            write both
python -m tools.wire --check    check whether they are up to date
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from quebec.extras import installed_version
from quebec.server.http.app import make_app
from quebec.server.http.description import CONFIG, FILE, describe
from quebec.server.settings import Settings
from tools.wire.typescript import typescript

ROOT: Final = Path(__file__).parents[2]
TYPES: Final = ROOT / "web" / "src" / "wire" / "types.ts"


def written() -> Iterator[tuple[Path, str]]:
    """The files, and their expected contents."""
    description = describe(make_app(Settings(data=Path("nowhere")), CONFIG))
    text = json.dumps(description, indent=1, ensure_ascii=False) + "\n"
    yield FILE, text
    build = f"{installed_version()}-{sha256(text.encode()).hexdigest()[:8]}"
    yield TYPES, typescript(description, build)


def stale() -> list[str]:
    """Files that are out of date."""
    return [
        path.name
        for path, text in written()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.wire", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if stale")
    if parser.parse_args(argv).check:
        for name in stale():
            print(f"{name} is stale: run make wire", file=sys.stderr)
        return 1 if stale() else 0
    for path, text in written():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
