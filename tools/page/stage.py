"""Tables of a running server at chosen moments of recorded games.

A record becomes a table whose game is over; a moment from which play continues becomes a
separate table, as anybody can create one from the page.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any, Final

from playwright.sync_api import BrowserContext

from tools.page.moments import COLOURS, GAMES, Moment, find

API: Final = "api/v1"


class Stage:
    """Creates tables for the user of a browser."""

    def __init__(self, context: BrowserContext, address: str, name: str = "Marguerite") -> None:
        self._context = context
        self.address: Final = address
        self._call("GET", "me")
        self._call("PUT", "me", {"name": name})

    def _call(self, method: str, path: str, body: object = None) -> Any:
        answer = self._context.request.fetch(
            f"{self.address}/{API}/{path}", method=method, data=body
        )
        assert answer.ok, f"{method} {path}: {answer.text()}"
        return answer.json()

    def table(self, **chosen: object) -> str:
        """A new table; its address in the page."""
        return f"#/table/{self._call('POST', 'tables', chosen)['id']}"

    def recorded(self, game: str) -> str:
        """The table of a recorded game, which is over."""
        return self.loaded(Path(GAMES, f"{game}.quebec").read_text(encoding="utf-8"))

    def loaded(self, text: str) -> str:
        """The table of a record."""
        return str(self._call("POST", "records", {"text": text})["id"])

    def result(self, game: str) -> str:
        """The result of a recorded game."""
        return f"#/table/{self.recorded(game)}"

    def replay(self, moment: Moment, back: int = 0) -> str:
        """The moment in the replay of its game, or this many moves before it."""
        table = self.recorded(moment.game)
        return f"#/table/{table}/at/{self.entry(table, len(find(moment)[1]) - 1 - back)}"

    def playing(self, moment: Moment, back: int = 0, *, alone: bool = True, **more: object) -> str:
        """The moment, or this many moves before it, as a new game: with me and bots, or waiting for
        others to join."""
        step = len(find(moment)[1]) - 1 - back
        bot = "random" if alone else None
        return self.fork(self.recorded(moment.game), step, bot, **more)

    def fork(self, table: str, step: int, bot: str | None, **more: object) -> str:
        """A game that goes on after some moves of another: with me, who has to choose, and bots or
        open seats; `more` is what else is agreed, such as a clock."""
        entry = self.entry(table, step)
        game = self._call("GET", f"tables/{table}/at/{entry}")["game"]
        # After a turn those who play it are waited for, to confirm it: the next one chooses.
        chooser = game["view"]["turn"] if game["must_confirm"] else game["waiting"]
        other = {"kind": "bot", "bot": bot} if bot else {"kind": "open"}
        seats = [
            {**({"kind": "me"} if seat == chooser else other), "colour": colour}
            for seat, colour in enumerate(COLOURS[: len(game["seats"])])
        ]
        body = {"entry": entry, "seats": seats, "start": bot is not None, **more}
        return f"#/table/{self._call('POST', f'tables/{table}/fork', body)['id']}"

    def invite(self, place: str) -> str:
        """The secret of a link to a table of mine."""
        return str(self._call("POST", f"tables/{self._id(place)}/links", {})["secret"])

    def join(self, secret: str) -> None:
        """Sit down at another user's table."""
        self._call("POST", "join", {"key": token_hex(8), "link": secret})

    def begin(self, place: str) -> None:
        self._call("POST", f"tables/{self._id(place)}/start", {"key": token_hex(8)})

    def ask(self, place: str, verb: str, **more: object) -> None:
        """Ask something about a table, such as to let a bot play."""
        self._call("POST", f"tables/{self._id(place)}/{verb}", {"key": token_hex(8), **more})

    def say(self, place: str, text: str) -> None:
        self._call("POST", f"tables/{self._id(place)}/chat", {"text": text})

    @staticmethod
    def _id(place: str) -> str:
        return place.rpartition("/")[2]

    def about_to(self, moment: Moment) -> tuple[str, str]:
        """The game just before the moment, and the move that leads to it."""
        record, steps = find(moment)
        return self.playing(moment, 1), record.steps[len(steps) - 2].move.text

    def move(self, place: str, move: str) -> None:
        """Make a move of mine at a table."""
        table = self._id(place)
        at = self._call("GET", f"tables/{table}")["now"]["at"]
        body = {"at": at, "key": token_hex(8), "moves": [move], "confirm": True}
        self._call("POST", f"tables/{table}/moves", body)

    def take_turn(self, place: str) -> None:
        """Make the first moves that are offered, until it is another's turn."""
        now = self._call("GET", f"tables/{self._id(place)}")["now"]["game"]
        while now["offers"] and now["waiting"] == now["view"]["turn"]:
            self.move(place, now["offers"][0]["move"])
            now = self._call("GET", f"tables/{self._id(place)}")["now"]["game"]

    def play_on(self, place: str, century: int) -> None:
        """Make moves at random, and wait for what bots do, until a century begins."""
        table, chance = self._id(place), Random(0)
        now = self._call("GET", f"tables/{table}/log?after=0")
        while now["game"]["view"]["century"] < century:
            if offers := now["game"]["offers"]:
                body = {"at": now["at"], "key": token_hex(8), "confirm": True}
                chosen = [chance.choice(offers)["move"]]
                now = self._call("POST", f"tables/{table}/moves", {**body, "moves": chosen})
            else:
                now = self._call("GET", f"tables/{table}/log?after={now['at']}&wait=30")

    def finishing(self, moment: Moment) -> str:
        """A game of mine that the moment has ended."""
        place, move = self.about_to(moment)
        self.move(place, move)
        return place

    def outcome(self, place: str) -> Any:
        """How the game at a table has ended."""
        return self._call("GET", f"tables/{place.rpartition('/')[2]}")["now"]["game"]["outcome"]

    def entry(self, table: str, step: int) -> int:
        """The number of the entry after so many moves."""
        entries = self._call("GET", f"tables/{table}?after=0")["now"]["entries"]
        steps = [entry["n"] for entry in entries if entry["act"]["act"] in ("started", "moved")]
        return int(steps[step])
