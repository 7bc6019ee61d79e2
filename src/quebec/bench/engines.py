"""The engines that can be measured, and what each of them needs."""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass

from quebec.extras import DISTRIBUTION, install_command
from quebec.forms import find_form

HOW_TO_GET_PEERS = install_command("bench")


@dataclass(frozen=True)
class Engine:
    """An engine in one form, measured in its own process."""

    name: str
    """Its name for `--only`."""
    form: str
    """Compiled to machine code, or interpreted by Python."""
    package: str
    """The package that its version is read from."""
    subjects: str
    """The module with its subjects."""
    needs: tuple[str, ...] = ()
    """The modules without which it cannot run."""

    @property
    def is_ours(self) -> bool:
        return self.package == DISTRIBUTION

    @property
    def title(self) -> str:
        return f"{self.name} ({self.form})"

    def obstacle(self) -> str:
        """Why it cannot be measured here; empty if it can."""
        if self.is_ours:
            found = find_form()
            if self.form == "compiled" and not found.compiled:
                return f"no compiled engine: {found.why}"
        missing = any(importlib.util.find_spec(name) is None for name in self.needs)
        return f"not installed: {HOW_TO_GET_PEERS}" if missing else ""


PEERS = "quebec.bench.peers"
ENGINES = (
    Engine("quebec", "compiled", DISTRIBUTION, "quebec.bench.own"),
    Engine("quebec", "interpreted", DISTRIBUTION, "quebec.bench.own"),
    Engine(
        "environments",
        "compiled",
        DISTRIBUTION,
        "quebec.bench.environments",
        ("numpy", "gymnasium", "pettingzoo", "pyspiel"),
    ),
    Engine("catanatron", "interpreted", "catanatron", f"{PEERS}.catan", ("catanatron",)),
    Engine("openspiel", "compiled", "open_spiel", f"{PEERS}.openspiel", ("pyspiel",)),
    Engine("python-chess", "interpreted", "chess", f"{PEERS}.python_chess", ("chess",)),
    Engine(
        "pettingzoo", "interpreted", "pettingzoo", f"{PEERS}.connect_four", ("pettingzoo", "pygame")
    ),
)
NAMES = tuple(dict.fromkeys(engine.name for engine in ENGINES))
