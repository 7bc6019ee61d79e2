"""Run one step of the set-up: python tools/step.py 2/5 "Compiling the engine" 'a command'

Prints what starts and how long it took. The command's output is shown when it has ended, so that
the output of parallel steps is not mixed. Uses the standard library only.
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
