"""A game at the terminal: bots move, people are asked, and every move is saved."""

from __future__ import annotations

import shlex

from rich.text import Text

from quebec.engine import BadInput, parse_move
from quebec.engine.facts import CenturyEnded
from quebec.terminal.choices import choices, picked
from quebec.terminal.commands import Commands
from quebec.terminal.console import Screen
from quebec.terminal.keeper import Keeper
from quebec.terminal.look import printable
from quebec.terminal.news import log_lines, scorings
from quebec.terminal.screen import screen
from quebec.terminal.session import Session
from quebec.terminal.tables import ledger_lines, scoring_lines

PROMPT = "> "
INTERRUPTED = 130
"""The exit code of a command that was ended by Ctrl-C."""


class Game:
    """Asks, plays, shows, until the game is over or left."""

    def __init__(self, session: Session, language: str, terminal: Screen, keeper: Keeper) -> None:
        self.commands = Commands(session, language, keeper)
        self.terminal = terminal
        self.keeper = keeper
        self.seen = len(session.steps)
        """How many moves have been shown."""
        self.notice: list[Text] = []
        """The output of a command, shown below the table that it changed."""

    @property
    def session(self) -> Session:
        return self.commands.session

    def run(self) -> int:
        """Play to the end, or until the player quits; returns the exit code."""
        code = 0
        try:
            self._play()
        except KeyboardInterrupt:
            self.terminal.show([""])
            code = INTERRUPTED
        finally:
            self._leave()
        return code

    def _play(self) -> None:
        if not self.session.has_human:
            self._watch()
            return
        while not self.commands.quitting:
            self._let_bots_move()
            if not self._show():
                return
            if self.session.state.is_over:
                self._show_end()
                return
            if not self._ask_until_something_changes():
                return

    def _watch(self) -> None:
        """Without people: show the whole game."""
        look, record = self.commands.look, self.session.record
        rules = record.ruleset.name
        if record.seed is None:
            title = look.texts.say("terminal-title", rules=rules)
        else:
            title = look.texts.say("play-title", rules=rules, seed=str(record.seed))
        seats = look.texts.listed(
            f"{name} ({player.bot})"
            for name, player in zip(look.seats.names, record.players, strict=True)
        )
        heading = Text(look.texts.labelled(title, seats))
        self.terminal.show([heading, *log_lines(self.session.facts(), look)])
        while not self.session.state.is_over:
            self.terminal.show(log_lines(self.session.play_for_bot(), look))
            self.keeper.keep(self.session.record)

    def _let_bots_move(self) -> None:
        while not self.session.state.is_over and not self.session.waits_for_human:
            self.session.play_for_bot()
            self.keeper.keep(self.session.record)

    # ---- showing ----------------------------------------------------------------------------

    def _show(self) -> bool:
        """What is new, then the table; False at the end of the input."""
        session, look = self.session, self.commands.look
        if not self._show_scorings():
            return False
        state = session.state
        size = self.terminal.size()
        news = session.facts(self.seen) if self.seen < len(session.steps) else []
        self.seen = len(session.steps)
        offered = choices(state, look)
        if self.keeper.problem is not None:
            self.notice += self.commands.problem(self.keeper.problem)
        height = size.height - len(self.notice)
        self.terminal.show(screen(state, look, offered, news, size.width, height))
        self.terminal.show(self.notice)
        self.notice = []
        return True

    def _show_scorings(self) -> bool:
        """The centuries that have ended since the last look, each with a pause."""
        session, look = self.session, self.commands.look
        for scoring in scorings(session.steps, session.state.scores, self.seen):
            title = look.texts.fact(CenturyEnded(scoring.century, 0), look.seats)
            self.terminal.show(["", Text(title, "bold"), *scoring_lines(scoring.table, look)])
            self.terminal.show(self.commands.forecast_note())
            self.terminal.show(log_lines(scoring.renewal, look))
            if not self.terminal.pause(look.texts.say("terminal-press-enter") + " "):
                return False
        return True

    def _show_end(self) -> None:
        session, look = self.session, self.commands.look
        end = session.steps[-1].facts[-1]
        self.terminal.show(["", *ledger_lines(session.ledger(), look), ""])
        self.terminal.show([Text(look.texts.fact(end, look.seats), "bold")])

    # ---- asking -----------------------------------------------------------------------------

    def _ask_until_something_changes(self) -> bool:
        """Ask until a move is made or the table changes; False at the end of the input."""
        while True:
            typed = self.terminal.ask(self._prompt())
            if typed is None:
                self.terminal.show([""])
                return False
            lines, changed = self._answer(typed)
            if changed or self.commands.quitting:
                self.notice = lines
                return True
            self.terminal.page(lines, self.commands.look.texts.say("terminal-press-enter") + " ")

    def _prompt(self) -> str:
        """Who types, and what can be typed."""
        session, look = self.session, self.commands.look
        offered = choices(session.state, look)
        name = look.seats.names[session.chooser or 0]
        return (
            f"{name} ({offered[0].label}-{offered[-1].label}, {self.commands.word('help')}){PROMPT}"
        )

    def _answer(self, typed: str) -> tuple[list[Text], bool]:
        """Play the move or run the command; returns its output, and whether to redraw."""
        words = printable(typed).strip().split(None, 1)
        if not words:
            return self.commands.say("choose-hint"), False
        word = words[0].lower()
        rest = words[1].strip() if len(words) > 1 else ""
        if not rest:
            move = picked(word, choices(self.session.state, self.commands.look))
            if move is not None:
                self.session.play(move)
                self.keeper.keep(self.session.record)
                return [], True
        command = self.commands.find(word)
        if command is None:
            return self._refuse(" ".join(words), word), False
        lines = self.commands.run(command, rest)
        if self.commands.redraw:
            self.seen = min(self.seen, len(self.session.steps))
            if command == "load":
                self.seen = len(self.session.steps)
        return lines, self.commands.redraw

    def _refuse(self, typed: str, word: str) -> list[Text]:
        """Why the input is not a move now."""
        try:
            parse_move(word)
        except BadInput:
            return self.commands.say("unknown-command", text=typed)
        return self.commands.do_why(word)

    # ---- leaving ----------------------------------------------------------------------------

    def _leave(self) -> None:
        """Save if that was asked for, and say how to continue."""
        session, keeper, say = self.session, self.keeper, self.commands.say
        if session.steps:
            # Once more, in case the last save was interrupted.
            keeper.keep(session.record)
        if keeper.save_to is not None:
            self.terminal.show(self.commands.do_save(""))
        where = keeper.save_to if keeper.save_to is not None else keeper.autosave
        if where is None or not (keeper.kept or keeper.save_to):
            return
        key = "kept" if session.state.is_over else "go-on"
        self.terminal.show(say(key, file=shlex.quote(str(where))), whole=True)
