"""The weights of the greedy player at a table of two; docs/bots.md says how they were found."""

from typing import Final

# What a term is worth in centuries I to IV, in points at the end of the game.
# fmt: off
TABLE: Final[dict[str, tuple[float, ...]]] = {
    "zones":           (   0.84,    0.79,    0.63,    0.75),
    "zones_left":      (  -0.43,   -0.54,   -0.28,   -0.08),
    "arriving":        (   0.28,    0.23,    0.24,    0.28),
    "arriving_left":   (   0.06,    0.31,    0.35,    0.62),
    "final":           (   0.40,    0.82,    0.97,    0.96),
    "rising":          (   0.18,    0.19,    0.66,    0.43),
    "rising_left":     (  -0.09,   -0.03,   -0.01,    0.09),
    "active":          (   0.75,    0.53,    0.24,    0.14),
    "active_left":     (   0.16,    0.17,    0.51,    0.63),
    "active_spare":    (  -0.79,   -0.91,   -0.65,   -0.40),
    "active_none":     (   1.40,    1.16,    0.47,    0.99),
    "passive":         (   0.03,   -0.05,   -0.10,   -0.08),
    "passive_left":    (  -0.30,   -0.10,    0.18,    0.33),
    "hosts":           (   0.47,   -0.19,    0.24,    0.18),
    "hosts_left":      (  -0.37,    0.05,   -0.53,   -0.18),
    "own_stages":      (   0.73,    0.31,    0.70,   -0.40),
    "own_stages_left": (  -0.19,   -1.39,   -1.02,    0.27),
    "own_full":        (  -1.03,   -0.79,   -2.20,   -1.23),
    "own_bare":        (   1.39,   -0.31,   -0.29,   -0.30),
    "own_room":        (   0.15,   -0.20,    0.20,   -0.04),
    "own_joins":       (  -0.07,    0.81,    1.95,    2.18),
    "off_board":       (  -3.36,   -2.25,   -2.15,   -0.94),
    "second_site":     (  13.78,    0.14,    1.48,    2.86),
    "joinable_now":    (  -5.00,   -0.08,   -0.20,   -0.06),
    "joinable_later":  (   0.41,    0.24,    0.14,   -2.77),
    "religious":       (   3.23,   -9.61,   11.48,   -3.97),
    "political":       (   0.13,    0.11,    0.37,    0.70),
    "economic":        (  -2.35,   -6.90,   -4.29,   -4.40),
    "cultural":        (   8.24,    6.65,    6.91,    6.67),
    "leaderless":      (   3.59,    2.91,    4.05,    1.14),
    "held":            (  -0.19,    0.08,   -0.29,    0.30),
    "lead":            (   0.41,    0.05,    0.48,    0.17),
    "chase":           (   0.02,   -0.14,   -0.14,   -0.06),
    "options":         (   0.49,    0.69,    0.27,    0.91),
    "goal":            (   2.36,    1.10,    0.26,   -0.35),
}
RESTS: Final[dict[tuple[bool, int], tuple[tuple[float, ...], tuple[float, ...]]]] = {
    (False, 2): (( 137.96,   96.05,   53.86,    6.40), (  48.98,   43.14,   31.23,   31.30)),
    (True, 2):  (( 140.69,  100.28,   56.17,    4.97), (  46.66,   35.97,   26.18,   28.44)),
}
"""By leaders and number of players: what a century brings from its start to the end of
the game in addition to the terms, and what more of it is left brings."""
# fmt: on
ENVY: Final = 0.541
"""What a point of the others' mean takes from an own point."""
SPREADS: Final = (
    (21.0, 14.0),
    (16.0, 2.0),
    (10.5, 7.0),
    (4.5, 5.0),
)
"""How far apart scores must be to decide the win, by century: at its end, and how much
more at its start."""
