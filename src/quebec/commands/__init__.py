"""The subcommands of `quebec`, one module for each."""
