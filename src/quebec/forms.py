"""Which form of the engine runs: the compiled one, or the same source interpreted.

The compiled form is used if it exists, was built from exactly this source, and finds the
libraries it needs. QUEBEC_ENGINE=interpreted or =compiled asks for one form; asking for a
compiled engine that is not available is an error. This module is never compiled itself.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

ENGINE = Path(__file__).parent / "engine"
RECORD = "compiled.txt"
"""Next to the compiled engine: the digest of the source it was built from."""
NEEDED = ("librt", "mypy_extensions")
"""What compiled code imports."""


class Form(NamedTuple):
    """The form of the engine, and why it is that one."""

    compiled: bool
    why: str
    stale: bool = False
    """Whether there is a compiled engine that was built from other source."""


def compiled_sources(engine: Path) -> list[Path]:
    """The modules that are compiled: all but the `__init__` modules and the module for types."""
    return sorted(
        path for path in engine.rglob("*.py") if path.name not in ("__init__.py", "native.py")
    )


def engine_digest(engine: Path) -> str:
    """A digest of everything that the compiled form depends on."""
    digest = hashlib.sha256()
    for path in sorted([*engine.rglob("*.py"), *engine.glob("*.pyi")]):
        digest.update(path.relative_to(engine).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def find_form(engine: Path = ENGINE) -> Form:
    """The form to use: the compiled one if possible."""
    record = engine / RECORD
    if not record.exists():
        return Form(False, "the engine was not compiled when it was installed")
    if not any((engine / f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES):
        return Form(False, "the engine was compiled for another Python")
    if record.read_text().strip() != engine_digest(engine):
        return Form(False, "the engine was compiled from another source", stale=True)
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        return Form(False, f"the compiled engine needs {' and '.join(missing)}")
    return Form(True, "built from this source")


class SourceFinder(MetaPathFinder):
    """Finds the engine's modules as source, and ignores compiled ones next to it."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("quebec.engine."):
            return None
        return FileFinder(path[0], (SourceFileLoader, [".py"])).find_spec(name)


def settle() -> Form:
    """Decide the form before the engine is imported."""
    chosen = os.environ.get("QUEBEC_ENGINE", "")
    if chosen not in ("", "compiled", "interpreted"):
        raise ImportError(f"QUEBEC_ENGINE is compiled or interpreted, not {chosen!r}")
    form = find_form()
    if chosen == "compiled" and not form.compiled:
        raise ImportError(f"no compiled engine: {form.why}")
    if chosen == "interpreted":
        form = Form(False, "QUEBEC_ENGINE asks for it", form.stale)
    elif form.stale:
        warnings.warn(f"the engine runs interpreted: {form.why}", RuntimeWarning, stacklevel=2)
    if not form.compiled:
        sys.meta_path.insert(0, SourceFinder())
    return form
