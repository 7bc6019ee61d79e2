"""How fast the engine is, beside other engines on the same machine: `quebec bench`.

Every engine plays in a process of its own (`child`), all of them take turns (`conductor`), and
what they measured becomes rows (`rows`) that are shown or printed as JSON (`command`). The engines
stand in `engines`; a peer is one small module in `peers/`.
"""
