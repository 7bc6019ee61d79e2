"""The start of a session with an engine: its identity, and whether it is suitable."""

from __future__ import annotations

from time import monotonic

from quebec.bots.forfeit import Forfeit
from quebec.bots.limits import Limits
from quebec.bots.program import Program
from quebec.bots.protocol.identity import READY, Identity
from quebec.bots.protocol.words import PROTOCOL, VERSION, Complaint, one_line
from quebec.engine import BadInput


def greet(program: Program, limits: Limits) -> Identity:
    """Greet a program that was just started; returns what it reports about itself."""
    until = monotonic() + limits.greeting
    program.say(f"{PROTOCOL} {VERSION}")
    identity: Identity | None = None
    while (line := program.hear(until)) is not None:
        words = line.split()
        if identity is None:
            # Anything may come before the greeting: many programs print their name first.
            if words[:1] == [PROTOCOL]:
                identity = Identity("".join(words[1:2]))
        elif words == [READY]:
            _check_version(identity)
            return identity
        else:
            identity.hear(line)
    seconds = f"{limits.greeting:g}"
    raise Forfeit(
        "engine_no_greeting",
        {"seconds": seconds},
        f"did not greet within {seconds} s of its start",
    )


def _check_version(identity: Identity) -> None:
    if identity.version != str(VERSION):
        version = one_line(identity.version)
        raise Forfeit(
            "engine_version",
            {"version": version, "known": VERSION},
            f"speaks version {version} of the protocol, not {VERSION}",
        )


def check_rules(identity: Identity, rules: str) -> None:
    """An engine that names the rules it plays plays no others."""
    if identity.rules and rules not in identity.rules:
        known = one_line(", ".join(identity.rules))
        raise Forfeit(
            "engine_rules",
            {"rules": rules, "known": known},
            f"does not play the rules {rules}; it plays {known}",
        )


def check_option(identity: Identity, bot: str, name: str, value: str) -> None:
    """The engine must have the option, and the value must be valid for it."""
    why = f"it has {', '.join(identity.options) or 'none'}"
    if name in identity.options:
        try:
            identity.options[name].check(value)
            return
        except Complaint as complaint:
            why = str(complaint)
    raise BadInput(
        "engine_option",
        {"bot": bot, "name": name, "why": why},
        f"the engine {bot} cannot have the option {name} {value}: {why}",
    )
