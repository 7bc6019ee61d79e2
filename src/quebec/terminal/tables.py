"""What is next to the board, as lines: players, buildings in progress, a scoring, the ledger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from quebec.engine import DISTRICTS, SITES, ZONES, Forecast, State
from quebec.engine.board import DISTRICT_OF
from quebec.engine.facts import Scored
from quebec.engine.moves import LEADERS
from quebec.engine.state import UNDER_CONSTRUCTION
from quebec.terminal.board import architect, stages
from quebec.terminal.look import DIM, STRONG, ZONE_STYLES, Look, crop
from quebec.texts.names import SOURCES

NARROW: Final = 80
WORDS: Final = 25
"""Columns of a plain terminal, and what the words before a table of players take of them."""

Part = str | Text


def grid(rows: Sequence[Sequence[Part]], right_from: int) -> list[Text]:
    """Rows in columns; columns from a given one on are aligned to the right."""
    texts = [[Text(part) if isinstance(part, str) else part for part in row] for row in rows]
    widths = [max(row[k].cell_len for row in texts) for k in range(len(texts[0]))]
    lines: list[Text] = []
    for row in texts:
        line = Text(" ")
        for k, part in enumerate(row):
            fill = " " * (widths[k] - part.cell_len)
            line.append("  " if k else "")
            line.append_text(Text.assemble(fill, part) if k >= right_from else part)
            line.append("" if k >= right_from else fill)
        line.rstrip()
        lines.append(line)
    return lines


def player_lines(state: State, look: Look) -> list[Text]:
    """A line for each player: points, workers in hand, leader, workers in the zones."""
    say = look.texts.say
    zones = [Text(zone[:3], ZONE_STYLES[k]) for k, zone in enumerate(ZONES)]
    head: list[Part] = [
        "",
        Text(say("terminal-leader"), DIM),
        *(Text(say(f"terminal-{word}-short"), DIM) for word in ("points", "active", "passive")),
        *zones,
    ]
    rows: list[list[Part]] = [head]
    for seat in range(state.players):
        name = look.name(seat)
        if not state.is_over and seat == state.decider():
            name.stylize(STRONG)
            name.append(" <")
        held = int(state.leader[seat])
        rows.append(
            [
                name,
                say(f"short-leader-{LEADERS[held]}") if held >= 0 else "·",
                Text(str(state.score[seat]), STRONG),
                str(state.active[seat]),
                str(state.passive[seat]),
                *(str(state.in_zone(seat, zone) or "·") for zone in range(5)),
            ]
        )
    return grid(rows, right_from=2)


def _heads(look: Look) -> list[Part]:
    """A column for each player after a column of words; the names are cropped to fit."""
    count = len(look.seats.names)
    room = (NARROW - WORDS) // count - len("  B ")
    names = [crop(name, room) for name in look.seats.names]
    return ["", *(Text.assemble(look.mark(k), " ", name) for k, name in enumerate(names))]


def zone_lines(state: State, look: Look) -> list[Text]:
    """A line for each zone: everybody's workers, the most marked."""
    seats = range(state.players)
    rows: list[list[Part]] = [_heads(look)]
    for zone, key in enumerate(ZONES):
        counts = [int(state.in_zone(seat, zone)) for seat in seats]
        most = max(counts)
        cells = [
            Text(f"{count}+", STRONG) if count == most > 0 else Text(str(count or "·"))
            for count in counts
        ]
        name = f"{look.texts.zone(key)} ({key[:3]})"
        rows.append([Text(name, ZONE_STYLES[zone]), *cells])
    return grid(rows, right_from=1)


def works_lines(state: State, look: Look) -> list[Text]:
    """A line for each building under construction."""
    rows: list[list[Part]] = []
    for site in range(len(SITES)):
        if state.mark[site] == UNDER_CONSTRUCTION:
            district = DISTRICTS[DISTRICT_OF[site]]
            worth = f"{ZONES[district.colour][0]}{district.cost}"
            rows.append(
                [
                    Text.assemble("@", architect(state, site, look.marks)),
                    stages(state, site, look.marks),
                    look.texts.site(SITES[site].name, look.seats.layout),
                    f"{worth} {look.texts.district(district.key)}",
                ]
            )
    return grid(rows, right_from=9) if rows else []


def scoring_lines(scoring: Forecast, look: Look) -> list[Text]:
    """A scoring zone by zone: workers and what they bring, `>2` for two workers that move on."""
    say = look.texts.say
    seats = range(len(scoring.scores))
    rows: list[list[Part]] = [_heads(look)]
    for zone in scoring.zones:
        style = ZONE_STYLES[ZONES.index(zone.zone)]
        row: list[Part] = [Text(look.texts.zone(zone.zone), style)]
        for seat in seats:
            row.append(_scored(zone.workers[seat], zone.points[seat], zone.cascading[seat]))
        rows.append(row)
    rows.append([say("terminal-other"), *(str(points or "·") for points in scoring.other)])
    rows.append(
        [Text(say("terminal-score"), STRONG), *(Text(str(n), STRONG) for n in scoring.scores)]
    )
    return grid(rows, right_from=1)


def _scored(workers: int, points: int, cascading: int) -> str:
    bonus = f"+{points - workers}" if points > workers else ""
    moving = f" >{cascading}" if cascading else ""
    return f"{workers}{bonus}{moving}" if workers else "·"


def ledger_lines(ledger: Sequence[Scored], look: Look) -> list[Text]:
    """Points by source, then by century, for each player."""
    say = look.texts.say
    seats = range(len(look.seats.names))
    by_source = Counter[tuple[str, int]]()
    by_century = Counter[tuple[int, int]]()
    for entry in ledger:
        by_source[entry.reason, entry.seat] += entry.points
        by_century[entry.century, entry.seat] += entry.points
    rows: list[list[Part]] = [_heads(look)]
    for source in SOURCES:
        if any(by_source[source, seat] for seat in seats):
            points = [str(by_source[source, seat] or "·") for seat in seats]
            rows.append([say(f"source-{source}"), *points])
    totals = [sum(entry.points for entry in ledger if entry.seat == seat) for seat in seats]
    rows.append([Text(say("terminal-total"), STRONG), *(Text(str(n), STRONG) for n in totals)])
    for century in sorted({entry.century for entry in ledger}):
        points = [str(by_century[century, seat] or "·") for seat in seats]
        rows.append([Text(look.texts.century(century), DIM), *points])
    return grid(rows, right_from=1)
