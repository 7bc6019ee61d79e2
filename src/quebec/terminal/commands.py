"""What can be typed besides moves: commands that show something, go back, or save the game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from quebec.engine import BadInput, Move, forecast, parse_move
from quebec.engine.effects.zones import CASCADE
from quebec.terminal.board import board_lines
from quebec.terminal.choices import choice_lines, choices, site_picks
from quebec.terminal.files import FileProblem, read_game
from quebec.terminal.keeper import Keeper
from quebec.terminal.look import Look, look_for, wrapped
from quebec.terminal.news import log_lines
from quebec.terminal.rulebook import book_of, chapters, rule
from quebec.terminal.screen import event_lines, legend_lines
from quebec.terminal.session import Refused, Session
from quebec.terminal.tables import (
    NARROW,
    ledger_lines,
    player_lines,
    scoring_lines,
    works_lines,
    zone_lines,
)
from quebec.texts import sentence

if TYPE_CHECKING:
    from quebec.analysis import Hint

WORDS: Final = (
    "help",
    "undo",
    "restart",
    "why",
    "hint",
    "forecast",
    "ledger",
    "board",
    "zones",
    "players",
    "works",
    "choices",
    "events",
    "log",
    "rules",
    "save",
    "load",
    "quit",
)
"""The commands; the catalogues have their words and descriptions in each language."""

LOG_LINES: Final = 18

Lines = list[Text]


class Commands:
    """The commands of a game in progress. Their output is returned, not printed."""

    def __init__(self, session: Session, language: str, keeper: Keeper) -> None:
        self.session = session
        self.language: Final = language
        self.keeper: Final = keeper
        self.look: Look = look_of(session, language)
        self.redraw = False
        """Whether the table has changed, so that it has to be redrawn."""
        self.quitting = False
        self.hinted: tuple[list[str], Hint] | None = None
        """The last hint, and the moves after which it was given."""

    def word(self, command: str) -> str:
        """What a command is called in the language."""
        return self.look.texts.say(f"terminal-{command}")

    def find(self, typed: str) -> str | None:
        """The command with that word, English or translated, or with that unique prefix."""
        known = {self.word(command).lower(): command for command in WORDS}
        known |= {command: command for command in WORDS}
        if typed in known:
            return known[typed]
        begun = {command for word, command in known.items() if word.startswith(typed)}
        return begun.pop() if len(begun) == 1 and typed else None

    def run(self, command: str, rest: str) -> Lines:
        """Run a command; returns its output."""
        self.redraw = False
        does: Callable[[str], Lines] = getattr(self, f"do_{command}")
        return does(rest)

    def say(self, key: str, **arguments: str | int) -> Lines:
        return [Text(self.look.texts.say(f"terminal-{key}", **arguments))]

    # ---- showing ----------------------------------------------------------------------------

    def do_help(self, rest: str) -> Lines:
        catalogue = self.look.texts.catalogue
        wide = max(len(self.word(command)) for command in WORDS)
        lines = self.say("help-moves")
        for command in WORDS:
            about = catalogue.render(f"terminal-{command}", {}, "about")
            line = Text(f" {self.word(command):{wide}}  {about}")
            lines.extend(wrapped(line, NARROW, wide + 3))
        return lines

    def do_board(self, rest: str) -> Lines:
        offered = choices(self.session.state, self.look)
        picks = site_picks(offered)
        board = board_lines(self.session.state, self.look.marks, picks, tall=True)
        return [*board, *legend_lines(self.look)]

    def do_zones(self, rest: str) -> Lines:
        return zone_lines(self.session.state, self.look)

    def do_players(self, rest: str) -> Lines:
        return player_lines(self.session.state, self.look)

    def do_works(self, rest: str) -> Lines:
        return works_lines(self.session.state, self.look) or self.say("no-works")

    def do_choices(self, rest: str) -> Lines:
        return choice_lines(choices(self.session.state, self.look))

    def do_events(self, rest: str) -> Lines:
        return event_lines(self.session.state, self.look, names=True) or self.say("no-events")

    def do_forecast(self, rest: str) -> Lines:
        table = scoring_lines(forecast(self.session.state), self.look)
        return [*self.say("forecast-title"), *table, *self.forecast_note()]

    def forecast_note(self) -> Lines:
        """How cascades are written, where there are some."""
        cascades = CASCADE in self.session.state.setting.ruleset.closing
        return self.say("forecast-note") if cascades else []

    def do_ledger(self, rest: str) -> Lines:
        ledger = self.session.ledger()
        if not ledger:
            return [Text(self.look.texts.say("ledger-empty"))]
        return ledger_lines(ledger, self.look)

    def do_log(self, rest: str) -> Lines:
        """The last lines of the log, as many as are asked for, or all."""
        lines = log_lines(self.session.facts(), self.look)
        if rest in ("all", self.word("all")):
            return lines
        return lines[-int(rest) :] if rest.isdecimal() and int(rest) else lines[-LOG_LINES:]

    def do_rules(self, rest: str) -> Lines:
        book = book_of(self.session.record, self.language)
        if not rest:
            return [*chapters(book), *self.say("rules-hint")]
        found = rule(book, rest)
        return found or self.say("rules-unknown", rule=rest)

    def do_why(self, rest: str) -> Lines:
        """Why a move is not legal now."""
        if not rest:
            return self.say("why-usage")
        texts = self.look.texts
        try:
            move = parse_move(rest.lower())
        except BadInput as error:
            return [Text(sentence(texts.error(error)))]
        reason = self.session.state.why_not(move)
        if reason is None:
            return self.say("legal", move=move.text)
        return self.say("not-legal", move=move.text, reason=texts.reason(reason, self.look.seats))

    def do_hint(self, rest: str) -> Lines:
        """What a strong player would do: first the action, when asked again the whole turn."""
        session = self.session
        if sum(session.is_human(seat) for seat in range(len(session.record.players))) > 1:
            return self.say("hint-people")
        texts, at = self.look.texts, session.notation()
        known = self.hinted if self.hinted and self.hinted[0] == at else None
        found = known[1] if known else self._find_hint()
        self.hinted = at, found
        if found.kind and not known:
            action = texts.say(f"turn-kind-{found.kind}")
            return [Text(texts.say("page-hint-kind", action=action)), *self.say("hint-more")]
        said = [
            sentence(texts.wording(one, self.look.seats, found.seat))
            for one in (found.turn, *found.why)
        ]
        return [Text(said[0], "bold"), *wrapped(Text(" ".join(said[1:])), NARROW, 0)]

    def _find_hint(self) -> Hint:
        # Not needed by those who only play.
        from quebec.analysis import hint

        return hint(self.session.state, past=self.session.past)

    # ---- going back -------------------------------------------------------------------------

    def do_undo(self, rest: str) -> Lines:
        return self._back(self.session.undo, "undone")

    def do_restart(self, rest: str) -> Lines:
        return self._back(self.session.restart, "turn-restarted")

    def _back(self, go: Callable[[], list[Move]], done: str) -> Lines:
        try:
            moves = go()
        except Refused as refused:
            return self.say(refused.key)
        self.redraw = True
        self.keeper.keep(self.session.record)
        return self.say(done, move=" ".join(move.text for move in moves))

    # ---- files ------------------------------------------------------------------------------

    def do_save(self, rest: str) -> Lines:
        path = Path(rest).expanduser() if rest else self.keeper.save_to
        if path is None:
            return self.say("save-usage")
        try:
            self.keeper.save(self.session.record, path)
        except FileProblem as problem:
            return self.problem(problem)
        return self.say("saved", file=str(path))

    def do_load(self, rest: str) -> Lines:
        if not rest:
            return self.say("load-usage")
        path = Path(rest).expanduser()
        try:
            self.session = Session(read_game(path))
        except FileProblem as problem:
            return self.problem(problem)
        except BadInput as error:
            return [Text(sentence(self.look.texts.error(error)))]
        self.look = look_of(self.session, self.language)
        self.hinted = None
        self.keeper.go_on_with(path)
        self.redraw = True
        return self.say("loaded", file=str(path))

    def do_quit(self, rest: str) -> Lines:
        self.quitting = True
        return []

    def problem(self, problem: FileProblem) -> Lines:
        return [Text(problem.in_words(self.look.texts))]


def look_of(session: Session, language: str) -> Look:
    """The look of a game that is being played."""
    record = session.record
    names = [player.name for player in record.players]
    people = [seat for seat in range(len(names)) if session.is_human(seat)]
    you = people[0] if len(people) == 1 else None
    return look_for(language, record.ruleset.edition, names, record.deal, you)
