"""Records: a game as text, read, written, replayed, and told what is wrong with it."""

from __future__ import annotations

import time
from itertools import pairwise
from random import Random

import pytest

from quebec.engine import BadInput, IllegalMove, draw_deal, new_game, opening, ruleset_named
from quebec.engine.facts import EventRevealed, TurnBegan
from quebec.engine.rulesets import RULES_VERSION
from quebec.record import (
    HIDDEN,
    Comment,
    Player,
    Record,
    RecordError,
    Result,
    Turn,
    read_record,
    salvage_record,
)
from tests.tables import facts_of_kind
from tools.invariants import snapshot
from tools.random_play import RandomPlayer

LAYOUT = """\
Layout:
  pro kirk_hall notre_dame_cathedral saint_roch
  iri jesuit_chapel ursulines_chapel seminary
  jew notre_dame_des_victoires archdiocese_of_quebec saint_coeur_de_marie
  mun chateau_st_louis andre_laurendeau intendants_palace
  prv city_hall chateau_haldimand batterie_royale
  mil cap_diamant_redoubt parliament health_and_welfare
  por chevalier_house chateau_frontenac champlain_habitation
  man thibaudeau_warehouse dumont_house le_concorde
  bus customs_building price_building demers_house
  aca jacquet_house gervais_beaudoin_house guy_fregault
  ent museum_french_america museum_civilization maillou_house
  art grand_theatre jolliet_house maizerets_manor
  arc holy_trinity_cathedral hotel_dieu
  sea dauphine_redoubt marie_guyart
  tra barbel_house louis_st_laurent
  her capitol_theatre museum_fine_arts
"""
HEADERS = f"""\
Format: quebec-record 1
Edition: 2011
Rules: 2011
Rules-Version: {RULES_VERSION}
Player-1: Anne (human)
Player-2: Bob (bot greedy)
Player-3: Zoé (human)
First-Player: 2
{LAYOUT}Occasion: a rainy day
Result: unfinished after 15 moves

"""
TURNS = """\
I.1 Bob: start por3
I.2 Zoé: leader political
I.3 Anne: stage do
I.4 Bob: send cit
I.5 Zoé: stage do
I.6 Anne: send rel
I.7 Bob: start (Zoé: cul) arc2
"""
SAMPLE = HEADERS + TURNS
"""R5.5: as Bob leaves the Port, Zoé, who holds the Political leader, chooses for her workers."""
FIRST_TURN = HEADERS.count("\n") + 1
"""The line of the first turn."""


def played(ruleset: str, players: int, seed: int, moves: int = 10_000) -> Record:
    """So many moves of a random game, or all of them."""
    names = ("Anne", "Bob", "Zoé", "Dan", "Eve")[:players]
    record = Record.new(ruleset, names, seed)
    chance = RandomPlayer(Random(seed))
    while not record.is_over and len(record.steps) < moves:
        record.play(chance.choose(record.state))
    return record


def error_in(text: str | bytes, *, older_rules: bool = False) -> RecordError:
    with pytest.raises(RecordError) as raised:
        read_record(text, older_rules=older_rules)
    return raised.value


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


# ---- what a record holds ------------------------------------------------------------------------


def test_a_record_tells_the_players_the_deal_and_the_moves() -> None:
    record = read_record(SAMPLE)
    assert record.players == (Player("Anne"), Player("Bob", "greedy"), Player("Zoé"))
    assert record.ruleset.name == "2011"
    assert record.deal.first == 1
    assert record.deal.layout[0] == "chevalier_house"  # por1, the first of the sites
    assert record.headers == {"Occasion": "a rainy day"}
    assert record.result is None
    words = "start por3 leader political stage do send cit stage do send rel start cul arc2"
    assert " ".join(move.text for move in record.moves) == words


def test_reading_and_writing_give_the_same_text_again() -> None:
    assert read_record(SAMPLE).write() == SAMPLE


def test_a_choice_of_another_seat_is_marked_with_its_name() -> None:
    """R5.5: the holder of the Political leader chooses in the mover's turn."""
    steps = read_record(SAMPLE).steps
    assert [(step.move.text, step.seat) for step in steps[-3:]] == [
        ("start", 1),
        ("cul", 2),
        ("arc2", 1),
    ]
    assert {step.turn for step in steps[-3:]} == {Turn(century=1, number=7, seat=1)}


