"""Who is calling, and what a route demands of them."""
