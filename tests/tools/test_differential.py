"""The differential test finds what it should find, and nothing else.

Its data are two real games, in which all listed deviations show except 4 and one case of 7.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from quebec.engine.board import COST_OF, SITE_NUMBER
from quebec.engine.state import NEUTRAL
from tools.differential.choices import turn_choices
from tools.differential.deviations import NAMES, Case, Situation, expected_choices
from tools.differential.follow import Follower
from tools.differential.mirror import overwrite
from tools.differential.report import compare_file, main
from tools.differential.tally import Tally
from tools.differential.trace import (
    Action,
    Choose,
    Contribute,
    Empty,
    Position,
    Score,
    Scoring,
    Skip,
    Step,
    Tile,
    read_traces,
)

TWO_GAMES = Path(__file__).parent / "data" / "two_games.jsonl.gz"

Record = dict[str, Any]


@pytest.fixture
def records() -> list[Record]:
    """The two games, for a test to do with as it likes."""
    with gzip.open(TWO_GAMES, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


@pytest.fixture(scope="module")
def tally() -> Tally:
    return compare_file(TWO_GAMES)


def saved(path: Path, *games: Record) -> Path:
    with gzip.open(path, "wt", encoding="utf-8", compresslevel=1) as lines:
        lines.writelines(json.dumps(game) + "\n" for game in games)
    return path


# ---- games as they were recorded ---------------------------------------------------------------


def test_recorded_games_agree_in_every_position_and_every_set_of_choices(
    tally: Tally, records: list[Record]
) -> None:
    steps = sum(len(record["steps"]) for record in records)
    assert tally.mismatches == []
    assert tally.steps_left_out == 0
    assert tally.games == 2
    assert tally.positions == steps + 2
    assert tally.choices == steps


def test_deviations_are_counted_as_often_as_the_record_shows_them(
    tally: Tally, records: list[Record]
) -> None:
    steps = [step for record in records for step in record["steps"]]
    scored_two = [step for step in steps if step["legal"] == [{"t": "score", "n": 2}]]
    pairs = [pair for r in records for pair in zip(r["steps"], r["steps"][1:], strict=False)]
    after_naming = [
        before
        for before, after in pairs
        if after["ctx"] == "political" and chosen(before).get("space") is not None
    ]
    irish = [step for step in steps if step["district"] == "irish"]
    declined = [s for s in irish if chosen(s)["t"] == "skip" and s["legal"][0]["t"] == "activate"]
    assert tally.deviation(1) == len(scored_two) > 0
    assert tally.deviation(8) == len(after_naming) > 0
    assert tally.deviation(11) == 2
    passed = tally.cases[Case(2, "the turn passes")]
    assert passed > 0
    assert tally.resynchronisations == len(scored_two) + len(declined) + passed


def chosen(step: Record) -> Record:
    action: Record = step["legal"][step["chosen"]]
    return action


def test_every_listed_deviation_but_the_fourth_shows_in_them(tally: Tally) -> None:
    assert {number for number in NAMES if tally.deviation(number)} == set(NAMES) - {4}


# ---- games that were tampered with -------------------------------------------------------------


def change_score(step: Record) -> None:
    step["state"]["players"][1]["score"] += 1


def change_hand(step: Record) -> None:
    step["state"]["players"][0]["active"] += 1


def change_zone(step: Record) -> None:
    step["state"]["players"][2]["zones"][4] += 1


def change_token(step: Record) -> None:
    step["state"]["tiles"][20][2:4] = [3, 0]


def change_stage(step: Record) -> None:
    step["state"]["tiles"][20][1].append(1)


def change_offered_leaders(step: Record) -> None:
    step["state"]["leaders"] = step["state"]["leaders"][1:]


def change_current(step: Record) -> None:
    step["state"]["current"] = (step["state"]["current"] + 1) % 3


def flip_tile(step: Record) -> None:
    tile = next(tile for tile in step["state"]["tiles"] if tile[0] == -1 and not tile[4])
    tile[4] = 1


@pytest.mark.parametrize(
    "tamper",
    [
        change_score,
        change_hand,
        change_zone,
        change_token,
        change_stage,
        change_offered_leaders,
        change_current,
        flip_tile,
    ],
)
@pytest.mark.parametrize("number", [0, 20, 100])
def test_a_changed_position_is_found_at_its_step(
    records: list[Record], tmp_path: Path, tamper: Callable[[Record], None], number: int
) -> None:
    game = records[0]
    tamper(game["steps"][number])
    del game["steps"][number + 3 :]
    first = compare_file(saved(tmp_path / "changed.gz", game)).mismatches[0]
    assert (first.game, first.step) == (game["game"], number)
    assert first.what.startswith("position: ")


def step_where(game: Record, holds: Callable[[Record], bool]) -> Record:
    step: Record = next(step for step in game["steps"] if holds(step))
    return step


def other_than_chosen(step: Record, kind: str) -> Record:
    action: Record = next(a for a in step["legal"] if a["t"] == kind and a is not chosen(step))
    return action


def leave_out_a_site(game: Record) -> int:
    step = step_where(game, lambda s: s["ctx"] == "turn" and chosen(s)["t"] == "leader")
    step["legal"].remove(other_than_chosen(step, "architect"))
    step["chosen"] -= 1
    return int(step["i"])


def offer_a_taken_leader(game: Record) -> int:
    step = game["steps"][40]
    step["legal"].append({"t": "leader", "leader": "religious"})
    return 40


def offer_a_choice_twice(game: Record) -> int:
    step = game["steps"][50]
    step["legal"].append(step["legal"][0])
    return 50


def activate_fewer(game: Record) -> int:
    step = game["steps"][3]
    other_than_chosen(step, "architect")["activate"] = 2
    return 3


def pay_less_for_a_stage(game: Record) -> int:
    step = step_where(
        game, lambda s: sum(a["t"] == "contribute" for a in s["legal"]) > 1 and s["ctx"] == "turn"
    )
    other_than_chosen(step, "contribute")["n"] -= 1
    return int(step["i"])


def withhold_a_district(game: Record) -> int:
    step = step_where(
        game, lambda s: sum(a["t"] == "contribute" for a in s["legal"]) > 1 and s["ctx"] == "turn"
    )
    action = other_than_chosen(step, "contribute")
    action["triggers"] = not action["triggers"]
    return int(step["i"])


def score_less(game: Record) -> int:
    step = step_where(game, lambda s: s["legal"] == [{"t": "score", "n": 2}])
    step["legal"] = [{"t": "score", "n": 1}]
    return int(step["i"])


def let_a_politics_district_place_one(game: Record) -> int:
    step = step_where(game, lambda s: s["district"] == "military_administration")
    step["legal"].append({"t": "place", "zone": "citadelle", "from": "passive", "n": 1})
    return int(step["i"])


def let_the_citadelle_be_chosen(game: Record) -> int:
    step = step_where(game, lambda s: s["ctx"] == "political")
    step["legal"].append(step["legal"][0] | {"zone": "citadelle"})
    return int(step["i"])


@pytest.mark.parametrize(
    "tamper",
    [
        leave_out_a_site,
        offer_a_taken_leader,
        offer_a_choice_twice,
        activate_fewer,
        pay_less_for_a_stage,
        withhold_a_district,
        score_less,
        let_a_politics_district_place_one,
        let_the_citadelle_be_chosen,
    ],
)
def test_a_changed_set_of_choices_is_found_at_its_step(
    records: list[Record], tmp_path: Path, tamper: Callable[[Record], int]
) -> None:
    game = records[0]
    number = tamper(game)
    del game["steps"][number + 3 :]
    first = compare_file(saved(tmp_path / "changed.gz", game)).mismatches[0]
    assert (first.game, first.step) == (game["game"], number)
    assert first.what.startswith("choices: ")


def test_a_changed_final_score_is_found_at_the_end(records: list[Record], tmp_path: Path) -> None:
    game = records[0]
    game["final"][2] += 1
    (found,) = compare_file(saved(tmp_path / "changed.gz", game)).mismatches
    assert found.step == len(game["steps"])
    assert found.what.startswith("final scores: ")


def test_a_changed_winner_is_found_at_the_end(records: list[Record], tmp_path: Path) -> None:
    game = records[0]
    game["winners"] = [(game["winners"][0] + 1) % 3]
    (found,) = compare_file(saved(tmp_path / "changed.gz", game)).mismatches
    assert found.what.startswith("winners: ")


def test_a_missing_end_is_found(records: list[Record], tmp_path: Path) -> None:
    game = records[0]
    del game["steps"][-1]
    found = compare_file(saved(tmp_path / "changed.gz", game)).mismatches
    assert [mismatch.step for mismatch in found] == [len(game["steps"])]


def test_a_choice_our_rules_do_not_know_ends_the_comparison(
    records: list[Record], tmp_path: Path
) -> None:
    game = records[0]
    step = step_where(game, lambda s: s["ctx"] == "turn" and s["i"] > 20)
    step["legal"].append({"t": "score", "n": 5})
    step["chosen"] = len(step["legal"]) - 1
    tally = compare_file(saved(tmp_path / "changed.gz", game))
    assert [mismatch.step for mismatch in tally.mismatches] == [step["i"], step["i"]]
    assert tally.steps_left_out == len(game["steps"]) - step["i"] - 1


# ---- our own side of a deviation ----------------------------------------------------------------


def test_a_deviation_does_not_excuse_us_if_we_deviate_too() -> None:
    """Deviation 1: with two zones, Academic gives 3 VP by the rulebook, 2 in the record."""
    position = deepcopy(next(read_traces(TWO_GAMES)).initial)
    position.players[0].zones = [1, 1, 0, 0, 0]
    at = Situation(position, 0, "academic", None, never_placed=False, owes_placing=False)
    by_the_rulebook = expected_choices([Score(3), Skip()], at)
    assert by_the_rulebook.choices == {Score(2)}
    assert by_the_rulebook.astray == set()
    as_the_record = expected_choices([Score(2), Skip()], at)
    assert as_the_record.astray == {Score(2), Score(3)}


# ---- the deviation that is too rare for the data -----------------------------------------------


def test_an_interrupted_turn_without_workers_may_end_the_new_century_too() -> None:
    """Deviation 4: the seat has a turn to finish, but all of its workers are on buildings."""
    trace = next(read_traces(TWO_GAMES))
    follower = Follower(trace, Tally())
    for step in trace.steps:
        follower.take(step)
        if step.chosen == Scoring("prepare_next_century"):
            break
    seat = follower.position.current
    follower.state.active[seat] = follower.state.passive[seat] = 0
    follower.position.players[seat].active = follower.position.players[seat].passive = 0

    same = deepcopy(follower.position)
    renewed = deepcopy(same)
    renewed.century += 1
    for space, century in enumerate(trace.centuries):
        renewed.tiles[space].flipped |= century == renewed.century
    phases = ["init_scoring", *(f"score_zone_{k}" for k in (1, 2, 3, 4, 5))]
    steps = [scoring_step(seat, phase, same) for phase in phases]
    for step in [*steps, scoring_step(seat, "prepare_next_century", renewed)]:
        follower.take(step)

    assert follower.tally.mismatches == []
    assert follower.tally.deviation(4) == 1
    decision = follower.state.decision
    assert decision is not None
    assert decision.seat == seat
    assert follower.state.century == renewed.century + 1


def scoring_step(seat: int, phase: str, after: Position) -> Step:
    action = Scoring(phase)
    return Step(0, seat, "scoring", None, None, (action,), action, deepcopy(after))


# ---- a district action that does nothing, before the end of a century ---------------------------


ARTS, ENTERTAINMENT, HERITAGE = (SITE_NUMBER[name] for name in ("art1", "ent1", "her1"))
FIRSTS, SECONDS, NEUTRALS = (SITE_NUMBER[name] for name in ("mil1", "por1", "pro1"))
"""The buildings of seat 0, of seat 1 and of the neutral architect."""


def about_to_end(century: int, space: int) -> Follower:
    """Seat 0 has the workers of one stage and no more, seat 1 has none and so ends the century.

    Seat 1 holds the Political leader and has a stage on the neutral building, which is seat 2's.
    """
    trace = next(read_traces(TWO_GAMES))
    follower = Follower(trace, Tally())
    follower.state.century = century
    position = follower.position
    position.century = century - 1
    first, second, third = position.players
    first.active, first.passive, first.architect = COST_OF[space], 0, FIRSTS
    second.active, second.passive, second.architect = 0, 0, SECONDS
    second.leader = "political"
    third.leader, third.architect, third.neutral = "economic", space, NEUTRALS
    position.leaders -= {"political", "economic"}
    position.tiles[FIRSTS].architect = 0
    position.tiles[SECONDS].architect = 1
    position.tiles[space].architect = 2
    position.tiles[NEUTRALS].architect = NEUTRAL
    position.tiles[NEUTRALS].stages = (1,)
    overwrite(follower.state, position)
    return follower


class Script:
    """Makes up the steps of a record, one after the other, and lets a follower take them."""

    def __init__(self, follower: Follower) -> None:
        self.follower = follower
        self.now = deepcopy(follower.position)
        """The position that the record shows after the next step."""

    def stage(self, space: int) -> None:
        """Seat 0 constructs a stage, and the district's action follows."""
        at = Situation(self.now, 0, None, None, never_placed=True, owes_placing=False)
        legal = expected_choices(turn_choices(self.follower.state, 0), at).choices
        self.now = deepcopy(self.now)
        self.now.players[0].active -= COST_OF[space]
        self.now.tiles[space].stages += (0,)
        chosen = Contribute(space, "active", COST_OF[space], triggers=True)
        self._take(0, "turn", chosen, *(legal - {chosen}))

    def in_district(self, district: str, trigger: int, chosen: Action, *others: Action) -> None:
        self._take(0, "district", chosen, *others, district=district, trigger=trigger)

    def announce_scoring(self) -> None:
        self._take(1, "scoring", Scoring("init_scoring"))

    def end_of_century(self) -> None:
        """The scoring is announced, then the Political leader chooses."""
        self.announce_scoring()
        self.now = deepcopy(self.now)
        self.now.current = 2
        self.now.players[1].zones[1] += 2
        self.now.tiles[NEUTRALS] = Tile(-1, (), 1, 2, True)
        for player in self.now.players:
            player.leader = player.neutral = None
        self.now.leaders |= {"political", "economic"}
        zones = [Empty(NEUTRALS, zone) for zone in ("religion", "economy", "culture")]
        self._take(1, "political", Empty(NEUTRALS, "politics"), *zones)

    def _take(
        self, seat: int, context: str, chosen: Action, *others: Action,
        district: str | None = None, trigger: int | None = None,
    ) -> None:  # fmt: skip
        legal = (chosen, *others)
        self.follower.take(
            Step(0, seat, context, district, trigger, legal, chosen, deepcopy(self.now))
        )


