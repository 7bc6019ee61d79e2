"""What a leader, an end of a century or a district is worth, no matter who had it.

Who takes a leader is not drawn: the first player may take the same one in every game, and those
who are ahead may prefer another. So the plain difference mixes the leader with the seat. Here a
linear model compares the seats of one table, and holds equal what was settled before: the bot, the
order of turns in that century, and the points at its beginning. Where a leader goes to the same
kind of seat every time, no model can tell the two apart; that is said instead of a number.

Everything is counted in whole numbers, table by table, so chunks make no difference. Intervals are
those of a jackknife over groups of games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, cast

from quebec.engine.board import DISTRICTS
from quebec.engine.layout import CENTURIES
from quebec.engine.moves import LEADERS
from quebec.simulation.columns import Chunk, texts

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Whole = NDArray[np.int64]
    Real = NDArray[np.float64]

WHOLE_SHARE: Final = 60
"""A win, in parts that one to five winners can share."""
GROUPS: Final = 50
"""Of games, for the jackknife."""
NORMAL: Final = 1.959964
LEAST_OWN: Final = 0.05
"""The least part of what differs between seats that must not follow from the rest."""

NO_LEADER: Final = "none"
TAKEN: Final = (*LEADERS, NO_LEADER)
"""What a seat may have in a century."""

Kind = Literal["leader", "end", "district"]


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % interval."""

    value: float
    ci95: tuple[float, float]

    @property
    def error(self) -> float:
        """Half the interval."""
        return (self.ci95[1] - self.ci95[0]) / 2


@dataclass(frozen=True)
class AdjustedRow:
    """What something is worth to a seat, compared with the others at its table."""

    kind: Kind
    century: int
    """0: the whole game."""
    what: str
    count: int
    """How many seats had it; how often it was used."""
    own: float
    """The part of what differs between seats that does not follow from bot, order and points."""
    points: Estimate | None
    """None: it always goes with the bot, the order or the points, and cannot be told apart."""
    win_share: Estimate | None


class Treatment(NamedTuple):
    """A column of a model whose worth is asked for."""

    what: str
    exclusive: bool
    """Whether a seat has exactly one of these: then one is compared with the others."""


class Model:
    """A linear model of scores and wins, from sums over the seats of each table."""

    def __init__(self, treatments: Sequence[Treatment]) -> None:
        import numpy as np

        self.treatments: Final = tuple(treatments)
        self._squares = np.zeros((GROUPS, 0, 0), np.int64)
        self._products = np.zeros((GROUPS, 0, 2), np.int64)
        self._counts = np.zeros(len(treatments), np.int64)
        self._seats = 0

    def add(self, first_game: int, given: Whole, results: Whole) -> None:
        """Add tables: what each seat had (table, seat, column), and its score and share.

        The treatments are the first columns. There may be more columns than before.
        """
        import numpy as np

        tables, seats, width = given.shape
        more = (0, width - self._squares.shape[1])
        self._squares = np.pad(self._squares, ((0, 0), more, more))
        self._products = np.pad(self._products, ((0, 0), more, (0, 0)))
        # Seats times a value, less the sum over the table: only what differs within it is left.
        had = seats * given - given.sum(axis=1, keepdims=True)
        came = seats * results - results.sum(axis=1, keepdims=True)
        groups = (first_game + np.arange(tables)) % GROUPS
        for group in np.unique(groups):
            here = had[groups == group].reshape(-1, had.shape[2])
            self._squares[group] += here.T @ here
            self._products[group] += here.T @ came[groups == group].reshape(-1, 2)
        self._counts += given[:, :, : len(self.treatments)].sum(axis=(0, 1))
        self._seats += tables * seats

    def rows(self, kind: Kind, century: int) -> Iterator[AdjustedRow]:
        import numpy as np

        squares, products = self._squares.sum(axis=0), self._products.sum(axis=0)
        used = [k for k in range(GROUPS) if self._squares[k].any()]
        inverse = np.linalg.pinv(squares.astype(np.float64), rcond=1e-9, hermitian=True)
        whole = inverse @ products
        # What the model would say without each group.
        less = [
            np.linalg.pinv((squares - self._squares[k]).astype(np.float64), 1e-9, hermitian=True)
            @ (products - self._products[k])
            for k in used
        ]
        size = len(self.treatments)
        alone = np.linalg.pinv(squares[:size, :size].astype(np.float64), 1e-9, hermitian=True)
        for number, treatment in enumerate(self.treatments):
            count = int(self._counts[number])
            if count in (0, self._seats):
                continue
            contrast = self._contrast(number)
            own = self._own(contrast, squares, inverse, alone)
            estimates: list[Estimate | None] = [None, None]
            if own >= LEAST_OWN and len(used) == GROUPS:
                estimates = [
                    _estimate(contrast @ whole[:, k], [contrast @ one[:, k] for one in less], scale)
                    for k, scale in ((0, 1.0), (1, float(WHOLE_SHARE)))
                ]
            yield AdjustedRow(kind, century, treatment.what, count, own, estimates[0], estimates[1])

    def _contrast(self, number: int) -> Real:
        """The weights of the columns in an answer: one of several kinds against all others."""
        import numpy as np

        weights = np.zeros(self._squares.shape[1])
        weights[number] = 1.0
        if self.treatments[number].exclusive:
            others = self._counts.astype(np.float64)
            others[number] = 0.0
            if others.sum():
                weights[: len(others)] -= others / others.sum()
        return weights

    def _own(self, contrast: Real, squares: Whole, inverse: Real, alone: Real) -> float:
        """The part of the variation of a contrast that the other columns do not explain."""
        import numpy as np

        # A contrast that the columns cannot express has no answer.
        if np.abs(inverse @ (squares @ contrast) - contrast).max() > 1e-6:
            return 0.0
        size = len(self.treatments)
        free = contrast[:size] @ alone @ contrast[:size]
        held = contrast @ inverse @ contrast
        return min(1.0, float(free / held)) if held > 0 else 0.0


