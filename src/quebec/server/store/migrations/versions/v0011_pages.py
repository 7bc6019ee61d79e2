"""Pages of people without reading their games one by one: what is counted there, and who was met,
is in an index."""

from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None
expands = True

COUNTED = ["seat", "counts", "ruleset", "players", "how", "place", "score"]


def upgrade() -> None:
    op.drop_index("results_person", "results")
    op.create_index("results_person", "results", ["person", "finished", "table_id", *COUNTED])
    op.create_index("results_met", "results", ["table_id", "seat", "person", "bot", "place"])
