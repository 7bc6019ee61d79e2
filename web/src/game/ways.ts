/** The ways to what can be chosen: the moves that lead there. */

import { kindOf } from '../board/board'
import type { Offer } from '../wire/types'

/** A way to something on the board: the moves that lead there, and the offer of the last one. */
export interface Way {
  moves: string[]
  offer: Offer
  /** The action that it begins with, if that is chosen along with it. */
  lead: Offer | null
}

/** What each action of a turn goes on to choose. */
const chosenNext: Record<string, string> = {
  start: 'site',
  stage: 'site',
  leader: 'leader',
  send: 'zone',
}

/** Every move that can be made, and with an action what it goes on to choose. */
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

/** Whether an action lets choose something on the board; where there is only one, it is taken. */
export const goesOn = (offer: Offer): boolean =>
  (offer.then ?? []).some((then) => then.kind === chosenNext[offer.move])

/** The action that a move would belong to; a site is started, or built on if it is `begun`. */
export function actionFor(move: string, begun: boolean): string | undefined {
  const kind = kindOf(move)
  return Object.keys(chosenNext).find(
    (action) => chosenNext[action] === kind && (kind !== 'site' || (action === 'stage') === begun),
  )
}

/** The one site or leader that an action is about, as what it does tells. */
function onlyTarget(offer: Offer): string | undefined {
  for (const fact of offer.facts) {
    if (fact.fact === 'stage_constructed') return fact.site
    if (fact.fact === 'architect_placed' && !fact.neutral) return fact.site
    if (fact.fact === 'leader_taken') return fact.leader
  }
  return undefined
}