def _estimate(whole: float, less: Sequence[float], scale: float) -> Estimate:
    groups = len(less)
    mean = sum(less) / groups
    error = NORMAL * sqrt((groups - 1) / groups * sum((one - mean) ** 2 for one in less))
    value = float(whole)
    return Estimate(value / scale, ((value - error) / scale, (value + error) / scale))


class Adjusted:
    """All models of a table; needs NumPy."""

    def __init__(self, players: int) -> None:
        self._players: Final = players
        self._bots: Final[dict[str, int]] = {}
        """Their columns, which are the last ones: a chunk may bring another bot."""
        self._leaders: Final = [Model([Treatment(one, True) for one in TAKEN]) for _ in CENTURIES]
        self._ends: Final = [Model([Treatment("ended", False)]) for _ in CENTURIES]
        self._districts: Final = Model([Treatment(one.key, False) for one in DISTRICTS])

    def add(self, first_game: int, chunk: Chunk) -> None:
        """Add a chunk of whole games."""
        import numpy as np

        n = self._players

        def column(name: str) -> Whole:
            return np.array(chunk[name], np.int64).reshape(-1, n)

        def chosen(values: Whole, kinds: int) -> Whole:
            """A column for each kind: 1 where a seat is of it."""
            ones: Whole = (values[:, :, None] == np.arange(kinds)).astype(np.int64)
            return ones

        share = np.array(chunk["win_share"], np.float64).reshape(-1, n)
        results = np.stack([column("score"), np.rint(WHOLE_SHARE * share).astype(np.int64)], axis=2)
        numbers = [self._bots.setdefault(bot, len(self._bots)) for bot in texts(chunk, "bot")]
        bots = chosen(np.array(numbers).reshape(-1, n), len(self._bots))
        place, seat = column("place"), column("seat")
        before = np.zeros_like(place)
        for century in CENTURIES:
            # The seat that ended the century before is a fixed point in the order of turns.
            order = place if century == 1 else (seat - column(f"ender_{century - 1}")) % n
            same = [chosen(order, n), before[:, :, None], bots]
            taken = [TAKEN.index(one or NO_LEADER) for one in texts(chunk, f"leader_{century}")]
            leader = np.array(taken).reshape(-1, n)
            ended = (seat == column(f"ender_{century}")).astype(np.int64)
            for model, had in (
                (self._leaders[century - 1], chosen(leader, len(TAKEN))),
                (self._ends[century - 1], ended[:, :, None]),
            ):
                model.add(first_game, np.concatenate([had, *same], axis=2), results)
            before = before + column(f"points_century_{century}")
        if f"uses_{DISTRICTS[0].key}" in chunk:
            uses = np.stack([column(f"uses_{one.key}") for one in DISTRICTS], axis=2)
            given = np.concatenate([uses, chosen(place, n), bots], axis=2)
            self._districts.add(first_game, given, results)

    def rows(self) -> Iterator[AdjustedRow]:
        for kind, models in (("leader", self._leaders), ("end", self._ends)):
            for century, model in zip(CENTURIES, models, strict=True):
                yield from model.rows(cast(Kind, kind), century)
        yield from self._districts.rows("district", 0)
