/** The places of the board: their state, and a description as text. */

import type { Game } from '../game/game.svelte'
import * as names from '../texts/names'
import type { SeenSite } from '../wire/types'

/**
 * The state of a place on the board: it can be chosen at once, together with its action (open), is
 * being looked at, or cannot be chosen while others can.
 */
export type TileState = 'plain' | 'open' | 'legal' | 'aimed' | 'dim'

export const canBeChosen = (state: TileState): boolean =>
  state === 'open' || state === 'legal' || state === 'aimed'

/** A description of a site, for screen readers. */
export function describeSite({ shown, aim }: Game, site: SeenSite): string {
  const { texts, seats, view } = shown
  const parts = [
    texts.say(`page-site-${site.mark}`, {
      site: names.site(site.name, seats.layout),
      zone: names.zone(site.zone),
      century: names.century(site.century),
      stages: site.stages.length,
    }),
    texts.say('page-district', { district: names.district(site.district), number: site.cost }),
  ]
  const owner = view.seats.findIndex((seat) => seat.architect === site.name)
  if (owner >= 0) parts.push(texts.say('page-architect', { player: shown.name(owner) }))
  if (view.neutral_architect === site.name) parts.push(texts.say('page-architect-neutral'))
  if (site.stages.length) {
    parts.push(texts.say('page-stages', { people: texts.listed(site.stages.map((k) => shown.name(k))) }))
  }
  if (site.token) {
    const { seat, stars } = site.token
    parts.push(texts.say('page-token', { player: shown.name(seat), stars }))
  }
  const way = aim.ways.get(site.name)
  if (way) parts.push(texts.wording(way.offer.text))
  return parts.join(' ')
}