every_useless_action = pytest.mark.parametrize(
    ("space", "steps"),
    [
        (ARTS, [("arts", Skip(), ())]),
        (ENTERTAINMENT, [("entertainment", Score(0), ())]),
        (
            HERITAGE,
            [
                (
                    "heritage_site",
                    Choose("arts"),
                    (Choose("entertainment"), Choose("academic"), Skip()),
                ),
                ("arts", Skip(), ()),
            ],
        ),
    ],
)
Steps = list[tuple[str, Action, tuple[Action, ...]]]


def play_useless_action(script: Script, space: int, steps: Steps) -> None:
    script.stage(space)
    for number, (district, chosen, others) in enumerate(steps, 1):
        script.now.current = 1 if number == len(steps) else 0
        script.in_district(district, space, chosen, *others)


@pytest.mark.parametrize("century", [1, 4])
@every_useless_action
def test_a_useless_district_action_is_a_step_before_the_political_leader_ends_the_century(
    century: int, space: int, steps: Steps
) -> None:
    """By then our engine has gone on by itself, to the question about the neutral building."""
    script = Script(follower := about_to_end(century, space))
    play_useless_action(script, space, steps)
    decision = follower.state.decision
    assert decision is not None
    assert (decision.seat, decision.effect) == (1, "complete")
    script.end_of_century()
    assert follower.tally.mismatches == []


