"""Compile the engine with mypyc while installing; everything else stands in pyproject.toml.

QUEBEC_COMPILE says what to do:
    auto     compile where a C compiler and mypyc are at hand, else leave the source as it is
    never    leave the source as it is
    require  fail if the engine cannot be compiled

QUEBEC_OPTIMIZE is the compiler's level of optimisation, 0 to 3, and 3 if it is not set.

Either all modules are compiled or none: a half-compiled engine would be neither form.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
SOURCE = HERE / "src"
LIBRARY = "quebec_engine"

forms_spec = importlib.util.spec_from_file_location("forms", SOURCE / "quebec" / "forms.py")
assert forms_spec is not None
assert forms_spec.loader is not None
forms = importlib.util.module_from_spec(forms_spec)
sys.modules["forms"] = forms
forms_spec.loader.exec_module(forms)


WISH = os.environ.get("QUEBEC_COMPILE", "auto")
if WISH not in ("auto", "never", "require"):
    raise SystemExit(f"QUEBEC_COMPILE is auto, never or require, not {WISH!r}")


OPTIMIZE = os.environ.get("QUEBEC_OPTIMIZE", "3")
if OPTIMIZE not in ("0", "1", "2", "3"):
    raise SystemExit(f"QUEBEC_OPTIMIZE is 0, 1, 2 or 3, not {OPTIMIZE!r}")


class CompileEngine(build_ext):
    """Builds the whole engine, or nothing."""

    def finalize_options(self) -> None:
        try:
            self.distribution.ext_modules = [] if obstacle() else extensions()
        except SystemExit as error:
            give_up("mypyc refused the source, see above", error)
            self.distribution.ext_modules = []
        super().finalize_options()
        # One large library and a small one for each module: the small ones do not wait for it.
        self.parallel = self.parallel or True

    def run(self) -> None:
        self.remove_leftovers()
        if not self.distribution.ext_modules:
            return
        try:
            super().run()
        except Exception as error:
            self.remove_leftovers()
            give_up(str(error), error)
            return
        self.record().write_text(forms.engine_digest(SOURCE / "quebec" / "engine") + "\n")

    def output(self) -> Path:
        return SOURCE if self.inplace or self.editable_mode else Path(self.build_lib)

    def record(self) -> Path:
        return self.output() / "quebec" / "engine" / str(forms.RECORD)

    def remove_leftovers(self) -> None:
        """What an earlier build left must not be taken for this one's."""
        self.record().unlink(missing_ok=True)
        for pattern in (f"{LIBRARY}__mypyc.*", "quebec/engine/**/*.so", "quebec/engine/**/*.pyd"):
            for leftover in self.output().glob(pattern):
                leftover.unlink()


def obstacle() -> str:
    """Why nothing is compiled; nothing if it can be tried."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if WISH == "never":
        return "QUEBEC_COMPILE=never"
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed (pip install mypy)"
    if os.name != "nt" and shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    return ""


def give_up(why: str, cause: BaseException | None = None) -> None:
    if WISH == "require":
        raise SystemExit(f"the engine cannot be compiled: {why}") from cause
    print(f"The engine stays interpreted: {why}", file=sys.stderr)


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    engine = SOURCE / "quebec" / "engine"
    sources = [str(path.relative_to(HERE)) for path in forms.compiled_sources(engine)]
    built = mypycify(
        ["--strict", *sources], opt_level=OPTIMIZE, debug_level="0", group_name=LIBRARY
    )
    at_link_time = link_time_flags() if OPTIMIZE != "0" else []
    for extension in built:
        # Calls inside the library need not go through its table of symbols.
        extension.extra_compile_args += [] if os.name == "nt" else ["-fno-semantic-interposition"]
        if extension.name.startswith(LIBRARY):
            extension.extra_compile_args += at_link_time
            extension.extra_link_args += [*at_link_time, f"-O{OPTIMIZE}"] if at_link_time else []
    return list(built)


def link_time_flags() -> list[str]:
    """The library is one large C file. gcc optimises it on all cores if it does so when it links;
    the result is the same. Empty for a compiler that cannot."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()
    flag = f"-flto={os.cpu_count() or 1}"
    with tempfile.TemporaryDirectory() as scratch:
        attempt = [
            *compiler,
            flag,
            "-shared",
            "-fPIC",
            "-x",
            "c",
            os.devnull,
            "-o",
            f"{scratch}/out",
        ]
        works = os.name != "nt" and subprocess.run(attempt, capture_output=True).returncode == 0
    return [flag] if works else []


if obstacle() and WISH != "never":
    give_up(obstacle())
setup(
    cmdclass={"build_ext": CompileEngine},
    # What is really built is found out when it is asked for; this makes it be asked for.
    ext_modules=[] if obstacle() else [Extension("quebec.engine", [])],
)
