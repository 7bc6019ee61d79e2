/** How leaders look: those of the 2-player game as the ones they stand for. */

import type { IconName } from '../icons/icons'
import type { Zone } from '../wire/types'

const ZONES: Record<string, Zone> = {
  religious: 'religion',
  political: 'politics',
  economic: 'economy',
  cultural: 'culture',
  citadelle: 'citadelle',
}
const plain = (leader: string) => leader.replace('2', '')

export const leaderZone = (leader: string): Zone => ZONES[plain(leader)] ?? 'citadelle'
export const leaderIcon = (leader: string): IconName => `leader_${plain(leader)}` as IconName
