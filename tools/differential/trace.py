"""The recorded games: one JSON object per line, gzip; parsed strictly into named types.

The format is `quebec-oracle-1`: 3 to 5 players, complete rules of 2011 without events. It has the
layout, the first position, and for every decision all that was offered, what was chosen, and
the position after it. Seat 0 starts. Spaces have the numbers of our sites.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quebec.engine.board import DISTRICTS, SITES, ZONES
from quebec.engine.moves import LEADERS

FORMAT = "quebec-oracle-1"
CONTEXTS = ("turn", "district", "political", "scoring")
DISTRICT_KEYS = tuple(district.key for district in DISTRICTS)
NEUTRAL = 5


class BadTrace(ValueError):
    """A file that is not what this tool reads, with the place and the reason in one line."""


# ---- actions ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Architect:
    """Move an architect to a space; to None if that ends the century."""

    neutral: bool
    space: int | None
    activate: int


@dataclass(frozen=True)
class Contribute:
    """Construct a stage; triggers says whether the district's action follows."""

    space: int
    source: str
    number: int
    triggers: bool


@dataclass(frozen=True)
class Place:
    zone: str
    source: str
    number: int


@dataclass(frozen=True)
class Leader:
    leader: str


@dataclass(frozen=True)
class Choose:
    """One of the other districts of a colour."""

    district: str


@dataclass(frozen=True)
class Score:
    points: int


@dataclass(frozen=True)
class Activate:
    number: int


@dataclass(frozen=True)
class Star:
    space: int


@dataclass(frozen=True)
class Shift:
    source: str
    target: str
    number: int


@dataclass(frozen=True)
class Empty:
    """The zone that the Political leader's workers leave a building for."""

    space: int
    zone: str


@dataclass(frozen=True)
class Skip:
    pass


@dataclass(frozen=True)
class Scoring:
    """A step of the scoring; nobody chooses anything."""

    phase: str


Action = (
    Architect
    | Contribute
    | Place
    | Leader
    | Choose
    | Score
    | Activate
    | Star
    | Shift
    | Empty
    | Skip
    | Scoring
)


# ---- positions -------------------------------------------------------------------------------


@dataclass
class Player:
    score: int
    active: int
    passive: int
    zones: list[int]
    leader: str | None
    architect: int
    """The space it stands on, or -1."""
    neutral: int | None
    """The same of the neutral architect; None for all but the Economic leader."""

    @property
    def workers(self) -> int:
        return self.active + self.passive


@dataclass
class Tile:
    architect: int
    """-1 for none, a seat, or 5 for the neutral one."""
    stages: tuple[int, ...]
    stars: int
    owner: int
    """The seat of the token, or -1."""
    flipped: bool


@dataclass
class Position:
    century: int
    """From 0."""
    current: int
    players: list[Player]
    tiles: list[Tile]
    leaders: frozenset[str]
    """Those on offer."""


@dataclass(frozen=True)
class Step:
    number: int
    player: int
    context: str
    district: str | None
    trigger: int | None
    """The space whose stage led to the district's action."""
    legal: tuple[Action, ...]
    chosen: Action
    after: Position


@dataclass(frozen=True)
class Trace:
    file: str
    game: int
    policy: str
    players: int
    centuries: tuple[int, ...]
    """Of the tile on each space, 1 to 4."""
    initial: Position
    steps: tuple[Step, ...]
    final: tuple[int, ...]
    winners: tuple[int, ...]


# ---- reading ---------------------------------------------------------------------------------


