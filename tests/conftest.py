"""What holds for all tests."""

import os

import pytest
from hypothesis import HealthCheck, settings

import quebec

# How hard the properties are tried: new examples each time at home, the same ones in a build.
settings.register_profile(
    "home",
    deadline=None,
    # A whole game is a large example, and slow on a busy machine; neither is a fault.
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("build", settings.get_profile("home"), derandomize=True, database=None)
settings.load_profile("build" if os.environ.get("QUEBEC_REQUIRE") == "all" else "home")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--attack", action="store_true", help="also run the long attacks")


def pytest_report_header() -> str:
    form = "compiled" if quebec.FORM.compiled else "interpreted"
    return f"engine: {form} ({quebec.FORM.why})"
