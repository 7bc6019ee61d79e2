"""Optional packages: those of the extras."""

from __future__ import annotations

from importlib.util import find_spec

from quebec.engine import BadInput


def require_extra(package: str, extra: str) -> None:
    """Raises an error that says how to install a package, if it is missing."""
    if find_spec(package) is None:
        raise BadInput(
            "extra_missing",
            {"package": package, "extra": extra},
            f"this needs {package}; install it with: pip install quebec[{extra}]",
        )
