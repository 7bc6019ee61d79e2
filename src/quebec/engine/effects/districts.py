"""R11: the district actions: sixteen rows over a handful of verbs."""

from __future__ import annotations

from typing import Final

from quebec.engine.board import (
    CITADELLE,
    COLOUR_OF,
    CULTURE,
    DISTRICT_OF,
    DISTRICTS,
    ECONOMY,
    LENT,
    POLITICS,
    RELIGION,
    SITE_COUNT,
    SITES,
)
from quebec.engine.effect import Choice, Effect
from quebec.engine.effects.gains import (
    ACTIVATE_ONE,
    ACTIVATE_THREE,
    SCORE_ACTIVE_WORKERS,
    SCORE_POINT,
    SCORE_ZONES_HELD,
)
from quebec.engine.effects.placing import SHIFT_FROM, Place
from quebec.engine.effects.stage import CONSTRUCT_FROM_SUPPLY
from quebec.engine.effects.start import StartSite
from quebec.engine.effects.tokens import MOST_STARS, raise_token
from quebec.engine.facts import DistrictChosen, DistrictOffered
from quebec.engine.moves import DISTRICT, DO, SITE, SKIP
from quebec.engine.native import i64, vec
from quebec.engine.reasons import Reason
from quebec.engine.state import State


class RaiseToken(Choice):
    """Arts: one of the player's own tokens gets one more star."""

    def __init__(self) -> None:
        super().__init__("arts", "site", may_skip=True)

    def useful(self, s: State, seat: i64, at: i64) -> bool:
        for site in range(SITE_COUNT):
            if s.token[site] == seat and s.stars[site] < MOST_STARS:
                return True
        return False

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        count: i64 = 0
        for site in range(SITE_COUNT):
            if s.token[site] == seat and s.stars[site] < MOST_STARS:
                moves[count] = SITE + site
                count += 1
        moves[count] = SKIP
        count += 1
        return count

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        if move == SKIP:
            s.decline(seat)
        else:
            raise_token(s, seat, move - SITE)

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        if s.token[value] != seat:
            return Reason("not_your_token", {"site": SITES[value].name})
        if s.stars[value] == MOST_STARS:
            return Reason("token_at_most", {"site": SITES[value].name})
        return None


class Perform(Choice):
    """An action that starts with a gain is accepted or declined as a whole."""

    def __init__(self) -> None:
        super().__init__("perform", "do", may_skip=True, about="site")

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        moves[0] = DO
        moves[1] = SKIP
        return 2

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        if move == SKIP:
            s.decline(seat)
        else:
            s.push_all(seat, DISTRICT_ACTIONS[DISTRICT_OF[at]].effects, at)

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        return None


class Lend(Choice):
    """R11.2: any other action of the district's colour."""

    def __init__(self) -> None:
        super().__init__("lend", "district", may_skip=True, about="site")

    def useful(self, s: State, seat: i64, at: i64) -> bool:
        for district in LENT[COLOUR_OF[at]]:
            if DISTRICT_ACTIONS[district].useful(s, seat, at):
                return True
        return False

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        count: i64 = 0
        for district in LENT[COLOUR_OF[at]]:
            if DISTRICT_ACTIONS[district].useful(s, seat, at):
                moves[count] = DISTRICT + district
                count += 1
        moves[count] = SKIP
        count += 1
        return count

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        if move == SKIP:
            s.decline(seat)
            return
        district = move - DISTRICT
        if s.facts is not None:
            s.facts.append(DistrictChosen(seat, DISTRICTS[district].key))
        s.push_all(seat, DISTRICT_ACTIONS[district].effects, at)

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        name = DISTRICTS[value].key
        if DISTRICTS[value].colour != DISTRICTS[DISTRICT_OF[at]].colour:
            return Reason("other_colour", {"district": name})
        if not DISTRICT_ACTIONS[value].useful(s, seat, at):
            return Reason("nothing_to_do", {"district": name})
        return None


class DistrictAction:
    """What a district gives: effects, one after the other."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects: Final = effects
        self.begins_with_gift: Final = not isinstance(effects[0], Choice)

    def useful(self, s: State, seat: i64, at: i64) -> bool:
        """R11.5"""
        for effect in self.effects:
            if effect.useful(s, seat, at):
                return True
        return False


ANYWHERE: Final = [RELIGION, POLITICS, ECONOMY, CULTURE, CITADELLE]
COLOURED: Final = [RELIGION, POLITICS, ECONOMY, CULTURE]

PLACE_ANYWHERE: Final = Place("place-anywhere", 1, ANYWHERE)
PLACE_IN_CITADELLE: Final = Place("place-in-citadelle", 1, [CITADELLE])
PLACE_ELSEWHERE: Final = Place("place-elsewhere", 1, COLOURED)
PLACE_MUNICIPAL: Final = Place("place-municipal", 2, [RELIGION, ECONOMY])
PLACE_PROVINCIAL: Final = Place("place-provincial", 2, [POLITICS, CULTURE])
PLACE_MILITARY: Final = Place("place-military", 2, [CITADELLE])
START_FROM_MANSION: Final = StartSite("mansion", may_skip=True)
RAISE_TOKEN: Final = RaiseToken()
PERFORM: Final = Perform()
LEND: Final = Lend()

_ACTION_OF: Final[dict[str, DistrictAction]] = {
    "protestant": DistrictAction((PLACE_IN_CITADELLE, PLACE_ELSEWHERE)),
    "irish": DistrictAction((ACTIVATE_ONE, SCORE_POINT, PLACE_ANYWHERE)),
    "jewish": DistrictAction((PLACE_ANYWHERE, SHIFT_FROM)),
    "municipal_administration": DistrictAction((PLACE_MUNICIPAL,)),
    "provincial_administration": DistrictAction((PLACE_PROVINCIAL,)),
    "military_administration": DistrictAction((PLACE_MILITARY,)),
    "port": DistrictAction((ACTIVATE_THREE,)),
    "mansion": DistrictAction((START_FROM_MANSION,)),
    "business": DistrictAction((CONSTRUCT_FROM_SUPPLY,)),
    "academic": DistrictAction((SCORE_ZONES_HELD,)),
    "entertainment": DistrictAction((SCORE_ACTIVE_WORKERS,)),
    "arts": DistrictAction((RAISE_TOKEN,)),
    "archdiocese": DistrictAction((LEND,)),
    "seat_of_government": DistrictAction((LEND,)),
    "trading_hub": DistrictAction((LEND,)),
    "heritage_site": DistrictAction((LEND,)),
}
DISTRICT_ACTIONS: Final[tuple[DistrictAction, ...]] = tuple(
    _ACTION_OF[district.key] for district in DISTRICTS
)


def push_district_action(s: State, seat: i64, site: i64) -> None:
    """R6.3: a stage on this site gives its district's action, if there is anything to do."""
    action = DISTRICT_ACTIONS[DISTRICT_OF[site]]
    if not action.useful(s, seat, site):
        return
    if s.facts is not None:
        s.facts.append(DistrictOffered(seat, DISTRICTS[DISTRICT_OF[site]].key, SITES[site].name))
    if action.begins_with_gift:
        s.push(seat, PERFORM, site)
    else:
        s.push_all(seat, action.effects, site)
