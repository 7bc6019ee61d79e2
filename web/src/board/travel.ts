/** Pieces on their way: where workers start and where they go, as the facts tell. */

import type { Colour, Fact, Zone } from '../wire/types'
import { isZone } from './board'
import { cartouches, type Point, sitePoint } from './geometry'

export interface Traveller {
  colour: Colour | 'neutral'
  seat: number
  /** Sites, zones, or a hand. */
  from: string
  to: string
  delay: number
  /** The site that it goes to, if it is an architect. */
  architect?: string
}

const APART = 60
const SHOWN = 5

/** At most a few pieces for each move: more would only be a crowd. */
export function travellers(facts: Fact[], colour: (seat: number) => Colour): Traveller[] {
  const found: Traveller[] = []
  for (const fact of facts) {
    if (fact.fact !== 'workers_moved') continue
    const { seat, source: from, target: to } = fact
    for (let k = 0; k < Math.min(fact.number, SHOWN); k++) {
      found.push({ colour: colour(seat), seat, from, to, delay: APART * found.length })
    }
  }
  return found
}

/** The way of a piece between two points: workers take a bow, architects go straight. */
export const wayOf = (one: Traveller, from: Point, to: Point): string =>
  one.architect ? walk(from, to) : arc(from, to)

/** A zone's row of workers, a site, or the hand at the left edge. */
export function spot(place: string, seat: number, players: number): Point {
  if (isZone(place)) {
    const box = cartouches[place as Zone]
    return { x: box.x + 84 + (seat * (box.width - 76)) / Math.max(players, 4), y: box.y + 53 }
  }
  return sitePoint.get(place) ?? { x: -90, y: -80 + 120 * seat }
}

/** A bow whose height is a part of its length. */
function arc(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const middle = { x: from.x + dx / 2 + dy * 0.15, y: from.y + dy / 2 - dx * 0.15 }
  return `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`
}

const walk = (from: Point, to: Point): string => `M${from.x} ${from.y}L${to.x} ${to.y}`
