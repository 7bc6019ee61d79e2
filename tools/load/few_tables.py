"""`quebec` that keeps few tables in memory, so that a soak fills that place early.

python -m tools.load.few_tables 100 serve --port 8000
"""

from __future__ import annotations

import sys

from quebec.cli import main
from quebec.server.tables import memory

if __name__ == "__main__":
    memory.MOST_TABLES = int(sys.argv[1])  # type: ignore[misc]
    sys.exit(main(sys.argv[2:]))
