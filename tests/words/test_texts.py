"""The catalogues of texts: complete, sound, well set, and asked for by the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast as ftl

import quebec
from quebec.engine import (
    DISTRICTS,
    MOVES,
    RULESETS,
    SITES,
    ZONES,
    BadInput,
    Reason,
    State,
    new_game,
    opening,
)
from quebec.engine.effect import CATALOGUE, Choice
from quebec.engine.effects.events import EVENTS
from quebec.engine.facts import Fact
from quebec.engine.moves import LEADERS
from quebec.engine.tiles import TILES
from quebec.record import RecordError
from quebec.texts import LANGUAGES, MissingText, Seats, Texts, sentence
from quebec.texts.catalogue import Catalogue, Name, catalogue, nodes
from quebec.texts.listing import SAMPLES, Sample, every_sample
from quebec.texts.sentences import DECISION, FACTS
from tests.tables import Table, position
from tools.invariants import TABLES

SOURCE = Path(quebec.__file__).resolve().parent
PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
SAME = Path(__file__).parent / "same_in_english.txt"
"""Messages that may read as in English: names, numbers, and words that two languages share."""

LAID_OUT = {"terminal-legend"}
"""Messages whose spaces are columns."""
PLAYERS = ("Anne", "Bob", "Chloé", "Dirk", "Éva")
OTHERS = tuple(language for language in LANGUAGES if language != "en")

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", OTHERS)
every_edition = pytest.mark.parametrize("edition", [2011, 2026])


@cache
def rendered(language: str) -> tuple[Sample, ...]:
    return tuple(every_sample(catalogue(language)))


def seats_of(s: State) -> Seats:
    return Seats(PLAYERS[: s.players], s.setting.deal.layout)


# ---- the catalogues by themselves -----------------------------------------------------------


@every_language
def test_a_catalogue_has_no_junk_and_no_message_twice(language: str) -> None:
    entries = catalogue(language).entries.body
    assert not [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    names = [entry.id.name for entry in entries if isinstance(entry, ftl.Message | ftl.Term)]
    assert len(names) == len(set(names))


@every_other_language
def test_all_languages_have_the_same_messages_in_the_same_order(language: str) -> None:
    assert catalogue(language).keys == catalogue("en").keys


@every_other_language
def test_a_language_has_all_forms_that_english_has(language: str) -> None:
    """It may have more: those that its own sentences need."""
    for key in catalogue("en").keys:
        assert set(catalogue(language).forms(key)) >= set(catalogue("en").forms(key)), key


def bases(one: Catalogue, key: str, form: str = "") -> set[str]:
    """The arguments of a message; forms of a name are that name. The edition is always there."""
    return {variable.split("-")[0] for variable in one.variables(key, form)} - {"edition"}


@every_other_language
def test_a_message_has_the_arguments_of_the_english_one(language: str) -> None:
    for key in catalogue("en").keys:
        for form in ("", *catalogue("en").forms(key)):
            ours, english = bases(catalogue(language), key, form), bases(catalogue("en"), key, form)
            assert ours == english, (key, form)


@every_language
def test_names_of_a_kind_have_the_same_forms(language: str) -> None:
    """So a sentence can use any of them."""
    one = catalogue(language)
    for kind in ("zone", "district", "leader", "event", "building", "century", "kind", "site"):
        forms = {one.forms(key) for key in one.keys if key.split("-")[0] == kind}
        assert len(forms) == 1, kind


@every_language
def test_only_what_every_player_of_the_catalogues_knows_is_used(language: str) -> None:
    """A web page uses the same files: no functions of our own."""
    functions = {
        node.id.name
        for node in nodes(catalogue(language).entries)
        if isinstance(node, ftl.FunctionReference)
    }
    assert functions <= {"NUMBER", "DATETIME"}


@every_language
def test_every_message_is_well_set(language: str) -> None:
    for key, form, text in rendered(language):
        where = f"{key}.{form}: {text}"
        assert text, where
        assert not set(text) & set("{}$\u2068\u2069\n\t"), where
        assert text == text.strip(), where
        assert "  " not in text or key in LAID_OUT, where
        assert "'" not in text, where
        assert '"' not in text, where
        assert not re.search(r"[,.;:!?] ?[,;:]", text.replace("…", "")), where


COUNTED_IN_FRENCH = (
    r"ouvrier|PV|étape|étoile|joueur|bâtiment|coup|choix|moment|partie|table|place libre|appareil"
    r"|jour|min|h\b|s\b|personne|message|caractère|lettre|octet|ligne|en-tête|entrée|façon"
)
"""What has a number before it, which no line break parts from it."""


def test_french_has_the_spaces_of_quebec() -> None:
    """A thin one before ; ? ! and a plain one with : « » and %; none of them breaks a line."""
    for key, form, text in rendered("fr"):
        where = f"{key}.{form}: {text}"
        assert not re.search(r"[^\u202f][;!?]", text), where
        # In times and addresses a colon is no sign of punctuation.
        assert not re.search(r"[^\u00a0](»|:(?!\d|//|[A-Z]))|«[^\u00a0]", text), where
        assert not re.search(r"\u202f[^;!?]|\u202f$", text), where
        assert not re.search(rf"\d ({COUNTED_IN_FRENCH})", text), where
    for key, words in sources("fr").items():
        assert not re.search(r"[^\u00a0(]%", words), key


def test_french_elides_before_vowels_and_so_has_no_name_after_de() -> None:
    for key, form, text in rendered("fr"):
        unelided = r"\b([ld]e|la|que|de le|de les|à le) [aeéèêiouœ]\w"
        assert not re.search(unelided, text, re.IGNORECASE), f"{key}.{form}: {text}"


def test_dutch_and_english_have_no_space_before_a_sign() -> None:
    for language in ("en", "nl"):
        for key, form, text in rendered(language):
            assert not re.search(r"\s[;:!?,.](?!\.)", text), f"{key}.{form}: {text}"


@every_other_language
def test_nothing_is_left_in_english(language: str) -> None:
    """What may be the same stands in a file; what no longer is the same leaves it."""
    lines = SAME.read_text(encoding="utf-8").splitlines()
    allowed = {line.split()[1] for line in lines if line.startswith(f"{language} ")}
    ours, english = sources(language), sources("en")
    assert {name for name in english if ours.get(name) == english[name]} == allowed


def sources(language: str) -> dict[str, str]:
    """The words of messages and their forms, as they stand in the file, where there are any."""
    found: dict[str, str] = {}
    for entry in catalogue(language).entries.body:
        if isinstance(entry, ftl.Message):
            patterns = [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]
            for form, pattern in patterns:
                assert pattern is not None
                words = [node.value for node in nodes(pattern) if isinstance(node, ftl.TextElement)]
                if re.search(r"[^\W\d]", "".join(words)):
                    found[entry.id.name + form] = "|".join(words)
    return found


# ---- what the code asks for -----------------------------------------------------------------


def family(prefix: str) -> set[str]:
    """The messages of a family, without its name."""
    return {key.removeprefix(prefix) for key in catalogue("en").keys if key.startswith(prefix)}


def test_every_thing_of_the_game_has_a_name() -> None:
    assert family("zone-") == set(ZONES)
    assert family("district-") == {district.key for district in DISTRICTS}
    assert family("leader-") == set(LEADERS)
    assert family("event-") == {event.year for event in EVENTS}
    assert family("building-") == {tile.key for tile in TILES}
    assert family("century-") == {"1", "2", "3", "4"}
    assert family("ruleset-") == {ruleset.name for ruleset in RULESETS}
    assert family("action-") == {move.text for move in MOVES if move.kind == "action"}
    assert family("kind-") == {move.kind for move in MOVES} - {"skip"}


def test_every_decision_has_its_words() -> None:
    asking = {effect.key for effect in CATALOGUE.effects if isinstance(effect, Choice)}
    assert family("decision-") == asking


@every_language
def test_every_decision_is_also_said_to_the_one_who_decides(language: str) -> None:
    one = catalogue(language)
    for key in one.keys:
        if key.startswith("decision-"):
            assert one.forms(key) == ("you",)
            assert bases(one, key, "you") == bases(one, key) - {"player"}, key


def test_one_s_own_decision_is_told_in_the_second_person() -> None:
    s = position(players=3).state
    decision = s.decision
    assert decision is not None
    for language, about, to in (
        ("en", "Anne chooses an action", "Your turn: choose an action"),
        ("fr", "Anne choisit une action", "À vous\u00a0: choisissez une action"),
        ("nl", "Anne kiest een actie", "Jij bent aan de beurt: kies een actie"),
    ):
        assert Texts(language).decision(decision, seats_of(s)) == about
        assert Texts(language).decision(decision, seats_of(s), you=True) == to


def test_every_reason_for_points_has_its_words() -> None:
    about = ast.get_docstring(ast.parse((SOURCE / "engine" / "facts.py").read_text("utf-8")))
    assert about is not None
    reasons = re.findall(r"^    ([a-z_]+)(?:, ([a-z]+))?  ", about, re.MULTILINE)
    assert family("fact-scored-") == {word for pair in reasons for word in pair if word}


FAMILIES = {"Reason": "reason-", "BadInput": "error-", "Forfeit": "forfeit-"}
"""How the messages begin that explain what is raised."""


def raised() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Each place in the source that makes one of the FAMILIES: which, its key, its arguments."""
    for call in calls():
        if isinstance(call.func, ast.Name) and call.func.id in FAMILIES:
            if not call.args:
                # The structure of that name on the wire.
                continue
            key, given = call.args[0], call.args[1]
            if isinstance(key, ast.Constant):
                assert isinstance(given, ast.Dict), "arguments that cannot be read"
                names = [one.value for one in given.keys if isinstance(one, ast.Constant)]
                yield call.func.id, str(key.value), frozenset(str(name) for name in names)
        elif isinstance(call.func, ast.Name) and call.func.id == "Refused":
            # The server's; the keys of the terminal's have hyphens.
            key = call.args[0]
            if isinstance(key, ast.Constant) and "-" not in str(key.value):
                yield "BadInput", str(key.value), frozenset(one.arg or "" for one in call.keywords)


