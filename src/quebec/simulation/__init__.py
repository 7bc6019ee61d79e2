"""Many games of bots, saved as a table with a row for each game and seat, and their statistics."""
