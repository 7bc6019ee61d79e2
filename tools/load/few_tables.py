"""`quebec` that keeps few tables, sites and facts in memory, so that a soak fills that place early:
what grows afterwards is a leak. With SIGUSR2 it writes what has grown to a file.

python -m tools.load.few_tables 100 FILE serve --port 8000
"""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path
from typing import Final

from quebec.cli import main
from quebec.server.tables import memory, shown
from quebec.server.wire import facts
from tools.load.grown import Grown

MOST_ENCODED: Final = 1000

if __name__ == "__main__":
    memory.MOST_TABLES = int(sys.argv[1])  # type: ignore[misc]
    shown.encoded_site = lru_cache(MOST_ENCODED)(shown.encoded_site.__wrapped__)
    facts._encoded = lru_cache(MOST_ENCODED, typed=True)(facts._encoded.__wrapped__)
    Grown(Path(sys.argv[2]))
    sys.exit(main(sys.argv[3:]))
