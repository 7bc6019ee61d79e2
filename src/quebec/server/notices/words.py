"""What a notice says, in the reader's language. Names and lines are what people have entered."""

from __future__ import annotations

from typing import Final, NamedTuple

from quebec.bots.names import name_at
from quebec.server.play.entered import visible
from quebec.server.store import ChatRow, ListedTable, NoticeRow
from quebec.texts import LANGUAGES, Texts
from quebec.texts.catalogue import Catalogue, Value, catalogue

FOLDER: Final = "notices"
LONGEST_LINE: Final = 160
"""Characters of a line of chat; the table has all of it."""


class NoticeText(NamedTuple):
    """A notice in words."""

    title: str
    body: str
    action: str
    """What a link to the table says."""


def words_of(language: str) -> Catalogue:
    return catalogue(language if language in LANGUAGES else "en", FOLDER)


def text_of(
    notice: NoticeRow,
    table: ListedTable,
    names: dict[str, str],
    line: ChatRow | None,
    language: str,
) -> NoticeText:
    texts = words_of(language)
    others = _others(notice.person, table, names, texts)
    about: dict[str, Value] = {"people": others, "number": len(table.summary.seats)}
    if notice.kind == "message":
        player = visible(names.get(line.person, "")) if line else ""
        about |= {
            "player": player or texts.render("notices-somebody", {}),
            "text": _shortened(visible(line.text)) if line else "",
        }
    if notice.kind == "ended":
        about |= _result(notice.person, table)
    return NoticeText(
        texts.render(f"notices-{notice.kind}", about),
        texts.render(f"notices-{notice.kind}-about", about),
        texts.render("notices-to-table", {}),
    )


def _others(person: str, table: ListedTable, names: dict[str, str], texts: Catalogue) -> str:
    """Who else is at the table; colours for those who have no name."""
    shown = []
    for seat, row in enumerate(table.summary.seats):
        if row.person == person:
            continue
        name = row.label or names.get(row.person or "", "") or name_at(seat, row.bot)
        shown.append(visible(name) or texts.render(f"colour-{row.colour}", {}))
    return Texts(texts.language).joined(shown) if shown else ""


def _result(person: str, table: ListedTable) -> dict[str, Value]:
    """How it ended, with place and points of the reader; without a place where nobody wins."""
    outcome = table.summary.outcome
    mine = [k for k, row in enumerate(table.summary.seats) if row.person == person]
    if outcome is None or not mine:
        return {"how": "closed", "place": 0, "points": 0}
    points = max(outcome.scores[seat] for seat in mine)
    place = 1 + sum(score > points for score in outcome.scores)
    won = any(seat in outcome.winners for seat in mine)
    reached = 1 if won else place if outcome.winners else 0
    return {"how": outcome.how, "place": reached, "points": points}


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_LINE else text[: LONGEST_LINE - 1].rstrip() + "…"
