"""What is not always installed: the packages of the extras."""

from __future__ import annotations

from importlib.util import find_spec

from quebec.engine import BadInput


def require_extra(package: str, extra: str) -> None:
    """Says how to install a package that is needed now, if it is not there."""
    if find_spec(package) is None:
        raise BadInput(
            "extra_missing",
            {"package": package, "extra": extra},
            f"this needs {package}; install it with: pip install quebec[{extra}]",
        )
