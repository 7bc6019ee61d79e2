/** The ways to what can be chosen: the moves that lead there. */

import { kindOf } from '../board/board'
import type { Offer } from '../wire/types'

/** A way to something on the board: the moves that lead there, and the offer of the last one. */
export interface Way {
  moves: string[]
  offer: Offer
  /** What it starts with, if that is chosen together with it: an action, or where workers go. */
  lead: Offer | null
}

/** The actions of a turn in the order of the rules, and what is chosen after each. */
const chosenNext: Record<string, string> = {
  start: 'site',
  stage: 'site',
  leader: 'leader',
  send: 'zone',
}
export const ACTIONS: readonly string[] = Object.keys(chosenNext)

/** Every legal move, for an action the choices that follow it, for a zone the numbers of workers. */
export function waysOf(offers: Offer[], action: string | null): Map<string, Way> {
  const ways = new Map<string, Way>()
  for (const offer of offers) {
    ways.set(offer.move, { moves: [offer.move], offer, lead: null })
    for (const then of numbersOf(offer)) {
      const moves = [offer.move, then.move]
      ways.set(moves.join(','), { moves, offer: then, lead: offer })
    }
    const next = chosenNext[offer.move]
    if (!next || (action !== null && action !== offer.move)) continue
    const only = goesOn(offer) ? undefined : onlyTarget(offer)
    if (only) ways.set(only, { moves: [offer.move], offer, lead: { ...offer, facts: [] } })
    for (const then of offer.then ?? []) {
      if (then.kind === next) {
        ways.set(then.move, { moves: [offer.move, then.move], offer: then, lead: offer })
      }
    }
  }
  return ways
}

/** How many workers: chosen in one step with where they go. */
export const numbersOf = (offer: Offer): Offer[] =>
  offer.kind === 'action' ? [] : (offer.then ?? []).filter((then) => then.kind === 'number')

/** Whether it is chosen in one step, as the question asks: not by an action that comes first. */
export const isDirect = (way: Way): boolean =>
  way.lead ? way.lead.kind !== 'action' : !numbersOf(way.offer).length

/** Whether an action is followed by a choice on the board; a single option is taken. */
export const goesOn = (offer: Offer): boolean =>
  (offer.then ?? []).some((then) => then.kind === chosenNext[offer.move])

/** Whether the scoring after it can be foreseen; not before an action's site, leader or zone. */
export const foreseen = (way: Way): boolean => way.offer.kind !== 'action' || !way.offer.then

/** Whether it is a place or a card: it is explained before it is chosen by touch. */
export const isPlace = (way: Way): boolean =>
  ['site', 'zone', 'district', 'leader'].includes((way.lead ?? way.offer).kind)

/** The action that a move would belong to; a site is started, or built on if it is `begun`. */
export function actionFor(move: string, begun: boolean): string | undefined {
  const kind = kindOf(move)
  return Object.keys(chosenNext).find(
    (action) => chosenNext[action] === kind && (kind !== 'site' || (action === 'stage') === begun),
  )
}

/** The one site or leader that an action is about, from its facts. */
function onlyTarget(offer: Offer): string | undefined {
  for (const fact of offer.facts) {
    if (fact.fact === 'stage_constructed') return fact.site
    if (fact.fact === 'architect_placed' && !fact.neutral) return fact.site
    if (fact.fact === 'leader_taken') return fact.leader
  }
  return undefined
}