def calls() -> Iterator[ast.Call]:
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


@pytest.mark.parametrize(("made", "prefix"), FAMILIES.items())
def test_every_reason_and_error_has_its_words(made: str, prefix: str) -> None:
    keys = {key for kind, key, _ in raised() if kind == made}
    assert len(keys) > 10
    assert family(prefix) >= keys


def test_every_error_of_records_has_its_words() -> None:
    """They are made in another way, and known by how their keys begin."""
    given = (argument for call in calls() for argument in call.args)
    texts = {one.value for one in given if isinstance(one, ast.Constant)}
    keys = {
        text for text in texts if isinstance(text, str) and re.fullmatch("record_[a-z_0-9]+", text)
    }
    assert family("error-") >= keys


def test_a_reason_or_error_gives_what_its_words_ask_for() -> None:
    for made, key, arguments in raised():
        message = f"{FAMILIES[made]}{key}"
        needed = bases(catalogue("en"), message)
        # One number stands under the name that counts workers.
        needed -= {"number"} if key == "too_few_active" else set()
        assert needed <= arguments, message


def is_awaited(key: str) -> bool:
    """Whether it is for a room of the house that is not here yet."""
    rooms = {
        "terminal": "terminal-.*|error-(unknown_seat|seats_differ|no_game_kept)",
        "record": "error-record_.*",
        "position": "error-position_.*",
    }
    return any(
        re.fullmatch(keys, key) for room, keys in rooms.items() if not (SOURCE / room).exists()
    )


