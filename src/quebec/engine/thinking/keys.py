"""A hash of a position, to find out whether it was seen before."""

from __future__ import annotations

from quebec.engine.board import NOWHERE, ZONE_COUNT
from quebec.engine.native import i64
from quebec.engine.state import SEATS, STAGES, State


def position_key(s: State) -> i64:
    """A hash: the same for the same position, and hardly ever for another."""
    key: i64 = s.turn + s.century * 8 + s.depth * 64
    for seat in range(s.players):
        number = s.active[seat] * 16 + s.leader[seat] + 1
        for zone in range(ZONE_COUNT):
            number = number * 32 + s.zones[zone * SEATS + seat]
        key = mixed(mixed(key, number), s.score[seat])
    for site in s.architect:
        key = mixed(key, site)
        if site != NOWHERE:
            # Elsewhere there are no stages.
            first = site * STAGES
            number = (s.builder[first] * 8 + s.builder[first + 1]) * 8 + s.builder[first + 2]
            key = mixed(key, number + 73)
    # Five sites at a time.
    number = 1
    for mark, token, stars in zip(s.mark, s.token, s.stars):
        number = number * 128 + (mark * 8 + token + 1) * 4 + stars
        if number >> 35:
            key = mixed(key, number)
            number = 1
    key = mixed(key, number)
    for k in range(s.depth):
        key = mixed(key, (s.who[k] * 256 + s.what[k]) * 64 + s.where[k])
    return key


def mixed(key: i64, number: i64) -> i64:
    """The key with one more number, of 42 bits at most."""
    # 42 bits times 20 bits stay within 63; interpreted numbers are cut off the same way.
    return ((key ^ (number + 7)) * 1042463 + (key >> 23)) & 0x3FFFFFFFFFF
