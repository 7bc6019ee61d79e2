"""The players' rulebook: what applies at a table, in three languages (docs/rulebook.md)."""

from quebec.rulebook.book import Book, Passage
from quebec.rulebook.contents import CHAPTERS, PLACES, Chapter, Paragraph, Place

__all__ = ["CHAPTERS", "PLACES", "Book", "Chapter", "Paragraph", "Passage", "Place"]
