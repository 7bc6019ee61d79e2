"""The engine's side of the protocol: reads lines, and answers for a bot."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from quebec.bots.between import turns_between
from quebec.bots.past import Past
from quebec.bots.protocol.go import MOVES, chosen_among, read_go
from quebec.bots.protocol.identity import Identity
from quebec.bots.protocol.options import CHOICE, INT, Option
from quebec.bots.protocol.thinking import Thinking
from quebec.bots.protocol.words import (
    LONGEST_LINE,
    PROTOCOL,
    VERSION,
    Complaint,
    error_line,
    one_line,
    whole_number,
)
from quebec.bots.register import bot_names, make_bot
from quebec.engine import RULESETS, BadInput, IllegalMove, State, ruleset_named
from quebec.engine.rulesets import RULES_VERSION, table_for
from quebec.engine.state import MOST_MOVES
from quebec.position import imagine_position, parse_position
from quebec.position.words import HIDDEN
from quebec.views import play_on

AUTHOR: Final = "the authors of quebec"
LAST_WORDS: Final = 10.0
"""Seconds that a question may still take after the end of the input."""
HEARD_WHILE_THINKING: Final = ("stop", "ping", "quit")


class Engine:
    """Speaks for a bot. Lines go in one by one; `say` takes the lines of an answer."""

    def __init__(self, bot: str, say: Callable[..., None]) -> None:
        self._say = say
        self._bot = make_bot(bot)
        self._options = {
            "bot": Option("bot", CHOICE, bot, choices=tuple(dict.fromkeys((bot, *bot_names())))),
            "ranked": Option("ranked", INT, str(MOST_MOVES), 0, int(MOST_MOVES)),
        }
        self._values = {name: option.default for name, option in self._options.items()}
        self._state: State | None = None
        self._thinking: Thinking | None = None
        self._past: Past | None = None
        """The turns of the game, as far as its positions tell them."""
        self.has_quit = False
        self._commands: dict[str, Callable[[list[str]], None]] = {
            PROTOCOL: self._greet,
            "option": self._set_option,
            "newgame": self._new_game,
            "position": self._set_position,
            "go": self._go,
            "stop": self._stop,
            "ping": self._ping,
            "quit": self._quit,
        }

    def hear(self, line: str) -> None:
        """Do what a line asks; a line that is not understood is answered with an error."""
        command, *words = line.split() or [""]
        if not command:
            return
        try:
            if command not in self._commands:
                known = ", ".join(self._commands)
                raise Complaint("unknown_command", f"the commands are {known}")
            if self._is_thinking() and command not in HEARD_WHILE_THINKING:
                heard = ", ".join(HEARD_WHILE_THINKING)
                raise Complaint("busy", f"while a go is thought about, only {heard} are heard")
            self._commands[command](words)
        except Complaint as complaint:
            self._say(error_line(complaint.key, command, str(complaint)))
        except BadInput as error:
            self._say(error_line(error.reason.key, command, str(error)))
        except IllegalMove as error:
            self._say(error_line("illegal_move", command, str(error)))

    def hear_too_long(self) -> None:
        """Answer a line that exceeded the maximum length."""
        self._say(error_line("line_too_long", "-", f"a line has at most {LONGEST_LINE} bytes"))

    def finish(self) -> None:
        """End of the input: the last question is still answered."""
        if self._thinking:
            self._thinking.wait(0 if self.has_quit else LAST_WORDS)

    def _is_thinking(self) -> bool:
        return self._thinking is not None and not self._thinking.is_answered

    def _greet(self, words: list[str]) -> None:
        whole_number("the version of the protocol", words, 1)
        rules = tuple(f"{ruleset.name}/{RULES_VERSION}" for ruleset in RULESETS)
        name = one_line(f"quebec {self._bot.name}")
        self._say(*Identity(str(VERSION), name, AUTHOR, rules, self._options).lines())

    def _set_option(self, words: list[str]) -> None:
        name, value = "".join(words[:1]), " ".join(words[1:])
        if name not in self._options:
            known = ", ".join(self._options)
            raise Complaint("unknown_option", f"the options are {known}, not {one_line(name)}")
        self._options[name].check(value)
        if name == "bot":
            self._bot = make_bot(value)
        self._values[name] = value

    def _new_game(self, words: list[str]) -> None:
        if len(words) != 2:
            example = f"2026/{RULES_VERSION} 4"
            raise Complaint("bad_newgame", f"newgame names rules and players: newgame {example}")
        name, _, version = words[0].partition("/")
        rules = ruleset_named(one_line(name))
        if version != str(RULES_VERSION):
            raise Complaint("bad_newgame", f"here are the rules {rules.name}/{RULES_VERSION}")
        table_for(rules, whole_number("players", words[1:], most=9))
        self._state = self._past = self._thinking = None

    def _set_position(self, words: list[str]) -> None:
        left = self._left()
        self._state = None
        cut = words.index(MOVES) if MOVES in words else len(words)
        text = " ".join(words[:cut])
        hides = HIDDEN in text
        state = imagine_position(text, Random(0)) if hides else parse_position(text)
        play_on(state, words[cut + 1 :], hides)
        self._state = state
        if self._past is None:
            self._past = Past(state)
        elif left is not None:
            self._past.turns += turns_between(left, state) or ()

    def _left(self) -> State | None:
        """The position after the last answer."""
        if self._state is None or self._thinking is None or self._thinking.answer is None:
            return None
        left = self._state.copy()
        left.play(self._thinking.answer)
        return left

    def _go(self, words: list[str]) -> None:
        go = read_go(words)
        if self._state is None:
            raise Complaint("no_position", "a go needs a position before it")
        if self._state.is_over:
            raise Complaint("game_over", "the game is over; there is nothing to choose")
        if self._thinking and self._thinking.abandoned:
            # The old one may still be thinking about the previous question.
            self._bot = make_bot(self._values["bot"])
        allowed = chosen_among(go, self._state.legal_moves())
        ranked = int(self._values["ranked"])
        past = self._past if self._past and self._past.turns else None
        self._thinking = Thinking(self._bot, self._state, go, allowed, ranked, self._say, past)
        self._thinking.begin()

    def _stop(self, words: list[str]) -> None:
        if self._thinking:
            self._thinking.stop()

    def _ping(self, words: list[str]) -> None:
        self._say(one_line(" ".join(("pong", *words))))

    def _quit(self, words: list[str]) -> None:
        self.has_quit = True