@every_useless_action
def test_a_useless_district_action_is_a_step_before_the_game_ends(space: int, steps: Steps) -> None:
    """By then our engine has ended the game."""
    follower = about_to_end(4, space)
    for player in follower.position.players:
        player.leader = player.neutral = None
    follower.position.leaders |= {"political", "economic"}
    follower.position.tiles[NEUTRALS] = Tile(-1, (), 0, -1, False)
    overwrite(follower.state, follower.position)
    script = Script(follower)
    play_useless_action(script, space, steps)
    assert follower.state.is_over
    script.announce_scoring()
    assert follower.tally.mismatches == []


# ---- the command -------------------------------------------------------------------------------


def test_the_command_prints_the_counts(capsys: pytest.CaptureFixture[str], tally: Tally) -> None:
    assert main([str(TWO_GAMES)]) == 0
    printed = capsys.readouterr().out
    assert f"{tally.positions}  positions compared" in printed
    for number, name in NAMES.items():
        assert f"{tally.deviation(number)}  deviation {number}: {name}" in printed
    assert printed.endswith(" 0  mismatches\n")


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(TWO_GAMES), "--json", "--limit", "1"]) == 0
    printed = json.loads(capsys.readouterr().out)
    (file,) = printed["files"]
    assert file["file"] == str(TWO_GAMES)
    assert printed["total"]["games"] == 1
    assert [entry["number"] for entry in printed["total"]["deviations"]] == list(NAMES)
    assert printed["total"]["mismatches"] == []


