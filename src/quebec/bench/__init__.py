"""How fast the engine is, compared with other engines on the same machine: `quebec bench`.

Every engine plays in its own process (`child`), all of them take turns (`conductor`), and
what they measured becomes rows (`rows`) that are shown or printed as JSON (`command`). The engines
are listed in `engines`; a peer is one small module in `peers/`.
"""
