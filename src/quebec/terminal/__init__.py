"""The game in the terminal: `quebec play` and `quebec replay`."""
