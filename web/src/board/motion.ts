/** What moves on the board after a fact, and for how long. */

import type { Colour, Fact, Zone } from '../wire/types'
import { isZone } from './board'
import { cartouches, type Point, sitePoint } from './geometry'

/** A piece on its way. */
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

export interface Motion {
  travellers: Traveller[]
  /** Sites whose tile turns over, and those where a stage has risen. */
  flipping: ReadonlySet<string>
  rising: ReadonlySet<string>
  /** Sites whose architect is still on the way. */
  awaited: ReadonlySet<string>
  /** Milliseconds, at the usual speed. */
  lasts: number
}

export const STILL: Motion = {
  travellers: [],
  flipping: new Set(),
  rising: new Set(),
  awaited: new Set(),
  lasts: 0,
}

/** The number of facts that a person can follow; after an absence there may be more. */
const MOST_FACTS = 60
const TRAVEL = 620
const WALK = 700
const FLIP = 420

export function motionOf(facts: Fact[], colour: (seat: number) => Colour): Motion {
  if (facts.length > MOST_FACTS) return STILL
  const moving = travellers(facts, colour)
  const flipping = new Set<string>()
  const rising = new Set<string>()
  const awaited = new Set<string>()
  const left = new Map<string, string>()
  for (const fact of facts) {
    if (fact.fact === 'building_completed') flipping.add(fact.site)
    else if (fact.fact === 'tiles_flipped') for (const site of fact.sites) flipping.add(site)
    else if (fact.fact === 'stage_constructed') rising.add(fact.site)
    else if (fact.fact === 'architect_left') left.set(`${fact.neutral || fact.seat}`, fact.site)
    else if (fact.fact === 'architect_placed') {
      moving.push({
        colour: fact.neutral ? 'neutral' : colour(fact.seat),
        seat: fact.seat,
        from: left.get(`${fact.neutral || fact.seat}`) ?? 'hand',
        to: fact.site,
        delay: 0,
        architect: fact.site,
      })
      awaited.add(fact.site)
    }
  }
  const travel = moving.reduce(
    (most, one) => Math.max(most, one.delay + (one.architect ? WALK : TRAVEL)),
    0,
  )
  return {
    travellers: moving,
    flipping,
    rising,
    awaited,
    lasts: Math.max(travel, flipping.size || rising.size ? FLIP : 0),
  }
}

const APART = 60
const SHOWN = 5

/** At most a few pieces for each move: more would be confusing. */
function travellers(facts: Fact[], colour: (seat: number) => Colour): Traveller[] {
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

/** The path of a piece between two points: workers move in an arc, architects straight. */
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

/** An arc whose height is a fraction of its length. */
function arc(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const middle = { x: from.x + dx / 2 + dy * 0.15, y: from.y + dy / 2 - dx * 0.15 }
  return `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`
}

const walk = (from: Point, to: Point): string => `M${from.x} ${from.y}L${to.x} ${to.y}`
