"""A place in the compiled group for the bots' hot loops. The rules know nothing of it."""
