"""Other engines, each behind its own `subjects()`.

They are an extra and may be missing, so they are imported by name when they are measured. A peer is
played in the fastest way that its documentation offers: moves are not checked
again where that can be left out, and a copy leaves out what a search does not need.
"""
