"""A position as one line of text: it comes back as it was, and nothing wrong gets in."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quebec.engine import BadInput, State, new_game
from quebec.engine.effect import CATALOGUE, Choice
from quebec.engine.rulesets import RULES_VERSION
from quebec.position import (
    cards_of,
    draw_hidden_events,
    imagine_position,
    parse_position,
    position_text,
    with_hidden_events,
)
from tests.tables import EXAMPLE, Table, changed, game, position
from tools.fuzz_positions import check_reading, mutate
from tools.invariants import TABLES, snapshot
from tools.random_play import RandomPlayer

SEATS = EXAMPLE.split()[9]
PENDING = EXAMPLE.split()[-1]

every_table = pytest.mark.parametrize(("ruleset", "players"), TABLES)


def hidden_events(s: State) -> tuple[str, ...]:
    return s.setting.deal.events[s.century :]


def same(one: State, other: State) -> bool:
    return snapshot(one) == snapshot(other) and one.setting.deal == other.setting.deal


def play_to_the_end_alike(one: State, other: State) -> None:
    player = RandomPlayer(Random(1))
    while not one.is_over:
        move = player.choose(one)
        assert one.play(move) == other.play(move)
    assert snapshot(one) == snapshot(other)


# ---- there and back -----------------------------------------------------------------------------


@every_table
def test_every_position_of_a_game_comes_back_as_it_was(ruleset: str, players: int) -> None:
    for number, s in enumerate(game(ruleset, players, seed=players)):
        text = position_text(s)
        again = parse_position(text)
        assert same(again, s)
        assert again.legal_moves() == s.legal_moves()
        assert again.decision == s.decision
        assert position_text(again) == text
        if number % 40 == 0:
            play_to_the_end_alike(s.copy(), again)


@every_table
def test_a_public_position_comes_back_with_the_hidden_events(ruleset: str, players: int) -> None:
    for number, s in enumerate(game(ruleset, players, seed=players + 10)):
        text = position_text(s, public=True)
        again = parse_position(text, hidden_events(s))
        assert same(again, s)
        assert position_text(again, public=True) == text
        if number % 40 == 0:
            play_to_the_end_alike(s.copy(), again)


def test_every_decision_and_every_pile_comes_back() -> None:
    """Rare ones too: a Political choice while a century ends, dividing fewer than four workers."""
    expected = {effect.key for effect in CATALOGUE.effects if isinstance(effect, Choice)} | {
        "end of a century"
    }
    seen: set[str] = set()
    games = [(*table, seed) for table in TABLES for seed in range(4)]
    games += [("2011-events", 2 + 2 * (seed % 2), seed) for seed in range(4, 2000)]
    for ruleset, players, seed in games:
        for s in game(ruleset, players, seed):
            if s.decision is None:
                continue
            what = "end of a century" if s.depth > 3 else s.decision.effect
            if what not in seen:
                seen.add(what)
                again = parse_position(position_text(s))
                assert same(again, s)
                play_to_the_end_alike(s.copy(), again)
        if seen == expected:
            return
    raise AssertionError(f"never: {expected - seen}")


def test_a_position_is_one_line_of_plain_characters() -> None:
    for ruleset, players in TABLES:
        for s in game(ruleset, players, seed=3):
            text = position_text(s)
            assert text.isascii()
            assert text.isprintable()
            assert len(text) < 650


def test_spaces_and_a_line_end_around_fields_do_not_matter() -> None:
    untidy = "  " + EXAMPLE.replace(" ", " \t ") + "\r\n"
    assert position_text(parse_position(untidy)) == EXAMPLE


def test_lists_of_sites_can_be_in_any_order() -> None:
    s = parse_position(changed(tokens="aca3:1*1,jew3:3*2", bare="mun3,mil1"))
    turned = parse_position(changed(tokens="jew3:3*2,aca3:1*1", bare="mil1,mun3"))
    assert position_text(turned) == position_text(s)


# ---- texts of older programs ---------------------------------------------------------------------


def before_taking_a_leader(active: int, passive: int) -> str:
    """Seat 0 chooses its action, two leaders are taken."""
    s = position(
        active=(active, 3, 3),
        passive=(passive, 9, 9),
        zones={"religion": (25 - active - passive, 13, 13)},
        leaders={"economic": 1, "political": 2},
    ).state
    return position_text(s)


@pytest.mark.parametrize("passive", [19, 1, 0])
def test_an_old_text_at_the_question_which_leader_activates_when_it_is_read(passive: int) -> None:
    """R7.1: its workers were still to be activated, and the question was called "leader"."""
    text = before_taking_a_leader(3, passive)
    s = parse_position(text)
    s.play("leader")
    read = parse_position(text.replace("0:action", "0:leader"))
    assert same(read, s)
    assert read.decision == s.decision
    assert position_text(read) == position_text(s)
    play_to_the_end_alike(s, read)


def test_a_leader_is_not_asked_for_before_workers_are_activated() -> None:
    """R7.1: whoever chooses the third leader has two active workers, or none that is passive."""
    for active, passive in ((2, 5), (1, 0), (0, 0)):
        text = before_taking_a_leader(active, passive)
        parse_position(text.replace("0:action", "0:choose-leader"))
    text = before_taking_a_leader(1, 5)
    with pytest.raises(BadInput, match="cannot come up in this position"):
        parse_position(text.replace("0:action", "0:choose-leader"))


# ---- an example by hand -------------------------------------------------------------------------


def test_the_example_is_read_field_by_field() -> None:
    s = parse_position(EXAMPLE)
    assert s.setting.ruleset.name == "2026"
    assert (s.players, s.century, s.turn, s.setting.deal.first) == (4, 2, 0, 2)
    assert s.setting.deal.layout[0] == "dumont_house"
    assert s.setting.deal.layout[1] == "capitol_theatre"
    assert s.setting.deal.events == ("1663", "1756", "1800", "2001")
    assert s.event.year == "1756"
    assert s.scores == (22, 10, 11, 9)
    assert [Table(s).hand(seat) for seat in range(4)] == [(1, 18), (2, 17), (9, 11), (10, 7)]
    assert Table(s).in_zone("politics") == (2, 0, 1, 0)
    assert Table(s).in_zone("citadelle") == (0, 1, 1, 5)
    assert Table(s).built_by("sea1") == (1,)
    assert Table(s).token("aca3") == (1, 1)
    assert Table(s).condition("sea1") == "under construction"
    assert Table(s).condition("mun3") == "completed"
    assert s.decision is not None
    assert (s.decision.seat, s.decision.effect, s.decision.place) == (1, "complete", "sea1")
    assert Table(s).options() == {"rel", "pol", "eco", "cul"}


def test_the_example_plays_on() -> None:
    """R5.5: the worker goes where the Political leader says, then the mover places."""
    s = parse_position(EXAMPLE)
    s.play("cul")
    assert Table(s).in_zone("culture") == (0, 1, 0, 0)
    assert Table(s).token("sea1") == (0, 1)
    assert s.decision is not None
    assert (s.decision.seat, s.decision.effect) == (0, "site")


ENDING = (
    "3:act-before-scoring,3:cascade,3:act-after-scoring,3:return-leaders,3:flip-unstarted,"
    "3:open-tiles,3:reveal-event"
)


def ending(pending: str, hand: str = "0,0") -> str:
    """Seat 3 has ended the century; seat 1 has a stage on the neutral building."""
    in_religion = 17 - sum(int(count) for count in hand.split(","))
    return changed(
        turn="3",
        seats=SEATS.replace("10,2,17", "10,2,15").replace("9,10,7", f"9,{hand}"),
        zones=f"0,0,0,{in_religion}/2,0,1,0/1,1,0,0/0,0,0,0/0,1,1,5",
        stages="pro3:1,sea1:1",
        pending=pending,
    )


def test_a_century_that_ends_because_somebody_has_no_workers() -> None:
    """R4.1, R8.1: the Political leader chooses first, then the rest of it, then the turn."""
    s = parse_position(ending(f"1:complete@pro3,{ENDING},3:action"))
    assert s.decision is not None
    assert (s.decision.seat, s.decision.place) == (1, "pro3")
    s.play("cul")
    assert s.century == 3
    assert s.decision is not None
    assert (s.decision.seat, s.decision.effect) == (3, "action")


@pytest.mark.parametrize(
    "text",
    [
        ending(f"1:complete@pro3,{ENDING},3:action", hand="1,0"),
        ending(f"1:complete@sea1,{ENDING},3:action"),
        ending(f"1:complete@pro3,{ENDING}"),
        ending(f"1:complete@pro3,{ENDING},3:send"),
        ending(f"1:complete@pro3,{ENDING},3:action@por1"),
        ending(f"1:complete@pro3,{ENDING.replace('3:cascade,', '')},3:action"),
        # R5.3: a start ends a century only when no tile is available.
        ending(f"1:complete@pro3,{ENDING},3:site,3:activate-for-start").replace(
            "citadelle,art1", "citadelle,-"
        ),
    ],
)
def test_a_century_does_not_end_otherwise(text: str) -> None:
    assert refusal(text).reason.key == "position_pending"


# ---- events face down ---------------------------------------------------------------------------


def test_the_public_form_shows_later_events_as_question_marks() -> None:
    assert position_text(parse_position(EXAMPLE), public=True) == EXAMPLE.replace(
        "1663,1756,1800,2001", "1663,1756,?,?"
    )


def test_in_the_last_century_nothing_is_hidden() -> None:
    for s in game("2026", 3, seed=5):
        if s.century == 4:
            assert position_text(s, public=True) == position_text(s)


def test_imagining_draws_each_card_of_a_later_century_and_no_other() -> None:
    public = changed(events="1663,1756,?,?")
    rng = Random(1)
    drawn = [imagine_position(public, rng).setting.deal.events for _ in range(200)]
    assert {events[:2] for events in drawn} == {("1663", "1756")}
    assert {events[2] for events in drawn} == {"1800", "1812", "1867", "1871"}
    assert {events[3] for events in drawn} == {"1917", "1955", "2001", "2008"}


def test_what_is_imagined_is_the_position_apart_from_the_hidden_cards() -> None:
    s = parse_position(EXAMPLE)
    twin = imagine_position(EXAMPLE, Random(3))
    assert snapshot(twin) == snapshot(s)
    assert [event.year for event in twin.setting.events] == list(twin.setting.deal.events)


def test_other_hidden_events_leave_the_original_alone() -> None:
    s = parse_position(EXAMPLE)
    other = with_hidden_events(s, ["1871", "2008"])
    assert other.setting.deal.events == ("1663", "1756", "1871", "2008")
    assert s.setting.deal.events == ("1663", "1756", "1800", "2001")


def test_rules_without_events_have_nothing_to_draw() -> None:
    s = new_game("2011", 3, seed=1)
    assert same(draw_hidden_events(s, Random(1)), s)
    assert same(imagine_position(position_text(s), Random(1)), s)


@pytest.mark.parametrize(
    ("hidden", "message"),
    [
        ((), "2 events lie face down; given for them: none, needed: 1800 or 1812 or 1867 or 1871,"),
        (("1800",), "given for them: 1800, needed"),
        (("1917", "1800"), "given for them: 1917 1800, needed"),
        (("1800", "1900"), "given for them: 1800 1900, needed"),
    ],
)
def test_hidden_events_must_be_those_that_can_lie_there(
    hidden: tuple[str, ...], message: str
) -> None:
    refused = refusal(changed(events="1663,1756,?,?"), hidden)
    assert refused.reason.key == "position_hidden_events"
    assert message in str(refused)


def test_a_full_position_takes_no_hidden_events() -> None:
    assert refusal(EXAMPLE, ("1800", "2001")).reason.key == "position_hides_nothing"


def test_cards_of_a_century() -> None:
    """R13.2"""
    assert cards_of(2) == ("1756", "1759", "1763", "1775")


# ---- what is refused ----------------------------------------------------------------------------


def refusal(text: str, hidden: tuple[str, ...] = ()) -> BadInput:
    with pytest.raises(BadInput) as refused:
        parse_position(text, hidden)
    return refused.value


def seats(old: str, new: str) -> str:
    assert old in SEATS
    return SEATS.replace(old, new)


@pytest.mark.parametrize(
    ("fields", "key", "message"),
    [
        ({"format": "quebec/2"}, "position_format", "begins with quebec/1, not 'quebec/2'"),
        ({"rules": "2026"}, "position_field", "like 2026/1"),
        ({"rules": "chess/1"}, "unknown_ruleset", "choose one of: 2011-family"),
        ({"rules": "2026/2"}, "position_rules_version", "of version 2 of the rules"),
        ({"rules": "2026/0"}, "position_rules_version", "here is version 1"),
        ({"rules": "2026/x"}, "position_rules_version", "version x"),
        ({"players": "6"}, "position_number", "field players, '6' is not a number from 2 to 5"),
        ({"players": "2"}, "players_not_allowed", "for 3 to 5 players"),
        ({"players": "3"}, "position_field", "field seats"),
        ({"century": "0"}, "position_number", "from 1 to 4"),
        ({"century": "02"}, "position_number", "from 1 to 4"),
        ({"century": "+2"}, "position_number", "from 1 to 4"),
        ({"turn": "4"}, "position_number", "field turn, '4' is not a number from 0 to 3"),
        ({"first": "-1"}, "position_number", "field first"),
        ({"layout": "-"}, "position_field", "8 rows of 2, 6, 7, 7, 7, 7, 6, 2 letters"),
        (
            {"layout": "cl/jchebi/ecjekfj/ahkhfab/bekdidh/gdgifib/cajfdk/ga"},
            "position_field",
            "'l' is not right; needed: a letter from a to k",
        ),
        (
            {"layout": "ch/jchebi/ecjekfj/ahkhfab/bekdidh/gdgifib/cajfdk/ga"},
            "tile_twice",
            "each tile lies there once",
        ),
        ({"events": "-"}, "position_field", "four events, one of each century in order"),
        ({"events": "1663,?,?,?"}, "position_field", "those of centuries to come can all be ?"),
        ({"events": "1663,1756,1800,?"}, "position_field", "field events"),
        ({"events": "1756,1663,1800,2001"}, "position_field", "field events"),
        ({"goal": "0"}, "position_field", "field goal, '0' is not right; needed: -"),
        ({"seats": "22,1,18,cultural,sea1"}, "position_field", "4 seats with / between"),
        ({"seats": seats("22,1,", "22,")}, "position_field", "score, active, passive, leader"),
        ({"seats": seats("22,1,", "1000,1,")}, "position_number", "from 0 to 999"),
        ({"seats": seats("22,1,", "22,23,")}, "position_number", "from 0 to 22"),
        (
            {"seats": seats("22,1,", "22,2,")},
            "position_workers",
            "seat 0 has 23 workers, active, passive, in zones and on buildings; with 4 players it"
            " has 22",
        ),
        ({"seats": seats("cultural", "political2")}, "position_field", "leaders at this table"),
        ({"seats": seats("cultural", "political")}, "position_leader_twice", "seats 0 and 1 both"),
        (
            {"events": "1663,1763,1800,2001"},
            "position_leaders_closed",
            "under the event 1763 nobody does",
        ),
        ({"seats": seats("sea1", "sea9")}, "position_field", "the name of a site, like por1"),
        ({"seats": seats("ent3", "sea1")}, "position_two_architects", "two architects stand on"),
        ({"seats": seats("ent3", "ent1")}, "position_site_waiting", "is of century 3"),
        ({"neutral": "bus2"}, "position_two_architects", "two architects stand on bus2"),
        (
            {"seats": seats("economic", "-")},
            "position_neutral_unused",
            "nobody holds the leader economic; then the field neutral is -",
        ),
        ({"zones": "0,0,0,0"}, "position_field", "5 zones with / between, each with 4 numbers"),
        (
            {"zones": "0,0,0,0/2,0,1,0/1,1,0,0/0,0,0,0/0,1,1,23"},
            "position_number",
            "field zones, '23' is not a number from 0 to 22",
        ),
        ({"stages": "sea1"}, "position_field", "one to three seats, like por1:02"),
        ({"stages": "sea1:1111"}, "position_field", "one to three seats"),
        ({"stages": "sea1:4"}, "position_number", "field stages, '4'"),
        ({"stages": "sea1:1,sea1:2"}, "position_field", "each site once"),
        ({"stages": "por1:1"}, "position_stages_without_architect", "por1 has stages but no"),
        ({"tokens": "aca3"}, "position_field", "a seat and its stars, like por1:0*3"),
        ({"tokens": "aca3:1*4"}, "position_number", "field tokens, '4' is not a number from 1"),
        ({"tokens": "aca3:4*1"}, "position_number", "field tokens, '4' is not a number from 0"),
        ({"tokens": "sea1:1*1"}, "position_architect_on_completed", "one or the other"),
        ({"tokens": "ent1:1*1"}, "position_site_waiting", "nothing can be on it yet"),
        ({"bare": "ent1"}, "position_site_waiting", "nothing can be on it yet"),
        ({"bare": "aca3"}, "position_not_bare", "aca3 has a token or is of a century past"),
        ({"bare": "mun3,mun3"}, "position_field", "each site once"),
        ({"pending": "-"}, "position_field", "like 0:action"),
        ({"pending": "0:act"}, "position_field", "like 0:action"),
        ({"pending": "4:action"}, "position_number", "field pending, '4' is not a number"),
        ({"pending": "1:action"}, "position_other_seat", "in the turn of seat 0"),
        ({"pending": "over"}, "position_not_over", "then the century is 4"),
        ({"pending": "0:action@por1"}, "position_pending", "cannot come up in this position"),
        ({"pending": "0:cascade"}, "position_pending", "cannot come up"),
        ({"pending": "0:architect"}, "position_no_choice", "nothing to choose for 0:architect"),
        ({"pending": "0:leader"}, "position_pending", "cannot come up"),
        ({"pending": "0:mansion@man2"}, "position_pending", "cannot come up"),
        ({"pending": "0:site,0:activate-for-start"}, "position_pending", "cannot come up"),
        ({"pending": "1:complete@sea1"}, "position_pending", "cannot come up"),
        ({"pending": PENDING.replace("1:", "2:")}, "position_pending", "cannot come up"),
        ({"pending": PENDING.replace("sea1", "pro3")}, "position_pending", "cannot come up"),
        ({"pending": PENDING.replace("0:site", "0:hired-site")}, "position_pending", "cannot"),
        (
            {"pending": "0:neutral-site,0:activate-for-start", "neutral": "-"},
            "position_pending",
            "cannot come up",
        ),
        ({"pending": "0:shift-1-to@rel"}, "position_pending", "cannot come up"),
        ({"pending": "0:shift-1-to@por1"}, "position_field", "one of the zones rel pol eco"),
        ({"pending": "0:pair"}, "position_pending", "cannot come up"),
        ({"pending": ",".join(["0:action"] * 17)}, "position_field", "at most 16 entries"),
    ],
)
def test_what_cannot_be_is_refused_by_name(fields: dict[str, str], key: str, message: str) -> None:
    refused = refusal(changed(**fields))
    assert refused.reason.key == key, str(refused)
    assert message in str(refused)


def test_a_position_of_other_rules_is_never_read() -> None:
    refused = refusal(changed(rules=f"2026/{RULES_VERSION + 1}"))
    assert refused.reason.args == {"version": str(RULES_VERSION + 1), "known": RULES_VERSION}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "position_format"),
        ("hello", "position_format"),
        ("quebec/1 2026/1", "position_fields"),
        (EXAMPLE + " more", "position_fields"),
        (EXAMPLE + " " * 2000, "position_too_long"),
        (EXAMPLE.replace(" 4 2 ", " \N{FULLWIDTH DIGIT FOUR} 2 "), "position_not_ascii"),
        (EXAMPLE.replace("22", "\N{ARABIC-INDIC DIGIT TWO}" * 2), "position_not_ascii"),
    ],
)
def test_what_is_not_a_position_is_refused(text: str, key: str) -> None:
    assert refusal(text).reason.key == key


def test_an_error_repeats_only_the_beginning_of_a_long_text() -> None:
    assert len(str(refusal(changed(events="9" * 1500)))) < 200


def test_tokens_that_meet_the_goal_say_who_scored_it() -> None:
    """R13.1: 1682 is met by three tokens on culture buildings."""
    three = "her1:0*1,aca1:0*1,art1:0*1"
    start = new_game("2026", 3, seed=1)
    late = changed(
        position_text(start),
        century="4",
        events="1682,1756,1812,1955",
        tokens=three,
    )
    assert refusal(late).reason.args["needed"] == "0, as the tokens lie"
    s = parse_position(changed(late, goal="0"))
    assert (s.goals_scored, s.first_goal) == (1, 0)
    two = changed(late, tokens=three + ",ent1:2*1,ent2:2*1,her2:2*3")
    assert refusal(changed(two, goal="2")).reason.args["needed"] == "0+ or 2+, as the tokens lie"
    s = parse_position(changed(two, goal="2+"))
    assert (s.goals_scored, s.first_goal) == (2, 2)


# ---- whatever comes in --------------------------------------------------------------------------


@given(text=st.text())
def test_any_text_is_answered(text: str) -> None:
    check_reading(text)


@given(words=st.lists(st.text(alphabet="0123456789abcdefgh:,/*@?+-", max_size=30), max_size=15))
def test_any_words_after_the_format_are_answered(words: list[str]) -> None:
    check_reading(" ".join(["quebec/1", *words]))


@every_table
@settings(max_examples=60)
@given(seed=st.integers(0, 50), moves=st.integers(0, 200), data=st.randoms(use_true_random=False))
def test_a_damaged_position_is_refused_or_sound(
    ruleset: str, players: int, seed: int, moves: int, data: Random
) -> None:
    """It plays on with every piece where it may be, or was BadInput; never anything else."""
    s = new_game(ruleset, players, seed)
    player = RandomPlayer(Random(seed))
    for _ in range(moves):
        if not s.is_over:
            s.apply(player.choose(s).index)
    check_reading(mutate(position_text(s), data))
