"""The documentation as a site: no link in it is dead, and nothing comes from elsewhere."""

import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

ROOT = Path(__file__).resolve().parents[2]


class Page(HTMLParser):
    """The names on a page that can be linked to, its links, and what it loads."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.names: set[str] = {"", "__skip"}
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value for name, value in attrs if value is not None}
        self.names |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "link" and given.get("rel") != "canonical":
            self.loaded.append(given["href"])
        elif "src" in given:
            self.loaded.append(given["src"])


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Page]:
    site = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(site)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return {path: Page(path) for path in sorted(site.rglob("*.html"))}


def test_every_page_of_the_documentation_is_in_the_site(pages: dict[Path, Page]) -> None:
    written = {path.stem for path in (ROOT / "docs").rglob("*.md") if path.stem != "README"}
    assert written <= {path.stem for path in pages}


def test_no_link_is_dead(pages: dict[Path, Page]) -> None:
    dead = []
    for path, page in pages.items():
        if path.name == "404.html":
            continue
        for link in page.links:
            address = urlsplit(link)
            if address.scheme:
                continue
            target = (path.parent / unquote(address.path)).resolve() if address.path else path
            found = pages.get(target)
            if not target.exists() or (found and unquote(address.fragment) not in found.names):
                dead.append(f"{path.name}: {link}")
    assert not dead


def test_nothing_is_loaded_from_elsewhere(pages: dict[Path, Page]) -> None:
    loaded = {address for page in pages.values() for address in page.loaded}
    assert loaded
    assert not [address for address in loaded if urlsplit(address).netloc]


def test_the_reference_has_every_public_name(pages: dict[Path, Page]) -> None:
    import quebec

    (reference,) = (page for path, page in pages.items() if path.name == "reference.html")
    shown = {name.rpartition(".")[2] for name in reference.names}
    constants = {"FORM", "MOVES", "RULESETS", "RULES_VERSION"}
    assert set(quebec.__all__) - constants <= shown
