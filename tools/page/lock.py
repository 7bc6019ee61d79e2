"""Take the addresses out of npm's lock file, where sponsors are named: python -m tools.page.lock"""

from __future__ import annotations

import json
import sys
from typing import Final

from tools.page.npm import WEB, npm

LOCK: Final = WEB / "package-lock.json"


def without_addresses(text: str) -> str:
    lock = json.loads(text)
    for package in lock["packages"].values():
        for field in ("funding", "resolved"):
            package.pop(field, None)
    return json.dumps(lock, indent=2, ensure_ascii=False) + "\n"


def main() -> int:
    code = npm("install", "--package-lock-only", "--ignore-scripts", *sys.argv[1:])
    LOCK.write_text(without_addresses(LOCK.read_text(encoding="utf-8")), encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main())
