"""How many tables a server holds: a bounded load of our own, on loopback."""
