"""The command: python -m tools.differential FILE…"""

import sys

from tools.differential.report import main

if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
