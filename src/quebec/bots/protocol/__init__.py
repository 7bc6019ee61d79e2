"""The line protocol between a host and an engine; docs/engine-protocol.md explains it.

Here is what both sides agree on, and the engine's side, on which any bot can speak.
The host's side is quebec.bots.engine_process.
"""
