/** What moves on the board because of what happened, and how long that takes. */

import type { Colour, Fact } from '../wire/types'
import { travellers, type Traveller } from './travel'

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

/** As many facts as a person can follow; after an absence there are more. */
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
