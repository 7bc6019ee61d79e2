"""The yardstick of the tests of chance, against a printed table of the distribution."""

import pytest

from tests.chi_square import chi_square, chi_square_alike, chi_square_evenly, limit


@pytest.mark.parametrize(
    ("freedom", "chance", "printed"),
    [
        (3, 0.05, 7.815),
        (3, 0.001, 16.266),
        (10, 0.05, 18.307),
        (10, 0.001, 29.588),
        (100, 0.001, 149.449),
    ],
)
def test_limits_are_those_of_the_printed_table(freedom: int, chance: float, printed: float) -> None:
    assert limit(freedom, chance) == pytest.approx(printed, rel=0.02)


def test_counts_worked_out_by_hand() -> None:
    assert chi_square([8, 12], [10, 10]) == pytest.approx(0.4 + 0.4)
    assert chi_square_evenly([8, 12]) == pytest.approx(0.8)
    assert chi_square_alike([10, 10], [40, 40]) == 0
    assert chi_square_alike([10, 0], [0, 10]) == pytest.approx(20)
