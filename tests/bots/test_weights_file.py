"""The file of weights: what is written is read, and what does not fit is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from quebec.bots.learned import WEIGHTS, LearnedBot
from quebec.bots.weights_file import (
    CENTURIES,
    MAGIC,
    VERSIONS,
    About,
    packed,
    part_sizes,
    read_weights,
    unpacked,
)
from quebec.engine import BadInput, new_game
from quebec.texts import Texts

ABOUT = About("2026-11-16", "", dict(VERSIONS), 3, 2, [[2, 3], [4]], {}, [])


def some_numbers(about: About = ABOUT) -> list[float]:
    chance = Random(1)
    count = len(about.tables) * CENTURIES * sum(part_sizes(about.hidden, about.wide))
    # Halves and quarters survive 32 bits.
    return [chance.randint(-8, 8) / 4 for _ in range(count)]


def test_what_is_written_is_read() -> None:
    numbers = some_numbers()
    found = unpacked(packed(ABOUT, numbers), "a.weights")
    assert found.about == ABOUT
    assert list(found.numbers) == numbers


def test_tables_have_the_nets_of_their_group() -> None:
    found = unpacked(packed(ABOUT, some_numbers()), "a.weights")
    one, same, other = (found.nets(players)[3] for players in (2, 3, 4))
    assert list(one.bias) == list(same.bias) != list(other.bias)


def test_a_net_takes_all_numbers_of_its_parts() -> None:
    net = unpacked(packed(ABOUT, some_numbers()), "a.weights").nets(4)[0]
    layers = ([*net.own, *net.others], net.table, net.second)
    first, table, second = (sum(len(row) for row in layer) for layer in layers)
    ends = (len(net.second_bias), len(net.last))
    sizes = part_sizes(ABOUT.hidden, ABOUT.wide)
    assert (first, table, len(net.bias), second, *ends) == sizes[:-1]


def test_a_number_of_players_without_nets_is_a_clear_error() -> None:
    found = unpacked(packed(ABOUT, some_numbers()), "a.weights")
    with pytest.raises(BadInput, match="for 2, 3, 4 players, not 5"):
        found.nets(5)


@pytest.mark.parametrize("what", list(VERSIONS))
def test_weights_for_another_version_are_refused(what: str) -> None:
    other = replace(ABOUT, versions={**VERSIONS, what: VERSIONS[what] + 1})
    with pytest.raises(BadInput) as caught:
        unpacked(packed(other, some_numbers()), "a.weights")
    assert caught.value.reason.key == "weights_differ"
    assert f"version {VERSIONS[what] + 1} of {what}" in str(caught.value)
    for language in ("en", "fr", "nl"):
        assert "a.weights" in Texts(language).error(caught.value)


def cut_short(raw: bytes) -> bytes:
    return raw[:-4]


def one_bit_off(raw: bytes) -> bytes:
    return raw[:-1] + bytes([raw[-1] ^ 1])


def without_magic(raw: bytes) -> bytes:
    return raw[len(MAGIC) :]


def too_few(_: bytes) -> bytes:
    return packed(ABOUT, some_numbers()[:-1])


def with_another_head(raw: bytes) -> bytes:
    line, _, rest = raw[len(MAGIC) :].partition(b"\n")
    head = json.loads(line)
    del head["made"]
    return MAGIC + json.dumps(head).encode() + b"\n" + rest


@pytest.mark.parametrize(
    "harm", [cut_short, one_bit_off, without_magic, too_few, with_another_head, lambda _: b""]
)
def test_a_damaged_file_is_a_clear_error(harm: Callable[[bytes], bytes], tmp_path: Path) -> None:
    path = tmp_path / "a.weights"
    path.write_bytes(harm(packed(ABOUT, some_numbers())))
    with pytest.raises(BadInput) as caught:
        read_weights(path)
    assert caught.value.reason.key == "weights_unreadable"
    assert "a.weights is not a file of weights" in str(caught.value)


def test_a_file_that_is_not_there_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        LearnedBot(tmp_path / "none.weights")


def test_the_weights_of_the_package_say_where_they_come_from() -> None:
    about = read_weights(WEIGHTS).about
    # They were made when observations counted; what evaluates has features instead.
    assert {**VERSIONS, **about.versions} == about.versions
    assert about.made
    assert len(about.commit) == 40
    assert {match["players"] for match in about.strength} == {2, 3, 4, 5}
    assert sorted(count for counts in about.tables for count in counts) == [2, 3, 4, 5]
    for match in about.strength:
        assert match["low"] <= match["share"] <= match["high"]
    LearnedBot().value(new_game("2011", 5, 1))
