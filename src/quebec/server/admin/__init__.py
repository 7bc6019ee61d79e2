"""Administration of a server's data, running or not."""
