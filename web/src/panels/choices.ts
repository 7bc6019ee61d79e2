/** How a choice looks in a list: its icon, and the zone whose colours it wears. */

import { districtAt, districtNamed, districtWithCode, zoneOf } from '../board/board'
import type { Way } from '../game.svelte'
import type { IconName } from '../icons/icons'
import type { Zone } from '../wire/types'
import { leaderIcon, leaderZone } from './leaders'

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

export function zoneOfWay(way: Way): Zone | '' {
  const { kind, move } = way.offer
  if (kind === 'site') return districtNamed(districtAt(move))?.zone ?? ''
  if (kind === 'district') return districtWithCode(move)?.zone ?? ''
  if (kind === 'leader') return leaderZone(move)
  return zoneOf(move) ?? ''
}

export function iconOf(way: Way): IconName {
  const { kind, move } = way.offer
  if (kind === 'site') return districtAt(move) as IconName
  if (kind === 'district') return (districtWithCode(move)?.key ?? 'check') as IconName
  if (kind === 'leader') return leaderIcon(move)
  if (kind === 'pair') return 'swap'
  return zoneOf(move) ?? ACTIONS[move] ?? 'worker'
}