def test_turns_are_numbered_within_the_century_in_which_they_begin() -> None:
    record = played("2011", 3, seed=2)
    turns = list(dict.fromkeys(step.turn for step in record.steps))
    assert {turn.century for turn in turns} == {1, 2, 3, 4}
    for before, after in pairwise(turns):
        if before.century == after.century:
            assert after.number == before.number + 1
        else:
            assert (after.century, after.number) == (before.century + 1, 1)
        assert after.seat == (before.seat + 1) % 3


def test_a_finished_game_states_its_scores_and_winners() -> None:
    record = played("2011-family", 4, seed=1)
    state = record.state
    assert record.result == Result(state.scores, state.winners)
    scores = " ".join(map(str, state.scores))
    winners = " ".join(str(seat + 1) for seat in state.winners)
    assert f"\nResult: {scores}, won by {winners}\n" in record.write()
    assert read_record(record.write()) == record


def test_a_record_can_be_made_of_a_game_and_its_moves() -> None:
    s = new_game("2026", 3, seed=5)
    moves = [s.legal_moves()[0].text]
    s.play(moves[0])
    record = Record.from_game(s, moves, ("Anne", "Bob", "Zoé"), seed=5)
    assert snapshot(record.state) == snapshot(s)
    assert record == Record.from_game(new_game("2026", 3, seed=5), moves, record.players, seed=5)


def test_records_differ_by_any_of_their_parts() -> None:
    record = read_record(SAMPLE)
    assert record == read_record(SAMPLE)
    assert record != read_record(SAMPLE.replace("Bob", "Rob"))
    assert record != read_record(SAMPLE.replace("(human)", "(bot x)"))
    assert record != read_record(SAMPLE.replace("rainy", "sunny"))
    assert record != read_record(SAMPLE.replace("(Zoé: cul)", "(Zoé: rel)"))
    assert record != read_record(SAMPLE + "; well\n")
    assert record != SAMPLE


def test_lines_may_end_as_on_other_systems() -> None:
    text = "\ufeff" + SAMPLE.replace("\n", "\r\n")
    assert read_record(text) == read_record(SAMPLE)
    assert read_record(text.encode()) == read_record(SAMPLE)


def test_unknown_headers_are_kept_whatever_they_hold() -> None:
    record = read_record(SAMPLE.replace("Occasion: a rainy day", 'X-1: a; b\nX-2:\nX-3: " \\n"'))
    assert record.headers == {"X-1": "a; b", "X-2": "", "X-3": " \n"}
    assert read_record(record.write()) == record


@pytest.mark.parametrize(
    "key", ["Seed", "Player-2", "Player-77", "Two words", "", "Ü", "1a", "a:b"]
)
def test_a_further_header_has_a_name_of_its_own(key: str) -> None:
    rules = ruleset_named("2011")
    with pytest.raises(BadInput) as refused:
        Record("2011", ("A", "B"), draw_deal(rules, 2, 1), headers={key: "x"})
    assert refused.value.reason.key == "record_header_name"
    record = read_record(SAMPLE)
    record.headers[key] = "x"
    with pytest.raises(BadInput) as refused:
        record.write(hidden=True)
    assert refused.value.reason.key == "record_header_name"


# ---- names --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "called"),
    [
        (("Anne", "Bob"), ("Anne", "Bob")),
        (("Anne Marie", "Jean-Luc d'Or"), ("Anne Marie", "Jean-Luc d'Or")),
        (("Bob", "Bob"), ("1", "2")),
        (("2", "1"), ("1", "2")),
        (("a:b", "c;d"), ("1", "2")),
        (("(x)", 'say "hi"'), ("1", "2")),
        (("", " Bob"), ("1", "2")),
        (("a\nI.1 2: start", "\x1b[31m"), ("1", "2")),
        (("a\u2028b", "\x7f\U000e0001"), ("1", "2")),
        (("Ωmega 🦉", "٣"), ("Ωmega 🦉", "٣")),
    ],
)
def test_a_turn_names_its_player_or_the_seat_where_the_name_is_not_clear(
    names: tuple[str, str], called: tuple[str, str]
) -> None:
    deal = draw_deal(ruleset_named("2011"), 2, 1)._replace(first=0)
    record = Record("2011", names, deal)
    for move in ("send", "rel", "send", "cul"):
        record.play(move)
    text = record.write()
    assert text.splitlines()[-2:] == [f"I.1 {called[0]}: send rel", f"I.2 {called[1]}: send cul"]
    assert read_record(text) == record
    assert all(line.isprintable() for line in text.split("\n"))


