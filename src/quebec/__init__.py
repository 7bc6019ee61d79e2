"""Québec, the board game: rules, records, players and a server."""
