"""Environments for learning programs: PettingZoo, Gymnasium, OpenSpiel (docs/environments.md).

Each is an extra and is imported by its module: `quebec.environments.pettingzoo`, `.gymnasium`,
`.openspiel`. Many games at once, without any of them, are in `quebec.vector`; `.planes` prepares
observations for nets that want structure.
"""