def test_every_message_is_asked_for() -> None:
    """By a string in the source, by one put together from strings in the source, or by another."""
    literals, patterns = strings_of_the_source()

    def is_asked(key: str, depth: int = 2) -> bool:
        if key in literals or key.isdecimal():
            return True
        matches = (pattern.fullmatch(key) for pattern in patterns) if depth else ()
        parts = (match.groups() for match in matches if match)
        return any(
            all(is_asked(part.lstrip("-"), depth - 1) for part in some if part) for some in parts
        )

    referred = {
        node.id.name
        for node in nodes(catalogue("en").entries)
        if isinstance(node, ftl.MessageReference)
    }
    unused = {key for key in catalogue("en").keys if not is_asked(key)} - referred
    assert not {key for key in unused if not is_awaited(key)}


def strings_of_the_source() -> tuple[set[str], list[re.Pattern[str]]]:
    """All strings of Python and of the page, and as patterns those with something put in."""
    literals: set[str] = set()
    rows = (*FACTS.values(), DECISION)
    patterns = {re.sub(r"\{\w+\}", "(.*)", row.message) for row in rows}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"
                    for part in node.values
                ]
                if re.search("[a-z]-|-[a-z]", "".join(parts).replace("\\", "")):
                    patterns.add("".join(parts))
    for path in (*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")):
        for text in re.findall(r"['`]([^'`\n]+)['`]", path.read_text(encoding="utf-8")):
            if "${" in text and re.search("[a-z]-", text):
                parts = [re.escape(part) for part in re.split(r"\$\{[^}]*\}", text)]
                patterns.add("(.+)".join(parts))
            else:
                literals.add(text)
    return literals, [re.compile(pattern) for pattern in sorted(patterns)]


def test_every_variable_has_samples() -> None:
    one = catalogue("en")
    used = {
        base for key in one.keys for form in ("", *one.forms(key)) for base in bases(one, key, form)
    }
    assert used <= set(SAMPLES)


# ---- whole games ----------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_a_whole_game_can_be_told(language: str, ruleset: str, players: int) -> None:
    """Every decision, legal move and fact, and why other moves are not legal."""
    s = new_game(ruleset, players, seed=players)
    texts, seats, chance = Texts(language, s.setting.ruleset.edition), seats_of(s), Random(players)
    said = [texts.fact(one, seats) for one in opening(s)]
    while not s.is_over:
        assert s.decision is not None
        said.append(texts.decision(s.decision, seats))
        legal = s.legal_moves()
        words = [texts.move(move, s, seats) for move in legal]
        assert len(set(words)) == len(words), "two moves read the same"
        said += words
        for move in chance.sample(MOVES, 4):
            reason = s.why_not(move)
            if reason is not None:
                said += [texts.reason(reason, seats), texts.reason(reason)]
        said += [texts.fact(one, seats) for one in s.play(chance.choice(legal))]
    assert not [text for text in said if re.search(r"[{}$]|  ", text)]


# ---- some sentences -------------------------------------------------------------------------


def sentences(facts: list[Fact], s: State, language: str) -> list[str]:
    texts = Texts(language, edition=2011)
    return [texts.fact(one, seats_of(s)) for one in facts]


LAYOUT = position().state.setting.deal.layout


def at(site: str) -> str:
    """The building on a site of the positions in tests."""
    return LAYOUT[[one.name for one in SITES].index(site)]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Anne sends 1 active worker to the Citadelle", "Bob’s turn"]),
        ("fr", ["Anne envoie 1\u00a0ouvrier actif dans la Citadelle", "À Bob de jouer"]),
        ("nl", ["Anne stuurt 1 actieve werker naar de Citadel", "Bob is aan de beurt"]),
    ],
)
def test_a_turn_is_told_in_each_language(language: str, said: list[str]) -> None:
    s = position(players=3).state
    assert sentences(Table(s).play("send cit"), s, language) == said


