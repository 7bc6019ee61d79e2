"""Ratings: who may play for them, what a game changes, and that the logs say the same."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import permutations
from random import Random
from statistics import pvariance
from typing import Any

import pytest
from msgspec.structs import replace

from quebec.engine import BadInput, draw_deal
from quebec.engine.rulesets import ruleset_named
from quebec.server.admin.recounting import check_ratings
from quebec.server.play.game import Game, Outcome
from quebec.server.play.rating import (
    ANCHORS,
    NEWCOMER,
    Entrant,
    Rated,
    Skill,
    chances,
    changed,
    is_ratable,
    rated,
    weight,
)
from quebec.server.play.setup import LiveClock, SeatPlan, Setup, check_setup
from quebec.server.settings import DATABASE
from quebec.server.store import database_at
from tests.server.running import Person, Server, play_on, seats
from tests.server.sql import change, rows
from tests.server.stores import database_url

CLOCK = {"kind": "live", "minutes": 600, "expiry": "resign"}


def game(*places: int) -> Rated:
    names = "abcde"
    entrants = [Entrant(k, names[k], "", place) for k, place in enumerate(places)]
    return Rated("2011", len(places), tuple(entrants))


# ---- the model --------------------------------------------------------------------------------


def test_whoever_wins_rises_and_everybody_is_better_known() -> None:
    for places in ((1, 2), (1, 2, 3), (1, 2, 3, 4), (1, 2, 3, 4, 5)):
        after = [new for _, new in changed(game(*places), {})]
        assert [one.mu for one in after] == sorted((one.mu for one in after), reverse=True)
        assert after[0].mu > NEWCOMER.mu > after[-1].mu
        assert all(one.sigma < NEWCOMER.sigma for one in after)


def test_those_who_share_a_place_change_alike() -> None:
    _, second, third, fourth = [new for _, new in changed(game(1, 2, 2, 4), {})]
    assert second == third
    assert second.mu > fourth.mu
    (_, one), (_, other) = changed(game(1, 1), {})
    assert one == other
    assert one.mu == pytest.approx(NEWCOMER.mu)


def test_bots_stay_where_they_were_measured_and_place_a_newcomer() -> None:
    """Somebody who beats level 7 and loses to level 8 with two players comes out in between."""
    skills: dict[str, Skill] = {}
    for round in range(60):
        bot = ("level-7", "level-8")[round % 2]
        place = 1 if bot == "level-7" else 2
        entrants = (Entrant(0, "a", "", place), Entrant(1, None, bot, 3 - place))
        (_, mine), (before, after) = changed(Rated("2011", 2, entrants), skills)
        assert before == after == ANCHORS[2][bot]
        skills["a"] = mine
    assert ANCHORS[2]["level-7"].mu < skills["a"].mu < ANCHORS[2]["level-8"].mu
    assert skills["a"].sigma < NEWCOMER.sigma / 3


def test_the_pairs_of_a_game_count_as_much_as_they_tell_together() -> None:
    """Among equals: the variance of how many one comes out ahead of, counted over all orders."""
    for players in (2, 3, 4, 5):
        ahead = [order.index(0) for order in permutations(range(players))]
        independent = (players - 1) / 4
        assert weight(players) == pytest.approx(independent / pvariance(ahead))
        # In the same way for the strength and for what is known about it.
        first = changed(game(*range(1, players + 1)), {})[0][1]
        assert NEWCOMER.sigma > first.sigma > NEWCOMER.sigma * 0.85


def test_a_stronger_level_is_anchored_higher_for_every_number_of_players() -> None:
    for players, anchors in ANCHORS.items():
        ladder = [anchors[f"level-{n}"].mu for n in range(1, len(anchors) + 1)]
        assert ladder == sorted(ladder), players
    assert is_ratable("level-4")
    assert not is_ratable("random")


def test_400_points_are_odds_of_ten_to_one() -> None:
    strong, weak = chances([Skill(1900, 1), Skill(1500, 1)])
    assert strong / weak == pytest.approx(10, rel=0.01)


# ---- which games count ------------------------------------------------------------------------

ME, OPEN, BOT = SeatPlan(kind="me"), SeatPlan(kind="open"), SeatPlan(kind="bot", bot="level-4")
SETUP = Setup(ruleset="2011", seats=(ME, OPEN, BOT), clock=LiveClock(), hints=False, rated=True)


@pytest.mark.case("G15")
@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"arranged": ("events",)}, "rated_arranged"),
        ({"arranged": ("first",)}, "rated_arranged"),
        ({"arranged": ("layout",)}, "rated_arranged"),
        ({"prefix": ("send",)}, "rated_arranged"),
        ({"clock": Setup.__struct_defaults__[0]}, "rated_clock"),
        ({"hints": True}, "rated_help"),
        ({"seats": (ME, ME, BOT)}, "rated_seats"),
        ({"seats": (ME, replace(OPEN, name="Anne"), BOT)}, "rated_seats"),
    ],
)
def test_a_rated_table_cannot_be_stacked(changes: dict[str, Any], key: str) -> None:
    check_setup(SETUP)
    with pytest.raises(BadInput) as bad:
        check_setup(replace(SETUP, **changes))
    assert bad.value.reason.key == key


def over(how: Any = "played", **seats: dict[str, Any]) -> Game:
    """A game of three that is over: 30, 20 and 10 points."""
    made = Game(SETUP, "anne", draw_deal(ruleset_named("2011"), 3, 1))
    made.seats[0].person, made.seats[1].person = "anne", "bob"
    for name, values in seats.items():
        for field, value in values.items():
            setattr(made.seats[int(name[-1])], field, value)
    made.phase = "over"
    made.outcome = Outcome(how, (30, 20, 10), (0,))
    return made


@pytest.mark.case("G15")
def test_whoever_leaves_is_last_whatever_a_bot_makes_of_it() -> None:
    found = rated(over())
    assert found is not None
    assert [(one.place, one.left) for one in found.entrants] == [(1, False), (2, False), (3, False)]
    # Resigned; or a clock ran out, and a bot plays the seat to the end.
    for left in ({"resigned": True, "bot": "random"}, {"bot": "random"}):
        found = rated(over(seat0=left))
        assert found is not None
        places = [(one.place, one.left, one.bot) for one in found.entrants]
        assert places == [(3, True, ""), (1, False, ""), (2, False, "level-4")]


@pytest.mark.case("G15")
def test_an_end_by_agreement_or_by_an_operator_does_not_count() -> None:
    assert rated(over("agreed")) is None
    assert rated(over("closed")) is None


# ---- on a server ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def rating(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("rating") / "data", "--ratings").start()
    yield running
    running.close()
    assert "unexpected" not in running.errors(), running.errors()


def member(server: Server, name: str) -> Person:
    person = Person(server, name)
    person.post("/account", login=f"{name.lower()}-{len(server.people)}", password="correct horse")
    return person


def test_rated_games_change_ratings_and_the_logs_say_the_same(rating: Server) -> None:
    anne, bob, guest = member(rating, "Anne"), member(rating, "Bob"), Person(rating, "Guest")
    new: dict[str, Any] = {"ruleset": "2011", "clock": CLOCK, "rated": True, "public": True}
    assert guest.post("/tables", 403, seats=seats("me", "open"), **new)["key"] == (
        "rated_needs_account"
    )
    refused = anne.post("/tables", 409, seats=seats("me", "random"), **new)
    assert refused["key"] == "rated_bot"
    table = anne.post("/tables", seats=seats("me", "open"), **new)
    assert (table["rated"], table["hints"], table["rewinds"]) == (True, False, False)
    at = f"/tables/{table['id']}"
    assert guest.ask(f"{at}/join", 403)["key"] == "rated_needs_account"
    bob.ask(f"{at}/join")
    before = guest.get(f"{at}/ratings")
    assert [(one["value"], one["within"], one["change"]) for one in before] == [
        (1500, 500, None)
    ] * 2
    anne.ask(f"{at}/start")
    assert anne.ask(f"{at}/take-over", 409, seat=0)["key"] == "rated_plays_alone"
    # Leaving is resigning.
    bob.ask(f"{at}/leave")
    mine, his = guest.get(f"{at}/ratings")
    assert mine["change"] == mine["value"] - 1500 > 50
    assert his["change"] == his["value"] - 1500 < -50
    assert (his["abandoned"], mine["abandoned"]) == (True, False)
    (own,) = bob.get("/me/ratings")
    assert (own["games"], own["abandoned"], own["players"]) == (1, 1, 2)
    # Alone with bots, to the end.
    solo = anne.post("/tables", seats=seats("me", "level-1", "level-1"), start=True, **new)["id"]
    play_on(anne, solo, [0], Random(2), 1000)
    shown = anne.get(f"/tables/{solo}/ratings")
    assert shown[0]["change"] is not None
    assert [one["change"] for one in shown[1:]] == [None, None]
    assert len(anne.get("/me/ratings")) == 2
    assert len(anne.get("/me/export")["ratings"]) == 2

    def differences() -> list[str]:
        place = database_url(rating.data) or str(rating.data / DATABASE)
        with database_at(place).read() as store:
            report = asyncio.run(check_ratings(store))
        assert (report.games, report.ratings) == (2, 3)
        return report.differences

    assert differences() == []
    change(rating.data, "UPDATE ratings SET mu = mu + 1 WHERE players = 3")
    assert len(differences()) == 1
    change(rating.data, "UPDATE ratings SET mu = mu - 1 WHERE players = 3")
    change(rating.data, "UPDATE rated_seats SET place = 3 - place WHERE players = 2")
    assert differences() != []
    change(rating.data, "UPDATE rated_seats SET place = 3 - place WHERE players = 2")
    assert differences() == []


def test_somebody_who_was_deleted_has_no_rating(rating: Server) -> None:
    anne, bob = member(rating, "Anne"), member(rating, "Bob")
    new: dict[str, Any] = {"ruleset": "2011", "clock": CLOCK, "rated": True, "public": True}
    table = anne.post("/tables", seats=seats("me", "open"), **new)["id"]
    bob.ask(f"/tables/{table}/join")
    anne.ask(f"/tables/{table}/start")
    bob.ask(f"/tables/{table}/resign", seat=1)
    count = len(rows(rating.data, "SELECT 1 FROM ratings"))
    answer = bob.http.post(bob._url("/me/delete"), json={"password": "correct horse"})
    assert answer.status_code == 204
    assert len(rows(rating.data, "SELECT 1 FROM ratings")) == count - 1


def test_nothing_is_rated_unless_the_host_switches_it_on(server: Server) -> None:
    anne = member(server, "Anne")
    new = {"seats": seats("me", "level-1", "level-1"), "clock": CLOCK, "rated": True}
    assert anne.post("/tables", 409, **new)["key"] == "ratings_off"
