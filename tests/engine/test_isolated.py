"""The engine needs the standard library and nothing else."""

import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"

# Imports every module of the engine, then prints each foreign module that came along.
PROGRAM = """
import pkgutil, sys
sys.path.insert(0, sys.argv[1])
import quebec.engine
modules = pkgutil.walk_packages(quebec.engine.__path__, "quebec.engine.")
names = [module.name for module in modules]
for name in names:
    __import__(name)
own = {"quebec", "__main__"} | sys.stdlib_module_names
print(len(names), *sorted(name for name in sys.modules if name.split(".")[0] not in own))
"""


def test_the_engine_imports_only_the_standard_library() -> None:
    """Isolated (-I) and without installed packages (-S), every module can be imported."""
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-W", "error", "-c", PROGRAM, str(SOURCE)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    imported, *foreign = run.stdout.split()
    assert int(imported) > 0
    assert foreign == []
