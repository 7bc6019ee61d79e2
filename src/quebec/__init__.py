"""Québec, the board game: rules, records, players and a server."""

from quebec import forms

FORM = forms.settle()
"""The form of the engine that runs."""