def test_the_number_of_a_seat_always_names_it() -> None:
    numbered = TURNS.replace("Anne", "1").replace("Bob", "2").replace("Zoé", "3")
    assert read_record(HEADERS + numbered) == read_record(SAMPLE)


def test_a_player_without_a_kind_is_a_person() -> None:
    assert read_record(SAMPLE.replace("Anne (human)", "Anne")) == read_record(SAMPLE)


@pytest.mark.parametrize("bot", ["a)b", " x", "a\nb"])
def test_the_name_of_a_bot_fits_on_its_line(bot: str) -> None:
    with pytest.raises(BadInput) as refused:
        Record("2011", ("A", Player("B", bot)), draw_deal(ruleset_named("2011"), 2, 1))
    assert refused.value.reason.key == "record_bad_bot"


# ---- comments -----------------------------------------------------------------------------------


def test_a_comment_stands_after_the_moves_it_is_about() -> None:
    record = read_record(SAMPLE)
    record.comment("at the start", after=0)
    record.comment("in the middle\nof a turn", after=13)
    record.comment("and another", after=13)
    record.comment("at the end")
    assert record.write().split("\n\n")[1].splitlines()[0] == "; at the start"
    assert record.write().splitlines()[-3:] == [
        "I.7 Bob: start ; in the middle of a turn",
        "    ; and another",
        "    (Zoé: cul) arc2 ; at the end",
    ]
    assert read_record(record.write()) == record


def test_comments_are_read_wherever_they_stand() -> None:
    text = "; one\n" + SAMPLE.replace("Player-2", "  ; two\nPlayer-2") + "\n;three;four\n ;\n"
    record = read_record(text)
    assert record.comments == [Comment(0, "one"), Comment(0, "two"), Comment(15, "three;four")]


def test_a_comment_needs_moves_to_stand_after() -> None:
    with pytest.raises(BadInput) as refused:
        read_record(SAMPLE).comment("?", after=16)
    assert refused.value.reason.key == "record_comment_place"


# ---- replaying and taking back ------------------------------------------------------------------


def test_a_replay_tells_what_was_told_in_the_game() -> None:
    s = new_game("2011-events", 3, seed=4)
    record = Record.new("2011-events", ("A", "B", "C"), 4)
    chance = RandomPlayer(Random(4))
    live = [(None, opening(s), snapshot(s))]
    expected: list[tuple[object, object, object]] = list(live)
    while not s.is_over:
        move = chance.choose(s)
        facts = s.play(move)
        assert record.play(move.text) == facts
        expected.append((move, facts, snapshot(s)))
    again = [(move, facts, snapshot(state)) for state, move, facts in record.replay()]
    assert again == expected
    assert [snapshot(state) for state in record.states()] == [row[2] for row in expected]
    for n in (0, 1, 50, len(record.steps)):
        assert snapshot(record.state_at(n)) == expected[n][2]


def test_states_that_a_record_gives_away_are_copies() -> None:
    record = read_record(SAMPLE)
    before = snapshot(record.state)
    record.state.play("send")
    record.state_at(5).play("do")
    for state in record.states():
        state.end_turn()
    assert snapshot(record.state) == before
    assert read_record(record.write()) == read_record(SAMPLE)


def test_there_is_no_position_outside_of_the_game() -> None:
    for n in (-1, 16):
        with pytest.raises(BadInput) as refused:
            read_record(SAMPLE).state_at(n)
        assert refused.value.reason.key == "record_no_such_move"


