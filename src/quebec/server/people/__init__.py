"""People: accounts, sessions, presence."""
