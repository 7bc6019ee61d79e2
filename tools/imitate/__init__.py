"""Fits the weights of the imitator to recorded games."""
