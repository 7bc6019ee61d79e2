"""The generator of chance: which numbers a seed gives, for ever, and that they are fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise, permutations

import pytest

from quebec.engine import BadInput, draw_deal, new_game, ruleset_named
from quebec.engine.chance import EVENTS, FIRST_PLAYER, LAYOUT, Chance
from quebec.engine.effects.events import EVENTS as CARDS
from tests.chi_square import chi_square_evenly, limit
from tools.invariants import TABLES

UNLIKELY = 1e-4
"""Seeds are fixed, so a test passes or fails for good; fair numbers fail one in so many tests."""


# ---- which numbers ------------------------------------------------------------------------------


def sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """Chris Doty-Humphrey's generator, written down a second time, with a mask on every step."""
    mask = 2**32 - 1
    while True:
        result = (((a + b) & mask) + counter) & mask
        counter = (counter + 1) & mask
        rotated = ((c << 21) & mask) | ((c & mask) >> 11)
        a = (b ^ ((b & mask) >> 9)) & mask
        b = (c + ((c << 3) & mask)) & mask
        c = (rotated + result) & mask
        yield result


def reference(seed: int, stream: int) -> Iterator[int]:
    """The same stream of a seed: 16 words, then the stream's number, then 16 more.

    The generator above does not let go of its four words, so those after the first 16 steps are
    worked out from the words of the seed here.
    """
    mask = 2**32 - 1
    a, b, c, counter = ((seed >> (32 * k)) & mask for k in range(4))
    for _ in range(16):
        result = (a + b + counter) & mask
        a, b, c, counter = (
            b ^ (b >> 9),
            (9 * c) & mask,
            ((c * 2**21 & mask) + (c // 2**11) + result) & mask,
            (counter + 1) & mask,
        )
    words = sfc32((a + stream) & mask, b, c, counter)
    for _ in range(16):
        next(words)
    return words


SEED_OF_ALL_WORDS = 0x0123456789ABCDEF_FEDCBA9876543210

# fmt: off
VECTORS = {
    (0, LAYOUT): (
        0xF3BF1FB8, 0x6A8EE98C, 0x7688AFD2, 0x5A3C8EFA,
        0xE507738A, 0x1663630F, 0x5ED56DB1, 0xDA90B704,
    ),
    (0, EVENTS): (
        0xCE84CF1A, 0xC25782EE, 0x09D3D3C9, 0x3F80B281,
        0x3376C4E1, 0xA215ED96, 0xD6352462, 0x4DA0DA80,
    ),
    (0, FIRST_PLAYER): (
        0xA5F8C62D, 0x8A9FEFA4, 0x39EC0724, 0x9D8A320B,
        0x3DAE7D24, 0x4A6DC2B2, 0x8850901F, 0x1E1C5BA5,
    ),
    (1, LAYOUT): (
        0x8CBC3509, 0x75111449, 0x4427DEFC, 0x0EDC66AB,
        0x8E418D1B, 0x19D40EB3, 0xEBD5ECA8, 0x8991B031,
    ),
    (1, EVENTS): (
        0x26CE80A1, 0xD2EF16A0, 0x662B2D79, 0x4FD0AB81,
        0x38A31AC2, 0x5D2AEC95, 0xBDA25387, 0xD4971ACA,
    ),
    (1, FIRST_PLAYER): (
        0xD1D79311, 0x84D25499, 0x21064942, 0x42A4AB9E,
        0x89B63C13, 0x8AC6AE63, 0xC1113EF3, 0xAD525C5A,
    ),
    (2026, LAYOUT): (
        0x79C2D27C, 0x222B77E2, 0x1CDB2AB2, 0xA27A8644,
        0x57D5A469, 0xB18BDBBC, 0x211AAA0B, 0x0FD50525,
    ),
    (2026, EVENTS): (
        0xD65477AF, 0x429AF4B6, 0xC30B5D25, 0x7E724CC6,
        0x4BA8A404, 0x70D1C39E, 0x660EC0B5, 0xD57AB9CE,
    ),
    (2026, FIRST_PLAYER): (
        0xC6A04911, 0x854EC543, 0x15B5B2C6, 0xECEC5501,
        0xC9B6C2F4, 0x4B3BF6B4, 0xC2D99AB3, 0xDE2DACB5,
    ),
    (1 << 32, LAYOUT): (
        0xAFAF07FE, 0xEDD4ECBA, 0x19C52D28, 0xB46B6155,
        0xE46BF058, 0xF8E0F3BC, 0x31E96A0B, 0x6FBEE521,
    ),
    (1 << 32, EVENTS): (
        0x90168DDB, 0x1F62EC8F, 0x59131CBD, 0xDE66AB51,
        0x37FE984C, 0xAA1C776A, 0xE23F529C, 0x3FBE26F0,
    ),
    (1 << 32, FIRST_PLAYER): (
        0x3AC01748, 0xEF4A1274, 0x8754B98C, 0x5C5D7DE5,
        0xAEC565F6, 0x3215BAD8, 0xC64C65E1, 0x252715F9,
    ),
    ((1 << 64) - 1, LAYOUT): (
        0xC9789FD4, 0x7B9E5799, 0x058C7B64, 0x3055E54A,
        0xFB69242C, 0x7FE3DF2E, 0xEC26963A, 0xCE078A2B,
    ),
    ((1 << 64) - 1, EVENTS): (
        0xA0E64069, 0x32EED790, 0x856DDE6F, 0x56A9B1D8,
        0x3C08C062, 0xB683AD5A, 0xAE5F262B, 0x771170E1,
    ),
    ((1 << 64) - 1, FIRST_PLAYER): (
        0xB15B5A3D, 0x9F667458, 0x257D1295, 0xF1166266,
        0x8D70DDFF, 0xEACA5965, 0x84DA2E71, 0xAE61D9DA,
    ),
    (SEED_OF_ALL_WORDS, LAYOUT): (
        0x8CBAAD81, 0x9280ACA1, 0x69D52A0C, 0xE8441800,
        0x9C04C966, 0xF4A1648A, 0xFB41BF51, 0x03AEF844,
    ),
    (SEED_OF_ALL_WORDS, EVENTS): (
        0x7039F34C, 0xEA3FAE10, 0x367370B8, 0x4EADA53B,
        0x3C5A8B2B, 0x85A99D7D, 0xED436A62, 0x0B957E89,
    ),
    (SEED_OF_ALL_WORDS, FIRST_PLAYER): (
        0x103C60C6, 0xEF7C3038, 0x429F11D3, 0x6B93997B,
        0x7E2EA4D4, 0x02AF7891, 0x7C5BAF04, 0x80726BF9,
    ),
    ((1 << 128) - 1, LAYOUT): (
        0xA81B217D, 0x15614CC7, 0x8B20DE67, 0xF97ABBC8,
        0x2FF8D63D, 0x018DC5B9, 0xB455608D, 0x7D27166C,
    ),
    ((1 << 128) - 1, EVENTS): (
        0xA4CEC937, 0x96906CA2, 0x78E03B0B, 0x0CE10F68,
        0xA1DEE2E2, 0xF55C3739, 0x44132BBC, 0x64C91656,
    ),
    ((1 << 128) - 1, FIRST_PLAYER): (
        0x4C25EB8F, 0x2375AC28, 0x1F6D5AB3, 0xABB93D85,
        0xFA61F8A8, 0xCB3871FB, 0xD9A51CD7, 0xD00391DE,
    ),
}
# fmt: on


@pytest.mark.parametrize(("seed", "stream"), VECTORS)
def test_a_seed_gives_the_same_words_for_ever(seed: int, stream: int) -> None:
    chance = Chance(seed, stream)
    assert tuple(chance.word() for _ in range(8)) == VECTORS[seed, stream]


@pytest.mark.parametrize(("seed", "stream"), VECTORS)
def test_the_words_are_those_of_sfc32(seed: int, stream: int) -> None:
    words = reference(seed, stream)
    assert tuple(next(words) for _ in range(8)) == VECTORS[seed, stream]


def test_the_generator_keeps_to_the_reference_for_long() -> None:
    for seed in (7, SEED_OF_ALL_WORDS):
        chance = Chance(seed, LAYOUT)
        words = reference(seed, LAYOUT)
        assert all(chance.word() == next(words) for _ in range(5000))


@pytest.mark.parametrize("seed", [-1, 1 << 128])
def test_a_seed_has_128_bits(seed: int) -> None:
    with pytest.raises(BadInput, match=r"from 0 to 2\^128 - 1"):
        Chance(seed, LAYOUT)


def test_every_bit_of_a_seed_and_every_stream_counts() -> None:
    """Flip one bit out of 128, or take another stream: another game."""
    firsts = {
        Chance(seed, stream).word()
        for seed in [0, *(1 << bit for bit in range(128))]
        for stream in (LAYOUT, EVENTS, FIRST_PLAYER)
    }
    assert len(firsts) == 129 * 3


def test_about_half_of_the_bits_change_from_seed_to_seed() -> None:
    """Seeds that follow one another have nothing in common: 32,000 bits, half of them 1."""
    for stream in (LAYOUT, EVENTS, FIRST_PLAYER):
        words = [int(Chance(seed, stream).word()) for seed in range(1001)]
        changed = sum((a ^ b).bit_count() for a, b in pairwise(words))
        assert chi_square_evenly([changed, 32_000 - changed]) < limit(1, UNLIKELY)


# ---- fair numbers -------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 7, 11, 100])
def test_a_number_below_n_is_each_number_equally_often(n: int) -> None:
    chance = Chance(n, LAYOUT)
    counts = Counter(chance.below(n) for _ in range(400 * n))
    assert set(counts) == set(range(n))
    assert n == 1 or chi_square_evenly(list(counts.values())) < limit(n - 1, UNLIKELY)


def test_a_number_below_a_large_n_is_not_biased() -> None:
    """2^32 words do not go into 3 * 2^29 parts: without drawing anew a third would be a quarter."""
    n = 3 << 29
    chance = Chance(1, LAYOUT)
    drawn = [chance.below(n) for _ in range(6000)]
    assert all(0 <= number < n for number in drawn)
    thirds = Counter(number % 3 for number in drawn)
    assert chi_square_evenly([thirds[k] for k in range(3)]) < limit(2, UNLIKELY)
    parts = Counter(number * 8 // n for number in drawn)
    assert chi_square_evenly([parts[k] for k in range(8)]) < limit(7, UNLIKELY)


@pytest.mark.parametrize("size", [2, 3, 4])
def test_a_shuffle_gives_each_order_equally_often(size: int) -> None:
    chance = Chance(size, LAYOUT)
    orders = list(permutations(range(size)))
    counts = Counter(shuffled(chance, size) for _ in range(200 * len(orders)))
    assert set(counts) == set(orders)
    assert chi_square_evenly([counts[order] for order in orders]) < limit(len(orders) - 1, UNLIKELY)


def test_a_shuffle_takes_each_item_to_each_place_equally_often() -> None:
    chance = Chance(11, LAYOUT)
    drawn = [shuffled(chance, 11) for _ in range(4000)]
    for place in range(11):
        counts = Counter(order[place] for order in drawn)
        assert chi_square_evenly([counts[item] for item in range(11)]) < limit(10, UNLIKELY / 11)


# Only the engine can make an array of its own kind, so this one is taken out of a game.
ARRAY = new_game("2011", 3, seed=1).what


def shuffled(chance: Chance, size: int) -> tuple[int, ...]:
    items = ARRAY[:size]
    for k in range(size):
        items[k] = k
    chance.shuffle(items)
    assert sorted(items) == list(range(size))
    return tuple(items)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_seat_begins_equally_often(players: int) -> None:
    """R3.7"""
    counts = Counter(Chance(seed, FIRST_PLAYER).below(players) for seed in range(3000))
    assert chi_square_evenly([counts[seat] for seat in range(players)]) < limit(
        players - 1, UNLIKELY
    )


def test_each_event_is_drawn_equally_often_with_each_other() -> None:
    """R3.6: one card out of four for each century, and no card brings another along."""
    rules = ruleset_named("2026")
    drawn = [draw_deal(rules, 3, seed).events for seed in range(800)]
    for century in range(4):
        years = [card.year for card in CARDS if card.century == century + 1]
        counts = Counter(events[century] for events in drawn)
        assert chi_square_evenly([counts[year] for year in years]) < limit(3, UNLIKELY)
    for century in range(3):
        pairs = Counter((events[century], events[century + 1]) for events in drawn)
        assert len(pairs) == 16
        assert chi_square_evenly(list(pairs.values())) < limit(15, UNLIKELY)


# ---- what a seed means --------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 1, 77, SEED_OF_ALL_WORDS])
def test_layout_events_and_first_player_do_not_influence_each_other(seed: int) -> None:
    """R3.2, R3.6, R3.7: rules without events have the layout and first player of those with."""
    deals = [new_game(ruleset, players, seed).setting.deal for ruleset, players in TABLES]
    assert len({deal.layout for deal in deals}) == 1
    assert len({deal.events for deal in deals if deal.events}) == 1
    for players in (2, 3, 4, 5):
        firsts = {
            deal.first for deal, table in zip(deals, TABLES, strict=True) if table[1] == players
        }
        assert len(firsts) == 1


DEALS: dict[int, tuple[str, str, str]] = {
    0: ("c720318d5f27c83c", "1682 1775 1800 1917", "1 1 2 3"),
    1: ("085376601bc0f7c6", "1603 1775 1812 1955", "1 2 3 4"),
    2: ("5b879eabf289476a", "1603 1775 1871 1955", "1 2 2 3"),
    2026: ("ca1eea757c0fe925", "1682 1759 1871 1955", "1 2 3 3"),
    SEED_OF_ALL_WORDS: ("6a47859675fe2ae0", "1663 1775 1800 1955", "0 0 0 0"),
    (1 << 128) - 1: ("a27d0c5b9608adaf", "1665 1763 1812 1917", "0 0 1 1"),
}
"""For a seed: a digest of its layout, its events, and who begins with 2, 3, 4 and 5 players."""


@pytest.mark.parametrize("seed", DEALS)
def test_a_seed_means_the_same_game_for_ever(seed: int) -> None:
    """R3.2, R3.6, R3.7: a change here would make every recorded seed another game."""
    games = [new_game("2011-events", players, seed).setting.deal for players in (2, 3, 4, 5)]
    digest = sha256(" ".join(games[0].layout).encode()).hexdigest()[:16]
    firsts = " ".join(str(deal.first) for deal in games)
    assert (digest, " ".join(games[0].events), firsts) == DEALS[seed]


def test_the_layout_of_a_seed_tile_by_tile() -> None:
    """R3.2: the one layout that is written out, in case digests do not say enough."""
    assert new_game("2011", 3, seed=1).setting.deal.layout == LAYOUT_OF_SEED_1


# fmt: off
LAYOUT_OF_SEED_1 = (
    "dumont_house", "museum_french_america", "gervais_beaudoin_house", "museum_fine_arts",
    "customs_building", "le_concorde", "chateau_st_louis", "museum_civilization", "city_hall",
    "seminary", "chateau_haldimand", "maizerets_manor", "saint_roch", "louis_st_laurent",
    "demers_house", "health_and_welfare", "intendants_palace", "price_building", "kirk_hall",
    "andre_laurendeau", "champlain_habitation", "notre_dame_cathedral", "thibaudeau_warehouse",
    "saint_coeur_de_marie", "jolliet_house", "chevalier_house", "jesuit_chapel",
    "capitol_theatre", "grand_theatre", "hotel_dieu", "holy_trinity_cathedral", "barbel_house",
    "dauphine_redoubt", "maillou_house", "chateau_frontenac", "jacquet_house", "marie_guyart",
    "guy_fregault", "ursulines_chapel", "notre_dame_des_victoires", "cap_diamant_redoubt",
    "parliament", "batterie_royale", "archdiocese_of_quebec",
)
# fmt: on
