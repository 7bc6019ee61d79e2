"""Matches between bots that one can trust: docs/arena.md says how."""
