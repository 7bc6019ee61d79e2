"""Tables that never lose a move: docs/server.md. Needs `pip install 'quebec-game[server]'`."""
