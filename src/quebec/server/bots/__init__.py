"""Bots at tables, and analyses: both think in separate processes."""
