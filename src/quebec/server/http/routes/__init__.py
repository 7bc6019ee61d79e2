"""HTTP and WebSocket: each route says who may call it."""
