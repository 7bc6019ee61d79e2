"""What holds for all tests."""

import quebec


def pytest_report_header() -> str:
    form = "compiled" if quebec.FORM.compiled else "interpreted"
    return f"engine: {form} ({quebec.FORM.why})"
