/** The board as it is printed, and the rule sets: what Python writes into board.json. */

import type { Zone } from '../wire/types'
import description from './board.json'

export interface District {
  key: string
  code: string
  zone: Zone
  cost: number
  col: number
  row: number
}

export interface Site {
  name: string
  district: string
  col: number
  row: number
  neighbours: string[]
}

export interface Ruleset {
  name: string
  edition: number
  /** The numbers of players that it is for. */
  players: number[]
  /** Whether it is played with event cards. */
  events: boolean
}

export const zones = description.zones as Zone[]
export const districts = description.districts as District[]
export const sites: Site[] = description.sites
export const leaders: string[] = description.leaders
/** The newest edition first: it is what is proposed. */
export const rulesets: Ruleset[] = description.rulesets

/** The centuries that have event cards. */
export const centuries = [...new Set(description.events.map((event) => event.century))]
/** The years of the cards that a century can have. */
export const eventsOf = (century: number): string[] =>
  description.events.filter((event) => event.century === century).map((event) => event.year)

const number = new Map(sites.map((site, k) => [site.name, k]))
const kinds = new Map(description.moves.map((move) => [move.text, move.kind]))
const byKey = new Map(districts.map((district) => [district.key, district]))
const byCode = new Map(districts.map((district) => [district.code, district]))

export const isZone = (place: string): place is Zone => (zones as string[]).includes(place)
export const isSite = (place: string): boolean => number.has(place)
export const siteNumber = (site: string): number => number.get(site) ?? -1
export const districtAt = (site: string): string => sites[siteNumber(site)]?.district ?? ''
export const districtNamed = (key: string): District | undefined => byKey.get(key)
export const districtWithCode = (code: string): District | undefined => byCode.get(code)

/** What a move chooses: a site, a zone, a leader, an action and so on. */
export const kindOf = (move: string): string => kinds.get(move) ?? ''

/** The zone that a move such as "rel" names. */
export const zoneOf = (move: string): Zone | undefined =>
  kindOf(move) === 'zone' ? zones.find((zone) => zone.startsWith(move)) : undefined
