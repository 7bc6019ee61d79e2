"""Picture files: the available formats, and how one is written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from quebec.engine import BadInput
from quebec.extras import require_extra

if TYPE_CHECKING:
    from matplotlib.figure import Figure

SUFFIXES: Final = (".png", ".svg", ".pdf")


def check_picture(path: Path) -> None:
    """Checks that such a picture can be drawn, before the work for it is done."""
    if path.suffix.lower() not in SUFFIXES:
        raise BadInput(
            "picture_suffix",
            {"file": str(path), "known": ", ".join(SUFFIXES)},
            f"the name of a picture ends in one of {', '.join(SUFFIXES)}, not {path.name!r}",
        )
    require_extra("matplotlib", "stats")


def save_picture(figure: Figure, path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(path)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInput(
            "cannot_write", {"file": str(path), "why": why}, f"{path} cannot be written: {why}"
        ) from error
