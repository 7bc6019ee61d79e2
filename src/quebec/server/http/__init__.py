"""HTTP and WebSocket: the application, what a call passes through, and the routes."""
