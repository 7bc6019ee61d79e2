/** Groups of buildings: those to outline, and those that a building would join. */

import { sites } from '../board/board'
import type { Seen, SeenGroup } from '../wire/types'

const neighbours = new Map(sites.map((site) => [site.name, site.neighbours]))

/** A single building needs no outline: its token says whose it is. */
export const outlined = (view: Seen): SeenGroup[] => view.groups.filter((group) => group.sites.length > 1)

/**
 * The groups that matter for a site that is aimed at: the one it belongs to, or for a site without a
 * token those of a player that a building there would join, as one.
 */
export function around(view: Seen, site: string, player: number): SeenGroup[] {
  const own = view.groups.find((group) => group.sites.includes(site))
  if (own) return [own]
  const beside = view.groups.filter(
    (group) => group.seat === player && group.sites.some((one) => neighbours.get(site)?.includes(one)),
  )
  if (!beside.length) return []
  return [
    {
      seat: player,
      sites: [...beside.flatMap((group) => group.sites), site].sort(),
      value: beside.reduce((sum, group) => sum + group.value, 0),
      is_main: beside.some((group) => group.is_main),
    },
  ]
}
