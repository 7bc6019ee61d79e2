/** What the history tells of: 44 buildings, 20 people, 16 events, 4 centuries, each with an address. */

import { centuries, eventsOf, tiles } from '../board/board'
import type { Texts } from '../texts/texts'
import type { Zone } from '../wire/types'

export const KINDS = ['century', 'building', 'person', 'event'] as const
export type Kind = (typeof KINDS)[number]

export interface Entry {
  /** Its part of the address. */
  key: string
  kind: Kind
  century: number
  zone: Zone | null
  /** Where it is on the timeline; none for somebody whose years the sources do not tell. */
  year: number | null
  /** The order within a century, where there is no year. */
  order: number
}

/** When the buildings were begun. */
const BUILT: Record<string, number> = {
  notre_dame_cathedral: 1647, seminary: 1663, notre_dame_des_victoires: 1687, hotel_dieu: 1644, chateau_st_louis: 1694,
  batterie_royale: 1691, champlain_habitation: 1608, demers_house: 1689, dumont_house: 1689, jacquet_house: 1677,
  jolliet_house: 1683, ursulines_chapel: 1711, holy_trinity_cathedral: 1804, cap_diamant_redoubt: 1693,
  dauphine_redoubt: 1712, chateau_haldimand: 1784, intendants_palace: 1726, barbel_house: 1755, chevalier_house: 1752,
  maillou_house: 1736, maizerets_manor: 1711, gervais_beaudoin_house: 1734, jesuit_chapel: 1817,
  archdiocese_of_quebec: 1847, kirk_hall: 1829, city_hall: 1896, parliament: 1877, chateau_frontenac: 1892,
  louis_st_laurent: 1871, customs_building: 1856, thibaudeau_warehouse: 1880, museum_french_america: 1806,
  capitol_theatre: 1903, saint_roch: 1914, saint_coeur_de_marie: 1919, andre_laurendeau: 1935, health_and_welfare: 1939,
  marie_guyart: 1967, le_concorde: 1974, price_building: 1931, grand_theatre: 1971, museum_civilization: 1988,
  museum_fine_arts: 1933, guy_fregault: 1942,
}

/** The people of the leader tiles, five in each century, with the leader's zone; the year is that of what they are known for. */
const PEOPLE: [key: string, century: number, zone: Zone, year: number | null][] = [
  ['laval', 1, 'religion', 1663],
  ['champlain', 1, 'politics', 1608],
  ['lescarbot', 1, 'culture', 1606],
  ['talon', 1, 'economy', 1665],
  ['frontenac', 1, 'citadelle', 1690],
  ['hocquart', 2, 'economy', 1731],
  ['montcalm', 2, 'politics', 1756],
  ['briand', 2, 'religion', 1763],
  ['chaussegros_de_lery', 2, 'citadelle', 1716],
  ['baillairge', 2, 'culture', 1741],
  ['desjardins', 3, 'economy', 1900],
  ['chauveau', 3, 'politics', 1867],
  ['dufferin', 3, 'citadelle', null],
  ['garneau', 3, 'culture', 1845],
  ['taschereau', 3, 'religion', 1847],
  ['michaelle_jean', 4, 'citadelle', 2005],
  ['lepage', 4, 'culture', 2008],
  ['simons', 4, 'economy', 1996],
  ['ouellet', 4, 'religion', 2003],
  ['labeaume', 4, 'politics', 2007],
]

/** A century begins with its introduction and ends with those whose years are not known. */
const FIRST_YEAR = [0, 1600, 1700, 1800, 1900]

export const entries: Entry[] = [
  ...centuries.map((century): Entry => ({ key: `century-${century}`, kind: 'century', century, zone: null, year: null, order: -1 })),
  ...tiles.map((tile): Entry => ({ key: tile.key, kind: 'building', century: tile.century, zone: tile.zone, year: BUILT[tile.key]!, order: BUILT[tile.key]! })),
  ...PEOPLE.map(([key, century, zone, year]): Entry => ({ key: `person-${key}`, kind: 'person', century, zone, year, order: year ?? FIRST_YEAR[century]! + 100 })),
  ...centuries.flatMap((century) => eventsOf(century).map((year): Entry => ({ key: year, kind: 'event', century, zone: null, year: Number(year), order: Number(year) }))),
].sort((a, b) => a.century - b.century || a.order - b.order)

export const entryNamed = (key: string): Entry | undefined => entries.find((entry) => entry.key === key)

export function titleOf({ key, kind, century }: Entry, texts: Texts): string {
  if (kind === 'building') return texts.building(key)
  if (kind === 'person') return texts.say(key)
  if (kind === 'event') return texts.event(key)
  return texts.catalogue.render(`century-${century}`, { edition: texts.edition }, 'title')
}

/** Year, or years, and what somebody was. */
export function subtitleOf({ key, kind, century, year }: Entry, texts: Texts): string {
  if (kind === 'century') return texts.century(century)
  if (kind === 'event') return texts.event(key, 'year')
  if (kind === 'person') return texts.catalogue.render(key, {}, 'role')
  return String(year)
}

export const storyOf = (entry: Entry, texts: Texts): string => texts.say(`story-${entry.key}`)

export interface Filter {
  words: string
  zone: string
  century: string
  kind: string
}

/** Accents and capitals do not matter in a search. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export function found(filter: Filter, texts: Texts): Entry[] {
  const words = plain(filter.words).split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    if (filter.zone && entry.zone !== filter.zone) return false
    if (filter.century && String(entry.century) !== filter.century) return false
    if (filter.kind && entry.kind !== filter.kind) return false
    if (!words.length) return true
    const text = plain(`${titleOf(entry, texts)} ${subtitleOf(entry, texts)} ${storyOf(entry, texts)}`)
    return words.every((word) => text.includes(word))
  })
}
