"""A player of your own at a table of a server: docs/client.md.

with connect("http://127.0.0.1:8000", name="Dice") as quebec:
    for turn in quebec.sit_down(link).turns():
        turn.play(random.choice(turn.moves))
"""

from quebec.client.connection import Connection, connect
from quebec.client.requests import Refused
from quebec.client.table import Table, Turn

__all__ = ["Connection", "Refused", "Table", "Turn", "connect"]
