"""What can be in the log of a table. Each act knows what it does to a game.

The person is stored beside the act in the log, so an act names seats only, never people.
"""

from quebec.server.play.acts.ending import EndAgreed, EndDeclined, EndProposed, Resigned
from quebec.server.play.acts.gathering import BotSeated, Closed, Created, Joined, Left, Started
from quebec.server.play.acts.playing import Confirmed, Moved, Restarted, Rewound, Undone, Wished
from quebec.server.play.acts.seats import Freed, GivenBack, Removed, TakenOver
from quebec.server.play.acts.time import Expired, Resumed
from quebec.server.play.game import Act

AnyAct = (
    Created
    | Joined
    | Left
    | BotSeated
    | Started
    | Closed
    | Moved
    | Undone
    | Restarted
    | Rewound
    | Confirmed
    | Wished
    | TakenOver
    | GivenBack
    | Freed
    | Removed
    | Resigned
    | Expired
    | Resumed
    | EndProposed
    | EndAgreed
    | EndDeclined
)

__all__ = [
    "Act",
    "AnyAct",
    "BotSeated",
    "Closed",
    "Confirmed",
    "Created",
    "EndAgreed",
    "EndDeclined",
    "EndProposed",
    "Expired",
    "Freed",
    "GivenBack",
    "Joined",
    "Left",
    "Moved",
    "Removed",
    "Resigned",
    "Restarted",
    "Resumed",
    "Rewound",
    "Started",
    "TakenOver",
    "Undone",
    "Wished",
]
