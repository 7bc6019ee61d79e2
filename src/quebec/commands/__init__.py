"""The commands of `quebec`, a module for each."""
