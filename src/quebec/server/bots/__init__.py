"""Bots at tables, and analyses: what is thought in processes of its own."""
