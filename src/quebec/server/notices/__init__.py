"""Notices: what people are told when they are elsewhere. Off unless the host and they want it."""
