"""Do the shares of the win come true? A reliability curve over games of the whole population.

    python -m tools.calibration --games 200 --out docs/pictures/calibration.svg

Every seat of a game is one of the characters, greedy or learned, by chance, with 2 to 5 players and
all sets of rules in turn. At the start of some turns the search says which share of the win each
seat can expect; the end of the game says who won. Prints, in Markdown, a table with what was
expected and what was won by bands of ten in a hundred, and the exponent that would make the shares
of each century most likely: below 1 they were too sure, above 1 not sure enough.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from quebec.bots import Budget, make_bot
from quebec.bots.bot import ask
from quebec.bots.past import Past
from quebec.bots.search import SearchBot
from quebec.engine import new_game
from quebec.engine.layout import CENTURIES
from quebec.pictures import check_picture, save_picture
from quebec.training.games import SORTS
from tools.population import USUAL

BANDS = 10
LEAST = 1e-4
"""Nobody is ever quite without a chance."""
EXPONENTS = [k / 20 for k in range(6, 41)]


class Claim(NamedTuple):
    """What was expected at some moment of a game, and what came of it; by seat."""

    game: int
    century: int
    expected: tuple[float, ...]
    won: tuple[float, ...]


class Band(NamedTuple):
    """Seats whose expected share was about the same."""

    seats: int
    expected: float
    won: float
    low: float
    high: float


def claims_of(number: int, seed: int, work: int, part: float) -> list[Claim]:
    """A game of the population, with what the search expects in a part of its turns."""
    chance = Random(f"{seed}/{number}")
    rules, players = SORTS[number % len(SORTS)]
    bots = [make_bot(chance.choice(USUAL)) for _ in range(players)]
    judge = SearchBot()
    state = new_game(rules, players, chance.getrandbits(48))
    past = Past(state)
    judge.watch(past)
    found: list[tuple[int, tuple[float, ...]]] = []
    while not state.is_over:
        if state.asking().always and chance.random() < part:
            said = judge.evaluate(state.copy(), Budget(work=work))
            found.append((int(state.century), said.win_shares))
        state.play(ask(bots[int(state.decider())], state, Budget(), chance, past))
        past.moved(state)
    won = tuple((seat in state.winners) / len(state.winners) for seat in range(players))
    return [Claim(number, century, expected, won) for century, expected in found]


def bands_of(claims: Iterable[Claim], chance: Random) -> list[Band]:
    """By the share that was expected; the interval is a bootstrap over games."""
    games: dict[int, list[Claim]] = {}
    for claim in claims:
        games.setdefault(claim.game, []).append(claim)
    sums = {game: _sums(of_game) for game, of_game in games.items()}
    drawn = [_added(chance.choices(list(sums.values()), k=len(sums))) for _ in range(400)]
    bands = []
    for band, (seats, expected, won) in enumerate(_added(sums.values())):
        if seats:
            shares = sorted(one[band][2] / one[band][0] for one in drawn if one[band][0])
            low, high = shares[len(shares) // 40], shares[-1 - len(shares) // 40]
            bands.append(Band(int(seats), expected / seats, won / seats, low, high))
    return bands


def _sums(claims: Iterable[Claim]) -> list[list[float]]:
    sums = [[0.0, 0.0, 0.0] for _ in range(BANDS)]
    for claim in claims:
        for share, won in zip(claim.expected, claim.won, strict=True):
            band = sums[min(BANDS - 1, int(share * BANDS))]
            band[0] += 1
            band[1] += share
            band[2] += won
    return sums


def _added(many: Iterable[list[list[float]]]) -> list[list[float]]:
    total = [[0.0, 0.0, 0.0] for _ in range(BANDS)]
    for sums in many:
        for band, more in zip(total, sums, strict=True):
            for k in range(3):
                band[k] += more[k]
    return total


def surprise(claims: Sequence[Claim], exponent: float) -> float:
    """The mean of -log(share of the winner), with shares raised to a power."""
    total = 0.0
    for claim in claims:
        odds = [max(share, LEAST) ** exponent for share in claim.expected]
        whole = sum(odds)
        for one, won in zip(odds, claim.won, strict=True):
            total -= won * math.log(one / whole)
    return total / len(claims)


def best_exponent(claims: Sequence[Claim]) -> float:
    return min(EXPONENTS, key=lambda exponent: surprise(claims, exponent))


def surprise_elsewhere(claims: Sequence[Claim]) -> float:
    """With the exponent that is best in one half of the games, used in the other."""
    total = 0.0
    for half in (0, 1):
        here = [claim for claim in claims if claim.game // len(SORTS) % 2 == half]
        there = [claim for claim in claims if claim.game // len(SORTS) % 2 != half]
        if here:
            total += len(here) * surprise(here, best_exponent(there) if there else 1.0)
    return total / len(claims)


def table(bands: Sequence[Band]) -> str:
    lines = ["| seats | expected | won |", "|---|---|---|"]
    for band in bands:
        won = f"{band.won:.3f} ({band.low:.3f}–{band.high:.3f})"
        lines.append(f"| {band.seats} | {band.expected:.3f} | {won} |")
    return "\n".join(lines)


def draw(bands: Sequence[Band], claims: int, games: int, path: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5, 5), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], linestyle="--", color="grey")
    error = [
        [max(0.0, band.won - band.low) for band in bands],
        [max(0.0, band.high - band.won) for band in bands],
    ]
    axes.errorbar(
        [band.expected for band in bands],
        [band.won for band in bands],
        yerr=error,
        fmt="o-",
        capsize=4,
    )
    axes.set_xlabel("share of the win that was expected")
    axes.set_ylabel("share that was won, with 95 % interval")
    axes.set_title(f"{claims} moments of {games} games of the population")
    axes.grid(alpha=0.3)
    save_picture(figure, path)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.calibration",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--work", type=int, default=600, help="positions for each search")
    parser.add_argument("--part", type=float, default=0.15, help="of the turns that are judged")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, metavar="FILE", help="a picture")
    options = parser.parse_args()
    if options.out:
        check_picture(options.out)
    claims: list[Claim] = []
    for number in range(options.games):
        claims += claims_of(number, options.seed, options.work, options.part)
    bands = bands_of(claims, Random(options.seed))
    print(table(bands))
    for century in CENTURIES:
        chosen = [claim for claim in claims if claim.century == century]
        if chosen:
            best = best_exponent(chosen)
            print(
                f"\ncentury {century}: {len(chosen)} moments, best exponent {best:.2f};"
                f" surprise {surprise(chosen, 1.0):.3f}, with it {surprise(chosen, best):.3f},"
                f" with that of other games {surprise_elsewhere(chosen):.3f}"
            )
    if options.out:
        draw(bands, len(claims), options.games, options.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
