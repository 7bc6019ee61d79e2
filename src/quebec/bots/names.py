"""The names of bots at a table: people of the history of the city of Québec.

Five for each level, one for each seat, so two bots at a table never have the same. The people of
the leader cards are not among them.
"""

from __future__ import annotations

from typing import Final

# fmt: off
NAMES: Final = {
    "level-1": ("Louis Hébert", "Marie Rollet", "Abraham Martin",
                "Hélène Boullé", "Noël Langlois"),
    "level-2": ("Robert Giffard", "Marie Renouard", "Jean Bourdon",
                "Anne Gasnier", "Jean Guyon"),
    "level-3": ("Louis Jolliet", "Claire Bissot", "Claude Baillif",
                "Marie Morin", "Martin Prévost"),
    "level-4": ("Joseph Légaré", "Frances Brooke", "David Ouellet",
                "Marie Fitzbach", "Harry Staveley"),
    "level-5": ("Eugène Taché", "Laure Conan", "Napoléon Aubin",
                "Marie Sirois", "Arthur Buies"),
    "level-6": ("Ernest Gagnon", "Irma LeVasseur", "Elzéar Bédard",
                "Alys Robi", "Roger Lemelin"),
    "level-7": ("Alfred Pellan", "Gabrielle Roy", "Jeffery Hale",
                "Louise Carrier", "Honoré Mercier"),
    "level-8": ("Guy Carleton", "Marie Guyart", "Félix Leclerc",
                "Anne Hébert", "Lord Elgin"),
    "level-9": ("Pierre Dugua", "Donnacona", "Jacques Cartier",
                "Marie Forestier", "Gravé du Pont"),
}
# fmt: on


def name_at(seat: int, bot: str) -> str:
    """What a bot is called at a seat; one that is no level has the name it is registered under.

    >>> from quebec.bots.names import name_at
    >>> name_at(1, "level-4")
    'Frances Brooke'
    """
    names = NAMES.get(bot)
    return names[seat % len(names)] if names else bot
