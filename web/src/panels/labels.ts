/** A choice in a word or two, for a button; its whole sentence stands beside it. */

import { districtWithCode, zoneOf } from '../board/board'
import type { Game, Way } from '../game.svelte'

export function shortLabel(game: Game, way: Way): string {
  const { texts } = game
  const { kind, move } = way.offer
  const zone = zoneOf(move)
  if (zone) return texts.zone(zone)
  if (kind === 'leader') return texts.say(`terminal-leader-${move}`)
  if (kind === 'district') return texts.district(districtWithCode(move)?.key ?? '')
  if (kind === 'site') return texts.building(game.site(move)?.tile ?? '', 'short')
  if (kind === 'number') return move
  return texts.said(way.offer.text)
}
