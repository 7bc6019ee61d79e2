"""The weights of the greedy player: tools.tune wrote them, docs/bots.md explains."""

from typing import Final

# What a term is worth in centuries I to IV, in points at the end of the game.
# fmt: off
TABLE: Final[dict[str, tuple[float, ...]]] = {
    "zones":           (   1.05,    0.97,    0.88,    0.70),
    "zones_left":      (  -1.38,   -0.75,   -0.41,   -0.32),
    "arriving":        (   0.39,    0.30,    0.28,    0.23),
    "arriving_left":   (  -0.13,    0.31,    0.43,    0.41),
    "final":           (   0.51,    0.96,    1.02,    1.00),
    "rising":          (  -0.37,    0.39,    0.64,    0.44),
    "rising_left":     (   1.25,    0.51,    0.03,    0.53),
    "active":          (   0.96,    0.62,    0.36,    0.33),
    "active_left":     (  -0.92,   -0.08,    0.70,    0.33),
    "active_spare":    (  -0.33,   -0.36,   -0.76,   -0.37),
    "active_none":     (   1.27,    0.90,    1.04,    0.41),
    "passive":         (   0.64,    0.36,    0.25,    0.19),
    "passive_left":    (  -1.33,   -0.30,    0.09,    0.23),
    "hosts":           (  -0.14,    0.29,   -0.16,   -0.11),
    "hosts_left":      (  -0.24,   -0.78,   -0.27,   -0.34),
    "own_stages":      (   2.26,    1.20,    0.14,    0.32),
    "own_stages_left": (  -2.92,   -1.59,   -0.34,   -1.01),
    "own_full":        (  -2.51,   -0.93,   -0.29,   -0.60),
    "own_bare":        (   1.29,    0.47,   -0.32,   -0.17),
    "own_room":        (   0.00,    0.00,    0.00,    0.00),
    "own_joins":       (   1.50,    1.50,    1.50,    1.00),
    "off_board":       (   0.04,   -4.79,    0.00,    0.00),
    "second_site":     (  -1.49,    0.58,   -0.97,    0.13),
    "joinable_now":    (   0.47,   -0.19,    0.11,    0.05),
    "joinable_later":  (   0.08,    0.14,    0.13,    0.00),
    "religious":       (   3.00,    3.00,    3.00,    3.00),
    "political":       (   3.00,    3.00,    3.00,    3.00),
    "economic":        (   3.00,    3.00,    3.00,    3.00),
    "cultural":        (   5.00,    5.00,    5.00,    5.00),
    "leaderless":      (   1.00,    1.00,    1.00,    1.00),
    "held":            (   0.49,   -0.13,    0.41,   -0.00),
    "lead":            (   0.35,    0.39,    0.27,    0.29),
    "chase":           (   0.22,    0.07,   -0.02,    0.00),
    "options":         (   0.93,    0.58,    0.50,    0.44),
    "wait":            (   0.16,    0.18,    0.16,    0.20),
    "goal":            (   1.00,    1.00,    1.00,    0.50),
}
RESTS: Final[dict[tuple[bool, int], tuple[tuple[float, ...], tuple[float, ...]]]] = {
    (False, 2): (( 158.03,  120.25,   83.64,   46.57), (  65.41,   39.13,   28.03,   26.78)),
    (False, 3): (( 118.03,   80.25,   43.64,    6.57), (  65.41,   39.13,   28.03,   26.78)),
    (False, 4): ((  98.03,   60.25,   23.64,    5.00), (  65.41,   39.13,   28.03,   26.78)),
    (False, 5): ((  78.03,   40.25,    5.00,    5.00), (  65.41,   39.13,   28.03,   26.78)),
    (True, 2):  (( 158.03,  120.25,   83.64,   46.57), (  65.41,   39.13,   28.03,   26.78)),
    (True, 3):  (( 118.03,   80.25,   43.64,    6.57), (  65.41,   39.13,   28.03,   26.78)),
    (True, 4):  ((  98.03,   60.25,   23.64,    5.00), (  65.41,   39.13,   28.03,   26.78)),
    (True, 5):  ((  78.03,   40.25,    5.00,    5.00), (  65.41,   39.13,   28.03,   26.78)),
}
"""By leaders and number of players: what a century brings from its start to the end of
the game beside all that, and what more of it is left brings."""
# fmt: on
ENVY: Final = 0.300
"""What a point of the others' mean takes from an own point."""
SPREADS: Final = (
    (10.0, 4.0),
    (8.0, 3.0),
    (6.0, 3.0),
    (2.0, 4.0),
)
"""How far apart scores must be to tell the winner, by century: at its end, and how much
more at its start."""
