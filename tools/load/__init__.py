"""Load test: how many tables a server can handle, on loopback."""
