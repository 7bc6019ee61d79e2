"""Programs that come from the system and not from a lock file, such as valgrind.

Where one is missing, what needs it is skipped. Where nothing may be skipped
(QUEBEC_REQUIRE=all, as on a build server) it is installed first, if this is a system with apt and
we are root; on a developer's machine nothing is installed without asking.
"""

import fcntl
import os
import shutil
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

SAME_NAME = (
    "caddy chromium chromium-headless-shell curl jq nginx openssl redis-server strace valgrind"
)
PACKAGES = {name: name for name in SAME_NAME.split()} | {"systemd-analyze": "systemd"}
"""The package of each program that may be needed."""
STAND_INS = {"chromium-headless-shell": "chromium"}
"""What does the same where a program is missing. The shell is Chromium without the window that
nobody sees, which takes more than a second of CPU for every visitor."""


def found(name: str) -> str | None:
    """Where this program is: where a variable such as CHROMIUM says, or on the PATH."""
    return shutil.which(os.environ.get(name.upper().replace("-", "_")) or name)


def program(name: str) -> str | None:
    """Where a program is, or the one that stands in for it."""
    return found(name) or found(STAND_INS.get(name, name))


def lacking_program(name: str) -> str:
    """Why a program is not available here; empty if it is."""
    if found(name) is None and os.environ.get("QUEBEC_REQUIRE") == "all":
        with Path(tempfile.gettempdir(), "quebec-require.lock").open("a") as lock:
            # One at a time: suites run at once, and apt refuses a second one.
            fcntl.flock(lock, fcntl.LOCK_EX)
            if found(name) is None:
                install(PACKAGES[name])
    if program(name) is not None:
        return ""
    return f"there is no {name} (apt-get install {PACKAGES[name]})"


def install(package: str) -> None:
    """Install a package of the system, where that is possible."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    print(f"-- installing {package}", flush=True)
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "-y", "--no-install-recommends", package]):
        with suppress(subprocess.TimeoutExpired):
            subprocess.run(
                ["apt-get", "-qq", *step],
                env=quiet,
                check=False,
                stdin=subprocess.DEVNULL,
                timeout=900,
            )
