"""A server under load is killed repeatedly, and must not lose or repeat anything.

Companies of people and bots play over HTTP and WebSocket. At random moments the server gets
SIGKILL and is started again on its data. Whatever it has acknowledged, by an answer or a push, must
be there; nothing may be there twice; every table and every bot must continue.
"""
