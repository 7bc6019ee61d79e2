"""The introductory layout: a fixed one of our own for first games.

Few neighbours are of the same century, so every century is spread over the whole board.
"""

from __future__ import annotations

from typing import Final

from quebec.engine.board import DISTRICTS, SITE_COUNT, SITES_AROUND

AROUND: Final = """
pro ursulines_chapel notre_dame_cathedral saint_roch
iri archdiocese_of_quebec hotel_dieu saint_coeur_de_marie
jew kirk_hall notre_dame_des_victoires holy_trinity_cathedral
mun parliament chateau_st_louis cap_diamant_redoubt
prv intendants_palace andre_laurendeau city_hall
mil marie_guyart batterie_royale chateau_haldimand
por chateau_frontenac dumont_house barbel_house
man champlain_habitation le_concorde thibaudeau_warehouse
bus demers_house price_building louis_st_laurent
aca museum_french_america gervais_beaudoin_house guy_fregault
ent maillou_house grand_theatre capitol_theatre
art maizerets_manor museum_civilization jacquet_house
arc jesuit_chapel seminary
sea dauphine_redoubt health_and_welfare
tra chevalier_house customs_building
her jolliet_house museum_fine_arts
"""
"""The tiles around each district, in the order of its sites."""


def _layout() -> tuple[str, ...]:
    """The tile on each site."""
    tiles = [""] * SITE_COUNT
    around = dict(line.split(maxsplit=1) for line in AROUND.strip().splitlines())
    for district, sites in zip(DISTRICTS, SITES_AROUND, strict=True):
        for site, tile in zip(sites, around[district.code].split(), strict=True):
            tiles[site] = tile
    return tuple(tiles)


INTRODUCTORY: Final = _layout()
