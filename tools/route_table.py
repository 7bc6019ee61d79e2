"""Compare the table of routes in docs/server.md with the application; `--write` regenerates it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

PAGE = Path(__file__).resolve().parent.parent / "docs" / "server.md"
BEGIN = "<!-- routes: written by tools.route_table -->\n"
END = "<!-- end of routes -->\n"


class Route(NamedTuple):
    """A route: its path, who may call it, and what it does."""

    name: str
    """The method and the path, such as `GET /api/v1/tables/{table}`."""
    who: str
    does: str


def routes() -> list[Route]:
    """All routes, as the application itself has them."""
    from quebec.server.http.app import make_app
    from quebec.server.settings import Settings

    # Creating the application opens and writes nothing.
    app = make_app(Settings(data=Path("nowhere")))
    return sorted(
        (Route(f"{method} {_plain(route.path)}", handler.opt.get("access", "?"), _does(handler)))
        for route in app.routes
        for handler in _handlers(route)
        for method in _methods(handler)
    )


def _handlers(route: Any) -> Sequence[Any]:
    return getattr(route, "route_handlers", None) or [route.route_handler]


def _methods(handler: Any) -> Iterator[str]:
    """The methods that do something; OPTIONS only lists the others."""
    return (
        method for method in sorted(getattr(handler, "http_methods", ["WS"])) if method != "OPTIONS"
    )


def _plain(path: str) -> str:
    """Without the types of its parameters."""
    return "/".join(part.split(":")[0] + "}" if ":" in part else part for part in path.split("/"))


def _does(handler: Any) -> str:
    if handler.fn.__module__.startswith("litestar."):
        return "The description of this interface, as OpenAPI"
    said = handler.fn.__doc__ or ""
    return " ".join(said.split("\n\n")[0].split()).rstrip(".")


def table() -> str:
    rows = [f"| `{route.name}` | {route.who} | {route.does} |\n" for route in _ordered(routes())]
    return "".join(["| route | who | does |\n", "|---|---|---|\n", *rows])


def _ordered(listed: Sequence[Route]) -> list[Route]:
    """By path, so that related routes are next to each other."""
    return sorted(listed, key=lambda route: route.name.split(" ")[::-1])


def main(argv: Sequence[str] | None = None, page: Path = PAGE) -> int:
    parser = argparse.ArgumentParser(prog="tools.route_table", description=__doc__.split("\n")[0])
    parser.add_argument("--write", action="store_true", help="write the table into the page")
    write = parser.parse_args(argv).write
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        print(f"{page.name} has no place for the table: {BEGIN.strip()} … {END.strip()}")
        return 1
    wanted = f"{before}{BEGIN}\n{table()}\n{END}{after}"
    if wanted == text:
        print(f"{page.name} lists all routes")
        return 0
    if not write:
        print(f"{page.name} does not list the routes as they are; --write does")
        return 1
    page.write_text(wanted, encoding="utf-8")
    print(f"{page.name} was written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
