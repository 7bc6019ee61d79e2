"""Rate limits and quotas."""

from quebec.server.limits.values import Limits, limits_from

__all__ = ["Limits", "limits_from"]