def test_undo_takes_back_moves_and_what_was_said_after_them() -> None:
    record = read_record(SAMPLE)
    record.comment("stays", after=12)
    record.comment("goes", after=13)
    record.undo(3)
    assert record.comments == [Comment(12, "stays")]
    assert record.write().endswith("I.6 Anne: send rel ; stays\n")
    assert record.turn == Turn(1, 7, 1)
    for move in ("start", "cul", "arc2"):
        record.play(move)
    record.comments.clear()
    assert record == read_record(SAMPLE)
    with pytest.raises(BadInput) as refused:
        record.undo(16)
    assert refused.value.reason.key == "record_undo"


def test_an_illegal_move_leaves_a_record_as_it_was() -> None:
    record = read_record(SAMPLE)
    with pytest.raises(IllegalMove):
        record.play("por1")
    with pytest.raises(BadInput):
        record.play("nonsense")
    assert record == read_record(SAMPLE)
    over = played("2011", 2, seed=1)
    with pytest.raises(IllegalMove):
        over.play("start")


# ---- what is hidden -----------------------------------------------------------------------------


def test_the_record_of_a_game_under_way_shows_no_seed_and_no_face_down_event() -> None:
    """R3.6"""
    record = played("2026", 3, seed=7, moves=20)
    first = record.deal.events[0]
    text = record.write()
    assert record.state.century == 1
    assert f"\nEvents: {first} ? ? ?\n" in text
    assert "Seed" not in text
    assert not any(year in text for year in record.deal.events[1:])
    assert read_record(text) == record.public()
    assert read_record(text) != record


def test_events_that_have_been_turned_up_stand_in_the_record() -> None:
    """R3.6"""
    record = played("2026", 3, seed=7)
    while record.state.century > 2:
        record.undo(10)
    assert record.state.century == 2
    one, two = record.deal.events[:2]
    assert f"\nEvents: {one} {two} ? ?\n" in record.write()


def test_what_is_hidden_is_written_if_asked_for_and_after_the_game() -> None:
    """R3.6"""
    under_way = played("2026", 3, seed=7, moves=20)
    over = played("2026", 3, seed=7)
    for record, text in ((under_way, under_way.write(hidden=True)), (over, over.write())):
        assert f"\nEvents: {' '.join(record.deal.events)}\n" in text
        assert "\nSeed: 7\n" in text
        assert read_record(text) == record


def test_a_game_does_not_go_on_into_a_century_whose_event_is_hidden() -> None:
    """R3.6, R8.9"""
    whole = played("2026", 3, seed=7)
    record = played("2026", 3, seed=7, moves=20).public()
    ending = next(n for n, state in enumerate(whole.states()) if state.century == 2)
    for move in whole.moves[20 : ending - 1]:
        record.play(move)
    with pytest.raises(BadInput) as refused:
        record.play(whole.moves[ending - 1])
    assert refused.value.reason.key == "record_event_hidden"
    assert record.state.century == 1
    assert record.moves == whole.moves[: ending - 1]


def test_an_imagined_game_draws_the_hidden_events_and_can_go_on() -> None:
    """R3.6"""
    record = played("2026", 3, seed=7, moves=20).public()
    drawn = set()
    for seed in range(40):
        imagined = record.imagine(Random(seed))
        assert imagined.moves == record.moves
        assert imagined.deal.events[0] == record.deal.events[0]
        assert HIDDEN not in imagined.deal.events
        drawn.add(imagined.deal.events)
    assert {events[1] for events in drawn} == {"1756", "1759", "1763", "1775"}
    while not imagined.is_over:
        imagined.play(imagined.state.legal_moves()[0])
    assert record.imagine(Random(3)).deal == record.imagine(Random(3)).deal


def test_a_position_of_such_a_record_tells_nothing_about_hidden_events() -> None:
    """R3.6: neither a true card nor one that could be taken for true."""
    state = played("2026", 3, seed=7, moves=20).public().state_at(20)
    assert [event.year for event in state.setting.events][1:] == [HIDDEN] * 3
    assert state.setting.deal.events[1:] == (HIDDEN,) * 3


