"""`quebec` under a profiler that measures CPU time of the event loop's thread, not wall time.

python -m tools.load.profiled FILE serve --port 8000
"""

from __future__ import annotations

import cProfile
import sys
import time

from quebec.cli import main

if __name__ == "__main__":
    profile = cProfile.Profile(time.thread_time)
    try:
        profile.runcall(main, sys.argv[2:])
    finally:
        profile.dump_stats(sys.argv[1])
