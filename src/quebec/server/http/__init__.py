"""HTTP and WebSocket: the application, its middleware and its routes."""
