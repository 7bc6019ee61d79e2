"""Tables: creation, cache, asks, views."""
