"""Matches between bots, with sound statistics: see docs/arena.md."""
