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
export const buildingOn = (site: string, layout: readonly string[]) =>
  building(layout[siteNumber(site)] ?? '')
export const seat = (number: number) => new Name('seat', { number: number + 1 })

/** The building with the site's notation in brackets, or without a layout the notation. */
export function site(name: string, layout: readonly string[] | null): Name {
  if (layout === null) return new Name('site-bare', { code: name })
  return new Name('site', { building: buildingOn(name, layout), code: name })
}