def test_french_joins_its_articles() -> None:
    texts = Texts("fr", edition=2011)
    assert texts.district("port", "of") == "du Quartier portuaire"
    assert texts.district("archdiocese", "of") == "de l’Archidiocèse"
    assert texts.district("port", "to") == "au Quartier portuaire"
    assert texts.zone("citadelle", "of") == "de la Citadelle"
    assert texts.building("jacquet_house", "the") == "la maison Jacquet"


def test_dutch_adjectives_follow_their_article() -> None:
    texts = Texts("nl")
    assert texts.district("irish") == "Iers district"
    assert texts.district("irish", "the") == "het Ierse district"


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("en", ["0 workers", "1 worker", "2 workers"]),
        ("fr", ["0\u00a0ouvrier", "1\u00a0ouvrier", "2\u00a0ouvriers"]),
        ("nl", ["0 werkers", "1 werker", "2 werkers"]),
    ],
)
def test_workers_are_counted_as_the_language_counts(language: str, counted: list[str]) -> None:
    assert [Texts(language).say("workers", number=number) for number in (0, 1, 2)] == counted


def test_an_edition_has_its_own_names() -> None:
    assert Texts("en", 2011).district("trading_hub") == "Public market"
    assert Texts("en", 2026).district("trading_hub") == "Trading hub"
    assert Texts("fr", 2011).action("start") == "Mettre en chantier un nouveau bâtiment"
    assert Texts("en", 2011).century(4, "title") == "A World Heritage Site"


def test_a_site_is_its_building_with_the_notation_in_brackets() -> None:
    building = Texts("en").building(at("aca2"))
    assert Texts("en").site("aca2", LAYOUT) == f"{building} (aca2)"


def test_a_stage_says_what_its_district_gives() -> None:
    """R6.3, R11: two zones held give 3 VP at the Academic district; the own building nothing."""
    s = position(
        players=3,
        active=(5, 3, 3),
        architects={0: "por1", 1: "aca2"},
        zones={"religion": (1, 0, 0), "culture": (2, 0, 0)},
    ).state
    Table(s).play("stage")
    texts, seats = Texts("en", 2011), seats_of(s)
    words = {move.text: texts.move(move, s, seats) for move in s.legal_moves()}
    there, own = texts.building(at("aca2"), "the"), texts.building(at("por1"), "the")
    assert words == {
        "aca2": f"2 active workers on {there} (aca2), stage 1, then the Academic district: 3 VP",
        "por1": f"3 active workers on {own} (por1), stage 1;"
        " your own building, so no district action",
    }


