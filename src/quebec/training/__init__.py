"""Training the learned evaluation by self-play: `quebec train` (docs/training.md)."""