def read_traces(path: Path) -> Iterator[Trace]:
    """The games of a file, one after the other; BadTrace as soon as something is wrong."""
    line = 0
    try:
        with gzip.open(path, "rt", encoding="utf-8") as text:
            for record in text:
                line += 1
                yield _trace(path.name, json.loads(record))
    except FileNotFoundError:
        raise BadTrace(f"{path}: there is no such file") from None
    except gzip.BadGzipFile:
        raise BadTrace(f"{path}: not a gzip file") from None
    except EOFError:
        raise BadTrace(f"{path}: the file is cut off after line {line}") from None
    except zlib.error:
        raise BadTrace(f"{path}: the compressed data is damaged after line {line}") from None
    except OSError as error:
        raise BadTrace(f"{path}: cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadTrace(f"{path}: not UTF-8 text after line {line}") from None
    except json.JSONDecodeError as error:
        raise BadTrace(f"{path}, line {line}: not JSON: {error.msg}") from None
    except _Unreadable as error:
        raise BadTrace(f"{path}, line {line}: {error}") from None
    if line == 0:
        raise BadTrace(f"{path}: holds no game")


class _Unreadable(Exception):
    """What is wrong with a record, to be completed by the place."""


def _get(record: Any, key: str) -> Any:
    if not isinstance(record, dict):
        raise _Unreadable(f"an object with {key!r} is expected, not {_short(record)}")
    if key not in record:
        raise _Unreadable(f"{key!r} is missing")
    return record[key]


def _list(record: Any, key: str, length: int | None = None) -> list[Any]:
    value = _get(record, key)
    if not isinstance(value, list) or (length is not None and len(value) != length):
        expected = "a list" if length is None else f"a list of {length}"
        raise _Unreadable(f"{key!r} is to be {expected}, not {_short(value)}")
    return value


def _number(value: Any, what: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise _Unreadable(f"{what!r} is to be a number from {least} to {most}, not {_short(value)}")
    return value


def _word(value: Any, what: str, known: tuple[str, ...]) -> str:
    if value not in known or not isinstance(value, str):
        raise _Unreadable(f"{what!r} is to be one of {', '.join(known)}, not {_short(value)}")
    return value


def _flag(value: Any, what: str) -> bool:
    if value not in (True, False):
        raise _Unreadable(f"{what!r} is to be true or false, not {_short(value)}")
    return bool(value)


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _trace(file: str, record: Any) -> Trace:
    if _get(record, "format") != FORMAT:
        raise _Unreadable(f"the format is to be {FORMAT!r}, not {_short(record['format'])}")
    players = _number(_get(record, "players"), "players", 3, 5)
    final = [_number(score, "final", 0, 9999) for score in _list(record, "final", players)]
    winners = [_number(seat, "winners", 0, players - 1) for seat in _list(record, "winners")]
    return Trace(
        file,
        _number(_get(record, "game"), "game", 0, 10**9),
        str(_get(record, "policy")),
        players,
        _layout(_list(record, "layout", len(SITES))),
        _position(_get(record, "initial"), players),
        tuple(_step(step, number, players) for number, step in enumerate(_list(record, "steps"))),
        tuple(final),
        tuple(sorted(winners)),
    )


def _layout(records: list[Any]) -> tuple[int, ...]:
    """The centuries of the tiles, after a check that both boards are the same."""
    centuries = [0] * len(SITES)
    for record in records:
        space = _number(_get(record, "space"), "space", 0, len(SITES) - 1)
        site = SITES[space]
        ours = (site.col, site.row, ZONES[DISTRICTS[site.district].colour])
        theirs = (_get(record, "col"), _get(record, "row"), _get(record, "colour"))
        if ours != theirs:
            raise _Unreadable(f"space {space} is {theirs} in the layout, but {ours} on our board")
        centuries[space] = _number(_get(record, "century"), "century", 0, 3) + 1
    if 0 in centuries:
        raise _Unreadable(f"space {centuries.index(0)} is missing in the layout")
    return tuple(centuries)


def _position(record: Any, players: int) -> Position:
    return Position(
        _number(_get(record, "century"), "century", 0, 3),
        _number(_get(record, "current"), "current", 0, players - 1),
        [_player(player) for player in _list(record, "players", players)],
        [_tile(tile, players) for tile in _list(record, "tiles", len(SITES))],
        frozenset(_word(leader, "leaders", LEADERS) for leader in _list(record, "leaders")),
    )


def _player(record: Any) -> Player:
    leader = _get(record, "leader")
    neutral = _get(record, "neutral")
    return Player(
        _number(_get(record, "score"), "score", 0, 9999),
        _number(_get(record, "active"), "active", 0, 25),
        _number(_get(record, "passive"), "passive", 0, 25),
        [_number(count, "zones", 0, 25) for count in _list(record, "zones", len(ZONES))],
        None if leader is None else _word(leader, "leader", LEADERS),
        _number(_get(record, "architect"), "architect", -1, len(SITES) - 1),
        None if neutral is None else _number(neutral, "neutral", -1, len(SITES) - 1),
    )


def _tile(record: Any, players: int) -> Tile:
    if not isinstance(record, list) or len(record) != 5 or not isinstance(record[1], list):
        raise _Unreadable(f"'tiles' is to hold lists of five, not {_short(record)}")
    architect, stages, stars, owner, flipped = record
    return Tile(
        _number(architect, "architect of a tile", -1, NEUTRAL),
        tuple(_number(seat, "stages", 0, players - 1) for seat in stages),
        _number(stars, "stars", 0, 3),
        _number(owner, "star owner", -1, players - 1),
        _flag(flipped, "flipped"),
    )


def _step(record: Any, number: int, players: int) -> Step:
    if _get(record, "i") != number:
        raise _Unreadable(f"step {number} is numbered {_short(record['i'])}")
    try:
        legal = tuple(_action(action) for action in _list(record, "legal"))
        district, trigger = _get(record, "district"), _get(record, "trigger")
        return Step(
            number,
            _number(_get(record, "player"), "player", 0, players - 1),
            _word(_get(record, "ctx"), "ctx", CONTEXTS),
            None if district is None else _word(district, "district", DISTRICT_KEYS),
            None if trigger is None else _space(trigger),
            legal,
            legal[_number(_get(record, "chosen"), "chosen", 0, len(legal) - 1)],
            _position(_get(record, "state"), players),
        )
    except _Unreadable as error:
        raise _Unreadable(f"step {number}: {error}") from None


def _action(record: Any) -> Action:
    kind = _get(record, "t")
    if not isinstance(kind, str) or kind not in _READERS:
        raise _Unreadable(f"there is no action {_short(kind)}")
    return _READERS[kind](record)


def _space(value: Any) -> int:
    return _number(value, "space", 0, len(SITES) - 1)


def _zone(record: Any, key: str) -> str:
    return _word(_get(record, key), key, ZONES)


def _source(record: Any) -> str:
    return _word(_get(record, "from"), "from", ("active", "passive"))


def _count(record: Any, key: str = "n") -> int:
    return _number(_get(record, key), key, 0, 25)


def _architect(record: Any) -> Action:
    space = _get(record, "space")
    return Architect(
        _flag(_get(record, "neutral"), "neutral"),
        None if space is None else _space(space),
        _count(record, "activate"),
    )


def _contribute(record: Any) -> Action:
    return Contribute(
        _space(_get(record, "space")),
        _source(record),
        _count(record),
        _flag(_get(record, "triggers"), "triggers"),
    )


_READERS: dict[str, Callable[[Any], Action]] = {
    "architect": _architect,
    "contribute": _contribute,
    "place": lambda record: Place(_zone(record, "zone"), _source(record), _count(record)),
    "leader": lambda record: Leader(_word(_get(record, "leader"), "leader", LEADERS)),
    "choose": lambda record: Choose(_word(_get(record, "district"), "district", DISTRICT_KEYS)),
    "score": lambda record: Score(_count(record)),
    "activate": lambda record: Activate(_count(record)),
    "star": lambda record: Star(_space(_get(record, "space"))),
    "move": lambda record: Shift(_zone(record, "from"), _zone(record, "to"), _count(record)),
    "empty": lambda record: Empty(_space(_get(record, "space")), _zone(record, "zone")),
    "skip": lambda record: Skip(),
    "scoring": lambda record: Scoring(str(_get(record, "phase"))),
}
