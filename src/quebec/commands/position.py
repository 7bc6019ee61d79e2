"""`quebec position`: create, describe and play positions written as text."""

from __future__ import annotations

import argparse
import secrets
import sys
from random import Random

from quebec.engine import RULESETS, State, new_game
from quebec.position import imagine_position, parse_position, position_text
from quebec.position.words import HIDDEN
from quebec.record.words import CENTURY_NUMERALS
from quebec.views import Seen, SeenSite, play_on, view


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser], summary: str) -> None:
    """Add the subcommand and its own subcommands."""
    parser = commands.add_parser("position", help=summary)
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")
    parser.set_defaults(run=run)
    public = argparse.ArgumentParser(add_help=False)
    public.add_argument("--public", action="store_true", help="show face-down events as ?")
    given = argparse.ArgumentParser(add_help=False)
    given.add_argument("text", metavar="TEXT", help="a position in quotes, or - to read it")

    new = verbs.add_parser("new", parents=[public], help="print the opening position of a game")
    known = ", ".join(ruleset.name for ruleset in RULESETS)
    new.add_argument("--rules", default="2026", help=f"one of {known} (default: 2026)")
    new.add_argument("--players", type=int, default=4, help="from 2 to 5 (default: 4)")
    new.add_argument("--seed", type=int, help="the same seed gives the same deal")
    verbs.add_parser("show", parents=[given], help="describe a position")
    verbs.add_parser("moves", parents=[given], help="list the legal moves, one on each line")
    play = verbs.add_parser(
        "play", parents=[given, public], help="play moves and print the resulting position"
    )
    play.add_argument("moves", metavar="MOVE", nargs="+", help="moves in notation")


def run(options: argparse.Namespace) -> int:
    """Run the command; raises on wrong input."""
    if options.verb == "new":
        seed = secrets.randbits(32) if options.seed is None else options.seed
        print(position_text(new_game(options.rules, options.players, seed), options.public))
        return 0
    text = sys.stdin.read() if options.text == "-" else options.text
    hides = HIDDEN in text
    state = imagine_position(text, Random(0)) if hides else parse_position(text)
    if options.verb == "show":
        print("\n".join(description(state)))
    elif options.verb == "moves":
        for move in state.legal_moves():
            print(move)
    else:
        play_on(state, options.moves, hides)
        print(position_text(state, options.public or hides))
    return 0


def description(state: State) -> list[str]:
    """A position in plain English, without its face-down events."""
    seen = view(state).seen
    lines = [
        f"Rules {seen['rules']}, version {seen['rules_version']}; {seen['players']} players;"
        f" century {CENTURY_NUMERALS[seen['century']]}; turn of seat {seen['turn']}"
    ]
    if seen["events"]:
        events = ", ".join(card["event"] or "face down" for card in seen["events"])
        lines.append(f"Events: {events}")
    for seat, at in enumerate(seen["seats"]):
        lines.append(
            f"Seat {seat}: {at['score']} VP, {at['active']} active, {at['passive']} passive"
            + (f", leader {at['leader']}" if at["leader"] else "")
            + (f", architect on {at['architect']}" if at["architect"] else "")
        )
    if seen["neutral_architect"]:
        lines.append(f"Neutral architect: on {seen['neutral_architect']}")
    lines += [f"In {zone}: {_counts(counts)}" for zone, counts in seen["zones"].items()]
    for mark in ("under_construction", "available", "completed"):
        sites = ", ".join(_site(site) for site in seen["sites"] if site["mark"] == mark)
        lines.append(f"{mark.replace('_', ' ').capitalize()}: {sites or 'nothing'}")
    lines.append(_now(seen))
    return lines


def _counts(counts: list[int]) -> str:
    there = [f"{count} of seat {seat}" for seat, count in enumerate(counts) if count > 0]
    return ", ".join(there) or "nobody"


def _site(site: SeenSite) -> str:
    if site["token"]:
        return f"{site['name']} ({'*' * site['token']['stars']} of seat {site['token']['seat']})"
    if site["stages"]:
        return f"{site['name']} (stages of seats {' '.join(map(str, site['stages']))})"
    return site["name"]


def _now(seen: Seen) -> str:
    decision = seen["decision"]
    if decision is None:
        winners = " and ".join(map(str, seen["winners"]))
        return f"The game is over; won by seat {winners}"
    about = f" about {decision['place']}" if decision["place"] else ""
    return (
        f"Seat {decision['seat']} chooses {decision['effect']}{about}:"
        f" {' '.join(decision['moves'])}"
    )
