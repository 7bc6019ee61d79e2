"""The line protocol between a host and an engine; docs/engine-protocol.md explains it.

This package has what both sides agree on, and the engine's side, which any bot can use.
The host's side is quebec.bots.engine_process.
"""
