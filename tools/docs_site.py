"""What MkDocs does not do by itself for the site of the documentation (mkdocs.yml)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parents[1]
LINK: Final = re.compile(r"\[([^]]*)\]\((?:\.\./)+([A-Za-z][\w./-]*)\)")
"""A link upwards: its text, and its target without the way up."""


EXAMPLE: Final = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)
"""A doctest in a docstring: up to an empty line."""


class FencedExamples(griffe.Extension):
    """Doctests are shown as code."""

    def on_object(self, *, obj: griffe.Object, **_: object) -> None:
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub("```pycon\n\\g<0>\n```", obj.docstring.value)


def is_outside(target: str) -> bool:
    return not (ROOT / "docs" / target).exists()


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Files outside of docs/ that its pages link to become part of the site."""
    targets = {
        target
        for file in files.documentation_pages()
        for _, target in LINK.findall(file.content_string)
    }
    for target in sorted(filter(is_outside, targets)):
        if (ROOT / target).is_file():
            files.append(File.generated(config, target, abs_src_path=str(ROOT / target)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Point links to where the files are in the site; a folder has no page of its own."""
    up = "../" * page.file.src_uri.count("/")

    def in_the_site(link: re.Match[str]) -> str:
        text, target = link.groups()
        if not is_outside(target):
            return link[0]
        return text if (ROOT / target).is_dir() else f"[{text}]({up}{target})"

    # A file outside of docs/ links into it.
    return LINK.sub(in_the_site, markdown).replace("](docs/", "](")
