"""What must hold for any text that is read as a position, and almost valid texts."""

from __future__ import annotations

from random import Random

from quebec.engine import BadInput, State, new_game
from quebec.position import parse_position, position_text
from quebec.position.words import EFFECT_OF_KEY, ZONE_OF
from tools.invariants import TABLES, check_decision, check_pieces, require, snapshot
from tools.random_play import RandomPlayer

HIDDEN = (("1759", "1812", "1955"), ("1812", "1955"), ("1955",), ())
PLAYED_ON = 30
"""Moves after reading; an invalid position shows soon."""
SHARE = 0.03
"""The share of positions of a kind that replace the one kept before."""
SYMBOLS = "0123456789abcdefghijk,:/*@?+- "


def check_reading(text: str) -> bool:
    """A text is refused with BadInput, or is a valid position; returns whether it is one."""
    state = _read(text)
    if state is None:
        return False
    written = position_text(state)
    again = parse_position(written)
    require(snapshot(again) == snapshot(state), f"reads back differently: {written}")
    require(position_text(again) == written, f"is written in two ways: {written}")
    rng = Random(text)
    for _ in range(PLAYED_ON):
        check_pieces(state)
        check_decision(state)
        if state.is_over:
            break
        state.play(rng.choice(state.legal_moves()))
    return True


def _read(text: str) -> State | None:
    try:
        return parse_position(text)
    except BadInput as refused:
        require(bool(str(refused)) and len(str(refused)) < 1000, f"a poor message: {refused}")
        if refused.reason.key != "position_hidden_events":
            return None
    for hidden in HIDDEN:
        try:
            return parse_position(text, hidden)
        except BadInput:
            continue
    return None


def mutate(text: str, rng: Random) -> str:
    """A text that differs in a few places, each time in one of several ways."""
    for _ in range(rng.randint(1, 3)):
        text = rng.choice((_change_symbol, _change_part, _swap_parts, _drop_or_double))(text, rng)
    return text


def _change_symbol(text: str, rng: Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(SYMBOLS) + text[at + rng.randint(0, 1) :]


def _change_part(text: str, rng: Random) -> str:
    """Another pile, another number, another word in some field."""
    words = text.split(" ")
    at = rng.randrange(len(words))
    if rng.random() < 0.5:
        at = len(words) - 1
    parts = words[at].split(",")
    which = rng.randrange(len(parts))
    head, colon, tail = parts[which].partition(":")
    site = rng.choice(("por1", "jew2", "sea1", "tra1", "arc2", "her1", "man2", "bus3"))
    effect = rng.choice(list(EFFECT_OF_KEY))
    place = rng.choice(("", f"@{site}", f"@{rng.choice(list(ZONE_OF))}"))
    parts[which] = rng.choice(
        (
            f"{head}{colon}{effect}{place}",
            f"{head}:{tail.partition('@')[0]}{place}",
            f"{rng.randrange(5)}{colon}{tail}",
            str(rng.randrange(30)),
            site,
            "-",
        )
    )
    words[at] = ",".join(parts)
    return " ".join(words)


def _swap_parts(text: str, rng: Random) -> str:
    separator = rng.choice((" ", ",", "/"))
    parts = text.split(separator)
    one, other = rng.randrange(len(parts)), rng.randrange(len(parts))
    parts[one], parts[other] = parts[other], parts[one]
    return separator.join(parts)


def _drop_or_double(text: str, rng: Random) -> str:
    separator = rng.choice((" ", ",", "/"))
    parts = text.split(separator)
    at = rng.randrange(len(parts))
    parts[at : at + 1] = [parts[at]] * rng.choice((0, 2))
    return separator.join(parts)


def good_texts() -> list[str]:
    """Positions of random games at every table, the rare decisions among them."""
    rng = Random(1)
    texts: dict[tuple[str, int, str], str] = {}
    for ruleset, players in TABLES:
        for seed in range(8):
            state = new_game(ruleset, players, seed)
            player = RandomPlayer(Random(seed))
            while not state.is_over:
                decision = state.decision
                assert decision is not None
                what = (ruleset, players, f"{decision.effect}{state.depth}")
                if what not in texts or rng.random() < SHARE:
                    texts[what] = position_text(state, public=seed % 2 == 1)
                state.apply(player.choose(state).index)
            texts[ruleset, players, "over"] = position_text(state)
    return list(texts.values())
