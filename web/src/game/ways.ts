/** The ways to what can be chosen: the moves that lead there. */

import { kindOf } from '../board/board'
import type { Offer } from '../wire/types'

/** A way to something on the board: the moves that lead there, and the offer of the last one. */
export interface Way {
  moves: string[]
  offer: Offer
  /** The action that it starts with, if that is chosen together with it. */
  lead: Offer | null
}

/** The choices that follow each action of a turn. */
const chosenNext: Record<string, string> = {
  start: 'site',
  stage: 'site',
  leader: 'leader',
  send: 'zone',
}

/** Every legal move, and for an action the choices that follow it. */
export function waysOf(offers: Offer[], action: string | null): Map<string, Way> {
  const ways = new Map<string, Way>()
  for (const offer of offers) {
    ways.set(offer.move, { moves: [offer.move], offer, lead: null })
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

/** Whether an action is followed by a choice on the board; a single option is taken. */
export const goesOn = (offer: Offer): boolean =>
  (offer.then ?? []).some((then) => then.kind === chosenNext[offer.move])

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