def test_the_command_fails_after_a_mismatch(
    records: list[Record], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = records[0]
    change_score(game["steps"][7])
    del game["steps"][8:]
    assert main([str(saved(tmp_path / "changed.gz", game))]) == 1
    assert "changed.gz, game 27, step 7: position: score of seat 1" in capsys.readouterr().out


# ---- files that cannot be read -----------------------------------------------------------------


def not_gzip(path: Path, record: Record) -> None:
    path.write_text(json.dumps(record), encoding="utf-8")


def cut_off(path: Path, record: Record) -> None:
    saved(path, record)
    path.write_bytes(path.read_bytes()[:-2000])


def damaged(path: Path, record: Record) -> None:
    content = bytearray(saved(path, record).read_bytes())
    content[500:520] = b"\xff" * 20
    path.write_bytes(content)


def empty(path: Path, record: Record) -> None:
    saved(path)


def not_json(path: Path, record: Record) -> None:
    with gzip.open(path, "wt", encoding="utf-8") as lines:
        lines.write(json.dumps(record)[:-1])


def another_format(path: Path, record: Record) -> None:
    saved(path, record | {"format": "quebec-oracle-2"})


def without_winners(path: Path, record: Record) -> None:
    saved(path, {key: value for key, value in record.items() if key != "winners"})


def without_an_architect(path: Path, record: Record) -> None:
    del record["steps"][9]["state"]["players"][1]["architect"]
    saved(path, record)


def with_an_unknown_action(path: Path, record: Record) -> None:
    record["steps"][4]["legal"][0]["t"] = "sing"
    saved(path, record)


def with_a_text_for_a_number(path: Path, record: Record) -> None:
    record["steps"][4]["state"]["players"][0]["score"] = "many"
    saved(path, record)


def with_a_list_for_a_game(path: Path, record: Record) -> None:
    with gzip.open(path, "wt", encoding="utf-8") as lines:
        lines.write("[1, 2]\n")


def with_another_board(path: Path, record: Record) -> None:
    record["layout"][3]["col"] += 1
    saved(path, record)


def missing(path: Path, record: Record) -> None:
    pass


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (not_gzip, "not a gzip file"),
        (cut_off, "cut off"),
        (damaged, "damaged"),
        (empty, "holds no game"),
        (not_json, "line 1: not JSON"),
        (another_format, "line 1: the format is to be 'quebec-oracle-1', not \"quebec-oracle-2\""),
        (without_winners, "line 1: 'winners' is missing"),
        (without_an_architect, "line 1: step 9: 'architect' is missing"),
        (with_an_unknown_action, 'line 1: step 4: there is no action "sing"'),
        (
            with_a_text_for_a_number,
            "step 4: 'score' is to be a number from 0 to 9999, not \"many\"",
        ),
        (with_a_list_for_a_game, "line 1: an object with 'format' is expected, not [1, 2]"),
        (with_another_board, "space 3 is (5, 1, 'culture') in the layout"),
        (missing, "there is no such file"),
    ],
)
def test_a_file_that_cannot_be_used_gets_one_line_of_explanation(
    records: list[Record],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    damage: Callable[[Path, Record], None],
    told: str,
) -> None:
    path = tmp_path / "bad.jsonl.gz"
    damage(path, records[0])
    assert main([str(path)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"error: {path}")
    assert shown.err.count("\n") == 1
    assert told in shown.err


def test_a_layout_with_the_wrong_tiles_is_a_mismatch(records: list[Record], tmp_path: Path) -> None:
    game = records[0]
    for space in game["layout"]:
        space["century"] = 0
    (found,) = compare_file(saved(tmp_path / "changed.gz", game)).mismatches
    assert found.step == -1
    assert found.what == "layout: too many tiles of culture in century 1"
