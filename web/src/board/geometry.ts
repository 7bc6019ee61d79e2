/** Where everything is on the board: one coordinate system for all that is drawn or moves. */

import type { Zone } from '../wire/types'
import { districts, sites } from './board'

export const SITE = 45
export const DISTRICT = 41
export const WHOLE = { x: -78, y: -144, width: 1006, height: 892 }
/** The buildings alone, where the zones are shown beside the board. */
export const BUILDINGS = { x: -62, y: -60, width: 974, height: 726 }

export interface Point {
  x: number
  y: number
}
export interface Box extends Point {
  width: number
  height: number
}

export const at = (place: { col: number; row: number }): Point => ({
  x: 50 * place.col,
  y: 86.6 * place.row,
})

export const sitePoint = new Map(sites.map((site) => [site.name, at(site)]))
export const districtPoint = new Map(districts.map((district) => [district.key, at(district)]))

/** Where a site or a district is. */
export const placePoint = (place: string): Point | undefined => sitePoint.get(place) ?? districtPoint.get(place)

const neighbours = new Map(sites.map((site) => [site.name, site.neighbours]))

/** From each of these sites to its neighbours among them; a site alone is a point. */
export const wayThrough = (group: readonly string[]): string =>
  group
    .flatMap((site) => {
      const from = sitePoint.get(site)!
      const to = neighbours.get(site)!.filter((one) => one > site && group.includes(one))
      return [
        `M${from.x} ${from.y}h0`,
        ...to.map((one) => `M${from.x} ${from.y}L${sitePoint.get(one)!.x} ${sitePoint.get(one)!.y}`),
      ]
    })
    .join('')

const LEFT = -58
const RIGHT = 908
const TOP = -132
const BOTTOM = 660
const CARTOUCHE = { width: 326, height: 76 }

/** The zones are in the corners, clockwise, and the citadelle between the two upper ones. */
export const cartouches: Record<Zone, Box> = {
  religion: { x: LEFT, y: TOP, ...CARTOUCHE },
  politics: { x: RIGHT - CARTOUCHE.width, y: TOP, ...CARTOUCHE },
  economy: { x: RIGHT - CARTOUCHE.width, y: BOTTOM, ...CARTOUCHE },
  culture: { x: LEFT, y: BOTTOM, ...CARTOUCHE },
  citadelle: { x: 425 - 141, y: TOP, width: 282, height: CARTOUCHE.height },
}

const CORNER = { width: 316, height: 90 }

/** The two corners of the town where there is only ground, no tile and no zone: a sentence has space there. */
export const corners: { readonly upper: Box; readonly lower: Box } = {
  upper: { x: 604, y: -53, ...CORNER },
  lower: { x: -70, y: 568, ...CORNER },
}

/** A rectangle whose corners are cut. */
export function cutCorners({ x, y, width, height }: Box, cut: number): string {
  return (
    `M${x + cut} ${y}h${width - 2 * cut}l${cut} ${cut}v${height - 2 * cut}l${-cut} ${cut}` +
    `h${2 * cut - width}l${-cut} ${-cut}v${2 * cut - height}z`
  )
}

/** An arc through the top of a circle, to write along. */
export const arcOver = (radius: number): string =>
  `M${-radius * Math.cos(0.35)} ${radius * Math.sin(0.35)}` +
  `A${radius} ${radius} 0 1 1 ${radius * Math.cos(0.35)} ${radius * Math.sin(0.35)}`

/** The place nearest to another in a direction, for the arrow keys. */
export function nearest(from: Point, places: Map<string, Point>, dx: number, dy: number) {
  let best = ''
  let least = Infinity
  for (const [name, to] of places) {
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
    if (along > 1 && along + 2 * aside < least) {
      least = along + 2 * aside
      best = name
    }
  }
  return best
}
