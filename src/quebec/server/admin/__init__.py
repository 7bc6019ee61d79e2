"""Looking after the data of a server, running or not."""
