"""Numbers in the format of a language.

They are rounded here and not by Babel, which would round 0.35 by its digits instead of its value:
the page rounds in the same way.
"""

from __future__ import annotations

from babel import Locale
from babel.numbers import format_decimal, format_percent

MINUS = "\N{MINUS SIGN}"


def decimal(value: float, locale: Locale, digits: int = 1, signed: bool = False) -> str:
    """With this many digits after the point; what rounds to zero has no minus sign."""
    rounded = round(value, digits)
    sign = MINUS if rounded < 0 else "+" if signed else ""
    return sign + format_decimal(abs(rounded), _pattern(digits), locale)


def percent(share: float, locale: Locale, digits: int = 0) -> str:
    """A part of 1, in percent."""
    pattern = locale.percent_formats[None].pattern.replace("#,##0", _pattern(digits))
    return format_percent(round(100 * share, digits) / 100, pattern, locale)


def _pattern(digits: int) -> str:
    return f"0.{'0' * digits}" if digits else "0"
