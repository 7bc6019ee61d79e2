"""What happens at a table: pure, without clock, files or network."""
