"""What Python makes of a game, for the page to compare with its own: python -m tools.page.samples

Every message with every name and number it can have, what is said in recorded games, and their
boards. They are regenerated before each comparison, so they are never out of date.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final

from msgspec import to_builtins

from quebec.analysis import Thought, analyse_game
from quebec.analysis.words import Words
from quebec.bots.bot import Budget
from quebec.engine import MOVES, State
from quebec.record import Record, read_record
from quebec.server.wire.analyses import thought_shown
from quebec.texts import LANGUAGES, Seats, Texts
from quebec.texts import moves as wordings
from quebec.texts.catalogue import Catalogue, catalogue
from quebec.texts.listing import arguments
from quebec.views import view
from tools.page.plain import Plain, plain_args, plain_fact, plain_reason, plain_wording

ROOT: Final = Path(__file__).resolve().parents[2]
TARGET: Final = ROOT / "web" / ".generated" / "samples"
Note = Callable[[str, Plain, str], None]
GAMES: Final = (
    "2011-family-3-4",
    "2011-2-3",
    "2011-events-2-3",
    "2011-events-5-39",
    "2026-3-63",
)
SHOWN: Final = ("2011-family-3-4", "2011-events-2-3", "2011-events-3-63", "2026-5-83")
"""Games whose boards are written move by move; among them are all events that act at a scoring."""
ANALYSED: Final = ("2011-2-3", "2026-3-63")
MOMENTS: Final = 25
WORK: Final = 200
SENTENCES: Final = ("lost", "played", "better", "why")
NUMBERS: Final = (*(k / 20 for k in range(-60, 61)), -0.01, 0.04, 0.3499, 11.05, 106.65)
SHARES: Final = (*(k / 400 for k in range(401)), 0.0049, 0.9951)
"""Including all halfway cases between two numbers with the digits shown."""


def messages(one: Catalogue) -> Iterator[Plain]:
    """Every message and form, filled in."""
    for key in one.keys:
        for form in ("", *one.forms(key)):
            for args in arguments(one, key, form):
                yield {
                    "key": key,
                    "form": form,
                    "args": plain_args(args),
                    "text": one.render(key, args, form),
                }


def game(name: str, language: str) -> dict[str, object]:
    """Facts, decisions, moves and reasons of a game, each once."""
    record = recorded(name)
    edition = record.ruleset.edition
    texts = Texts(language, edition)
    seats = Seats(tuple(player.name for player in record.players), record.deal.layout)
    samples: dict[str, dict[str, dict[str, object]]] = {
        kind: {} for kind in ("facts", "decisions", "moves", "reasons")
    }

    def note(kind: str, what: Plain, text: str) -> None:
        samples[kind][json.dumps(what, ensure_ascii=False)] = {"what": what, "text": text}

    for step in record.replay():
        for fact in step.facts:
            note("facts", plain_fact(fact), texts.fact(fact, seats))
        say_choices(step.state, texts, seats, note)
    return {
        "edition": edition,
        "seats": {"names": list(seats.names), "layout": list(seats.layout)},
        **{kind: list(one.values()) for kind, one in samples.items()},
    }


def say_choices(state: State, texts: Texts, seats: Seats, note: Note) -> None:
    """What can be chosen now, and why the rest cannot."""
    decision = state.decision
    if decision is None:
        return
    asked: Plain = {
        "seat": decision.seat,
        "effect": decision.effect,
        "place": decision.place or None,
    }
    for you in (False, True):
        what: Plain = {"decision": asked, "you": you}
        note("decisions", what, texts.decision(decision, seats, you))
    for move in state.legal_moves():
        wording = wordings.wording(move, state, seats.layout)
        note("moves", plain_wording(wording), texts.move(move, state, seats))
    for move in MOVES:
        reason = state.why_not(move)
        if reason is not None:
            note("reasons", plain_reason(reason), texts.reason(reason, seats))


@cache
def thoughts_of(name: str) -> list[Thought]:
    """The analysis of moves of a game that lost something."""
    moments = analyse_game(recorded(name), "search", Budget(work=WORK))
    found = islice((thought for thought in moments if thought.why), MOMENTS)
    # The page gets them with this many digits.
    return [
        replace(one, lost_share=round(one.lost_share, 4), lost_margin=round(one.lost_margin, 2))
        for one in found
    ]


def analysis(name: str, language: str) -> dict[str, object]:
    """What is said about moments of a game, and how numbers are written."""
    record = recorded(name)
    names = [player.name for player in record.players]
    words = Words(language, record.ruleset.edition, names)
    return {
        "edition": record.ruleset.edition,
        "names": names,
        "thoughts": [
            {
                "what": to_builtins(thought_shown(thought)),
                "texts": {
                    "place": words.place(thought),
                    **{key: words.tell(key, thought) for key in SENTENCES},
                },
                "continuation": words.continuation(thought.lines[0]),
            }
            for thought in thoughts_of(name)
        ],
        "numbers": [
            [value, words.texts.number(value, signed=True), words.texts.number(value)]
            for value in NUMBERS
        ],
        "shares": [[value, words.texts.share(value)] for value in SHARES],
    }


def boards(name: str) -> list[dict[str, object]]:
    """The board after every move of a game, and what happened in it."""
    return [
        {"facts": [plain_fact(fact) for fact in step.facts], "view": view(step.state).seen}
        for step in recorded(name).replay()
    ]


@cache
def recorded(name: str) -> Record:
    return read_record((ROOT / "tests" / "games" / f"{name}.quebec").read_text(encoding="utf-8"))


def main() -> int:
    TARGET.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        content = {
            "messages": list(messages(catalogue(language))),
            "games": [game(name, language) for name in GAMES],
            "analyses": [analysis(name, language) for name in ANALYSED],
        }
        text = json.dumps(content, ensure_ascii=False)
        (TARGET / f"{language}.json").write_text(text, encoding="utf-8")
    text = json.dumps({name: boards(name) for name in SHOWN})
    (TARGET / "boards.json").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
