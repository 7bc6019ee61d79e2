/** What a coach says in a first game: one sentence when something happens for the first time. */

import { isZone, zones } from '../board/board'
import * as names from '../texts/names'
import type { Args } from '../texts/catalogue'
import type { Fact, GameShown, Seen, Zone } from '../wire/types'

export interface Tip {
  /** Of its text, `coach-KEY`; each is said once. */
  key: string
  args: Args
}

/** So few sites that the century may end soon. */
const FEW_SITES = 2

/**
 * What there is to say after new facts: about them, and about how the game stands for a seat.
 * `before` is the board before them; nothing if it is not known.
 */
export function tipsOf(facts: readonly Fact[], before: Seen | null, game: GameShown, seat: number, nameOf: (seat: number) => string): Tip[] {
  const now = game.view
  if (!now) return []
  const scored = facts.some((fact) => fact.fact === 'century_ended')
  const found = [
    ...facts.flatMap((fact, k) => about(fact, facts[k - 1], now, seat, scored, nameOf)),
    ...(before && !scored ? lost(before, now, seat, nameOf) : []),
    ...standing(now, game, seat),
  ]
  // The greeting comes first.
  return found.sort((a, b) => Number(b.key === 'hello') - Number(a.key === 'hello'))
}

function about(fact: Fact, last: Fact | undefined, now: Seen, seat: number, scored: boolean, nameOf: (seat: number) => string): Tip[] {
  const mine = 'seat' in fact && fact.seat === seat
  const tip = (key: string, args: Args = {}): Tip[] => [{ key, args }]
  switch (fact.fact) {
    case 'district_offered':
      return mine ? tip('offer') : []
    case 'stage_constructed':
      return !mine && now.seats[seat]?.architect === fact.site ? tip('guest', { player: nameOf(fact.seat) }) : []
    case 'token_placed':
      return mine ? tip('token') : []
    case 'building_completed':
      return fact.stages === 0 && last?.fact === 'architect_left' && last.seat === seat ? tip('bare') : []
    case 'leader_taken':
      return mine ? tip('leader') : tip('rival', { player: nameOf(fact.seat) })
    case 'workers_moved':
      return mine && scored && isZone(fact.source) && isZone(fact.target)
        ? tip('cascade', { source: names.zone(fact.source), zone: names.zone(fact.target) })
        : []
    case 'century_began':
      return fact.century === 1 ? [] : tip(fact.century === 4 ? 'last' : 'century')
    case 'event_revealed':
      return fact.century === 1 ? [] : tip('event')
    case 'game_ended':
      return tip('final')
    default:
      return []
  }
}

/** A zone in which somebody has passed me. */
function lost(before: Seen, now: Seen, seat: number, nameOf: (seat: number) => string): Tip[] {
  const passed = (zone: Zone): number => {
    const had = before.zones[zone]
    const have = now.zones[zone]
    const led = had[seat]! > 0 && had[seat] === Math.max(...had)
    return led ? have.findIndex((number) => number > have[seat]!) : -1
  }
  const zone = zones.find((one) => passed(one) >= 0)
  return zone ? [{ key: 'majority', args: { player: nameOf(passed(zone)), zone: names.zone(zone) } }] : []
}

/** What holds now. */
function standing(now: Seen, game: GameShown, seat: number): Tip[] {
  const tips: Tip[] = []
  const say = (key: string) => tips.push({ key, args: {} })
  const isMyTurn = now.decision?.seat === seat && now.decision.effect === 'action'
  if (game.must_confirm && game.waiting === seat) say('confirm')
  if (isMyTurn) say('hello')
  if (isMyTurn && now.seats[seat]!.active === 0) say('tired')
  if (isMyTurn && now.sites.filter((site) => site.mark === 'available').length <= FEW_SITES) say('sites')
  if (now.groups.some((group) => group.seat === seat && group.sites.length > 1)) say('group')
  return tips
}
