"""Tables: made, kept in memory, asked for things, shown."""
