"""A Ray cluster that is there, or is started: what plays games on many machines asks for it."""

from __future__ import annotations

import os
from importlib import import_module
from logging import ERROR
from typing import Any, Final

from quebec.engine import BadInput
from quebec.extras import require_extra

QUIET: Final = {
    # On loopback only, unless a cluster says otherwise; and nothing is reported to anybody.
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
}
AUTO: Final = "auto"


def connected(address: str) -> Any:
    """The module of Ray, in touch with a cluster."""
    require_extra("ray", "ray")
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    ray: Any = import_module("ray")
    try:
        # Without an address Ray takes the cluster of this machine, or starts one.
        ray.init(
            address=None if address == AUTO else address,
            log_to_driver=False,
            logging_level=ERROR,
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        why = str(error).strip().splitlines()[0]
        raise BadInput(
            "ray_unreachable",
            {"place": address, "why": why},
            f"there is no Ray cluster at {address!r}: {why}",
        ) from error
    return ray
