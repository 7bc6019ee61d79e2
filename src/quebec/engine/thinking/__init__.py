"""The hot loops of the bots, compiled together with the engine. The rules know nothing of it."""
