"""The weights of the greedy player among three to five; docs/bots.md says how they were found."""

from typing import Final

# What a term is worth in centuries I to IV, in points at the end of the game.
# fmt: off
TABLE: Final[dict[str, tuple[float, ...]]] = {
    "zones":           (   0.79,    0.67,    0.65,    0.74),
    "zones_left":      (  -0.45,   -0.66,   -0.31,   -0.14),
    "arriving":        (   0.29,    0.27,    0.31,    0.27),
    "arriving_left":   (  -0.06,    0.09,    0.20,    0.45),
    "final":           (   0.42,    0.82,    0.95,    0.99),
    "rising":          (   0.21,    0.34,    0.78,    0.57),
    "rising_left":     (  -0.29,    0.06,   -0.02,    0.07),
    "active":          (   0.74,    0.51,    0.02,    0.37),
    "active_left":     (   0.71,   -0.11,    0.11,    0.59),
    "active_spare":    (  -0.96,   -1.16,   -0.50,   -0.74),
    "active_none":     (   1.69,    1.60,    0.81,    1.01),
    "passive":         (  -0.02,   -0.30,   -0.19,   -0.03),
    "passive_left":    (  -0.10,   -0.33,   -0.05,    0.29),
    "hosts":           (   0.42,   -0.03,    0.03,   -0.04),
    "hosts_left":      (   0.06,   -0.44,   -0.17,   -0.15),
    "own_stages":      (   0.40,    0.35,    0.84,   -0.04),
    "own_stages_left": (   0.59,   -0.68,   -1.03,    0.13),
    "own_full":        (  -0.16,   -0.46,   -1.45,   -0.53),
    "own_bare":        (   0.92,   -0.03,    0.41,   -0.29),
    "own_room":        (  -0.08,   -0.04,    0.09,   -0.01),
    "own_joins":       (   1.42,    0.77,    1.02,    0.41),
    "off_board":       (  -1.75,    1.72,    0.75,    0.00),
    "second_site":     (   0.94,   -0.81,    0.84,    0.01),
    "joinable_now":    (  -1.83,    0.34,    0.15,    0.14),
    "joinable_later":  (   0.45,    0.20,   -0.13,    0.00),
    "religious":       (   4.03,   -0.63,    4.35,    0.52),
    "political":       (   2.02,    2.05,    4.21,    1.67),
    "economic":        (   0.01,    0.55,    0.03,   -2.96),
    "cultural":        (   7.76,    6.17,    7.93,    5.61),
    "leaderless":      (   3.54,    2.12,    4.96,    2.72),
    "held":            (  -0.09,   -0.04,   -0.37,    0.46),
    "lead":            (   0.29,    0.31,    0.31,    0.19),
    "chase":           (  -0.08,   -0.08,    0.05,   -0.09),
    "options":         (   0.73,    0.70,    0.54,    0.56),
    "goal":            (  -0.81,   -0.20,   -0.07,    0.27),
}
RESTS: Final[dict[tuple[bool, int], tuple[tuple[float, ...], tuple[float, ...]]]] = {
    (False, 3): (( 137.52,   99.36,   56.89,    5.57), (  38.90,   47.84,   36.46,   33.61)),
    (False, 4): (( 108.95,   78.75,   44.60,    3.46), (  34.70,   40.87,   30.99,   26.61)),
    (False, 5): ((  88.24,   64.68,   36.72,    2.69), (  27.31,   33.20,   25.16,   21.68)),
    (True, 3):  (( 136.26,   99.18,   57.22,    4.31), (  37.52,   41.93,   30.51,   29.70)),
    (True, 4):  (( 110.97,   81.41,   47.41,    3.53), (  31.49,   34.62,   24.26,   23.83)),
    (True, 5):  ((  91.52,   67.43,   38.82,    2.93), (  25.70,   29.09,   20.14,   17.85)),
}
"""By leaders and number of players: what a century brings from its start to the end of
the game in addition to the terms, and what more of it is left brings."""
# fmt: on
ENVY: Final = 0.500
"""What a point of the others' mean takes from an own point."""
SPREADS: Final = (
    (9.5, 14.0),
    (7.5, 2.0),
    (6.0, 2.0),
    (3.0, 2.0),
)
"""How far apart scores must be to decide the win, by century: at its end, and how much
more at its start."""
