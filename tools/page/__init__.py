"""What the page in `web/` gets from Python: the board, samples of texts, moments of games."""