def test_a_record_without_events_hides_nothing_but_the_seed() -> None:
    record = played("2011", 3, seed=7, moves=20)
    assert "Events" not in record.write()
    assert record.public().deal == record.deal
    assert record.public().seed is None
    assert record.imagine(Random(1)) == record


# ---- versions of the rules ----------------------------------------------------------------------


def under_version(version: int | str, text: str = SAMPLE) -> str:
    return text.replace(f"Rules-Version: {RULES_VERSION}", f"Rules-Version: {version}")


def test_a_game_of_newer_rules_is_refused() -> None:
    error = error_in(under_version(RULES_VERSION + 1), older_rules=True)
    assert (error.line, error.reason.key) == (4, "record_rules_newer")
    assert f"version {RULES_VERSION + 1}" in str(error)
    assert f"up to version {RULES_VERSION}" in str(error)


def test_a_game_of_older_rules_is_refused_unless_asked_for() -> None:
    error = error_in(under_version(RULES_VERSION - 1))
    assert (error.line, error.reason.key) == (4, "record_rules_older")
    record = read_record(under_version(RULES_VERSION - 1), older_rules=True)
    assert record.moves == read_record(SAMPLE).moves
    assert f"\nRules-Version: {RULES_VERSION - 1}\n" in record.write()


def test_a_game_of_older_rules_does_not_go_on() -> None:
    record = read_record(under_version(RULES_VERSION - 1), older_rules=True)
    with pytest.raises(BadInput) as refused:
        record.play("send")
    assert refused.value.reason.key == "record_other_rules"


def test_where_older_rules_differ_the_line_tells() -> None:
    text = under_version(RULES_VERSION - 1, SAMPLE.replace("leader political", "leader religious"))
    error = error_in(text, older_rules=True)
    assert (error.line, error.move) == (FIRST_TURN + 1, "religious")
    note = f"(recorded under version {RULES_VERSION - 1} of the rules, replayed under version"
    assert note in str(error)
    other = played("2011-family", 3, seed=1)
    scores = other.state.scores
    text = under_version(RULES_VERSION - 1, other.write())
    text = text.replace(f"Result: {scores[0]} ", f"Result: {scores[0] + 1} ")
    error = error_in(text, older_rules=True)
    assert error.reason.key == "record_result"
    assert note in str(error)


