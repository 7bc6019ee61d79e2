"""Many games of bots, kept as a table with a row for each game and seat, and what they show."""
