"""R12: the final scoring."""

from __future__ import annotations

from typing import Final

from quebec.engine.board import NEXT_TO, NOBODY, NOWHERE, SITE_COUNT
from quebec.engine.effect import Effect
from quebec.engine.facts import ON_SITE, GameEnded
from quebec.engine.native import i64, vec
from quebec.engine.state import ARCHITECTS, SEATS, State

VALUE_OF: Final[vec[i64]] = vec[i64]([0, 1, 3, 6])
"""The value of a token by its stars (R12.3)."""
VOYAGE_POINTS: Final = 8


class ScoreUnfinished(Effect):
    """R12.1"""

    def run(self, s: State, seat: i64, at: i64) -> None:
        for k in range(ARCHITECTS):
            site = s.architect[k]
            if site != NOWHERE:
                for who in range(s.players):
                    s.gain_at(who, s.workers_on(site, who), "unfinished", ON_SITE + site)


class ScoreActive(Effect):
    """R12.2"""

    def run(self, s: State, seat: i64, at: i64) -> None:
        for who in range(s.players):
            s.gain(who, s.active[who] // 2, "active", "")


class ScoreMainGroup(Effect):
    """R12.3, complete rules: the main group counts values, every other building its stars."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        group = groups(s)
        main = main_groups_among(s, group)
        for site in range(SITE_COUNT):
            who = s.token[site]
            if who != NOBODY:
                if group[site] == main[who]:
                    s.gain_at(who, VALUE_OF[s.stars[site]], "main_group", ON_SITE + site)
                else:
                    s.gain_at(who, s.stars[site], "building", ON_SITE + site)


class ScoreEachBuilding(Effect):
    """R12.3, family rules: each building scores its value."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        for site in range(SITE_COUNT):
            if s.token[site] != NOBODY:
                s.gain_at(s.token[site], VALUE_OF[s.stars[site]], "building", ON_SITE + site)


class ScoreLargestGroup(Effect):
    """R13.1, 1603: the player who has the group with the most buildings."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        group = groups(s)
        sizes = vec[i64]([0] * SITE_COUNT)
        for site in range(SITE_COUNT):
            if group[site] != NOWHERE:
                sizes[group[site]] += 1
        largest = vec[i64]([0] * SEATS)
        most: i64 = 0
        for site in range(SITE_COUNT):
            if sizes[site] > 0:
                who = s.token[site]
                largest[who] = max(largest[who], sizes[site])
                most = max(most, sizes[site])
        for who in range(s.players):
            if most > 0 and largest[who] == most:
                s.gain(who, VOYAGE_POINTS, "event", s.setting.events[0].year)


class ScoreLastEvent(Effect):
    """R12.4"""

    def run(self, s: State, seat: i64, at: i64) -> None:
        s.setting.events[0].after_game.run(s, seat, at)


class Finish(Effect):
    """R12.5"""

    def run(self, s: State, seat: i64, at: i64) -> None:
        s.is_over = True
        if s.facts is not None:
            s.facts.append(GameEnded(s.scores, s.winners))


def groups(s: State) -> vec[i64]:
    """For each site with a token the lowest site of its group, for others NOWHERE (R12.3)."""
    token = s.token
    group = vec[i64]([NOWHERE] * SITE_COUNT)
    reached = vec[i64]([0] * SITE_COUNT)
    for start in range(SITE_COUNT):
        owner = token[start]
        if owner == NOBODY or group[start] != NOWHERE:
            continue
        group[start] = start
        reached[0] = start
        count: i64 = 1
        while count > 0:
            count -= 1
            for site in NEXT_TO[reached[count]]:
                if token[site] == owner and group[site] == NOWHERE:
                    group[site] = start
                    reached[count] = site
                    count += 1
    return group


def main_groups(s: State) -> vec[i64]:
    """For each seat the lowest site of its main group, NOWHERE without a token (R12.3)."""
    return main_groups_among(s, groups(s))


def main_groups_among(s: State, group: vec[i64]) -> vec[i64]:
    """The same, if the groups are known. Not for interpreted code: mypyc never releases a `vec`
    that it is given there."""
    values = vec[i64]([0] * SITE_COUNT)
    extras = vec[i64]([0] * SITE_COUNT)
    for site in range(SITE_COUNT):
        if group[site] != NOWHERE:
            stars = s.stars[site]
            values[group[site]] += VALUE_OF[stars]
            extras[group[site]] += VALUE_OF[stars] - stars
    main = vec[i64]([NOWHERE] * SEATS)
    for site in range(SITE_COUNT):
        if group[site] == site:
            best = main[s.token[site]]
            if best == NOWHERE or (
                values[site] > values[best]
                or (values[site] == values[best] and extras[site] > extras[best])
            ):
                main[s.token[site]] = site
    return main


SCORE_UNFINISHED: Final = ScoreUnfinished("score-unfinished")
SCORE_ACTIVE: Final = ScoreActive("score-active")
SCORE_MAIN_GROUP: Final = ScoreMainGroup("score-main-group")
SCORE_EACH_BUILDING: Final = ScoreEachBuilding("score-each-building")
SCORE_LARGEST_GROUP: Final = ScoreLargestGroup("score-largest-group")
SCORE_LAST_EVENT: Final = ScoreLastEvent("score-last-event")
FINISH: Final = Finish("finish")
