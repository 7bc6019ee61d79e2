"""`quebec` that keeps few tables in memory, and few sites as they are sent, so that a soak fills
that place early: what grows afterwards is a leak.

python -m tools.load.few_tables 100 serve --port 8000
"""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import Final

from quebec.cli import main
from quebec.server.tables import memory, shown

MOST_SITES: Final = 1000

if __name__ == "__main__":
    memory.MOST_TABLES = int(sys.argv[1])  # type: ignore[misc]
    shown.encoded_site = lru_cache(MOST_SITES)(shown.encoded_site.__wrapped__)
    sys.exit(main(sys.argv[2:]))
