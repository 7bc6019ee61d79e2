"""Running a server for others: whether it is ready, what it counts, what it writes down."""
