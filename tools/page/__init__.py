"""What the page in `web/` takes over from Python: the board, samples of texts, moments of games."""
