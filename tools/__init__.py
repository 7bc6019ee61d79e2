"""Developer tools, run with `python -m tools.<name>` from the top of the repository."""