def test_words_for_a_move_leave_the_game_as_it_is() -> None:
    s = position(players=3, active=(5, 3, 3), architects={1: "aca2"}).state
    Table(s).play("stage")
    before = (tuple(s.active), s.scores, s.depth)
    Texts("en").move(s.legal_moves()[0], s, seats_of(s))
    assert (tuple(s.active), s.scores, s.depth) == before


def test_a_start_without_a_free_tile_says_that_the_century_ends() -> None:
    """R5.3"""
    free = [site.name for site in SITES if site.name != "por1"]
    s = position(players=3, architects={0: "por1"}, tokens=dict.fromkeys(free, (1, 1))).state
    texts = Texts("en", 2026)
    start = next(move for move in s.legal_moves() if move.text == "start")
    assert texts.move(start, s, seats_of(s)).endswith("; no tile is left, so the century ends")


def test_a_reason_names_player_and_building_if_they_are_known() -> None:
    """R7.1"""
    s = position(players=3, leaders={"cultural": 1}).state
    Table(s).play("leader")
    reason = s.why_not("cultural")
    assert reason is not None
    assert Texts("en").reason(reason, seats_of(s)) == "Bob has the Cultural leader"
    assert Texts("en").reason(reason) == "player 2 has the Cultural leader"
    assert Texts("fr").reason(reason) == "le joueur\u00a02 a déjà le leader culturel"


def test_an_error_is_told_in_the_language() -> None:
    """R2.1"""
    with pytest.raises(BadInput) as refused:
        new_game("2026", 2, seed=1)
    assert Texts("nl").error(refused.value) == (
        "de regels 2026 zijn voor 3 tot 5 spelers, niet voor 2;"
        " met zijn tweeën kun je de regels van 2011 spelen"
    )


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("all seats are taken", "All seats are taken."),
        ("à vous", "À vous."),
        ("this went wrong…", "This went wrong…"),
        ("Saved.", "Saved."),
    ],
)
def test_an_error_by_itself_is_a_sentence(text: str, whole: str) -> None:
    assert sentence(text) == whole


def test_signs_between_parts_come_from_the_catalogue() -> None:
    english, french = Texts("en"), Texts("fr")
    assert english.labelled("Anne", "por1") == "Anne: por1"
    assert french.labelled("Anne", "por1") == "Anne\u00a0: por1"
    assert english.in_turn(["a", "b", "c"]) == "a; b; c"
    assert french.in_turn(["a", "b", "c"]) == "a\u202f; b\u202f; c"
    assert french.in_turn([]) == ""


def test_a_language_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput, match=f"choose one of: {', '.join(LANGUAGES)}"):
        Texts("no such")


# ---- what is missing ------------------------------------------------------------------------


def test_a_missing_text_is_warned_of_and_shown_by_its_key() -> None:
    texts = Texts("en")
    with pytest.warns(MissingText, match="no text for no-such-message"):
        assert texts.say("no-such-message") == "no-such-message"
    with pytest.warns(MissingText, match=r"no text for \$zone-the of move-place"):
        assert texts.say("move-place", workers="1 worker") == "1 worker in $zone-the"
    with pytest.warns(MissingText, match=r"no text for zone-religion\.of"):
        assert texts.zone("religion", "of") == "zone-religion.of"
    with pytest.warns(MissingText, match="no text for reason-unheard_of"):
        assert texts.reason(Reason("unheard_of", {})) == "reason-unheard_of"


def test_tests_turn_that_warning_into_an_error() -> None:
    with pytest.raises(MissingText):
        Texts("en").say("no-such-message")


def test_a_name_in_a_message_has_the_names_of_the_edition() -> None:
    hub = Name("district-trading_hub")
    said = Texts("en", 2011).say("fact-district-offered", player="Anne", district=hub)
    assert said == "Anne may use the Public market"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "line 3, por9: there is no move “por9”"),
        ("fr", "ligne 3, por9\u00a0: le coup «\u00a0por9\u00a0» n’existe pas"),
        ("nl", "regel 3, por9: er is geen zet “por9”"),
    ],
)
def test_damage_in_a_record_is_told_in_every_language(language: str, told: str) -> None:
    unknown = RecordError(3, "por9", "unknown_move", {"text": "por9"}, "", None)
    assert Texts(language).damage(unknown).startswith(told)
    illegal = RecordError(3, "por1", "not_asked", {"asked": "zone"}, "", None)
    assert Texts(language).damage(illegal) != Texts("en").damage(illegal) or language == "en"
    whole = RecordError(0, "", "record_not_one", {}, "", None)
    assert Texts(language).damage(whole) == Texts(language).say("error-record_not_one")
