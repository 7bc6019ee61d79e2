"""People: who they are, how they come back, and whether they are here."""
