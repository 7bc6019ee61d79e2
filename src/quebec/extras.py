"""The installed package: its version, and the optional packages of its extras."""

from __future__ import annotations

from importlib.metadata import version
from importlib.util import find_spec
from typing import Final

from quebec.engine import BadInput

DISTRIBUTION: Final = "quebec-game"
"""The name on the package index; what is imported is `quebec`."""


def installed_version() -> str:
    return version(DISTRIBUTION)


def install_command(extra: str) -> str:
    # Some shells take brackets for a pattern, so the name is quoted.
    return f"pip install '{DISTRIBUTION}[{extra}]'"


def require_extra(package: str, extra: str) -> None:
    """Raises an error that says how to install a package, if it is missing."""
    if find_spec(package) is None:
        command = install_command(extra)
        raise BadInput(
            "extra_missing",
            {"package": package, "command": command},
            f"this needs {package}; install it with: {command}",
        )


def require_server() -> None:
    """Raises an error that says what a server lacks here: packages, or another system."""
    require_extra("litestar", "server")
    # It locks its data with that.
    if find_spec("fcntl") is None:
        raise BadInput(
            "server_needs_posix",
            {},
            "a server runs on Linux and macOS; on Windows, start it in WSL",
        )