# ---- what can be wrong --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "move", "key", "kept"),
    [
        ("start por3", "start por4", "por4", "unknown_move", 1),
        ("start por3", "start por1", "por1", "site_waiting", 1),
        ("start por3", "stage por3", "stage", "no_free_stage", 0),
        ("leader political", "leader religious", "religious", "leader_not_in_game", 3),
        ("leader political", "leader politi", "politi", "unknown_move", 3),
        ("send cit", "send por3", "por3", "not_asked", 7),
        ("I.2 Zoé", "I.2 Anne", "", "record_wrong_turn", 2),
        ("I.2 Zoé", "I.3 Zoé", "", "record_wrong_turn", 2),
        ("I.2 Zoé", "II.2 Zoé", "", "record_wrong_turn", 2),
        ("I.2 Zoé", "I.2 Nobody", "", "record_wrong_turn", 2),
        ("I.6 Anne: send rel", "I.6 Anne: send", "", "record_turn_not_over", 11),
        ("send rel", "send rel start", "start", "record_turn_over", 12),
        ("(Zoé: cul)", "cul", "cul", "record_wrong_seat", 13),
        ("(Zoé: cul)", "(Anne: cul)", "cul", "record_wrong_seat", 13),
        ("(Zoé: cul) arc2", "(Zoé: cul arc2)", "arc2", "record_wrong_seat", 14),
        ("(Zoé: cul)", "(Zoe: cul)", "", "record_unknown_name", 13),
        ("(Zoé: cul)", "(Zoé: cit)", "cit", "zone_not_offered", 13),
        ("(Zoé: cul)", "(Zoé cul)", "(", "unknown_move", 13),
        ("I.5 Zoé: stage do", "I.5 Zoé stage do", "", "record_line", 8),
        ("I.5 Zoé: stage do", "Note: none", "", "record_header_late", 8),
    ],
)
def test_a_fault_in_the_moves_is_told_by_its_line_and_keeps_what_came_before(
    old: str, new: str, move: str, key: str, kept: int
) -> None:
    assert SAMPLE.count(old) == 1
    text = SAMPLE.replace(old, new)
    error = error_in(text)
    fault = "I.7 Bob" if key == "record_turn_not_over" else new
    assert error.line == line_of(text, fault)
    assert (error.move, error.reason.key) == (move, key)
    assert str(error).startswith(f"line {error.line}: {move}")
    assert error.record is not None
    assert error.record.moves == read_record(SAMPLE).moves[:kept]
    assert salvage_record(text).record == error.record


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("Format: quebec-record 1", "Format: quebec-record 2", "record_format"),
        ("Format: quebec-record 1", "Format: chess 1", "record_not_one"),
        ("Format: quebec-record 1", "[Event]", "record_not_one"),
        ("Format: quebec-record 1\n", "", "record_not_one"),
        ("Edition: 2011", "Edition: 2026", "record_edition"),
        ("Rules: 2011", "Rules: 2012", "unknown_ruleset"),
        ("Edition: 2011\nRules: 2011", "Rules: 2026", "bad_events"),
        (f"Rules-Version: {RULES_VERSION}", "Rules-Version: new", "record_header_bad"),
        ("Rules: 2011\n", "", "record_header_missing"),
        ("First-Player: 2", "First-Player: 4", "record_header_bad"),
        ("First-Player: 2", "First-Player: 0", "record_header_bad"),
        ("First-Player: 2", "First-Player: Bob", "record_header_bad"),
        ("First-Player: 2", "First-Player: 2\nEvents: 1603 ? ? ?", "events_not_used"),
        ("Player-2: Bob", "Player-4: Bob", "record_header_missing"),
        ("Player-2: Bob", 'Player-2: "Bob', "record_header_bad"),
        ("Occasion: a rainy day", 'Occasion: "rain', "record_header_bad"),
        ("Occasion: a rainy day", "Rules: 2011", "record_header_twice"),
        ("Occasion: a rainy day", "no header", "record_line"),
        ("kirk_hall", "kirk_hole", "unknown_tile"),
        ("kirk_hall", "city_hall", "tile_of_other_colour"),
        ("kirk_hall", "saint_roch", "tile_twice"),
        ("  pro kirk_hall", "  pro", "record_layout"),
        ("  pro kirk_hall", "  pro seminary kirk_hall", "record_layout"),
        ("  iri", "  pro", "record_layout"),
        ("  iri", "  xyz", "record_layout"),
        ("  her capitol_theatre museum_fine_arts\n", "", "record_layout"),
        ("museum_fine_arts\n", "\n", "record_layout"),
        ("Layout:\n", "Layout: kirk_hall\n", "record_layout"),
    ],
)
def test_without_a_right_deal_there_is_no_game(old: str, new: str, key: str) -> None:
    assert SAMPLE.count(old) >= 1
    error = error_in(SAMPLE.replace(old, new, 1))
    assert error.reason.key == key
    assert error.record is None


def test_an_empty_text_is_no_record() -> None:
    for text in ("", "\n\n", "; only a remark\n"):
        assert error_in(text).reason.key == "record_not_one"


def test_too_many_players_are_refused_at_the_rules() -> None:
    more = "".join(f"Player-{k}: P{k}\n" for k in range(4, 7))
    error = error_in(SAMPLE.replace("First-Player", more + "First-Player"))
    assert (error.line, error.reason.key) == (3, "players_not_allowed")


def test_what_is_not_text_is_told_by_its_line() -> None:
    error = error_in(SAMPLE.encode("latin-1"))
    assert (error.line, error.reason.key) == (line_of(SAMPLE, "Zoé"), "record_not_utf8")


