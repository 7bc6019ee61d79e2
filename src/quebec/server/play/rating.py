"""Ratings: how a game changes what is known of the strength of those who played (docs/ratings.md).

The model is Bradley-Terry for all pairs of a game, as OpenSkill has it. A strength is a number with
an uncertainty; 400 points more are odds of ten to one to come out ahead of somebody, whatever the
number of players.
Bots do not change: they are anchored at their measured strength.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, log, sqrt
from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull

from quebec.server.play.game import Game
from quebec.server.play.setup import Setup

SCALE: Final = 400 / log(10)
TAU: Final = 10.0
"""By how much a strength may change from one game to the next."""
ANCHOR_SIGMA: Final = 40.0
"""How well the strength of a bot is known."""


class Skill(NamedTuple):
    """A strength, and its standard deviation."""

    mu: float
    sigma: float


NEWCOMER: Final = Skill(1500.0, 250.0)
"""Between levels 3 and 6, most likely; that is as much as anybody knows."""
MIDDLE: Final = 4
"""The level that is at 1500."""

STEPS: Final[Mapping[int, tuple[int, ...]]] = {
    2: (90, 74, 82, 88, 99, 67, 77, 93),
    3: (78, 73, 73, 77, 85, 43, 92, 62),
    4: (75, 66, 75, 74, 70, 78, 83, 45),
    5: (70, 57, 57, 65, 67, 67, 64, 47),
}
"""By the number of players: wins in percent of one bot of a level against others of the level
below, from level 2 on (docs/ratings.md)."""


def _anchors(players: int) -> dict[str, Skill]:
    """A win of one against n - 1 others has the odds exp(difference / SCALE) to n - 1."""
    strengths = [0.0]
    for percent in STEPS[players]:
        odds = percent / (100 - percent) * (players - 1)
        strengths.append(strengths[-1] + SCALE * log(odds))
    middle = strengths[MIDDLE - 1]
    return {
        f"level-{number}": Skill(round(NEWCOMER.mu + strength - middle), ANCHOR_SIGMA)
        for number, strength in enumerate(strengths, 1)
    }


ANCHORS: Final[Mapping[int, Mapping[str, Skill]]] = {
    players: _anchors(players) for players in STEPS
}


class Entrant(NamedTuple):
    """A seat of a rated game: a person or a bot, and the place."""

    seat: int
    person: str | None
    bot: str
    """The bot that sat there from the start."""
    place: int
    """From 1; equal ones share it."""
    left: bool = False
    """Whether the person resigned, left, or did not come back."""


class Rated(NamedTuple):
    """A rated game that is over."""

    ruleset: str
    players: int
    entrants: tuple[Entrant, ...]


def is_ratable(bot: str) -> bool:
    """Whether its strength was measured."""
    return all(bot in anchors for anchors in ANCHORS.values())


def rated(game: Game) -> Rated | None:
    """None if the game does not count: it is not rated, or ended without a result."""
    setup, outcome = game.setup, game.outcome
    if not setup.rated or outcome is None or outcome.how not in ("played", "resigned"):
        return None
    left = [_has_left(game, setup, k) for k in range(setup.players)]
    reached = [(not left[k], k in outcome.winners, score) for k, score in enumerate(outcome.scores)]
    # All who have left share the last place, however well a bot played on for them.
    reached = [one if one[0] else (False, False, 0) for one in reached]
    return Rated(
        setup.ruleset,
        setup.players,
        tuple(
            Entrant(
                k,
                seat.person,
                "" if setup.seats[k].kind != "bot" and seat.person else seat.bot,
                1 + sum(other > reached[k] for other in reached),
                left[k],
            )
            for k, seat in enumerate(game.seats)
        ),
    )


def _has_left(game: Game, setup: Setup, number: int) -> bool:
    seat = game.seats[number]
    return seat.resigned or (seat.person is not None and bool(seat.bot))


def weight(players: int) -> float:
    """How much each pair of a game tells, compared with a separate game of two.

    The pairs are not independent: somebody who plays well does so in all of theirs. Among equals,
    the number of others that one comes out ahead of has the variance (n² - 1) / 12; if the pairs
    were independent, it would be (n - 1) / 4.
    """
    return 3 / (players + 1)


@cache
def _model(players: int) -> BradleyTerryFull:
    return BradleyTerryFull(
        mu=NEWCOMER.mu,
        sigma=NEWCOMER.sigma,
        # So that two whose strengths are known differ by SCALE for odds of e to one.
        beta=SCALE / sqrt(2),
        tau=TAU,
        # The uncertainty shrinks by all that a game tells; docs/ratings.md compares.
        gamma=lambda *_: weight(players),
    )


def changed(game: Rated, before: Mapping[str, Skill]) -> list[tuple[Skill, Skill]]:
    """The strength of each seat before and after a game; before: of people, if they have one."""
    model, share = _model(game.players), weight(game.players)
    skills = [_skill(one, game.players, before) for one in game.entrants]
    teams = [[model.create_rating([skill.mu, skill.sigma])] for skill in skills]
    new = model.rate(teams, ranks=[one.place for one in game.entrants])
    return [
        (old, old if one.person is None else _moved(old, team[0].mu, team[0].sigma, share))
        for one, old, team in zip(game.entrants, skills, new, strict=True)
    ]


def _moved(old: Skill, mu: float, sigma: float, share: float) -> Skill:
    """By a share of what the model says; the uncertainty has that share already."""
    return Skill(round(old.mu + share * (mu - old.mu), 6), round(sigma, 6))


def _skill(one: Entrant, players: int, before: Mapping[str, Skill]) -> Skill:
    if one.person is not None:
        return before.get(one.person, NEWCOMER)
    # A bot that plays on for somebody whose account was deleted is no better known than anybody.
    return ANCHORS[players].get(one.bot, NEWCOMER)


def chances(skills: Sequence[Skill]) -> list[float]:
    """How likely each is to win, as the model sees it: less certain where less is known."""
    doubt = sum(skill.sigma**2 for skill in skills) / len(skills)
    spread = sqrt(SCALE**2 + 2 * doubt)
    best = max(skill.mu for skill in skills)
    weights = [exp((skill.mu - best) / spread) for skill in skills]
    return [weight / sum(weights) for weight in weights]
