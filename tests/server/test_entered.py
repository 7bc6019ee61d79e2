"""Texts that people enter: nothing invisible, and no names that imitate others."""

from __future__ import annotations

import secrets

import pytest

from quebec.engine import BadInput
from quebec.record import Player, Record
from quebec.server.people.names import new_login_name
from quebec.server.play.entered import visible
from tests.server.running import Person, Server

UNSEEN = ("\u202eyrollaM", "Bob\u200b", "\u2066x", "a\x00b", "\u200b", "a\u00adb", "\U000e0041")


@pytest.mark.case("P06")
@pytest.mark.parametrize("label", UNSEEN)
def test_the_label_of_a_seat_is_made_of_visible_characters(server: Server, label: str) -> None:
    anne = Person(server)
    plans = [{"kind": "me", "name": label}, {"kind": "open"}, {"kind": "open"}]
    assert anne.post("/tables", 422, seats=plans)["key"] == "bad_name"
    text = Record.new("2026", [Player(label), Player("Bob"), Player("Chloé")], 1).write(hidden=True)
    assert anne.post("/records", 422, text=text)["key"] == "bad_name"


@pytest.mark.case("P06")
def test_labels_of_all_languages_are_kept(server: Server) -> None:
    labels = ["Zoé  d'Été", "Ольга", "美咲"]
    plans = [{"kind": "me", "name": label} for label in labels]
    made = Person(server).post("/tables", seats=plans)
    shown = [seat["name"] for seat in made["now"]["game"]["seats"]]
    assert shown == ["Zoé d'Été", "Ольга", "美咲"]


@pytest.mark.case("P07")
@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("a\u200bb", "ab"),
        ("\u061cabc", "abc"),
        ("a\U000e0041", "a"),
        ("so\u00adft", "soft"),
        ("one\ntwo\x00three", "one two three"),
        ("\u202e drawkcab", "drawkcab"),
        ("bien joué \U0001f600", "bien joué \U0001f600"),
        ("Bob\u3164", "Bob"),
        ("Bob\ufe0f", "Bob"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("x" + "\u0336" * 39, "x" + "\u0336" * 4),
    ],
)
def test_a_line_of_chat_loses_what_cannot_be_seen(said: str, shown: str) -> None:
    assert visible(said) == shown


@pytest.mark.case("P07")
@pytest.mark.parametrize("text", ["\u200b", "\u00ad", "\u180e", "\u2060\u061c"])
def test_a_line_of_chat_without_anything_to_see_is_refused(server: Server, text: str) -> None:
    anne = Person(server)
    table = anne.post("/tables", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["id"]
    assert anne.post(f"/tables/{table}/chat", 422, text=text)["key"] == "nothing_said"
    assert anne.post(f"/tables/{table}/chat", text="a\u200bb")["text"] == "ab"


@pytest.mark.case("M10")
def test_a_login_cannot_imitate_another_with_letters_of_another_script(server: Server) -> None:
    tail = secrets.token_hex(4)
    Person(server).post("/account", login=f"pierre.{tail}", password="long enough")
    refused = Person(server).post(
        "/account", 422, login=f"pi\u0435rre.{tail}", password="long enough"
    )
    assert refused["key"] == "mixed_login"


@pytest.mark.case("M10")
@pytest.mark.parametrize(
    "login", ["zoé.tremblay", "Ольга-7", "美咲ちゃん", "김철수", "Ελένη", "x_1.2-3", "ﬁlou"]
)
def test_a_login_may_be_written_in_any_script(login: str) -> None:
    assert new_login_name(login)


@pytest.mark.case("F01")
def test_a_login_is_made_of_visible_characters() -> None:
    for login in ("\u3164" * 3, "\uae40\ucca0\uc218\u115f"):
        with pytest.raises(BadInput, match="letters"):
            new_login_name(login)


@pytest.mark.case("M10")
@pytest.mark.parametrize("login", ["pi\u0435rre", "\u03b1nne", "anne\u0430", "\u13aaat1a"])
def test_a_login_of_mixed_scripts_is_refused(login: str) -> None:
    with pytest.raises(BadInput, match="one script"):
        new_login_name(login)
