"""Compare our engine with recorded games of the designer's own program, decision by decision.

    python -m tools.differential FILE… [--json] [--limit N]

trace       the recorded games: their positions and actions, read and checked
mirror      our position in the words of the record, kept up by the facts our engine tells
choices     our legal moves in the words of the record, whose actions are coarser
deviations  where that program is known to leave the rulebook, each with its exact condition
follow      one game, played on our engine and compared at every step
tally       the counts
report      the counts as text or JSON, and the command
"""
