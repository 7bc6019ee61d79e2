"""How well ratings predict: simulated people of known strength play, are rated, and are compared.

    python -m tools.ratings --players 2 3 4 5 --people 60 --games 3000

Strengths are drawn from a normal distribution; the result of a game is drawn from performances
around them (Thurstone: the model is not the one that rates). After a warm-up, every game is
predicted before it is counted. Printed: the mean logarithm of the probability that the winner had
(smaller losses are better), how often the favourite won, both also for somebody who knows the true
strengths and for somebody who knows nothing, how far ratings are from the truth, and how often the
truth lies within two standard deviations. --solo places newcomers by games with bots alone.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import log, sqrt
from random import Random
from statistics import fmean

from quebec.server.play.rating import (
    ANCHORS,
    NEWCOMER,
    SCALE,
    Entrant,
    Rated,
    Skill,
    chances,
    changed,
)

SPREAD = 400.0
"""The standard deviation of true strengths."""


def finish(strengths: Sequence[float], chance: Random) -> list[int]:
    """The places of a game: performances differ from strengths by as much as a logistic one would
    with two players."""
    noise = SCALE * 1.6 / sqrt(2)
    shown = [chance.gauss(strength, noise) for strength in strengths]
    return [1 + sum(other > mine for other in shown) for mine in shown]


def loss(probabilities: Sequence[float], places: Sequence[int]) -> float:
    return -log(max(1e-9, probabilities[places.index(1)]))


def population(players: int, people: int, games: int, seed: int) -> dict[str, float]:
    chance = Random(seed)
    truth = {f"p{k}": chance.gauss(NEWCOMER.mu, SPREAD) for k in range(people)}
    skills: dict[str, Skill] = {}
    ours, best, hits, best_hits = [], [], [], []
    for number in range(games):
        seated = chance.sample(sorted(truth), players)
        strengths = [truth[name] for name in seated]
        places = finish(strengths, chance)
        if number >= games // 2:
            given = chances([skills.get(name, NEWCOMER) for name in seated])
            known = chances([Skill(strength, 0) for strength in strengths])
            ours.append(loss(given, places))
            best.append(loss(known, places))
            hits.append(places[given.index(max(given))] == 1)
            best_hits.append(places[known.index(max(known))] == 1)
        entrants = tuple(Entrant(k, name, "", places[k]) for k, name in enumerate(seated))
        played = Rated("2011", players, entrants)
        for name, (_, new) in zip(seated, changed(played, skills), strict=True):
            skills[name] = new
    # Among themselves only differences are known: all may be higher or lower by the same.
    shift = fmean(skills[name].mu - truth[name] for name in skills)
    errors = {name: abs(skills[name].mu - shift - truth[name]) for name in skills}
    return {
        "games each": games * players / people,
        "loss": fmean(ours),
        "loss, truth known": fmean(best),
        "loss, nothing known": log(players),
        "favourite wins %": 100 * fmean(hits),
        "truth known %": 100 * fmean(best_hits),
        "shift": shift,
        "mean error": fmean(errors.values()),
        "within 2 sigma %": 100
        * fmean(error <= 2 * skills[name].sigma for name, error in errors.items()),
    }


def solo(players: int, people: int, games: int, seed: int) -> dict[str, float]:
    """Newcomers who play alone with bots: of the level next to their rating, as people would."""
    chance = Random(seed)
    anchors = ANCHORS[players]
    errors: list[float] = []
    within: list[bool] = []
    for _ in range(people):
        truth = chance.gauss(NEWCOMER.mu, SPREAD)
        skills: dict[str, Skill] = {}
        for _ in range(games):
            mine = skills.get("me", NEWCOMER)
            bot = min(anchors, key=lambda name: abs(anchors[name].mu - mine.mu))
            places = finish([truth, *[anchors[bot].mu] * (players - 1)], chance)
            entrants = (
                Entrant(0, "me", "", places[0]),
                *(Entrant(seat, None, bot, places[seat]) for seat in range(1, players)),
            )
            skills["me"] = changed(Rated("2011", players, entrants), skills)[0][1]
        errors.append(abs(skills["me"].mu - truth))
        within.append(errors[-1] <= 2 * skills["me"].sigma)
    return {
        "games each": games,
        "mean error": fmean(errors),
        "within 2 sigma %": 100 * fmean(within),
    }


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.ratings", description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5], metavar="N")
    parser.add_argument("--people", type=int, default=60, metavar="N")
    parser.add_argument("--games", type=int, default=3000, metavar="N")
    parser.add_argument("--solo", action="store_true", help="with bots alone, so many games each")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    options = parser.parse_args(argv)
    measure = solo if options.solo else population
    for players in options.players:
        found = measure(players, options.people, options.games, options.seed)
        print(
            f"{players} players", "  ".join(f"{name} {value:.2f}" for name, value in found.items())
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
