"""Compare our engine with recorded games of the designer's own program, decision by decision.

    python -m tools.differential FILE… [--json] [--limit N]

trace       the recorded games: their positions and actions, read and checked
mirror      our position in the words of the record, updated by the facts of our engine
choices     our legal moves in the words of the record, whose actions are coarser
deviations  where that program is known to break the rules, each with its exact condition
follow      one game, played on our engine and compared at every step
tally       the counts
report      the counts as text or JSON, and the command
"""
