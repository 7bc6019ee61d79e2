/** Names of things, as arguments of messages. */

import { districtAt, siteNumber } from '../board/board'
import { Name } from './catalogue'

/** Of the centuries. */
export const NUMERALS = ['', 'I', 'II', 'III', 'IV']

export const zone = (key: string) => new Name(`zone-${key}`)
export const district = (key: string) => new Name(`district-${key}`)
export const districtOf = (site: string) => district(districtAt(site))
export const leader = (key: string, terms = {}) => new Name(`leader-${key}`, terms)
export const event = (year: string) => new Name(`event-${year}`)
export const century = (number: number) => new Name(`century-${number}`)
export const building = (tile: string) => new Name(`building-${tile}`)
/** At a real table that was entered, tiles may be unknown: then it is called by its site. */
export function buildingOn(site: string, layout: readonly string[]): Name {
  const tile = layout[siteNumber(site)]
  return tile ? building(tile) : new Name('site-bare', { code: site })
}
export const seat = (number: number) => new Name('seat', { number: number + 1 })

/**
 * A site is called by its building. The notation that Python puts behind it is for those who type it;
 * without a layout there is nothing else.
 */
export const site = (name: string, layout: readonly string[] | null): Name =>
  layout === null ? new Name('site-bare', { code: name }) : buildingOn(name, layout)
