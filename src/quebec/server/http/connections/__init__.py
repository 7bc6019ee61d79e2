"""Open connections, below the level of requests: what each may send, how long it may take, and how
many there may be."""
