/** How choices, leaders and scenes look: their icon, a word or two, and the zone that colours them. */

import { districtAt, districtNamed, districtWithCode, kindOf, zoneOf } from '../board/board'
import type { Game } from '../game/game.svelte'
import type { Scene } from '../game/scoring'
import type { Way } from '../game/ways'
import type { IconName } from '../icons/icons'
import type { Zone } from '../wire/types'

const ACTIONS: Record<string, IconName> = {
  start: 'architect',
  stage: 'worker',
  leader: 'leader_political',
  send: 'citadelle',
  own: 'architect',
  neutral: 'architect',
  do: 'check',
  skip: 'close',
}

export const actionIcon = (action: string): IconName => ACTIONS[action] ?? 'worker'

export function zoneOfWay(way: Way): Zone | '' {
  const { kind, move } = way.lead ?? way.offer
  if (kind === 'site') return districtNamed(districtAt(move))?.zone ?? ''
  if (kind === 'district') return districtWithCode(move)?.zone ?? ''
  if (kind === 'leader') return leaderZone(move)
  return zoneOf(move) ?? ''
}

export function iconOf(way: Way): IconName {
  const { kind, move } = kindOf(way.offer.move) === 'number' && way.lead ? way.lead : way.offer
  if (kind === 'site') return districtAt(move) as IconName
  if (kind === 'district') return (districtWithCode(move)?.key ?? 'check') as IconName
  if (kind === 'leader') return leaderIcon(move)
  if (kind === 'pair') return 'swap'
  return zoneOf(move) ?? actionIcon(move)
}

/** A choice in a word or two, for a button; its whole sentence is beside it. */
export function shortLabel({ shown }: Game, way: Way): string {
  const { texts } = shown
  if (way.lead?.kind === 'zone') return texts.zone(zoneOf(way.lead.move)!)
  const { kind, move } = way.offer
  const zone = zoneOf(move)
  if (zone) return texts.zone(zone)
  if (kind === 'leader') return texts.say(`short-leader-${move}`)
  if (kind === 'district') return texts.district(districtWithCode(move)?.key ?? '')
  if (kind === 'site') return texts.building(shown.site(move)?.tile ?? '', 'short')
  if (kind === 'number') return way.lead ? texts.wording(way.offer.text) : move
  if (kind === 'do') return texts.say('page-use')
  if (kind === 'architect') return texts.say(`page-architect-${move}-short`)
  if (kind === 'pair') return texts.wording({ ...way.offer.text, key: 'page-pair' })
  return texts.wording(way.offer.text)
}

const LEADERS: Record<string, Zone> = {
  religious: 'religion',
  political: 'politics',
  economic: 'economy',
  cultural: 'culture',
  citadelle: 'citadelle',
}

/** The icon of a scene of a century's end. */
export const sceneIcon = (scene: Scene): IconName => scene.zone ?? SCENES[scene.kind] ?? 'history'

const SCENES: Partial<Record<Scene['kind'], IconName>> = {
  title: 'worker',
  finale: 'trophy',
  event: 'cards',
  winner: 'trophy',
  completing: 'architect',
  unfinished: 'architect',
  active: 'worker',
  main_group: 'crown',
  building: 'star',
}

/** Those of the 2-player game look like the ones they replace. */
const plain = (leader: string) => leader.replace('2', '')

export const leaderZone = (leader: string): Zone => LEADERS[plain(leader)] ?? 'citadelle'
export const leaderIcon = (leader: string): IconName => `leader_${plain(leader)}` as IconName
