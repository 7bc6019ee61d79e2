"""How much anybody may ask for, and how often."""

from quebec.server.limits.values import Limits, limits_from

__all__ = ["Limits", "limits_from"]
