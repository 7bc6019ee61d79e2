"""The forty-four building tiles by colour and century (R3.1). A tile's number is its rank here."""

from __future__ import annotations

from typing import Final, NamedTuple

from quebec.engine.board import CULTURE, ECONOMY, POLITICS, RELIGION


class Tile(NamedTuple):
    """A building: the zone it belongs to and the century in which it can be started."""

    key: str
    century: int
    colour: int


TILES: Final = (
    Tile("notre_dame_cathedral", 1, RELIGION),
    Tile("seminary", 1, RELIGION),
    Tile("notre_dame_des_victoires", 1, RELIGION),
    Tile("hotel_dieu", 1, RELIGION),
    Tile("chateau_st_louis", 1, POLITICS),
    Tile("batterie_royale", 1, POLITICS),
    Tile("champlain_habitation", 1, ECONOMY),
    Tile("demers_house", 1, ECONOMY),
    Tile("dumont_house", 1, ECONOMY),
    Tile("jacquet_house", 1, CULTURE),
    Tile("jolliet_house", 1, CULTURE),
    Tile("ursulines_chapel", 2, RELIGION),
    Tile("holy_trinity_cathedral", 2, RELIGION),
    Tile("cap_diamant_redoubt", 2, POLITICS),
    Tile("dauphine_redoubt", 2, POLITICS),
    Tile("chateau_haldimand", 2, POLITICS),
    Tile("intendants_palace", 2, POLITICS),
    Tile("barbel_house", 2, ECONOMY),
    Tile("chevalier_house", 2, ECONOMY),
    Tile("maillou_house", 2, CULTURE),
    Tile("maizerets_manor", 2, CULTURE),
    Tile("gervais_beaudoin_house", 2, CULTURE),
    Tile("jesuit_chapel", 3, RELIGION),
    Tile("archdiocese_of_quebec", 3, RELIGION),
    Tile("kirk_hall", 3, RELIGION),
    Tile("city_hall", 3, POLITICS),
    Tile("parliament", 3, POLITICS),
    Tile("chateau_frontenac", 3, ECONOMY),
    Tile("louis_st_laurent", 3, ECONOMY),
    Tile("customs_building", 3, ECONOMY),
    Tile("thibaudeau_warehouse", 3, ECONOMY),
    Tile("museum_french_america", 3, CULTURE),
    Tile("capitol_theatre", 3, CULTURE),
    Tile("saint_roch", 4, RELIGION),
    Tile("saint_coeur_de_marie", 4, RELIGION),
    Tile("andre_laurendeau", 4, POLITICS),
    Tile("health_and_welfare", 4, POLITICS),
    Tile("marie_guyart", 4, POLITICS),
    Tile("le_concorde", 4, ECONOMY),
    Tile("price_building", 4, ECONOMY),
    Tile("grand_theatre", 4, CULTURE),
    Tile("museum_civilization", 4, CULTURE),
    Tile("museum_fine_arts", 4, CULTURE),
    Tile("guy_fregault", 4, CULTURE),
)
TILE_NUMBER: Final = {tile.key: k for k, tile in enumerate(TILES)}
# The same as lists and dictionaries of single values, which compiled code reads much faster.
TILE_KEYS: Final = [tile.key for tile in TILES]
CENTURY_OF_TILE: Final = {tile.key: tile.century for tile in TILES}
