"""HTTP and WebSocket: each route declares who may call it."""
