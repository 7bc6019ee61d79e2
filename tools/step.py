"""Run one step of the set-up: python tools/step.py 2/5 "Compiling the engine" 'a command'

Says what begins and how long it took. What the command printed is shown when it has ended, so that
steps that run side by side do not talk at the same time. Needs nothing that has to be installed.
"""

import subprocess
import sys
import time


def main(number: str, title: str, command: str) -> int:
    line = f"[{number}] {title}..."
    print(line, file=sys.stderr, flush=True)
    start = time.monotonic()
    ran = subprocess.run(
        command, shell=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    end = "failed" if ran.returncode else "done"
    seconds = time.monotonic() - start
    said = ran.stdout.decode(errors="replace")
    print(f"{line} {end} in {seconds:.0f} s\n{said}", file=sys.stderr, end="")
    return ran.returncode


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
