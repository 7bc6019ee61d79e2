"""What somebody may ask for at a table. Each ask returns the acts that grant it, or is Refused.

`at` is the number of entries that the caller has seen; where it does not matter, it may be left
out. `key` is chosen by the caller, a new one for each ask: the same key again is a retry.
"""

from quebec.server.play.asks.ask import Absence, Ask, Asker, At, Key, SeatNumber, SeenAsk
from quebec.server.play.asks.ending import AnswerEnd, ProposeEnd, Resign
from quebec.server.play.asks.gathering import Close, Start, prefix_acts
from quebec.server.play.asks.playing import Confirm, Play, Restart, Rewind, Undo, Wish
from quebec.server.play.asks.seats import (
    ComeAlong,
    Depart,
    GiveBack,
    Join,
    Leave,
    Remove,
    SeatBot,
    TakeOver,
    Withdraw,
)

__all__ = [
    "Absence",
    "AnswerEnd",
    "Ask",
    "Asker",
    "At",
    "Close",
    "ComeAlong",
    "Confirm",
    "Depart",
    "GiveBack",
    "Join",
    "Key",
    "Leave",
    "Play",
    "ProposeEnd",
    "Remove",
    "Resign",
    "Restart",
    "Rewind",
    "SeatBot",
    "SeatNumber",
    "SeenAsk",
    "Start",
    "TakeOver",
    "Undo",
    "Wish",
    "Withdraw",
    "prefix_acts",
]
