"""The table of moves: numbers that programs learn, texts that records keep."""

from pathlib import Path

import pytest

from quebec.engine import DISTRICTS, MOVES, SITES, BadInput, parse_move
from quebec.engine.moves import (
    ACTION,
    ARCHITECT,
    DISTRICT,
    DO,
    LEADER_MOVES,
    LEADERS,
    NEUTRAL_ARCHITECT,
    NUMBER,
    OWN_ARCHITECT,
    PAIR,
    SEND,
    SITE,
    SKIP,
    STAGE,
    START,
    TAKE_LEADER,
    VALUE_OF,
    ZONE,
)
from tools.move_table import LISTING, main


def test_the_table_is_as_listed() -> None:
    listed = [line.split(" ") for line in LISTING.read_text(encoding="ascii").splitlines()]
    assert [(move.index, move.kind, move.text) for move in MOVES] == [
        (int(number), kind, text) for number, kind, text in listed
    ]


def test_a_move_has_the_number_of_its_place() -> None:
    assert [move.index for move in MOVES] == list(range(len(MOVES)))


def test_a_text_is_one_word_of_plain_letters_and_stands_for_one_move() -> None:
    texts = [move.text for move in MOVES]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text.isascii()
        assert text.isprintable()
        assert text.split() == [text]


def test_a_text_is_read_as_the_move_it_was_written_for() -> None:
    for move in MOVES:
        assert parse_move(move.text) is move
        assert parse_move(str(move)) is move
        assert repr(move) == f"Move({move.text!r})"


@pytest.mark.parametrize("text", ["", " ", "Start", "start ", "por4", "rel+pol", "3", "-1", "né"])
def test_any_other_text_is_refused_and_examples_are_given(text: str) -> None:
    with pytest.raises(BadInput, match="moves are words like 'start', 'por1'") as refused:
        parse_move(text)
    assert repr(text) in str(refused.value)
    assert refused.value.reason == ("unknown_move", {"text": text})


def test_the_named_numbers_are_those_of_the_table() -> None:
    named = {
        "skip": SKIP,
        "do": DO,
        "start": START,
        "stage": STAGE,
        "leader": TAKE_LEADER,
        "send": SEND,
        "own": OWN_ARCHITECT,
        "neutral": NEUTRAL_ARCHITECT,
    }
    assert {text: parse_move(text).index for text in named} == named


def test_each_kind_is_one_run_from_its_first_number_on() -> None:
    """A move's value is its rank within its kind; effects add it to the first number."""
    first = {
        "skip": SKIP,
        "do": DO,
        "action": ACTION,
        "architect": ARCHITECT,
        "number": NUMBER,
        "zone": ZONE,
        "pair": PAIR,
        "district": DISTRICT,
        "site": SITE,
    }
    assert {move.kind for move in MOVES} == {*first, "leader"}
    for move in MOVES:
        assert VALUE_OF[move.index] == move.value
        if move.kind != "leader":
            assert move.index == first[move.kind] + move.value


def test_the_move_of_each_leader_is_found_by_its_number() -> None:
    """A later leader's move does not follow the others, so it is looked up."""
    assert [MOVES[index].text for index in LEADER_MOVES] == list(LEADERS)
    assert [MOVES[index].value for index in LEADER_MOVES] == list(range(len(LEADERS)))


def test_sites_and_districts_have_the_names_of_the_board() -> None:
    assert [move.text for move in MOVES if move.kind == "site"] == [site.name for site in SITES]
    codes = {district.code for district in DISTRICTS}
    assert {move.text for move in MOVES if move.kind == "district"} < codes


def test_the_listing_can_be_appended_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As if the last two moves had just been added to the table."""
    listing = tmp_path / "moves.txt"
    whole = LISTING.read_text(encoding="ascii")
    listing.write_text("".join(whole.splitlines(keepends=True)[:-2]), encoding="ascii")
    assert main([], listing) == 1
    assert "--append adds them" in capsys.readouterr().out
    assert main(["--append"], listing) == 0
    assert listing.read_text(encoding="ascii") == whole
    assert main([], listing) == 0


@pytest.mark.parametrize("options", [[], ["--append"]])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("2 action start\n", "2 action begin\n"),
        ("6 architect own\n", ""),
        ("0 skip skip\n", "0 skip skip\n1 do it\n"),
    ],
)
def test_what_is_listed_cannot_be_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], old: str, new: str
) -> None:
    """The listing has a move that the table lacks or calls otherwise: refused, nothing written."""
    listing = tmp_path / "moves.txt"
    text = LISTING.read_text(encoding="ascii").replace(old, new)
    listing.write_text(text, encoding="ascii")
    assert main(options, listing) == 1
    assert "never changed or taken away" in capsys.readouterr().out
    assert listing.read_text(encoding="ascii") == text


def test_a_listed_move_that_the_table_lost_is_noticed(tmp_path: Path) -> None:
    listing = tmp_path / "moves.txt"
    text = LISTING.read_text(encoding="ascii") + f"{len(MOVES)} site new1\n"
    listing.write_text(text, encoding="ascii")
    assert main(["--append"], listing) == 1
    assert listing.read_text(encoding="ascii") == text
