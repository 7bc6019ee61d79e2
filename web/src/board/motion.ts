/** What moves after facts: pieces, leaders and points, from where to where, and for how long. */

import { isCounting, type Scene } from '../game/scoring'
import type { Colour, Fact } from '../wire/types'
import { isSite, isZone } from './board'

/** Something on its way over the page. */
export interface Traveller {
  kind: 'worker' | 'architect' | 'leader' | 'points'
  seat: number
  colour: Colour | 'neutral'
  /** Sites, zones, "active" or "passive" for a hand, "score", "leader:" and its key. */
  from: string
  to: string
  /** Milliseconds, at the usual speed. */
  delay: number
  lasts: number
  /** The number of points. */
  points?: number
}

export interface Motion {
  travellers: Traveller[]
  /** Sites whose tile turns over, and those where a stage has risen. */
  flipping: ReadonlySet<string>
  rising: ReadonlySet<string>
  /** Milliseconds, at the usual speed. */
  lasts: number
}

export const STILL: Motion = { travellers: [], flipping: new Set(), rising: new Set(), lasts: 0 }

/** The number of facts that a person can follow; after an absence there may be more. */
const MOST_FACTS = 60
/** At most a few pieces for each move: more would be confusing. */
const MOST_PIECES = 5
const TRAVEL = 620
const WALK = 700
const POINTS = 850
const FLIP = 420
const APART = 60
/** One thing after the other: the next starts when the last one is on its way. */
const THEN = 240

/** The motion of a turn. */
export function motionOf(facts: Fact[], colour: (seat: number) => Colour): Motion {
  if (facts.length > MOST_FACTS) return STILL
  const travellers: Traveller[] = []
  const flipping = new Set<string>()
  const rising = new Set<string>()
  const left = new Map<string, string>()
  let start = 0
  let place = ''
  const send = (one: Omit<Traveller, 'delay' | 'colour'>, number = 1, neutral = false) => {
    const apart = one.kind === 'points' ? 0 : APART
    for (let k = 0; k < Math.min(number, MOST_PIECES); k++) {
      travellers.push({ ...one, colour: neutral ? 'neutral' : colour(one.seat), delay: start + k * apart })
    }
    start += THEN
  }
  for (const fact of facts) {
    if ('site' in fact) place = fact.site
    if (fact.fact === 'building_completed') flipping.add(fact.site)
    else if (fact.fact === 'tiles_flipped') for (const site of fact.sites) flipping.add(site)
    else if (fact.fact === 'stage_constructed') rising.add(fact.site)
    else if (fact.fact === 'architect_left') left.set(`${fact.neutral || fact.seat}`, fact.site)
    else if (fact.fact === 'architect_placed') {
      const from = left.get(`${fact.neutral || fact.seat}`) ?? 'active'
      send({ kind: 'architect', seat: fact.seat, from, to: fact.site, lasts: WALK }, 1, fact.neutral)
    } else if (fact.fact === 'leader_taken') {
      send({ kind: 'leader', seat: fact.seat, from: `leader:${fact.leader}`, to: 'active', lasts: WALK })
    } else if (fact.fact === 'workers_moved' && !isInHand(fact)) {
      send({ kind: 'worker', seat: fact.seat, from: fact.source, to: fact.target, lasts: TRAVEL }, fact.number)
    } else if (fact.fact === 'scored') {
      const from = isSite(fact.what) || isZone(fact.what) ? fact.what : place || 'active'
      send({ kind: 'points', seat: fact.seat, from, to: 'score', lasts: POINTS, points: fact.points })
    }
  }
  return { travellers, flipping, rising, lasts: lasting(travellers, flipping.size || rising.size ? FLIP : 0) }
}

/** Workers that become active or passive stay in the hand. */
const isInHand = (fact: { source: string; target: string }): boolean =>
  ['active', 'passive'].includes(fact.source) && ['active', 'passive'].includes(fact.target)

const lasting = (travellers: Traveller[], least: number): number =>
  travellers.reduce((most, one) => Math.max(most, one.delay + one.lasts), least)

/** The majority is seen before its workers leave. */
const LOOK = 700
const CASCADE = 800
const HOME = 650

/** The motion of a scene: what is counted flies to the score, and the workers of a zone leave it. */
export function motionIn(scene: Scene, colour: (seat: number) => Colour): Motion {
  if (scene.kind === 'completing' || scene.kind === 'next') return motionOf(scene.facts, colour)
  const travellers: Traveller[] = []
  const counting = isCounting(scene) ? countingOf(scene) : LOOK
  scene.flights.forEach(({ seat, points, from: what }, k) => {
    const from = isSite(what) ? what : 'row'
    travellers.push({ kind: 'points', seat, points, from, to: 'score', colour: colour(seat), delay: counting + k * 90, lasts: POINTS })
  })
  let [on, home] = [0, 0]
  for (const fact of scene.facts) {
    if (fact.fact !== 'workers_moved' || isInHand(fact)) continue
    const { seat, source: from, target: to } = fact
    const goesHome = to === 'passive'
    for (let k = 0; k < Math.min(fact.number, goesHome ? 3 : MOST_PIECES); k++) {
      const delay = LOOK + (goesHome ? 50 * home++ : 90 * on++)
      travellers.push({ kind: 'worker', seat, colour: colour(seat), from, to, delay, lasts: goesHome ? HOME : CASCADE })
    }
  }
  return { ...STILL, travellers, lasts: lasting(travellers, 0) }
}

const EACH = 55
/** How long workers take to count themselves, one after the other. */
export const countingOf = ({ workers }: Scene): number => 250 + EACH * Math.min(Math.max(0, ...workers), 14)
export const countedAt = (k: number): number => 150 + EACH * Math.min(k, 14)
