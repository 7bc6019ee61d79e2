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
from pathlib import Path

PACKAGES = {
    **{name: name for name in ("caddy", "chromium", "nginx", "openssl", "strace", "valgrind")},
    "systemd-analyze": "systemd",
}
"""The package of each program that may be needed."""


def program(name: str) -> str | None:
    """Where a program is: where a variable such as CHROMIUM says, or on the PATH."""
    return shutil.which(os.environ.get(name.upper()) or name)


def lacking_program(name: str) -> str:
    """Why a program is not available here; empty if it is."""
    if program(name) is None and os.environ.get("QUEBEC_REQUIRE") == "all":
        with Path(tempfile.gettempdir(), "quebec-require.lock").open("a") as lock:
            # One at a time: suites run at once, and apt refuses a second one.
            fcntl.flock(lock, fcntl.LOCK_EX)
            if program(name) is None:
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
        subprocess.run(["apt-get", "-qq", *step], env=quiet, check=False)