def test_a_result_that_the_replay_does_not_give_is_an_error_that_says_both() -> None:
    record = played("2011", 3, seed=3)
    scores = " ".join(map(str, record.state.scores))
    winner = record.state.winners[0] + 1
    right = f"Result: {scores}, won by {winner}"
    text = record.write()
    assert right in text
    for wrong in (f"1 2 3, won by {winner}", f"{scores}, won by {winner % 3 + 1}", "unfinished"):
        error = error_in(text.replace(right, f"Result: {wrong}"))
        assert error.line == line_of(text, "Result")
        assert error.reason.key == "record_result"
        assert wrong in str(error)
        assert f"{scores}, won by {winner}" in str(error)
        assert error.record == record
    for unreadable in ("", "1 2 3", "won by 1", f"{scores}, won by 9", "unfinished after x moves"):
        error = error_in(text.replace(right, f"Result: {unreadable}"))
        assert error.reason.key == "record_header_bad"
        assert error.record == record


def test_a_number_of_moves_that_is_not_there_is_an_error() -> None:
    error = error_in(SAMPLE.replace("after 15", "after 16"))
    assert (error.line, error.reason.key) == (line_of(SAMPLE, "Result"), "record_result")
    assert "unfinished after 16 moves" in str(error)
    assert "15 moves" in str(error)
    assert read_record(SAMPLE.replace(" after 15 moves", "")) == read_record(SAMPLE)


def test_moves_after_the_end_are_an_error() -> None:
    record = played("2011", 3, seed=3)
    text = record.write()
    after = {"IV.99 Anne: start\n": "", "    start\n": "start"}
    for line, move in after.items():
        error = error_in(text + line)
        assert (error.line, error.move) == (text.count("\n") + 1, move)
        assert error.reason.key == "game_over"
        assert error.record == record


def test_a_game_cut_off_anywhere_is_never_taken_for_whole() -> None:
    record = played("2011-events", 3, seed=9)
    text = record.write()
    lines = text.splitlines(keepends=True)
    for count in range(0, len(lines), 3):
        for cut in ("".join(lines[:count]), "".join(lines[:count]) + lines[count][:7]):
            error = error_in(cut)
            if error.record is not None:
                assert error.record.moves == record.moves[: len(error.record.steps)]


def test_a_game_under_way_that_lost_its_end_is_noticed() -> None:
    cut = SAMPLE.rpartition("I.7")[0]
    error = error_in(cut)
    assert error.reason.key == "record_result"
    assert error.record is not None
    assert len(error.record.steps) == 12


def test_an_error_shows_no_control_characters_and_no_endless_words() -> None:
    for bad in ("\x1b[31mred", "x" * 100_000):
        for text in (
            SAMPLE.replace("start por3", f"start {bad}"),
            SAMPLE.replace("I.3 Anne", f"I.3 {bad}"),
            SAMPLE.replace("I.3 Anne: stage do", f"?{bad}"),
            SAMPLE.replace("kirk_hall", bad),
            SAMPLE.replace("Rules: 2011", f"Rules: {bad}"),
            SAMPLE.replace("First-Player", f"Events: {bad}\nFirst-Player"),
            SAMPLE.replace("Result: unfinished after 15 moves", f"Result: {bad}"),
        ):
            message = str(error_in(text))
            assert message.isprintable()
            assert len(message) < 400


def test_a_huge_record_is_answered_at_once() -> None:
    """Reading takes time in proportion to the length: a crafted file cannot hang a server."""
    start = time.process_time()
    for part in ("; x\n", "I.1 Bob: (\n", " (((((\n", "\n", "Key: x\n", "    \n"):
        text = SAMPLE + part * (200_000 // len(part))
        salvage_record(text)
    salvage_record(SAMPLE.replace("a rainy day", "a (bot" * 100_000))
    salvage_record(SAMPLE.replace("Anne (human)", " (bot" * 100_000))
    salvage_record(SAMPLE.replace("First-Player: 2", "First-Player: " + "2" * 100_000))
    # It takes about a second of a core; in proportion to the square it would take minutes.
    assert time.process_time() - start < 30


def test_a_replay_names_the_turn_and_the_events() -> None:
    """R3.6, R3.7: the start of a game is told too."""
    record = played("2026", 3, seed=7, moves=1)
    start = next(iter(record.replay()))
    assert start.move is None
    assert facts_of_kind(start.facts, TurnBegan) == [TurnBegan(record.deal.first, 1)]
    assert facts_of_kind(start.facts, EventRevealed) == [EventRevealed(record.deal.events[0], 1)]
